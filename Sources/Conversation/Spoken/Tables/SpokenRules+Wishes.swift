extension SpokenRules {
    /// Foods to cook with and dishes to look for.
    static let wishes = """
        tell COOKQ USING? FOODS -> cook {FOODS}
        AROUND* USEUPHARD ITEMS AROUND* -> cook {ITEMS}
        gotta|got_to|have_to|need_to|must USEUPHARD ITEMS -> cook {ITEMS}
        i|we am|are left with ITEMS -> cook {ITEMS}
        what do|have you have|got with|for|containing|featuring FOODS -> wish {FOODS}
        SHOW something|anything|stuff|things|RECIPES|ways that? PRON MODAL MAKE USING FOODS -> cook {FOODS}
        SHOW? something|anything|stuff|things to do with FOODS -> cook {FOODS}
        PRON? HAVE? FOODS that|which? BE? GOINGOFF COOKQ? USING? it|them|that|those? -> cook {FOODS}
        SHOW? all? mine|my_recipes|my_own_recipes|all_my_recipes|my_own|own_recipes|recipes_of_mine|recipes_of_my_own -> search mine
        KNOWN mine|of_mine|of_my_own|in_my_recipes|from_my_recipes -> search {KNOWN} mine
        PRON? need|want|thinking_about|planning MEAL PRON? have|got|have_got|there_is|only_have ITEMS -> cook {ITEMS}
        SHOW? ideas|suggestions|ways|tips|inspiration for|of|on? using|finishing|using_up|finishing_off FOODS -> cook {FOODS}
        other|more|new? ideas|suggestions|inspiration|thoughts|tips|advice|help|clue|idea for|on|about|with? COOKQ USING? FOODS -> cook {FOODS}
        what|which RECIPES|ones have|has|contain|contains|use|uses|need|needs|include|come_with FOODS in_it|in_them|in? -> narrow {FOODS}
        FOODS in_it|in_there|in_them? would_be|sounds|might_be|is|are|would_go|goes|could_be nice|good|great|lovely|well|fine too|as_well|also -> narrow {FOODS}
        what is|are a|the|some? good|best|nice|tasty|easy|quick|nicest|tastiest|easiest thing|things|stuff|dish|meal|dinner to|that? PRON? MODAL? MAKE USING FOODS -> cook {FOODS}
        what|how about? if PRON have|had|got|has|only_have|only_had|just_have ITEMS -> cook {ITEMS}
        i|we? opened|looked_in|checked|looked_at|open PANTRY and|, there_is|there_are|i_have|i_found|found|i_see|saw|i_saw ITEMS -> pantry add {ITEMS}
        what can|could|do|have|would you show|offer|suggest|recommend|give|got|find that? is|are? KNOWN -> wish {KNOWN}
        WHATIHAVE is|are ITEMS -> pantry add {ITEMS}
        new|fresh|also|now|today|just_arrived|back in|into my|our|the? PANTRY is|are|:|,? ITEMS -> pantry add {ITEMS}
        PANTRY has|have|contains|holds|is_full_of|has_only|only_has|has_got|is_overflowing_with|are_overflowing_with|is_bursting_with|are_bursting_with|is_packed_with|is_heaving_with|is_stuffed_with|are_full_of|is_stocked_with|is_drowning_in|is_awash_with|is_producing|gave|has_given ITEMS in|left? -> pantry add {ITEMS}
        FOODS for a|an|someone|somebody|people|guests|those|EATER? with|who_has|who_have? a|an? FOODS allergy|intolerance|allergies -> wish-without {FOODS} {FOODS2}
        SHOW|WISH? for a|an|someone|somebody|people|guests|those|EATER who|that|with? has|have? a|an? FOODS allergy|intolerance|allergies -> exclude {FOODS}
        SHOW|WISH? for someone|somebody|people|guests|those|EATER who|that DISLIKE FOODS -> exclude {FOODS}
        FOODS to_go_with|to_serve_with|to_go_alongside|to_accompany|alongside KNOWN -> wish {FOODS} {KNOWN}
        FOODS suitable|fit|good? for KNOWN -> wish {FOODS} {KNOWN}
        FOODS for someone|somebody|people|guests|those|EATER who|that DISLIKE FOODS -> wish-without {FOODS} {FOODS2}
        PRON? have? got any|anything with? FOODS -> wish {FOODS}
        do|did|would|does you really? like|love|eat|fancy|want|prefer|hate|enjoy FOODS -> error
        EATER is|am|are hot|cold|warm|easy|light|sweet|mild|game|sick|tired -> error
        EATER is|am|are all|both|strictly|a? KNOWN -> narrow {KNOWN}
        what is|are a|some|your|the? good|nice|decent|best|favorite|great|easy KNOWN -> wish {KNOWN}
        what is|are a|some|your|the? good|nice|decent|really? quick|fast|speedy|quickest|fastest KNOWN -> search minutes:30 {KNOWN}
        what is|are quick|fast|speedy tonight|today|this_evening|now|for_tonight? -> search minutes:30
        who is|has|have|knows got? any|some|a|good KNOWN -> wish {KNOWN}
        OWNER have|got only|just? got|have? FOODS any? ideas|suggestions|thoughts|inspiration -> cook {FOODS}
        all PRON have|got|have_got left|here|in? is|are FOODS -> cook {FOODS}
        there_is|there_are|i_have|we_have|got|have|i_have_got|we_have_got ITEMS to USEUP -> cook {ITEMS}
        FOODS have you got|have that|it|one|any|some -> wish {FOODS}
        something|anything|stuff|things|RECIPES that? PRON MODAL MAKE USING FOODS -> cook {FOODS}
        do you do|make|know KNOWN -> wish {KNOWN}
        do|does FOODS exist -> wish {FOODS}
        can|could|shall|should|might? PRON? make|cook|bake|prepare|do|whip_up|rustle_up|knock_up|throw_together anything|something|stuff|much|dinner|lunch|supper|tea USING FOODS -> cook {FOODS}
        EATER is|am|are KNOWN COOKQ USING? FOODS? -> cook {FOODS} {FOODS2}
        EATER is|am|are KNOWN so|and|but? WISH FOODS -> wish {FOODS} {FOODS2}
        what|which KNOWN have|do|are|is|can|could you|we|there got|have|know|offer|do|make|suggest|recommend? -> wish {KNOWN}
        WISH? KNOWN RECIPES? PRON MODAL MAKE USING FOODS -> cook {KNOWN} {FOODS}
        that|this|it|there is a|quite|an? awful? lot|loads|load|plenty|ton|tons of FOODS -> error
        what is the|a|some? good|best|nice|easiest|easy|proper|right|quickest? way|ways|recipe to|for|of COOKIT|eat|eating|serve|serving|use|have|enjoy FOODS -> wish {FOODS}
        good|best|nice|easiest|easy|proper|right way|ways|recipe to|for|of COOKIT|eat|eating|serve|serving|enjoy FOODS -> wish {FOODS}
        what is the? good|best|nice|easiest|easy recipe for FOODS -> wish {FOODS}
        RECIPES|ideas|suggestions to|for USEUP FOODS -> cook {FOODS}
        WISH? RECIPES? with|that_have? FOODS in the? title|name|their_title|their_name|its_title|its_name -> title {FOODS}
        is_there|are_there|do_you_have|have_you_got COOKQ USING? FOODS -> cook {FOODS}
        what|which FOODS MODAL PRON MAKE USING? FOODS -> cook {FOODS} {FOODS2}
        what|which FOODS MODAL PRON MAKE -> cook {FOODS}
        COOKQ USING? WHATIHAVE in|left|PANTRY|at|home|already|got|lying_around? -> cook
        PRON? any|need|want|some|got|have|give|send|looking_for? ideas|idea|thoughts|suggestions|inspiration|tips for? MEAL? -> cook
        PRON? BE|MODAL? need|needs|have|got|must|should|ought|has to? use|eat FOODS by|before|until|till? DAYS -> cook {FOODS}
        SHOW what|whatever|anything|something PRON MODAL MAKE for? MEAL? -> cook
        COOKQ -> cook
        PRON? BE|MODAL? so|really|very|quite|that|absolutely? hungry|starving|famished|peckish feed? -> cook
        MEAL|something|anything|a_meal with|from|using|out_of WHATIHAVE|what_i_have_got|what_i_have|what_we_have_got|what_we_have in? PANTRY? -> cook
        how to COOKIT FOODS -> wish {FOODS}
        how MODAL|do PRON COOKIT FOODS -> wish {FOODS}
        SHOW|tell|teach|learn how? PRON? to? COOKIT FOODS -> wish {FOODS}
        how is|are|do|does|would|was FOODS MADE|COOKIT|done -> wish {FOODS}
        WISH any|some? good? RECIPES|anything|something for|with|using? FOODS -> wish {FOODS}
        recipe|recipes|RECIPES for|with? FOODS -> wish {FOODS}
        EATER used_to|always|often MAKE|made FOODS do|have|got|is|can? you|there? have|got|find|know? it|that|one|any|this|anything? like? it|that? -> wish {FOODS}
        SHOW what|whatever|anything|something PRON MODAL MAKE USING FOODS -> cook {FOODS}
        dinner|lunch|supper|tea|a_meal|a_dinner from|using|out_of FOODS -> cook {FOODS}
        COOKQ USING? FOODS -> cook {FOODS}
        FOODS COOKQ USING? FOODS -> cook {FOODS} {FOODS2}
        and|so|but? from|with|out_of|given|using FOODS COOKQ -> cook {FOODS}
        FOODS that|which need|needs|want|wants|must|should|has|have to_be|be|to? using|eating|used|finishing|finished|cooking|eaten up? -> cook {FOODS}
        COOKQ if i|we|all|only|just? have|got only|just|got|is? FOODS -> cook {FOODS}
        NEEDUSE FOODS up|somehow|before_it_goes_off|before_they_go_off|today|soon|quickly|off|first|before_they_go_bad|before_it_goes_bad? -> cook {FOODS}
        FOODS need|needs|want|wants|must|should|ought|could_do_with|has|have to_be|be|to|must|has_to_be|have_to_be|should_be|wants? eating|using|used|finished|eaten|finishing|cooking|up|to_go|drinking|saving|rescuing|cooked up|up_soon|soon|today|off|up_today? -> cook {FOODS}
        cook FOODS -> cook {FOODS}
        PRON? HAVE|BOUGHT|BE|there|have|only|just|MODAL? left|have|got|only|just|some|no|over? FOODS left|over|left_over|in|here|to_use_up|at_home|going_off|lying_around|around|to_hand|on_hand|need_using|need_using_up|that_need_using|PANTRY? PANTRY? what MODAL|is|are|do|to|should|about|can|could|dinner PRON|MEAL|a|for|good? MAKE|MEAL|be|have|good|i|nice|thing? be|with|for|out|to|good|idea|use|USEUP|from|do|nice|i? with|MAKE|MEAL|it|them|that|those|of|dinner|all? them|that|those|it|these|MEAL|all|for|of|do? MEAL|dinner|with|those|them? -> cook {FOODS}
        FOODS COOKQ USING? it|them|that|those|these|this|all_that|all_of_that|all_this|the_two|both? for? MEAL? -> cook {FOODS}
        got|have FOODS any ideas|suggestions|inspiration|thoughts -> cook {FOODS}
        what_about|how_about? MODAL? PRON? MAKE anything|something|dinner|supper? with|from|out_of|using WHATIHAVE -> cook
        OWNER|EATER HAVE ITEMS but|though|and no|not|without FOODS -> cook-without {ITEMS} {FOODS}
        OWNER|EATER have|got|have_got|also_have|just_have|own|only_have|still_have|have_still_got|have_plenty_of|have_loads_of|have_lots_of|now_have|have_some|also|there_is|there_are|have_just_got|have_also_got|have_got_plenty_of|have_got_loads_of|got_in|now_also_have|has|do_have ITEMS in|at|left|here|now|again|to_use|available|already|around|on_hand|too|in_the_house? PANTRY? -> pantry add {ITEMS}
        OWNER? have? just? came|come|got|been|back|returned|am|are home|back|shopping|in? from|to|at market|shop|shops|supermarket|store|stores|greengrocer|butcher|fishmonger|farmers_market|town|bakery|deli|corner_shop|farm_shop|mill|costco|tesco|aldi|lidl with|and_bought|and_got|and_i_have ITEMS -> pantry add {ITEMS}
        got|have|own ITEMS in PANTRY -> pantry add {ITEMS}
        there is|are ITEMS in|at|left|here|left_in|on PANTRY? -> pantry add {ITEMS}
        OTHERS|sister|brother|neighbour|neighbours|flatmate|colleague gave|brought|sent|handed|left ITEMS -> pantry add {ITEMS}
        OWNER? have|just|back|also? BOUGHT|got ITEMS today|yesterday|this_morning|earlier|at_the_shop|at_the_shops|at_the_market|from_the_shop|from_the_shops|from_the_market|just_now|on_the_way_home|at_the_supermarket|for_the_pantry|this_afternoon|at_the_store|from_the_supermarket|in_town? -> pantry add {ITEMS}
        what|how about FOODS -> fresh {FOODS}
        search|s FOODS -> wish {FOODS}
        how to COOKIT FOODS -> wish {FOODS}
        how is|are|do|does|would|was FOODS MADE|COOKIT|done -> wish {FOODS}
        how MODAL|do PRON COOKIT FOODS -> wish {FOODS}
        WISH FOODS now|then|next? -> wish {FOODS}
        WISH WISH FOODS -> wish {FOODS}
        query: scrap|forget|bin|drop|ditch|clear|scratch|dump|never_mind all|everything|it_all|this|the_lot that|this|of_that|of_this|of_it? SHOW|WISH FOODS -> reset ; search {FOODS}
        scrap|forget|none|not|never_mind that|those|these|this|them|of_those|of_these|of_them|it SHOW|WISH? FOODS -> wish {FOODS}
        FOODS how do|does|to|is|would i|you|we|one|it? MAKE|MADE it|that|them|those? -> wish {FOODS}
        FOODS instead|actually|please|any_good|sounds_good|sounds_nice|would_be_nice|would_be_lovely|would_be_good|would_be_great|would_do|i_think|might_be_nice|will_do|it_is|would_hit_the_spot|anyone -> fresh {FOODS}
        it is|has_to_be|must_be? FOODS day|night|tonight|season|time|weather -> wish {FOODS}
        FOODS in|inside|in_there -> wish {FOODS}
        bake|make|cook|roast|grill|fry|boil a|an|some|me|us|my|the KNOWN -> wish {KNOWN}
        FOODS -> wish {FOODS}
        go|going KNOWN -> wish {KNOWN}
        WHYTALK* WHY WHYTALK* REF WHYTALK* -> why {REF}
        DENYTALK* DENIALS SCOPE* KNOWN DENYTAIL* -> exclude {KNOWN}
        AROUND* i|we have|did? KEPT AROUND* -> favs
        """
}
