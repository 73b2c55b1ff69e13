extension SpokenRules {
    /// Conditions of the query: lifting, swapping, excluding, narrowing.
    static let conditions = """
        query: leave|keep|show|find only|just the? ones|those|recipes|dishes HAVING FOODS -> narrow {FOODS}
        EXCLUDE FOODS but|although|though|and FOODS is|are fine|ok|okay|alright|all_right|good|allowed|welcome with_me|by_me|with_us|though? -> exclude-first {FOODS} {FOODS2}
        EXCLUDE FOODS FOODS is|are fine|ok|okay|alright|all_right|good|allowed|welcome with_me|by_me|with_us|though? -> exclude-first {FOODS} {FOODS2}
        FOODS is|are fine|ok|okay|alright|all_right|good|allowed|welcome with_me|by_me|with_us? but|although|though|just|only EXCLUDE FOODS -> exclude-last {FOODS} {FOODS2}
        nobody|no_one|none_of_us|neither_of_us|not_everyone|not_everybody|none_of_them here|at_home|in_the_house|in_my_house|in_our_house|in_my_family? likes|like|eats|eat|wants|want|enjoys|touches|can_eat|can_have|will_eat|will_touch|is_allowed FOODS -> exclude {FOODS}
        being|as|since|because EATER? BE? DISLIKE FOODS so|and|then? WISH FOODS -> mixed {FOODS} {FOODS2}
        query: EATER is|am|are a? FOODS household|family|home|kitchen|house -> narrow {FOODS}
        EATER is|am|are a? FOODS household|family|home|kitchen|house -> wish {FOODS}
        EATER? DISLIKE FOODS but|so|and? WISH FOODS SAMEAGAIN? -> mixed {FOODS} {FOODS2}
        EATER? DISLIKE FOODS so|then|otherwise FOODS SAMEAGAIN? -> mixed {FOODS} {FOODS2}
        no|not FOODS for_me|for_us|for_him|for_her|for_them|please? otherwise|but|so WISH? FOODS -> mixed {FOODS} {FOODS2}
        start: EXCLUDE FOODS just|only|simply|give|find FOODS -> mixed {FOODS} {FOODS2}
        FOODS REASON* so|,|then? EXCLUDE|leave|keep|take it|them|those|these|that out|off|away? -> exclude {FOODS}
        FOODS ,? no_thank_you|no_thanks|no_way|no_chance|no_ta ,? EXCLUDE|leave|keep|take? it|them|those|these|that? out|off|away? -> exclude {FOODS}
        FOODS but|and? leave|keep|take|hold FOODS out|off|away -> wish-without {FOODS} {FOODS2}
        DENYTALK* DENIALS SCOPE* more|longer|over|above than? TIME -> narrow
        results: show|see|get|give|find|list|want? the_ones|ones|those HAVING FOODS in_it|in_them|in? -> narrow {FOODS}
        FOODS BE not|no_longer a|an|that|so|really|all|strictly|necessarily|absolutely* NECESSARY any_more|anymore|now|really|after_all? -> unwish {FOODS}
        TAKEOUT|lift|lose|skip|leave_out|ignore|relax FOODS condition|requirement|filter|rule|restriction|limit -> drop {FOODS}
        without|no|not|skip|leave_out|hold KNOWN they|it|that|because|as|since REASON* -> exclude {KNOWN}
        EATER have|has|got|having|caught? a|the? cold|flu|cough|fever|temperature|hangover|headache|day_off|guests -> error
        WISH less|fewer FOODS -> error
        no|no_no|nah|nope WISH FOODS -> wish {FOODS}
        and|what|but? what? if PRON only|just? have|had|got|have_got only|just? ITEMS -> cook {ITEMS}
        i|we|there|there_is|that_is? have|got|have_got|is|had? nothing|not_much|not_a_lot|bugger_all|little|naff_all left|in|here? but|except|besides|apart_from|other_than|bar ITEMS -> cook {ITEMS}
        something|anything|one|ones more|less filling|substantial|satisfying -> error
        query: and|what|but? what? if it|they|one has|have|had|has_got|have_got|had_got FOODS -> narrow {FOODS}
        opened: is|are|does|do|has|did there|it|this|that? have|contain|got|use|need? any|some|much? FOODS in it|this|that|there -> error
        PRON? none of? them|these|those|it? should|must|can|may|to? have|contain|has|with|use|be FOODS in|in_it|in_them? -> exclude {FOODS}
        only_if|as_long_as|provided it|they|there|that? has_got|have_got|has|have|is|are FOODS in_it|in? -> narrow {FOODS}
        query: EATER is|am|are a? coeliac|celiac -> without gluten
        EATER is|am|are a? coeliac|celiac -> search -gluten
        back|return|be_back|i_will_be_back in TIME -> error
        all|everything|anything|any|those|ones but|except|except_for|apart_from|bar|besides|other_than|excluding FOODS -> exclude {FOODS}
        all|everything|anything|any|those|ones but|except|except_for|apart_from|bar|besides|other_than|excluding the? ones|those|recipes|dishes|anything with|that_have|containing|using FOODS in_it|in_them|in? -> exclude {FOODS}
        EXCLUDE|TAKEOUT|hide|scrap|never_mind|weed_out|sift_out|screen_out anything|everything|any|all|ones|those|recipes|dishes|things|whatever with|has|containing|that_has|that_have|that_contain|that_contains|that_uses|that_use|using|made_with FOODS in_it|in_them|in? -> exclude {FOODS}
        query: can|could|should|may|might|let it|that|this|they? be|have|use FOODS instead_of|rather_than|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        make|do|have|try|cook|get it|that|this|them|something with? FOODS instead_of|rather_than|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        less|fewer|not_so_much|a_little_less|not_as_much FOODS -> error
        FOODS instead_of|rather_than|in_place_of|in_lieu_of FOODS -> drop {FOODS2} ; and {FOODS}
        use|have|with|make_it|want|take|try|put|i_want|how_about|what_about|do|go_with|can_i_have|can_we_have|let_us_have|let_us_use|prefer|like|i_would_like|i_would_prefer|give|and|add|i_like|just? FOODS instead_of|rather_than|in_place_of|over|in_lieu_of FOODS -> swap {FOODS} {FOODS2}
        instead_of|rather_than|in_place_of FOODS WANT|use|try|have|with|give|i_want|i_would_like|take|make_it|put|let_us_have|how_about|what_about|i_fancy|go_for|PRON? FOODS -> drop {FOODS} ; and {FOODS2}
        substitute|sub|put|use|swap_in|sub_in|switch_in FOODS in? for|in_for|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        SWAP out? FOODS for|with|to|by|into|against FOODS -> drop {FOODS} ; and {FOODS2}
        SWAP out? FOODS and put|use|add|have|with|in FOODS in|instead? -> drop {FOODS} ; and {FOODS2}
        FOODS becomes|should_become|should_be|turns_into FOODS -> drop {FOODS} ; and {FOODS2}
        drop|lose|remove|take|take_out|no|not|without|forget|skip|ditch|leave_out|never_mind|scrap|bin|forget_about FOODS off|out|away? and|but|,? add|use|put|put_in|add_in|chuck_in|stick_in|have|try|make_it|in FOODS instead|in|in_it|on? -> drop {FOODS} ; and {FOODS2}
        query: same|same_again|same_thing|same_search|same_thing_again|that_again|those_again|like_that|as_before|as_now|it|that|this|those|these|them but|only|just|again? with|plus|and? FOODS -> narrow {FOODS}
        query: what|how about with|also|adding FOODS -> narrow {FOODS}
        query: which ones|recipes|of_them|of_these? MODAL PRON MAKE FOODS -> narrow {FOODS}
        query: can|could|should|might|may it|they|that|this|these be FOODS -> narrow {FOODS}
        query: rather FOODS than FOODS -> drop {FOODS2} ; and {FOODS}
        query: OWNER would? WANT|like it|them|that|this to_be? FOODS -> narrow {FOODS}
        query: use|try|have|take FOODS instead -> fresh {FOODS}
        query: but only|just|with? FOODS -> narrow {FOODS}
        SHOW? only|just those|the_ones|ones|recipes|these|dishes|things HAVING|that_are|which_are|that_take|that_are_ready|ready? FOODS -> narrow {FOODS}
        query: have|do|get|want|i_want|make|try it|them|that with|using FOODS in|in_it|too? -> narrow {FOODS}
        query: not FOODS FOODS -> swap-query {FOODS2} {FOODS}
        query: no|not|without|drop|lose|skip FOODS FOODS instead -> swap-query {FOODS2} {FOODS}
        query: make|make_that|make_it|i_meant|i_mean|use|i_want|i_said FOODS not FOODS -> swap-query {FOODS} {FOODS2}
        query: FOODS not FOODS -> swap-query {FOODS} {FOODS2}
        query: none|not_one that|which|with? has|have|contain|contains|need|needs|use|uses|with FOODS -> exclude {FOODS}
        query: SORTING by|in|on? time|minutes|times|cooking_time|duration|speed|how_long_they_take|how_quick_they_are -> and --sort minutes
        query: quickest|fastest|shortest ones? first|at_the_top|on_top -> and --sort minutes
        query: SORTING by|in|on? title|titles|name|names|alphabet|alphabetically|alphabetical_order|a_to_z -> and --sort title
        query: SORTING? in|by? alphabetical_order|alphabetically|a_to_z -> and --sort title
        query: SORTING by|in|on? rating|ratings|stars|score|my_stars -> and --sort rating
        query: best rated|ranked? ones? first|at_the_top|on_top -> and --sort rating
        query: SORTING by|in|on? what_i_have|what_is_missing|pantry|missing|how_much_i_have -> and --sort missing
        drop FOODS -> drop {FOODS}
        LIFTTALK* LIFTMILD FOODS LIFTTAIL* -> drop {FOODS}
        LIFTTALK* LIFT FOODS LIFTTAIL* -> unwish {FOODS}
        FOODS need|does|do|must|has not have|need|to? be? in|there|in_it|in_there|included -> unwish {FOODS}
        FOODS is both|all|also? optional|fine|ok|okay|alright|all_right after_all|now|again|actually|really|with_me|by_me? -> drop {FOODS}
        FOODS are both|all|also? optional|fine|ok|okay|alright|all_right after_all|now|again|actually|really|with_me|by_me? -> drop {FOODS}
        FOODS do|does not matter|bother_me any_more|really|to_me|so_much? -> drop {FOODS}
        i|we do_not mind FOODS after_all|any_more|if_it_has? -> drop {FOODS}
        EATER FOODS? DISLIKE FOODS -> exclude {FOODS}
        DISLIKE FOODS -> exclude {FOODS}
        FOODS disagrees|disagree with me|us|my_stomach -> exclude {FOODS}
        FOODS makes|make|gives|give PRON|me|us|him|her|EATER ill|sick|hives|a_rash|heartburn|migraines|wind|gas|bloated|itch -> exclude {FOODS}
        EATER has|have|got|gets|suffers_from|suffer_from a|an? FOODS allergy|intolerance|allergies|problem in_the_house|in_the_family|in_our_house|in_our_family|at_the_table|here|at_home|in_the_household|to_deal_with|to_think_of? -> exclude {FOODS}
        FOODS allergy|intolerance|intolerant|allergies|allergic here|at_the_table|in_the_family|please? -> exclude {FOODS}
        EATER is|am|are FOODS intolerant|allergic|free -> exclude {FOODS}
        EATER is|am|are not a|too|very|so|really|that|big? fan|keen|fond|mad|into|crazy|wild|huge_fan|big_fan of|on|about? FOODS -> exclude {FOODS}
        FOODS tastes|taste|is|are|smells|reminds_me of|like|horrible|disgusting|vile|gross|awful|nasty|yucky|revolting|yuck soap|horrible|feet|hospital|school|soap_to_me|cardboard? leave|hold|skip|lose|omit|drop|no|keep it|that|them|out? out? -> exclude {FOODS}
        leave|keep|take|cut|hold|pull FOODS out|off|away|out_of_it|out_of_this|out_of_them|to_yourself|back|well_out|for_another_day|at_the_shop -> exclude {FOODS}
        only|just? the? ones|those|recipes|anything|something|things|any|one|show|which_ones|which? that|which|ones|with? do|does|are|is|have|has not|no have|contain|include|use|need|got|any|FOODS? FOODS in_it|in_them? -> exclude {FOODS}
        without|no|not FOODS in_it|in_them|then|either|in_there|please? -> exclude {FOODS}
        EXCLUDE|TAKEAWAY SCOPE* FOODS DENYTAIL* -> exclude {FOODS}
        FOODS can|could|may go -> unwish {FOODS}
        FOODS no_thanks|no_thank_you|no_way|is_out|are_out|is_a_no|is_a_no_no|has_to_go|have_to_go|must_go|is_not_for_me|is_not_allowed|are_not_allowed|is_off_the_menu|are_off_the_menu|is_banned|are_banned|is_off_limits|is_off_the_table|are_off_the_table|not_for_me -> exclude {FOODS}
        ADDTALK* ADDCUE ADDTALK* FOODS INIT* -> narrow {FOODS}
        throw|chuck|bung|pop|toss|put|add|work|mix|stick|sling|whack|include|get FOODS in|in_it|in_there|in_too|into_it|into_the_mix|to_it|to_the_mix|on_top|to_that|to_the_search|as_well|too -> narrow {FOODS}
        FOODS has_to|have_to|must|should|needs_to|need_to be in|in_it|in_there|included|there|part_of_it -> narrow {FOODS}
        query: is|are there one|ones|any|anything|something|some|any_of_them HAVING FOODS -> narrow {FOODS}
        query: anything|any|something|one|ones FOODS here|in_here|among_these|among_them|in_this_list|in_the_list|on_this_list|on_the_list -> narrow {FOODS}
        do|does|are|is|have|has|did any of|one? them|these|those|they? have|use|contain|got|include|are|with|need? FOODS in_them|in_it|in? -> narrow {FOODS}
        """
}
