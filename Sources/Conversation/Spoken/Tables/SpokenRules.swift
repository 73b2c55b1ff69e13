/// The rules of spoken lines, by family; the first that uses every word of a line counts.
enum SpokenRules {
    static let all = [
        going, guide, opening, favorites, about, pantry, shopping, timers, shell, conditions,
        wishes,
    ]

    /// Pages, the list, back, undo.
    private static let going = """
        guide: next|next_step|go_on|continue|carry_on|then|what_next|what_now|done|ok_next -> guide
        guide: previous|back|previous_step|go_back|one_back|step_back -> guide back
        guide: repeat|again|repeat_that|say_again -> guide again
        more|m|next NUM? -> more {NUM}
        SHOW|GO|load|have? more|next|further|additional|other|others NUM? PAGE? -> more {NUM}
        SHOW|GO|load|on|go_on|move_on|to? NUM? more|further|extra PAGE -> more {NUM}
        NUM more|further|extra PAGE -> more {NUM}
        next NUM? PAGE -> more {NUM}
        PAGE next -> more
        rest|rest_of_them|see_the_rest|show_the_rest|remaining -> more
        what|anything|anyone|any|some|is|are|got|do|have you|there? have? got? else|more|others? more? RECIPES|PAGE? you_have|you_have_got|have_you_got|is_there|are_there|do_you_have? -> more
        what|anything else MODAL|do|have? PRON? HAVE|is_there|are_there? -> more
        keep|carry|go going|on|scrolling|looking -> more
        what other RECIPES|ones do|have|are you|there have|got? -> more
        turn|flip the? page -> more
        continue|proceed|onwards|scroll|scroll_down|page_down|further|move_on|others|more_of_them|next_one_please|and_more|more_like_that_list -> more
        GO back NUM? steps|step|times|time|pages|page? -> back {NUM}
        back|b NUM? steps|step|times|time|pages|page? -> back {NUM}
        NUM steps|step|times|pages|page back -> back {NUM}
        GO? a? step|page|screen back -> back
        GO? back? previous page|one|list|screen|results|view|recipes|search|results_page? -> back
        GO? back? to? where i|we was|were -> back
        GO? to? before|the_one_before|one_before|the_page_before|last_page|the_last_screen|what_was_before -> back
        what i|we had before -> back
        GO? back? to? where|what i|we was|were|had before? -> back
        SHOW? what i|we had|saw before -> back
        forward|go_forward|forwards -> forward
        GO|SHOW|return? back|again? to? the? LIST again|back? -> list
        back to LIST|LIST -> list
        SHOW LIST once_more|again? -> list
        list|ls|results REF? -> list {REF}
        start again|over|afresh|fresh|anew|from_scratch|a_new_search|new|a_fresh_search|a_fresh|from_the_beginning -> reset
        forget|scrap|bin|clear|drop|ditch|scratch|dump|discard that|this|it|everything|all_this|all_that|all_of_this|all_of_that|it_all|the_lot|all_of_it -> reset
        GO? back? to start|beginning|square_one -> reset
        new|fresh|different search|query|start -> reset
        forget|scrap|bin|clear|drop|ditch|scratch|wipe|dump|cancel|discard|never_mind all|everything|it_all|this|that|lot|search|query|whole_thing|all_of_that|all_that|all_this|all_of_it|this_search|my_search|conditions|all_the_conditions|about_it|about_all_that|everything_i_said|slate|all_of_this|about_that|about_this|filters|all_filters? new|fresh search|start|query? -> reset
        reset|reset_search|reset_everything|begin_again|begin_afresh|clean_slate|clear_the_search|restart|from_the_top|something_completely_different|something_else_entirely|lets_start_over|do_over -> reset
        undo|undo_it|undo_that|undo_this|undo_the_last_one|undo_last -> undo
        undo last|what thing|change|one|command|i_did|i_just_did? -> undo
        oops|whoops|no? take|put that|it|this back -> undo
        take back that|it|this -> undo
        reverse|revert|cancel that|it|last? thing|change|one? -> undo
        i|we did not mean|want to? do? that|it|this? -> undo
        that was a mistake|wrong|an_accident -> undo
        oops|whoops|my_mistake -> undo
        redo|redo_that|redo_it|do_that_again|do_it_again|put_it_back_again -> redo
        """

    /// Cooking a recipe step by step.
    private static let guide = """
        opened: cook|cooking|guide|guided|start|begin|enter|go|cooking_mode mode|cooking|in_cook_mode|into_cook_mode? -> guide
        SHOW|start|go|enter|turn|switch|GO to? into? cook|cooking|guide|kitchen mode on? -> guide
        cook|cooking|kitchen|guided mode on|please? -> guide
        opened: start|begin|let_us_start|let_us_begin|let_us_cook|let_us_get|lets_get|let_us_get_started|get cooking|making_it|started|going? -> guide
        step_by_step|one_step_at_a_time|take_me_through_it|talk_me_through|walk_me_through|guide_me|guide_me_through|talk_me_through_step_by_step -> guide
        SHOW|go|GO|read|do|take|let_us_do|talk|walk|guide|cook through? it|this|that|through_it|through? step_by_step|one_step_at_a_time|one_by_one|step_at_a_time -> guide
        SHOW|read|GO|on_to|what_is|and? to? next step|one_step -> guide
        next step|instruction -> guide
        what|what_do_i_do|what_is do|comes|is|should|must i|we? do? next|now|after_that|after -> guide
        what_comes_next|what_do_i_do_next|what_is_next|and_then_what|then_what|what_now|what_next|what_do_i_do_now|what_do_i_do_then -> guide
        SHOW|read|GO|what_was|what_is|back|go_back|step? back? to? previous|last step|one_step|instruction -> guide back
        previous|last step|instruction -> guide back
        go|back|step back|one|a step -> guide back
        SHOW|read|say|tell|repeat|what_was that|it|this|step|last_bit|last_step|the_last_bit|what_you_said|the_step|last_one again|once_more|one_more_time|another_time -> guide again
        repeat that|it|this|step|last_step|last_bit|the_step|yourself? -> guide again
        say again|that_again|it_again|that_once_more -> guide again
        come_again|what_was_that|what_did_you_say|pardon|what_was_it|read_that_again|once_more|one_more_time|what_was_that_again|sorry_what|i_did_not_catch_that|did_not_catch_that|say_what|what_was_the_last_step|what_was_the_last_bit -> guide again
        walk|guide|talk|take|lead|coach|step through REF step_by_step|one_step_at_a_time? -> guide {REF}
        guide REF|it? -> guide {REF|it}
        guide back -> guide back
        guide again -> guide again
        cook|start|begin|start_cooking|begin_cooking|let_us_cook|make cooking|with? REF step_by_step|with_me|one_step_at_a_time|along|in_cook_mode? -> guide {REF}
        """

    /// Opening a recipe, its parts, its picture.
    private static let opening = """
        OPEN? the one|recipe|dish|other_one with|that_has|that_uses|without|using|has FOODS in_it|in? -> pick {FOODS}
        OPEN? the FOODS one|recipe|dish -> pick {FOODS}
        OPEN? the quickest|fastest|shortest one|recipe|dish? -> pick-quickest
        REF -> select {REF}
        OPEN REF up|again|once_more|out|more|details|more_closely|in_full? -> select {REF}
        OPEN? about? details|more|more_details|more_info|information|info of|for|on|about|from REF -> select {REF}
        o REF -> select {REF}
        what is|was REF about|like|again? -> select {REF}
        OPEN REF steps|method|directions -> open {REF} --steps
        READ? just|only? STEPS for|of|from|in|to? REF -> open {REF} --steps
        READ? REF steps|method|directions|instructions -> open {REF} --steps
        READ? just|only? STEPS now|then|again? -> open it --steps
        READ|SHOW? how MODAL|is|are|would|does|was|it|one|to i|we|you|one|someone|people|it? COOKIT|MADE REF -> open {REF} --steps
        READ|SHOW? how is|are|was|it_is REF MADE|MAKE -> open {REF} --steps
        READ|SHOW? how REF is|are MADE -> open {REF} --steps
        READ|SHOW? how it is MADE the? REF? -> open {REF|it} --steps
        READ|SHOW? how to COOKIT REF -> open {REF} --steps
        how? MADE REF -> open {REF} --steps
        what can|do|could you do -> help
        READ|SHOW? what MODAL|do i|we do|need_to_do for|with|in REF -> open {REF} --steps
        SHOW|READ what to do with|for|in? REF? -> open {REF|it} --steps
        what is in|inside|goes_in|into REF -> open {REF} --ingredients
        what is REF made of|with|from|out_of -> open {REF} --ingredients
        what goes|go|is|are|comes in|into|inside REF -> open {REF} --ingredients
        what all? does|do|is|are|has|did REF need|contain|take|use|have|made_of|made_with|made_from|require|call_for in_it|got|in? -> open {REF} --ingredients
        what does it take to COOKIT REF -> open {REF} --ingredients
        READ? just|only? INGREDIENTS for|of|in|from REF -> open {REF} --ingredients
        READ? REF INGREDIENTS -> open {REF} --ingredients
        READ? just|only? INGREDIENTS again? -> open it --ingredients
        what are|is INGREDIENTS for|of|in|to? REF? -> open {REF|it} --ingredients
        which|what INGREDIENTS does|do|are|is|has REF need|have|take|use|contain|in|got|require|call_for? -> open {REF} --ingredients
        which|what INGREDIENTS are|is|go|goes|do|does in|into|i_need|we_need|i_use|for REF -> open {REF} --ingredients
        how much of everything|each|it|what for|in|goes_in|goes_into|do_i_need_for REF? -> open {REF|it} --ingredients
        what does|do|would|will|should REF look like -> picture {REF}
        how does|do|would|will|should REF look when|finished? -> picture {REF}
        what does|do|would|will REF look like|when finished|done|ready|it_is_done|cooked|plated? -> picture {REF}
        SHOW|OPEN? is_there|have_you_got|do_you_have|got? a? PICTURE of|for|from REF -> picture {REF}
        SHOW|OPEN? REF PICTURE -> picture {REF}
        SHOW|OPEN|is_there|have_you_got|do_you_have|got? any? PICTURE -> picture it
        PICTURE REF? -> picture {REF|it}
        what|how PRON|it look|looks like -> picture it
        see|show|show_me what|how REF looks|look like? -> picture {REF}
        OPEN REF in|on|using|with|at a|my|its? BROWSER -> open {REF} --web
        OPEN in|on|at my? BROWSER -> open it --web
        OPEN|GO? to? REF? BROWSER -> open {REF|it} --web
        OPEN BROWSER of|for REF -> open {REF} --web
        SHOW|OPEN|play|watch|see is_there|is_there_a? video|film|clip of|for REF -> open {REF} --video
        watch|play REF|it video? -> open {REF|it} --video
        SHOW|OPEN|play|watch|is_there|have_you_got|got video|film|clip for|of? REF? -> open {REF|it} --video
        SHOW|OPEN|read whole|full|complete|entire page|text|article|page_text of|for? REF? -> open {REF|it} --text
        """

    /// Favorites, notes and tags.
    private static let favorites = """
        KEEPHARD REF as_well|too|also -> fav {REF}
        KEEPHARD REF for_later|for_another_day|for_another_time|for_tomorrow|for_the_weekend|for_me|as_favorite|as_favorites|in_favorites|to_favorites|safe|somewhere|away? -> fav {REF}
        KEEPHARD REF in|to|as|on|with|among|under|into FAVS -> fav {REF}
        PUT|KEEP|move|copy|send|make|i_want REF in|to|into|on|with|among|under|onto|as|a? FAVS -> fav {REF}
        PUT to|in|into|on FAVS REF? -> fav {REF|it}
        KEEPHARD for_later|in_favorites|to_favorites -> fav it
        favorite|fav|bookmark|save|star -> fav it
        REF is|goes|belongs a? keeper|in_favorites|favorite|to_favorites|with_favorites -> fav {REF}
        favorites: SHOW? only|just? ones|those with|that_have|having FOODS -> favs {FOODS}
        favorites: TAKEOUT REF off|away|from_there|from_here|from_this_list|from_the_list|from_list? -> unfav {REF}
        UNKEEP REF -> unfav {REF}
        TAKEOUT REF off|from|out_of|out|away from|of? FAVS -> unfav {REF}
        TAKEOUT from|off|out_of FAVS REF? -> unfav {REF|it}
        i|we do_not want|need|like REF any_more|anymore|in_there|in_favorites|in_my_favorites|as_a_favorite? -> unfav {REF}
        i|we do_not want|need REF in|on|among FAVS any_more|anymore? -> unfav {REF}
        REF is no_longer|not a? FAVS any_more|anymore? -> unfav {REF}
        do not keep|save REF any_more|anymore? -> unfav {REF}
        fetch|refresh|update|reload|download|sync|get FAVS again|afresh|anew|once_more? -> favs --refresh
        favs|favorites refresh -> favs --refresh
        favs --refresh -> favs --refresh
        FAVS|SHOW|READ? FAVS? tagged|labelled|labeled|with_tag|with_the_tag|under_the_tag|marked as|with|for? WORDS -> favs --tag {WORDS}
        SHOW|what|which|any|everything|OPEN? FAVS? is|are|do_i_have|have_i|did_i|i_have? tagged|labelled|labeled|marked as|with|for? WORDS -> favs --tag {WORDS}
        favorites: SHOW|which|any|just|only|OPEN? ones? are? tagged|labelled|with_the_tag|with_tag WORDS -> favs --tag {WORDS}
        SHOW|OPEN|GO|what_are|where_are|what|read|see|bring_up|take_me|list|do|which|have? is|are|do|have|did|to|i|we|in? i|we? have|got? FAVS look_like|are_there|list|again? -> favs
        favs|f -> favs
        what|which|everything|recipes|stuff|RECIPES have|did|do|has|i|we|that i|we? have? FAVS|save|saved|keep|kept|starred|bookmark|bookmarked|star so_far|already|before? -> favs
        SHOW|OPEN|search|check|look|find|which|any|are|is|do|have|got|what|among|of|from|in|has|there|anything|something|RECIPES i|we|there|any|of|in|through|one|which|recipes? have|got|are|for|do? FAVS for|with|have|has|contain|contains|use|uses|using|containing|has_got|that_have|that_use|that_has|i_have_got_with|are_with|include|is_with|need|call_for KNOWN -> favs {KNOWN}
        any|anything|something|is_there_anything|RECIPES|have_i|do_i_have_anything|SHOW FAVS with|for|using|containing FOODS -> favs {FOODS}
        SHOW|OPEN|find|search|any|which|are|is|what|my FOODS|KNOWN in|from|among|of FAVS -> favs {FOODS} {KNOWN}
        KNOWN recipes|ones|dishes|from|in|among? from|in|among FAVS -> favs {KNOWN}
        search|find|look|check in|through|for? FAVS for|with? FOODS -> favs {FOODS}
        favs FOODS -> favs {FOODS}
        FAVS FOODS -> favs {FOODS}
        favorites: any|which|what|ones|those|only|just|is|are|got|do|have|has|there|of of|there|any|ones|one|i|the|them|these|those|anything|something|in? of|them|these|those|any|ones|that|here|there? have|has|with|contain|contains|use|uses|got|using|for|in|need|needs|has_got|have_got|include FOODS in|in_them|in_it? -> favs {FOODS}
        tag|label|mark REF as|with|for|:? WORDS -> tag {REF} {WORDS}
        PUT|give|add|stick a|the? tag|label WORDS on|to|for REF -> tag {REF} {WORDS}
        PUT|give REF a|the? tag|label of|called|as|saying|:? WORDS -> tag {REF} {WORDS}
        PUT|add a|the? tag|label of|called|saying|:? WORDS -> tag it {WORDS}
        opened: tag WORDS -> tag it {WORDS}
        PUT|make|leave|write|take|jot|add|new|stick|save|attach? NOTE|down|a_note|note_down on|to|for|with|about|against|under|beside|in|next_to REF that|saying|to_say|which_says|:|to? TEXT -> note {REF} {TEXT}
        note|jot|write|scribble REF down|:|that|saying? TEXT -> note {REF} {TEXT}
        PUT|make|leave|write|take|jot|add|new|stick|save|attach a? NOTE that|saying|to_say|which_says|:|to? TEXT -> note it {TEXT}
        jot|write|scribble|note down|to_self that|: TEXT -> note it {TEXT}
        jot|write|scribble|note down|to_self TEXT -> note it {TEXT}
        note that|to_self|: TEXT -> note it {TEXT}
        note TEXT -> note it {TEXT}
        opened: remember that TEXT -> note it {TEXT}
        what|which|SHOW tags|tag|labels are|is|does|do|has|did|on|for|i|have|of|give|put? REF have|has|got|on|given? -> tag {REF}
        how is REF tagged -> tag {REF}
        SHOW? tags|tag|labels on|of|for REF -> tag {REF}
        what is REF tagged with|as|under? -> tag {REF}
        what|which|SHOW|read NOTE|note_on|did_i_note|did_i_write|did_i_say|have_i_noted|have_i_written|did_i_write_down|does|is|are|do|have|i|on|for|about|of|in|noted? have|say|did|on|for|to|about|i|down|with? REF have|say|says|got? -> note {REF}
        what did|have i|we note|write|say|noted|written|said|jot|jotted down? about|on|for|to|with|next_to|beside REF -> note {REF}
        what does|do|is NOTE for|on|of|about|to REF say|read? -> note {REF}
        what does|do NOTE say|read on|for|about|of REF -> note {REF}
        what is NOTE on|for|of|about REF -> note {REF}
        SHOW|READ|read NOTE on|for|of|about|to REF -> note {REF}
        REF NOTE -> note {REF}
        """

    /// Why, missing, similar, scale, units.
    private static let about = """
        why|how REF -> why {REF}
        why|how_come is|was|does|did|has|do|are|did_i REF? you|i|it|get|show? REF? FOODS? REF? at|on|first|here|there|in|top|up|listed|shown|come|so|high|ranked|rank|show|suggest|recommend|appear|pick|get|suggested|recommended|chosen|choose|picked|matched|match|found|find|give|bring|included|include|in_the_list|the? top|first|up|list|high|here|there|place|results|me? REF? -> why {REF|it}
        why|how_come did|do|are|have|would|is you|it|i|being show|suggest|recommend|pick|give|choose|showing|get|find|list|put|shown|suggesting|bring_up|rank|suggested|picked|chosen|found|recommended me|us? REF first|at_the_top|on_top|up_there|here|so_high? -> why {REF}
        what|why is|was REF doing at|on|in|here|there|up? the? top|first|here|there|list|place|up_there|so_high? -> why {REF}
        how|why did|does|do|has REF get|match|fit|come|end|make_it|got|rank|show|appear|turn|qualify|land here|there|in|on|up|first|to|at|so_high|what_i_asked|my_search|in_here|to_the_top|come_up|the? top|list|list? -> why {REF}
        how_come|why REF is|was|comes|came on|in|at|so|up|here? list|here|top|first|high? -> why {REF}
        explain|justify REF -> why {REF}
        explain|tell why REF|is REF? is|came|comes|first|here|at_the_top|top|up|there? first|here|up|top|at_the_top|there? -> why {REF}
        what makes REF first|top|so_good|a_match|match|number_one|come_first -> why {REF}
        what else? am|are|is i|we missing|lacking|short of? for|to_make|to_cook|from|in|on|with? REF? -> missing {REF|it}
        what else? do|will|would|must|should|have|i|we|is i|we|they|to? have|still|need|got? need|buy|get|to_buy|to_get|pick_up|shop|shop_for|have_to_buy|have_to_get|needed|bought|to? buy|get|pick_up|have|shop? for|to_make|to_cook|to_do|from|with|before_i_can_make REF -> missing {REF}
        what else? do|does|must|should PRON need|have to? BUY -> shop list
        what else? do|will|would i|we still|not|also? need|have_to_buy|have_to_get|not_have|lack|miss|missing for|to_make|to_cook|of|from|in|with REF -> missing {REF}
        what|which else? INGREDIENTS|things|bits|stuff|of_it|of_them|do|is|are|would|am|will? do|am|is|are|i|we? i|we? have_not_got|missing|do_not_have|not_have|lack|need_to_buy|need_to_get|still_need|not_in|not_got|lacking|short_of|must_i_buy|short for|of|from|in|to_make|the? PANTRY? for|of? REF? -> missing {REF|it}
        have|do i|we|i_have|have_i got|have all|everything|enough|what_i_need|all_i_need|all_the_ingredients|all_that_i_need|stuff|it_all|all_of_it|the_stuff|ingredients for|to_make|to_cook|in|needed_for|i_need_for|of|needed_to_make REF in|at|PANTRY? -> missing {REF}
        have|do|can|could i|we make|cook|do|got_everything|have_everything|everything|it_all|have_it_all REF? right_now|with_what_i_have|with_what_we_have|with_what_i_have_got|already|for_it -> missing {REF|it}
        what have|do not i|we have|got for|to_make|to_cook|in REF? -> missing {REF|it}
        what have_not i|we got for|to_make|to_cook|in REF? -> missing {REF|it}
        missing|need|lacking REF -> missing {REF}
        what is|are missing|lacking|still_missing|needed from|for|in|to_make|of? REF? -> missing {REF|it}
        do|have i|we have|got everything|all|it_all for? REF? -> missing {REF|it}
        SHOW|find|have|got|do|give|anything|something|recipes|RECIPES|more|any|are|is|ones|others|some|what|which|dishes? you|there|else|other|i_have? RECIPES|ones|anything|something|others|dishes|more|any|some? ones|that_are|that_is|recipes|is|are? similar|like|along|resembling|close|comparable|akin|in_the_style_of|alike to|lines_of|the_lines_of? REF -> similar {REF}
        SHOW|find|more|any|what|got? others|ones|more|recipes|similar|RECIPES similar|like|alike|along|more|ones|recipes|dishes|things|RECIPES|one to|ones|recipes|the_same_lines|those_lines|these_lines|it? -> similar it
        similar|alike ones|recipes|RECIPES? -> similar it
        what is|are|else|recipes? similar|like|close to? REF -> similar {REF}
        what else is|are like REF -> similar {REF}
        double|2x REF? up|the|amounts|recipe|everything|quantities|ingredients|it_all|everything_up|batch? -> scale {REF|it} x2
        triple|treble REF? up|amounts|recipe|everything|quantities|it_all|ingredients|batch? -> scale {REF|it} x3
        quadruple REF? up|amounts|recipe|everything|quantities|it_all|ingredients|batch? -> scale {REF|it} x4
        halve REF? amounts|recipe|everything|quantities|it_all|ingredients|batch|portions|servings? -> scale {REF|it} x1/2
        make half of REF -> scale {REF} x1/2
        make|cook|do|want|give|need|only|just|scale|i_want|cut|reduce|i_only_want|i_only_need|i_need REF? down|by|to|in? half of|the|amount|batch|quantity|recipe? REF|amount|batch|quantity|recipe? -> scale {REF|it} x1/2
        cut|reduce|scale|bring|divide|split REF down|in|by|to? half -> scale {REF} x1/2
        half|half_of REF? amount|batch|quantity|portion|recipe|portions|quantities|the_amount|the_recipe? -> scale {REF|it} x1/2
        make|cook|do|want|give|scale|i_want|need|i_need|multiply REF? a|up|by|the? twice|double|two_times|a_double|times_two|x2|double_the|twice_the|times_2|2_times amount|batch|quantity|much|recipe|as_much|of|portion|lot|that|portions|quantities? REF? -> scale {REF|it} x2
        twice|double as|the much|amount|batch|quantity|portions -> scale it x2
        make|cook|do|want|give|scale|i_want|need|i_need|multiply REF? a|up|by|the? three_times|triple|3_times|times_three|treble|thrice|times_3|x3 amount|batch|quantity|much|recipe|as_much|of|portion? REF? -> scale {REF|it} x3
        make|cook|do|want|give|scale|i_want|need|i_need|multiply REF? a|up|by|the? four_times|quadruple|4_times|times_four|x4|times_4 amount|batch|quantity|much|recipe|as_much|of|portion? REF? -> scale {REF|it} x4
        scale|multiply REF by NUM -> scale {REF} x{NUM}
        scale REF up|down|to|for|by|it? for|to? NUM PEOPLE? -> scale {REF} {NUM}
        make|cook|do|prepare|scale|adjust|adapt|resize|change|size|stretch|convert|set|serve|alter|want|need|have|calculate|portion|serves|work_out REF up|down|it|out|enough|be|so_it_serves|to_serve|serve|so_that_it_serves|so_it_feeds|to_feed|feed|amounts|quantities? for|to|into|of|serve|feed|down_to|up_to|serving|that_serves|so_it_serves|to_serve? NUM PEOPLE? -> scale {REF|it} {NUM}
        make|cook|do|prepare|scale|adjust|need|want|i_need|we_need|i_want|it_needs_to_be|serve|scale|have|give? enough|it|that|recipe|this|portions|servings|amounts|quantities|ingredients|REF? be|up|down? for|to_serve|to_feed|serve|feed|serves|serving|feeding|to|that_feeds|that_serves NUM PEOPLE? -> scale {REF|it} {NUM}
        for|serves|serve|feeds|feed|serving|feeding|we_are|there_are|there_will_be|we_will_be|i_am_feeding|i_am_cooking_for|cooking_for|we_have|i_have|make_it|there_are_going_to_be|it_has_to_feed|it_must_feed|it_should_serve|it_needs_to_serve|it_needs_to_feed|we_need NUM PEOPLE|of_us|eating|coming|of_us_tonight|for_dinner|now|tonight|to_feed|at_the_table|coming_round|instead? -> scale it {NUM}
        NUM PEOPLE|of_us instead|now|are_coming|coming|tonight|instead_of_four? -> scale it {NUM}
        scale REF NUM -> scale {REF} {NUM}
        SETTO|show|show_me|i_want|give|convert|display|have|do|what_is|put|see|read|translate? REF|it|everything|amounts|quantities|units|measurements|me|all|numbers|ingredients|units_to|measures? units|amounts|measurements|amount|measures? in|to|into|with|as|using GRAMS units|please? -> units metric
        SETTO|show|use|i_want|give|convert? to? GRAMS units|amounts|measurements|instead|instead_of_cups|not_cups|measures|only? -> units metric
        SETTO|show|show_me|i_want|give|convert|display|have|do|what_is|put|see|read|translate? REF|it|everything|amounts|quantities|units|measurements|me|all|numbers|ingredients|units_to|measures? units|amounts|measurements|amount|measures? in|to|into|with|as|using CUPS units|please? -> units us
        SETTO|show|use|i_want|give|convert? to? CUPS units|amounts|measurements|instead|instead_of_grams|not_grams|measures|only? -> units us
        SETTO|show|use|i_want|give|GO|back|put|see? back? to? original|as_written|recipe_s_own|its_own|recipes_own|the_writers_own|unconverted|as_it_was_written units|amounts|measurements|quantities|measures? -> units original
        units metric|us|original -> units metric
        """

    private static let pantry = """
        SHOW|what|READ|check|list|tell|see|open|look_in|OPEN? what|is|do|have|all|do_i_have|we? is|do|have|i|we|did|it? i|we? have|got|is|keep|left? in|at? PANTRY -> pantry list
        what do|have i|we have|got|already_have|still_have in|at|left|on? PANTRY? left|in|stock|already? -> pantry list
        what is|are in|left|left_in|there_in PANTRY now|today? -> pantry list
        pantry list? -> pantry list
        PANTRY list|contents? -> pantry list
        what have|ingredients have|do i|we got|have in|left|at_home|in_stock? -> pantry list
        clear|empty|wipe|reset|delete|clean|forget|remove|scrap out|everything|all|all_of|whole|it_all? from|in|out_of|of? PANTRY out|completely|list? -> pantry clear
        PANTRY is empty|bare|completely_empty|totally_empty -> pantry clear
        TAKEOUT everything|all|it_all from|out_of|in PANTRY -> pantry clear
        pantry clear -> pantry clear
        EATER|i|we|there always|always_have|always_got|usually|permanently have|keep|got|stock|is|are|has? got|have? ITEMS in|at|in_the_house|around|about? PANTRY? -> pantry add {ITEMS} --staple
        ITEMS is|are a|always|my|one_of_my|our|something staple|staples|in_the_house|there|at_home|in|in_stock|always_have|i_always_have|we_always_have|in_the_cupboard|in_the_pantry|around PANTRY? -> pantry add {ITEMS} --staple
        PUT|make|add|count|treat|mark|set ITEMS as|to|a|in staple|staples -> pantry add {ITEMS} --staple
        pantry add ITEMS -> pantry add {ITEMS}
        pantry remove ITEMS -> pantry remove {ITEMS}
        PUT|remember|have|got|save|restock ITEMS in|to|into|on|at|from|for|under|back_in|back_into|down_as_in PANTRY -> pantry add {ITEMS}
        PUT to|in|into PANTRY ITEMS -> pantry add {ITEMS}
        PRON have|got|bought|has|picked_up|have_got|own|have_also|also_have|still_have|have_got_in|have_still_got|have_plenty_of|have_loads_of|have_lots_of|have_some|now_have|have_just_got|have_bought ITEMS PUT|save it|them|this|those|all in|to|into|down|on PANTRY -> pantry add {ITEMS}
        there|it is|are no|not|none|hardly_any|hardly|no_more|not_any|never_any|nothing ITEMS left|any_more|anymore|in|more|remaining? in? PANTRY? -> pantry remove {ITEMS}
        no ITEMS left|any_more|anymore|remaining|in_the_house|in_the_cupboard|in_the_fridge -> pantry remove {ITEMS}
        no more ITEMS in PANTRY -> pantry remove {ITEMS}
        EATER|i|we|there|that|just|all? HAVENT ITEMS left|any_more|anymore|in|up|off|at_home|now|today|this_morning|last_night|yesterday|for_breakfast? PANTRY? -> pantry remove {ITEMS}
        ITEMS is|are|has|have|got|just|all? all|been|now|nearly|just? finished|gone|used_up|eaten|out|run_out|empty|done|used|off|mouldy|bad|in_the_bin|gone_off|drunk|finished_off|all_gone|ran_out|over|all_used_up|all_used|expired|rotten|none_left|gone_bad -> pantry remove {ITEMS}
        TAKEOUT ITEMS from|out_of|off|out|in PANTRY -> pantry remove {ITEMS}
        TAKEOUT from PANTRY ITEMS -> pantry remove {ITEMS}
        EATER|i|we|that HAVE|was|is last|no_more|none|end|finished of ITEMS -> pantry remove {ITEMS}
        that was|is the? last|end of ITEMS gone|used? -> pantry remove {ITEMS}
        we|i have|are|am got|down_to|low? no|none ITEMS left|at_home? -> pantry remove {ITEMS}
        ITEMS none|no_more left|in? -> pantry remove {ITEMS}
        """

    private static let shopping = """
        PRON? have|just|already? BOUGHT|got|have|crossed_off|ticked_off|ticked ITEMS tick|cross|check|strike|mark|take|scratch it|them|that|those|these off|out|as_bought|as_done|off_the_list|off_list|off_my_list|from_the_list|done SHOPLIST? -> shop done {ITEMS}
        tick|cross|check|strike|mark|scratch|done|score|ticked|crossed off|out|as? ITEMS off|out|as|from|on|of? bought|done|ticked|got|out|the? SHOPLIST? -> shop done {ITEMS}
        tick|cross|check|strike|mark|scratch ITEMS off|out|as_bought|as_done|as_got|done -> shop done {ITEMS}
        PRON? have|just? BOUGHT|got ITEMS from|off|on SHOPLIST -> shop done {ITEMS}
        ITEMS is|are|have_been|has_been|in bought|ticked_off|crossed_off|in_the_trolley|in_the_basket|in_my_basket|in_my_trolley|checked_off|in_the_cart -> shop done {ITEMS}
        clear|empty|wipe|reset|delete|scrap|bin|throw_away|start everything|all|it_all|out|whole|a_new|new? from|off|on|of? SHOPLIST out|completely|again? -> shop clear
        TAKEOUT everything|all|it_all from|off|on SHOPHARD -> shop clear
        TAKEOUT ITEMS from|off|on|out_of SHOPLIST -> shop remove {ITEMS}
        i|we do_not need ITEMS on|from|any_more|anymore SHOPLIST? -> shop remove {ITEMS}
        PUT|buy|need|i_need|make|get|have|send|copy|move|want|write|generate|shop everything|all|stuff|things|ingredients|what_i_need|items|all_the_ingredients|the_bits|bits|whatever_i_need|all_that|what_is_needed|what_is_missing? for|of|from|in|to|to_make|i_need_for|we_need_for|needed_for? REF in|to|on|onto|into|for|at|a|from? SHOPLIST -> shop add {REF}
        everything|all|stuff|things|ingredients|bits|what_i_need|all_the_ingredients for|of|from|in|needed_for REF on|to|onto|in|into SHOPLIST -> shop add {REF}
        PUT to|on|onto|in|into SHOPLIST REF? -> shop add {REF|it}
        shop|shopping|buy for|add|everything_for|ingredients_for|stuff_for|the_ingredients_for|the_stuff_for|what_i_need_for? REF -> shop add {REF}
        SHOPLIST|shopping for|with REF -> shop add {REF}
        make|write|create|start|do|build|generate SHOPLIST for|from|of|out_of|with REF -> shop add {REF}
        add|get|buy|order INGREDIENTS|everything|stuff for|of|in|from REF on|to|onto|in? SHOPLIST? -> shop add {REF}
        SHOW|what|READ|OPEN|see|check|list|print|tell? is|are|do|have|i|we? on|in? SHOPLIST look_like|so_far|again|now? -> shop list
        what|which|anything|tell|SHOW do|is|have|must|should|else|things|stuff|i|there|are|will|did|what? i|we|there|to|do|need? need|have|must|should|to|still|got|want? to? BUY|need_from_the_shop|need_from_the_shops|need_from_the_supermarket|left_to_buy|get_at_the_supermarket|buy_at_the_supermarket|need_from_the_store|get_from_the_supermarket|get_at_the_shops|buy_at_the_shops -> shop list
        shop|buy|shopping list? -> shop list
        i|we am|are? going|off|popping|heading to_the_shops|to_the_shop|shopping|to_the_supermarket|to_the_store what|what_do_i_need|what_do_we_need|what_should_i_buy|what_to_buy do? i|we? need|buy? -> shop list
        shop add REF -> shop add {REF}
        shop done ITEMS -> shop done {ITEMS}
        shop remove ITEMS -> shop remove {ITEMS}
        shop clear -> shop clear
        """

    private static let timers = """
        TIMERSET|new? TIMER for|to|of|at|on|:|like? TIME -> timer {TIME}
        REMIND in|after|when|for|once TIME -> timer {TIME}
        how much|long|many time|minutes|longer|seconds? is|has|does|do|until|till|to|left|are|remaining|have? there|i|it? left|to_go|remaining|go|have|got? on|for|of|until|till|in|does? the? WORDS? TIMER has|have|is|got|rings|goes_off|ring|left|is_done|finishes|going|end|goes? left|got|to_go|off|going? -> timers
        what|which|how_many|any|are|is|SHOW|list|check|READ|see TIMER|timers are|have|is|do|there|running|any|going|on|i|set? i|we|there|got|running|timers? have|running|set|going|on|left|active|ticking? -> timers
        what|which|how_many|any|are|SHOW|list|check|READ|see|is|how? is|are|there|any|the|my|all|a? timers|timer running|going|doing|on|active|ticking|set|status|still_running|left? -> timers
        timers|timer -> timers
        when does|will|is WORDS? TIMER go_off|ring|end|done|finish|finished|up|go -> timers
        how long left|to_go|have_i_got|do_i_have|is_left -> timers
        how much|many time|longer|minutes left|to_go|remaining|is_left|do_i_have|have_i_got -> timers
        is|has the|my? WORDS? TIMER done|finished|gone_off|over|rung|up|up_yet|gone|still_running|running -> timers
        STOP all|every|both? TIMER|timers -> timers stop
        STOP WORDS TIMER -> timers stop {WORDS}
        STOP TIMER for|on|called|named|of WORDS -> timers stop {WORDS}
        timers stop WORDS? -> timers stop {WORDS}
        TIMERSET|new TIMER for TIME|NUM? TIME for|called|named|labelled|on|to_boil|to_cook|label WORDS -> timer {TIME} {WORDS}
        TIMERSET|new TIMER for|called|named|on WORDS for|of|to|at|: TIME -> timer {TIME} {WORDS}
        TIMERSET|new TIME TIMER for|called|named|on|labelled WORDS -> timer {TIME} {WORDS}
        TIMERSET|new WORDS TIMER for|to|of|at|on|with? TIME -> timer {TIME} {WORDS}
        TIMERSET|new? TIMER for|to|of|at|on|: ? TIME for|from_now? -> timer {TIME}
        TIMERSET|new? TIMER for|to|of|at|on|:|in? TIME from_now|on|long|timer|from? now? -> timer {TIME}
        TIMERSET|new? TIME TIMER|on_the_timer|on_the_clock|countdown -> timer {TIME}
        TIMERSET|new? TIME for|on|called|timer|timer_for WORDS -> timer {TIME} {WORDS}
        time|count|countdown|count_down|timer|t TIME from_now|down|for_me|from? -> timer {TIME}
        count down|for|to? TIME -> timer {TIME}
        time WORDS for TIME -> timer {TIME} {WORDS}
        timer TIME for|called|on WORDS -> timer {TIME} {WORDS}
        TIMERSET TIMER for|called|on WORDS TIME -> timer {TIME} {WORDS}
        timer TIME WORDS? -> timer {TIME} {WORDS}
        timer WORDS TIME -> timer {TIME} {WORDS}
        timer for TIME for WORDS -> timer {TIME} {WORDS}
        WORDS TIMER for|of|:|at|set_to|set_for|to? TIME -> timer {TIME} {WORDS}
        TIME WORDS TIMER -> timer {TIME} {WORDS}
        TIME TIMER for|called|on WORDS -> timer {TIME} {WORDS}
        TIME on|for the? TIMER|clock -> timer {TIME}
        TIME from now -> timer {TIME}
        REMIND in|after TIME about|that|for|of|to_check|to_turn|to_stir|to_take_out|to_check_on|to_look_at|to_get|to_flip|to_baste|check WORDS -> timer {TIME} {WORDS}
        REMIND about|of|to_check|to_check_on|to_turn|to_stir|to_take_out|to_look_at|to_flip|to_baste WORDS in|after TIME -> timer {TIME} {WORDS}
        REMIND in|after|when|for|once? TIME is|are|have|has|from_now|time? up|over|gone|passed|is_up|are_up|have_passed? -> timer {TIME}
        REMIND to|that|about? TIME -> timer {TIME}
        """

    /// Services, settings, help, the shell itself.
    private static let shell = """
        surprise us|me|with|something? anything|something? -> random
        PICKONE one|something|anything|a_recipe|a_dish|for|any|me|recipe|it|dinner|what_to_eat|what_to_cook|whatever|any_one|at_random|what|a_random_one? for|at|me|recipe|one|us? random|me|us|dinner|tonight? -> random
        SHOW|PICKONE|give|i_want|anything|something|OPEN|a|any|what_about|how_about? random RECIPES|one|pick|choice|dinner|one_please? -> random
        anything|whatever|you_choose|you_decide|you_pick|dealers_choice|your_choice|up_to_you|i_do_not_mind|i_do_not_care|chefs_choice|feeling_lucky|i_am_feeling_lucky|roll_the_dice|anything_goes|inspire_me|i_can_not_decide|can_not_decide|any_recipe|a_random_recipe|whatever_you_like|it_is_up_to_you|you_tell_me|i_can_not_choose|i_have_no_idea|no_idea goes|will_do|at_random|really|for_me|you_like|what_to_cook|what_to_make? you_choose|you_decide|you_pick|pick_for_me|surprise_me|pick_one|choose_for_me|pick_something|choose|pick|choose_something|just_pick_one|you_pick_one? -> random
        SHOW|browse|list|see|look_through|read|go_through|flick_through|look_at|what_is? everything|all|whole_lot|every|the_lot|all_of_it|all_of_them|each recipe|recipes|there_is|you_have|you_have_got|in|that|there|dish|you_know? you|is|there? have|got|know|recipes? in|the_cookbook|got? -> browse
        browse|browse_all|just_browsing|just_looking|looking_around|having_a_look|have_a_look|just_having_a_look|have_a_look_around|let_us_browse|have_a_browse|just_a_browse|browsing|browse_around|flick_through|look_around|a_look_around -> browse
        i|we am|are? just|only? looking|browsing around|through|thanks? -> browse
        what|which|SHOW|list|any|READ recipes|dishes|everything do|have|are you|there have|got|know? -> browse
        what have you got -> browse
        what|which|SHOW|list|all|READ|see kinds_of|sorts_of|types_of|other|all|of? cuisines|cuisine|kitchens|countries do|are|have|can|there|you|is|list? you|there|i? have|got|know|search|offer|there|choose_from? -> cuisines
        cuisines -> cuisines
        what|which|SHOW|list|all|READ|see kinds_of|sorts_of|types_of|other|all|of? categories|category|courses|kinds|types|sorts|kinds_of_recipes|kinds_of_dishes do|are|have|can|there|you|is|list|of_recipes|of_dishes|of_food? you|there|i? have|got|know|search|offer|there|choose_from? -> categories
        categories -> categories
        what|which|SHOW|list|READ|see|how_many other? services|service|sources|recipe_sites|recipe_services|sites|websites do|are|have|is|can|there|am|you|does|i|in? you|there|i|it|this? have|know|use|using|there|support|got|available|on|search|in_use? -> service
        service|services -> service
        where do|are|does|did these|the|your|you|recipes|they|get? recipes|they|the_recipes|them? come|get|from|coming recipes|them|from? from? -> service
        search|ask|look|find|check|try|query|see|get|browse|go in|on|at|with|through|for|to|up_on|using|over_at? SERVICE for|about|to_find|and_search_for|and_find|and_look_for|if_it_has|has|for_some|to_search_for|to_look_for|and_get|what_it_has_on FOODS -> search {FOODS} --service {SERVICE}
        SERVICE for? FOODS -> search {FOODS} --service {SERVICE}
        search|find|look|get|look_up|s|see|show|i_want|SHOW for|recipes|recipe|me? FOODS on|in|at|from|with|using|via|over_at|through SERVICE -> search {FOODS} --service {SERVICE}
        FOODS on|from|at|via|using|through SERVICE -> search {FOODS} --service {SERVICE}
        what|anything|does does|has|is|can|on|SERVICE SERVICE? have|got|has|know|do|find|offer for|with|about|on|in? FOODS -> search {FOODS} --service {SERVICE}
        what is|in your|the|my? SERVICE -> cookbook
        what is in cookbook -> cookbook
        cookbook|show_cookbook|the_cookbook|what_does_the_cookbook_have|what_does_the_cookbook_hold|how_many_recipes_are_there|how_many_recipes_do_you_have|how_big_is_the_cookbook|what_is_in_the_cookbook|what_does_the_cookbook_contain|how_many_recipes_are_in_the_cookbook|how_many_recipes_have_you_got|how_many_recipes_in_the_cookbook|show_the_cookbook -> cookbook
        SETTO|use|GO|ask|try|i_want|search|select|choose|pick|connect|service over|to|with|on|in|using|back? to? SERVICE from_now_on|instead|service|from_now|for_this|now? -> service {SERVICE}
        create|new|write|add|make|type|enter|start|compose|put|record|invent|i_want_to_write my|a|an|own|in|up|down|new|of? own|new|recipe|recipe_of_my_own|of_my_own recipe|of_my_own|recipe_of_my_own|one|dish|recipes|myself? -> create
        create|write_my_own|write_a_recipe|add_a_recipe|my_own_recipe|new_recipe|write_my_own_recipe|add_my_own_recipe|make_my_own_recipe|i_have_a_recipe_of_my_own -> create
        how do|does|to|is|are i|you|we|it|the|my|one? use|using|work|set_up|get|working|do|operate|with? COMMAND work|used|command|feature|done|things? -> help {COMMAND}
        how|what do|does|is|are|can COMMAND work|do|mean|for|command|about|good_for? -> help {COMMAND}
        what is COMMAND for -> help {COMMAND}
        what can you do -> help
        help|explain|tell_about|tell_more_about|more_about|what_about|show_help|info_on|help_me|describe|teach_me|show_how_to_use|manual|explain_how with|on|for|about|to_use|using|understand|how? the? COMMAND command|works|work|to_me|commands|feature? -> help {COMMAND}
        h|help|commands|show_commands|instructions|what_now|i_am_lost|i_am_stuck|how_does_this_work|how_does_it_work|how_do_i_use_this|how_do_you_work|what_do_i_do|what_can_i_do|what_can_i_say|what_can_i_ask|what_can_i_type|i_need_help|what_are_my_options|help_out|show_help|what_can_i_do_here|what_are_the_commands|list_commands|how_do_i_use_it|how_does_this_thing_work|what_commands_are_there|which_commands_are_there|show_me_what_you_can_do|how_do_i_use_this_thing|i_do_not_know_what_to_do|what_should_i_type|what_do_i_type|what_do_i_say|not_sure_what_to_do|what_else_can_you_do -> help
        what|which MODAL|do|are|commands you|this|it|there|i|do do|know|understand|offer|use|have|able_to_do|there|good_for? -> help
        quit|exit|q|bye|goodbye|bye_bye|see_you|see_you_later|i_am_done|that_is_all|that_is_it|good_night|close|leave|log_out|logout|i_am_off|get_me_out|finished|we_are_done|see_ya|cya|farewell|ciao|so_long|shut_down|stop_the_program|that_will_be_all|all_done|gotta_go|i_have_to_go|got_to_go|have_to_go|nothing_else|leave_the_shell|close_the_program|night|have_a_nice_day|have_a_good_one|see_you_tomorrow|signing_off|cheerio|ta_ra|toodle_pip|later|im_out|i_am_out|talk_later|thats_all -> quit
        good|thanks|cheers|great|right night|bye|that_is_all|goodbye for_now|for_today? -> quit
        bye|goodbye|that_is_all|that_is_it for_now|for_today|then|now|for_tonight -> quit
        clear|wipe|clean screen|terminal|display|window|view -> clear
        clear|cls -> clear
        export FAVS to|as|into|in? TEXT -> export favorites {TEXT}
        export REF to|as|into|in? TEXT -> export {REF} {TEXT}
        run|play|execute the? script? TEXT -> run {TEXT}
        start? recording|record stop -> record stop
        stop|end|finish recording -> record stop
        start? recording|record to|in|into? TEXT -> record {TEXT}
        import|load from? TEXT -> import {TEXT}
        status|show_status|how_are_things|what_is_the_status -> status
        history|show_history|what_did_i_type|what_have_i_typed|my_history|show_my_history|what_have_i_searched_for|what_did_i_search_for -> history
        retry|try_again|try_that_again|try_it_again|once_more_please|have_another_go|give_it_another_go -> retry
        refresh|reload|refresh_the_list|reload_the_list|refresh_the_results -> refresh
        cancel|stop_that|stop_it|abort|stop_loading|stop_fetching -> cancel
        wait -> wait
        SHOW|what|READ|list|change|see|OPEN|tell are|is|have|can|me? settings|preferences|options|configuration|config|setup i|are|you|there|have|change? -> set
        settings|preferences|set|configuration|config -> set
        SETTO|have|i_want|show|NUM? NUM|SETTO recipes|results|NUM|per|a|on|each|items|to|ten|dishes|me? NUM? recipes|results|items|on|per|a|each|dishes|at? per|a|each|on|every page|screen|a_time|one_page|each_page|every_page -> set page-size {NUM}
        NUM recipes|results|items|dishes|of_them? per|a|on_each|each|on_a|on_one|at page|screen|a_time|once -> set page-size {NUM}
        SHOW|SETTO NUM recipes|results|items|dishes|at|per|a|on? per|a|each|on|at page|screen|a_time|once|one_page -> set page-size {NUM}
        SETTO page size|length to|at? NUM -> set page-size {NUM}
        SETTO SETTING on|off|to|at|into|as|:|= WORDS -> setting {SETTING} {WORDS}
        SETTO SETTING mode|setting? on -> setting-on {SETTING}
        SETTO SETTING mode|setting? off -> setting-off {SETTING}
        SETTING mode|setting? on -> setting-on {SETTING}
        SETTING mode|setting? off -> setting-off {SETTING}
        SETTO? SETTING mode|setting? to? on|off|WORDS -> setting {SETTING} {WORDS}
        SETTO off SETTING mode|setting? -> setting-off {SETTING}
        SETTO on SETTING mode|setting? -> setting-on {SETTING}
        SETTO off|no|without SETTING mode|setting? -> setting-off {SETTING}
        no|disable|hide|without|do_not_show|stop_showing|i_do_not_want|switch_off|turn_off|kill|drop SETTING mode|please|any_more? -> setting-off {SETTING}
        enable|activate|show|switch_on|turn_on|with|i_want SETTING mode? -> setting-on {SETTING}
        SETTO|the|a|i_want|use|to|i_prefer|go|GO|give|have|it_is_too|make_it|make|i_like? to|it|a|the|everything|in|into|screen? WORDS SETTING mode|please|setting|layout|style? -> setting-value {SETTING} {WORDS}
        set SETTING WORDS -> setting {SETTING} {WORDS}
        """

    /// Conditions of the query: lifting, swapping, excluding, narrowing.
    private static let conditions = """
        less|fewer|not_so_much|a_little_less|not_as_much FOODS -> error
        FOODS instead of|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        use|have|with|make_it|want|take|try|put|i_want|how_about|what_about|do|go_with|can_i_have|can_we_have|let_us_have|let_us_use|prefer|like|i_would_like|i_would_prefer|give|and|add|i_like|just? FOODS instead_of|rather_than|in_place_of|over|not|in_lieu_of|for FOODS -> swap {FOODS} {FOODS2}
        FOODS rather_than|in_place_of|instead_of FOODS -> drop {FOODS2} ; and {FOODS}
        instead_of|rather_than|in_place_of FOODS WANT|use|try|have|with|give|i_want|i_would_like|take|make_it|put|let_us_have|how_about|what_about|i_fancy|go_for|PRON? FOODS -> drop {FOODS} ; and {FOODS2}
        substitute|sub|put|use|swap_in|sub_in|switch_in FOODS in? for|in_for|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        SWAP out? FOODS for|with|to|by|into|against FOODS -> drop {FOODS} ; and {FOODS2}
        SWAP out? FOODS and put|use|add|have|with|in FOODS in|instead? -> drop {FOODS} ; and {FOODS2}
        FOODS becomes|should_become|should_be|turns_into FOODS -> drop {FOODS} ; and {FOODS2}
        drop|lose|remove|take_out|no|not|without FOODS and|but|,? add|use|put|have|try|make_it|in FOODS instead|in|in_it? -> drop {FOODS} ; and {FOODS2}
        query: no wait FOODS not FOODS -> drop {FOODS2} ; and {FOODS}
        query: FOODS not FOODS -> swap-query {FOODS} {FOODS2}
        query: not FOODS FOODS -> swap-query {FOODS2} {FOODS}
        drop FOODS -> drop {FOODS}
        never_mind|nevermind|forget|forget_about|scrap|do_not_worry_about|do_not_bother_with|do_not_bother_about|do_not_need|not_fussed_about|not_bothered_about|not_fussy_about|am_not_fussed_about|am_not_bothered_about|do_not_insist_on|never_mind_about|lift|lose_the_condition|relax|ignore|i_do_not_need|we_do_not_need|i_do_not_insist_on|i_do_not_mind_about|i_am_not_fussed_about|i_am_not_bothered_about|i_do_not_care_about|do_not_care_about|no_need_for|no_need_of|there_is_no_need_for|it_does_not_need|does_not_need|does_not_have_to_have|it_does_not_have_to_have|does_not_have_to_be|it_does_not_have_to_be|it_need_not_have|need_not_have|need_not_be|it_need_not_be|not_necessarily|with_or_without|stop_asking_for|do_not_have_to_have|it_does_not_need_to_have|does_not_need_to_have|no_longer_need|i_no_longer_need|it_does_not_need_to_be|does_not_need_to_be|do_not_mind_about|am_not_fussy_about|i_am_not_fussy_about|we_are_not_fussed_about|we_are_not_bothered_about|i_can_live_without|can_live_without|could_live_without|i_can_do_without|can_do_without|it_can_be_without|i_am_not_set_on|not_set_on|do_not_require FOODS condition|bit|after_all|then|requirement|part|too|in_it|any_more|thing|anymore? -> drop {FOODS}
        FOODS need|does|do|must|has not have|need|to? be? in|there|in_it|in_there|included -> drop {FOODS}
        FOODS is optional|fine|ok|okay|alright|all_right|not_needed|not_necessary|not_important|not_essential after_all|now|again|actually|really|with_me|by_me? -> drop {FOODS}
        FOODS does not matter -> drop {FOODS}
        FOODS are optional|fine|ok|okay|alright|all_right|not_needed|not_necessary|not_important|not_essential after_all|now|again|actually|really|with_me|by_me? -> drop {FOODS}
        FOODS do|does not matter|bother_me any_more|really|to_me|so_much? -> drop {FOODS}
        i|we do_not mind FOODS after_all|any_more|if_it_has? -> drop {FOODS}
        EATER FOODS? DISLIKE FOODS -> exclude {FOODS}
        EATER DISLIKE FOODS -> exclude {FOODS}
        DISLIKE FOODS -> exclude {FOODS}
        FOODS disagrees|disagree with me|us|my_stomach -> exclude {FOODS}
        FOODS makes|make|gives|give PRON|me|us|him|her|EATER ill|sick|hives|a_rash|heartburn|migraines|wind|gas|bloated|itch -> exclude {FOODS}
        EATER has|have|got|gets a|an? FOODS allergy|intolerance|allergies|problem -> exclude {FOODS}
        FOODS allergy|intolerance|intolerant|allergies|allergic here|at_the_table|in_the_family|please? -> exclude {FOODS}
        EATER is|am|are FOODS intolerant|allergic|free -> exclude {FOODS}
        EATER can|could|will|would|do|does|should|must not eat|have|stand|touch|bear|handle|take|tolerate|do|be_eating|like|want FOODS -> exclude {FOODS}
        EATER is|am|are not a|too|very|so|really|that|big? fan|keen|fond|mad|into|crazy|wild|huge_fan|big_fan of|on|about? FOODS -> exclude {FOODS}
        FOODS tastes|taste|is|are|smells|reminds_me of|like|horrible|disgusting|vile|gross|awful|nasty|yucky|revolting|yuck soap|horrible|feet|hospital|school|soap_to_me|cardboard? leave|hold|skip|lose|omit|drop|no|keep it|that|them|out? out? -> exclude {FOODS}
        leave|keep|take|cut|hold|pull FOODS out|off|away|out_of_it|out_of_this|out_of_them|to_yourself|back|well_out|for_another_day|at_the_shop -> exclude {FOODS}
        take_off|leave_off|hold_back|hold|skip|leave|omit|lose|ditch|exclude|avoid|nix|cut|ban|kill|bar|banish|rule_out|filter_out|leave_out|leave_off|take_out|cut_out|keep_out|weed_out|strip_out|nothing_with|anything_without|anything_but|anything_except|anything_that_does_not_have|anything_that_is_not|spare_me|remove|get_rid_of|no_more|enough_of|enough_with|i_do_not_want|we_do_not_want|do_not_give_me|do_not_use|do_not_add|do_not_put|do_not_include|do_not_show_me|do_not_show|not_the|exclude_anything_with|leave_out_anything_with|remove_anything_with|no_recipes_with|hide_anything_with|hide|skip_anything_with|skip_everything_with|get_rid_of_anything_with|it_should_not_have|it_must_not_have|it_must_not_contain|it_can_not_have|must_not_have|must_not_contain|should_not_have|should_not_contain|can_not_have|can_not_contain|can_not_include|it_should_not_contain|i_would_rather_not_have|rather_no|preferably_no|preferably_not|preferably_without|nothing_containing|nothing_that_has|nothing_that_contains|nothing_involving|none_of_the|not_any|none_with|take_out_anything_with|remove_all_with|remove_the_ones_with|remove_those_with|take_away|skip_the_ones_with|drop_the_ones_with|drop_anything_with|hide_the_ones_with|leave_out_the_ones_with|no_thanks_to|no_to|say_no_to|go_without|going_without|we_avoid|i_avoid FOODS in_it|in_them|in_there|in_any_of_them|in_any_form|from_it|from_this|from_these|this_time|from_them|to_it|today? -> exclude {FOODS}
        only|just? the? ones|those|recipes|anything|something|things|any|one|show|which_ones|which? that|which|ones|with? do|does|are|is|have|has not|no have|contain|include|use|need|got|any|FOODS? FOODS in_it|in_them? -> exclude {FOODS}
        without|no|not FOODS in_it|in_them|then|either|in_there|please? -> exclude {FOODS}
        FOODS no_thanks|no_thank_you|no_way|is_out|are_out|is_a_no|is_a_no_no|has_to_go|have_to_go|must_go|is_not_for_me|is_not_allowed|are_not_allowed|is_off_limits|is_off_the_table|are_off_the_table|not_for_me -> exclude {FOODS}
        and|also|plus|add|with|including|include|has_to_have|have_to_have|must_have|must_contain|must_include|needs_to_have|needs|it_needs|it_has_to_have|it_must_have|it_should_have|should_have|it_has_to_contain|it_must_contain|throw_in|chuck_in|bung_in|pop_in|toss_in|put_in|add_in|work_in|mix_in|i_also_want|i_also_have|we_also_have|we_also_want|i_want_it_with|make_it_with|make_it|make_sure_it_has|make_sure_there_is|as_long_as_it_has|as_long_as_there_is|only|just|narrow_it_to|narrow_it_down_to|narrow_to|limit_it_to|limit_to|keep_only|keep_just|keep_the_ones_with|keep_those_with|show_only|only_show|show_just|just_show|i_only_want|we_only_want|only_with|only_the_ones_with|just_the_ones_with|filter_by|filter_for|filter|restrict_to|restrict_it_to|it_also_needs|do_any_have|do_any_of_them_have|do_any_of_these_have|does_any_of_them_have|have_any_got|any_of_them_with|any_of_those_with|any_of_these_with|any_with|which_have|which_has|which_ones_have|which_of_them_have|which_of_these_have|which_of_those_have|which_one_has|which_use|which_ones_use|which_contain|which_are|which_ones_are|which_of_these_are|which_of_them_are|the_ones_with|those_with|ones_with|it_must_be|it_has_to_be|has_to_be|must_be|it_should_be|should_be|needs_to_be|it_needs_to_be|must_use|has_to_use|and_with|and_also|with_some|with_either|that_has|that_have|ones_that_have|ones_that_use|the_ones_that_have|only_ones_that_have|any_that_have|any_that_are|any_that_use|are_any_of_them|are_any_of_these|are_any|is_any_of_them|i_need_it_to_have|i_need_it_to_be|i_want_it_to_be|i_want_it_to_have|with_added|with_extra|some_with|and_some|and_maybe|any_of_those_have|any_of_these_have|any_of_them_have|along_with FOODS in_it|in_them|in_there|in|in_too|to_it|to_that|to_the_search|to_my_search|to_the_mix|to_the_list_of_foods|recipes|ones|then|now|though|tho|dishes|too|on_top|involved|somewhere|please? -> narrow {FOODS}
        throw|chuck|bung|pop|toss|put|add|work|mix|stick|sling|whack|include|get FOODS in|in_it|in_there|in_too|into_it|into_the_mix|to_it|to_the_mix|on_top|to_that|to_the_search|as_well|too -> narrow {FOODS}
        FOODS has_to|have_to|must|should|needs_to|need_to be in|in_it|in_there|included|there|part_of_it -> narrow {FOODS}
        i|we have FOODS too|as_well|also -> narrow {FOODS}
        do|does|are|is|have|has|did any of|one? them|these|those|they? have|use|contain|got|include|are|with|need? FOODS in_them|in_it|in? -> narrow {FOODS}
        """

    /// Foods to cook with and dishes to look for.
    private static let wishes = """
        EATER is|am|are FOODS COOKQ USING? FOODS? -> cook {FOODS} {FOODS2}
        EATER is|am|are FOODS so|and|but? WISH FOODS -> wish {FOODS} {FOODS2}
        what is the? good|best|nice|easiest|easy|proper|right|quickest? way|recipe to|for COOKIT FOODS -> wish {FOODS}
        good|best|nice|easiest|easy|proper|right way|recipe to|for COOKIT FOODS -> wish {FOODS}
        what is the? good|best|nice|easiest|easy recipe for FOODS -> wish {FOODS}
        RECIPES|ideas|suggestions to|for USEUP FOODS -> cook {FOODS}
        what_all|what can|could be MADE USING FOODS -> cook {FOODS}
        WISH? RECIPES? with|that_have? FOODS in the? title|name|their_title|their_name|its_title|its_name -> title {FOODS}
        EATER DISLIKE FOODS but|so|and? WISH FOODS -> mixed {FOODS} {FOODS2}
        DISLIKE FOODS but|so|and? WISH FOODS -> mixed {FOODS} {FOODS2}
        EATER DISLIKE FOODS COOKQ USING FOODS -> cook-mixed {FOODS} {FOODS2}
        and COOKQ USING? FOODS -> cook {FOODS}
        is_there|are_there|do_you_have|have_you_got COOKQ USING? FOODS -> cook {FOODS}
        what|which FOODS MODAL PRON MAKE USING? FOODS -> cook {FOODS} {FOODS2}
        what|which FOODS MODAL PRON MAKE -> cook {FOODS}
        no_more_than|no_longer_than|not_more_than|not_longer_than|in|with_only TIME -> wish
        COOKQ USING? WHATIHAVE in|left|PANTRY|at|home|already|got|lying_around? -> cook
        COOKQ USING? what? i|we? have|got in|left|PANTRY|at|home|already|lying_around? -> cook
        COOKQ -> cook
        PRON? have? no clue|idea|inspiration what|what_to|for MAKE|to? to|for|have|eat|cook|make? MEAL? -> cook
        no clue|idea|inspiration what|for|about to? MAKE? for? MEAL? -> cook
        PRON? BE|MODAL? hungry|starving|famished|peckish feed? -> cook
        what is|are cooking -> cook
        cook|make from|with|using|out_of WHATIHAVE -> cook
        SHOW? what PRON MODAL MAKE USING|from WHATIHAVE -> cook
        use_up what|whatever i|we? have|got|is|left in? PANTRY? -> cook
        how to COOKIT FOODS -> wish {FOODS}
        how MODAL|do PRON COOKIT FOODS -> wish {FOODS}
        how is|are|do|does|would|was FOODS MADE|COOKIT|done -> wish {FOODS}
        WISH any|some? good? RECIPES|anything|something for|with|using? FOODS -> wish {FOODS}
        MODAL|do you|PRON HAVE any|anything|something|some FOODS -> wish {FOODS}
        got any|anything|something FOODS -> wish {FOODS}
        recipe|recipes|RECIPES for|with? FOODS -> wish {FOODS}
        RECIPES|ideas to USEUP FOODS -> cook {FOODS}
        NEEDUSE|ideas|RECIPES to? USEUP FOODS -> cook {FOODS}
        COOKQ USING? FOODS -> cook {FOODS}
        FOODS COOKQ USING? FOODS -> cook {FOODS} {FOODS2}
        COOKQ USING FOODS USING? FOODS -> cook {FOODS}
        COOKQ if i|we|all|only|just? have|got only|just|got|is? FOODS -> cook {FOODS}
        NOCLUE? what to MAKE USING? FOODS -> cook {FOODS}
        NEEDUSE FOODS up|somehow|before_it_goes_off|before_they_go_off|today|soon|quickly|off|first|before_they_go_bad|before_it_goes_bad? -> cook {FOODS}
        use FOODS up -> cook {FOODS}
        FOODS need|needs to_be|be|to|using|eating|must|has_to_be|have_to_be|should_be|wants using|used|finished|eaten|finishing|cooking|up|to_go up|up_soon|soon|today|off|up_today? -> cook {FOODS}
        cook FOODS -> cook {FOODS}
        cook -> cook
        PRON? HAVE|BOUGHT|BE|there|have|only|just|MODAL? left|have|got|only|just|some|no|over? FOODS left|over|left_over|in|here|to_use_up|at_home|going_off|lying_around|around|to_hand|on_hand|need_using|need_using_up|that_need_using|PANTRY? PANTRY? what MODAL|is|are|do|to|should|about|can|could|dinner PRON|MEAL|a|for|good? MAKE|MEAL|be|have|good|i|nice|thing? be|with|for|out|to|good|idea|use|USEUP|from|do|nice|i? with|MAKE|MEAL|it|them|that|those|of|dinner|all? them|that|those|it|these|MEAL|all|for|of|do? MEAL|dinner|with|those|them? -> cook {FOODS}
        FOODS COOKQ USING? it|them|that|those|these|this|all_that|all_of_that|all_this|the_two|both? for? MEAL? -> cook {FOODS}
        PRON HAVE FOODS COOKQ USING? it|them|that|those|these|this|all_that|all_of_that|all_this? -> cook {FOODS}
        there_is|there_are FOODS in|left|to|going? PANTRY|use_up|finish|off? COOKQ USING? it|them|that|those|these|this? -> cook {FOODS}
        got|have FOODS COOKQ USING? it|them|that|those|these|this|all_that|all_of_that|all_this? -> cook {FOODS}
        got|have FOODS any ideas|suggestions|inspiration|thoughts -> cook {FOODS}
        PRON got|have FOODS any ideas|suggestions|inspiration|thoughts -> cook {FOODS}
        something PRON MODAL MAKE USING? FOODS -> cook {FOODS}
        something to MAKE with|from|using|out_of FOODS -> cook {FOODS}
        RECIPES PRON MODAL MAKE USING? FOODS -> cook {FOODS}
        RECIPES to MAKE with|from|using|out_of FOODS -> cook {FOODS}
        MODAL PRON MAKE something|anything|dinner|a_meal|a_dish|lunch|supper|tea|stuff|a_nice_meal|much with|from|out_of|using FOODS -> cook {FOODS}
        MODAL? PRON? MAKE anything|something with|from|out_of|using WHATIHAVE -> cook
        make|whip_up|rustle_up|knock_up|throw_together|prepare something|anything|dinner|a_meal|a_dish|lunch|supper|tea with|from|out_of|using FOODS -> cook {FOODS}
        make|whip_up|rustle_up|knock_up|throw_together|prepare something|anything|dinner|a_meal|a_dish|lunch|supper|tea with|from|out_of|using WHATIHAVE -> cook
        PRON|EATER have|got|have_got|also_have|just_have|own|only_have|still_have|have_still_got|have_plenty_of|have_loads_of|have_lots_of|now_have|have_some|also|there_is|there_are|have_just_got|have_also_got|have_got_plenty_of|have_got_loads_of|got_in|now_also_have|has|do_have ITEMS in|at|left|here|now|again|to_use|available|already|around|on_hand|too|in_the_house? PANTRY? -> pantry add {ITEMS}
        got|have|own ITEMS in PANTRY -> pantry add {ITEMS}
        there is|are ITEMS in|at|left|here|left_in|on PANTRY? -> pantry add {ITEMS}
        PRON? have|just|back|also? BOUGHT|got ITEMS today|yesterday|this_morning|earlier|at_the_shop|at_the_shops|at_the_market|from_the_shop|from_the_shops|from_the_market|just_now|on_the_way_home|at_the_supermarket|for_the_pantry|this_afternoon|at_the_store|from_the_supermarket|in_town? -> pantry add {ITEMS}
        what|how about FOODS -> fresh {FOODS}
        search|s FOODS -> wish {FOODS}
        how to COOKIT FOODS -> wish {FOODS}
        WISH how BE|to|do|you? FOODS MADE|COOKIT -> wish {FOODS}
        how is|are|do|does|would|was FOODS MADE|COOKIT|done -> wish {FOODS}
        how MODAL|do PRON COOKIT FOODS -> wish {FOODS}
        SHOW how MODAL|do|to PRON? COOKIT FOODS -> wish {FOODS}
        SHOW|tell|teach|learn how? PRON? to? COOKIT FOODS -> wish {FOODS}
        PRON have|got only|just? TIME only|left|to_spare|spare|to_cook|for_dinner|until_dinner|free|before_dinner? SHOW|WANT|WISH? FOODS? -> wish {FOODS}
        PRON have|got only|just? TIME COOKQ|what_can_i_make|what_can_i_cook USING? FOODS? -> cook {FOODS}
        PRON have|got only|just? TIME left|to_spare|spare|to_cook|for_dinner|until_dinner|free|before_dinner|to_make_dinner|to_make_something? -> wish
        there is only|just? TIME left|to_cook|to_spare? -> wish
        must|has_to|needs_to|it_must|it_has_to|it_needs_to|should|it_should be? done|ready|cooked|made|take|finished|on_the_table in|within|under|at_most|less_than|only? TIME -> wish
        WISH FOODS now|then|next? -> wish {FOODS}
        WISH PRON? WANT FOODS -> wish {FOODS}
        WISH WISH FOODS -> wish {FOODS}
        PRON WANT FOODS WISH|any_ideas|ideas|what_have_you_got|what_do_you_have|got_any|any_suggestions -> wish {FOODS}
        FOODS WISH|any_ideas|ideas|what_have_you_got|what_do_you_have|got_any|any_suggestions|have_you_got_any|do_you_have_any|got_anything -> wish {FOODS}
        scrap|forget|none|not|never_mind that|those|these|this|them|of_those|of_these|of_them|it SHOW|WISH? FOODS -> wish {FOODS}
        FOODS how do|does|to|is|would i|you|we|one|it? MAKE|MADE it|that|them|those? -> wish {FOODS}
        FOODS instead|actually|please|any_good|sounds_good|sounds_nice|would_be_nice|would_be_lovely|would_be_good|would_be_great|would_do|i_think|might_be_nice|will_do|it_is|would_hit_the_spot|anyone -> fresh {FOODS}
        it is|has_to_be|must_be? FOODS day|night|tonight|season|time|weather -> wish {FOODS}
        FOODS in it -> narrow {FOODS}
        FOODS -> wish {FOODS}
        """
}
