extension SpokenRules {
    /// Favorites, notes and tags.
    static let favorites = """
        opened: it|this|that? is? not|no_longer a|my? favorite|keeper any_more|anymore|now? -> unfav it
        save|write|store|put|export|keep|copy REF? as|to|into|in|under TEXT -> export-file {REF|it} {TEXT}
        TAKEOUT|throw_away|chuck_away|clear|empty|wipe all|every|everything|whole|all_of|lot of|in|on|from? FAVSHARD away|out|off|list? -> unfav favorites
        clear|empty|wipe out? FAVSHARD list|out|completely? -> unfav favorites
        TAKEOUT off|out|out_of|from FAVSHARD -> unfav it
        TAKEOUT|throw_away|chuck_away|erase|dump|unsave|unfav FAVSALL away|out|off|list|completely? -> unfav favorites
        opened: remember|reminder|memo|for_next_time|next_time|to_self : TEXT -> note it {TEXT}
        PUT|give|make a|the? star|heart|bookmark|pin|gold_star on|to|by|against|next_to|beside REF -> fav {REF}
        give REF a? star|heart|bookmark|gold_star -> fav {REF}
        REF is|are worth keeping|saving|bookmarking -> fav {REF}
        KEEPHARD REF for_later|for_another_day|for_another_time|for_tomorrow|for_the_weekend|for_me|as_favorite|as_favorites|in_favorites|to_favorites|safe|somewhere|away? -> fav {REF}
        PUT|KEEP|move|copy|send|make|i_want REF in|to|into|on|with|among|under|onto|as|a? FAVS -> fav {REF}
        i|we love|like|fancy|adore sound_of|look_of? REF keep|save|bookmark|star|favorite it|that|this|them -> fav {REF}
        favorite|fav|bookmark|save|star|keep -> fav it
        save|keep|bookmark|fav|favorite REF it|this|that is a|an|such_a|so? keeper|winner|hit|delicious|lovely|great|good|brilliant|amazing|favorite|yummy|tasty -> fav {REF}
        REF is|are|goes|go|belongs|belong keeper|keepers|winner|winners|good_enough save|keep|star|bookmark|fav it|that|them|those|these|both? -> fav {REF}
        REF need|needs|has|have|should|must|ought|could|can to? go|be|get PUTTING? in|into|on|with|among FAVS -> fav {REF}
        REF is|are|goes|go|belongs|belong a? keeper|keepers|in_favorites|favorite|to_favorites|with_favorites -> fav {REF}
        favorites: SHOW? only|just? ones|those with|that_have|having FOODS -> favs {FOODS}
        favorites: TAKEOUT REF off|away|from_there|from_here|from_this_list|from_the_list|from_list? -> unfav {REF}
        REF to|in|into|with FAVSHARD -> fav {REF}
        get REF out of FAVSHARD -> unfav {REF}
        UNKEEP REF -> unfav {REF}
        TAKEOUT REF off|from|out_of|out|away from|of? FAVS -> unfav {REF}
        i|we? do_not|no_longer want|need|like REF any_more|anymore|in_there|in_here|in_favorites|in_my_favorites|as_a_favorite -> unfav {REF}
        favorites: i|we do_not want|need|like REF -> unfav {REF}
        i|we? do_not|no_longer want|need REF in|on|among|with FAVS any_more|anymore? -> unfav {REF}
        REF is no_longer|not a? FAVS any_more|anymore? -> unfav {REF}
        i|we? do_not|no_longer want|need|like to_keep REF any_more|anymore|after_all? -> unfav {REF}
        do not keep|save REF any_more|anymore|after_all -> unfav {REF}
        fetch|refresh|update|reload|download|sync|get FAVS again|afresh|anew|once_more? -> favs --refresh
        favs|favorites refresh -> favs --refresh
        FAVS|SHOW|READ? FAVS? tagged|labelled|labeled|with_tag|with_the_tag|under_the_tag|marked as|with|for? WORDS -> favs --tag {WORDS}
        SHOW|OPEN? what|which|any|everything|all? FAVS? is|are|do_i_have|have_i|did_i|i_have? tagged|labelled|labeled|marked as|with|for? WORDS -> favs --tag {WORDS}
        favorites: SHOW|OPEN? which|any|just|only|those? ones? are|i? tagged|labelled|with_the_tag|with_tag WORDS -> favs --tag {WORDS}
        SHOW|OPEN|GO|what_are|where_are|what|read|see|bring_up|take_me|list|do|which|have? is|are|do|have|did|to|i|we|in? i|we? have|got? FAVS look_like|are_there|list|again? -> favs
        what|which|RECIPES|everything ones|recipes|that? did|have|do|has i|we tag|tagged|label|labelled|mark|marked as|with|for? WORDS -> favs --tag {WORDS}
        what|which|everything|recipes|stuff|RECIPES have|did|do|has|i|we|that i|we? have? FAVS|save|saved|keep|kept|starred|bookmark|bookmarked|star so_far|already|before? -> favs
        SHOW|OPEN|search|check|look|find|which|any|are|is|do|have|got|what|among|of|from|in|has|there|anything|something|RECIPES i|we|there|any|of|in|through|one|which|recipes? have|got|are|for|do? FAVS HAVING|i_have_got_with|are_with|is_with|call_for KNOWN -> favs {KNOWN}
        KNOWN recipes|ones|dishes|from|in|among? from|in|among FAVS -> favs {KNOWN}
        search|find|look|check|hunt in|through|for? FAVS for|with? FOODS -> favs {FOODS}
        SHOW|find|look_for|search_for|hunt_for|get KNOWN in|among|from|of|within FAVS -> favs {KNOWN}
        have|did|do|has|what i|we saved|kept|starred|bookmarked|save|keep|have_saved|have_kept any|anything|something|some|RECIPES? with|for|using|containing|that_has|that_have? KNOWN -> favs {KNOWN}
        do|have|did i|we have|got anything|something|any|recipes FAVS with|for|using KNOWN -> favs {KNOWN}
        favorites: REF can|could|should|must|has_to go -> unfav {REF}
        SHOW? my|our? best|highest|top|most rated|ranked|starred FAVS|recipes|ones|dishes|list? -> favs --sort rating
        favorites: SORTING by|in|on? rating|ratings|stars|score -> favs --sort rating
        favorites: SORTING by|in|on? title|titles|name|names|alphabet|alphabetically|alphabetical_order|a_to_z -> favs --sort title
        favorites: SORTING by|in|on? time|minutes|times|cooking_time|duration|speed -> favs --sort minutes
        favorites: quickest|fastest|shortest ones? first|at_the_top|on_top -> favs --sort minutes
        favorites: SORTING by|in|on? when_i_cooked_them|last_cooked|cooked|recently_cooked -> favs --sort cooked
        FAVS FOODS -> favs {FOODS}
        favorites: WHAT MODAL PRON MAKE|do USING FOODS -> cook {FOODS}
        favorites: any|which|what|ones|those|only|just|is|are|got|do|have|has|there|of of|there|any|ones|one|i|the|them|these|those|anything|something|in? of|them|these|those|any|ones|that|here|there? have|has|with|contain|contains|use|uses|got|using|for|in|need|needs|has_got|have_got|include FOODS in|in_them|in_it? -> favs {FOODS}
        TAKEOUT tag|label WORDS from|off? REF? -> tag {REF|it} {WORDS} --remove
        delete|remove|erase REF from|out_of cookbook|book -> delete {REF}
        tag|label|mark REF as|with|for|:? WORDS -> tag {REF} {WORDS}
        PUT|give|add|stick a|the? tag|label WORDS on|to|for REF -> tag {REF} {WORDS}
        PUT|give|add|stick a|the? WORDS tag|label on|to|for REF -> tag {REF} {WORDS}
        RECIPES|everything|ones|dishes i|we? have? tagged|labelled|labeled|marked as|with|for? WORDS -> favs --tag {WORDS}
        opened: SHOW|READ|read|what_are NOTE -> note it
        PUT|give REF a|the? tag|label of|called|as|saying|:? WORDS -> tag {REF} {WORDS}
        PUT|add a|the? tag|label of|called|saying|:? WORDS -> tag it {WORDS}
        opened: tag as|with|for WORDS -> tag it {WORDS}
        opened: tag WORDS -> tag it {WORDS}
        PUT|make|leave|write|take|jot|add|new|stick|save|attach a? NOTE|mental_note that|saying|to_say|which_says|:|to_self|for_myself TEXT -> note it {TEXT}
        opened: edit|change|alter|correct|amend|rewrite this|that|the recipe -> edit it
        write|create|add|enter|make|type|jot|put|record|note down|up|in|out? my|own|a_new|new|my_own|an_own recipe|dish|recipes of_my_own|down|myself|of_mine? -> create
        PUT|make|leave|write|take|jot|add|new|stick|save|attach? NOTE|down|a_note|note_down on|to|for|with|about|against|under|beside|in|next_to REF that|saying|to_say|which_says|:|to? TEXT -> note {REF} {TEXT}
        note|jot|write|scribble on|about|for|against? REF down|:|that|saying? TEXT -> note {REF} {TEXT}
        PUT|make|leave|write|take|jot|add|new|stick|save|attach a? NOTE that|saying|to_say|which_says|:|to? TEXT -> note it {TEXT}
        jot|write|scribble|note down|to_self that|: TEXT -> note it {TEXT}
        jot|write|scribble|note down|to_self TEXT -> note it {TEXT}
        note TEXT -> note it {TEXT}
        opened: remember that TEXT -> note it {TEXT}
        what|which|SHOW tags|tag|labels are|is|does|do|has|did|on|for|i|have|of|give|put? REF have|has|got|on|given? -> tag {REF}
        opened: SHOW|what_are it_is|its tags|labels -> tag it
        how is REF tagged -> tag {REF}
        SHOW? tags|tag|labels on|of|for REF -> tag {REF}
        what is REF tagged with|as|under? -> tag {REF}
        what|which|SHOW|read NOTE|note_on|did_i_note|did_i_write|did_i_say|have_i_noted|have_i_written|did_i_write_down does|is|are|do|have|i|on|for|about|of|in|noted? have|say|did|on|for|to|about|i|down|with? REF have|say|says|got? -> note {REF}
        what did|have i|we note|write|say|noted|written|said|jot|jotted down? about|on|for|to|with|next_to|beside REF -> note {REF}
        what does|do|is NOTE for|on|of|about|to REF say|read? -> note {REF}
        what does|do NOTE say|read on|for|about|of REF -> note {REF}
        REF NOTE -> note {REF}
        """
}
