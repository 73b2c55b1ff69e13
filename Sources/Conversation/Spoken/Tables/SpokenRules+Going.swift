extension SpokenRules {
    /// Pages, the list, back, undo.
    static let going = """
        opened: GO|and|then? back to NUM PEOPLE? -> scale it {NUM}
        pick|choose|select one|any_one of? them|these|those|all? -> random
        i|we? let|leave|trust you|it|that to? you? to? decide|choose|pick|you|select -> random
        results: what|which was number NUM again -> open {NUM}
        SHOW previous ones|page|results|recipes -> back
        wipe the slate clean? and? begin|start? again|over|anew? -> reset
        which one? MODAL you pick|choose|recommend|suggest|go_for|have|cook|make -> random
        take_back|undo|revert|reverse|cancel the? last thing|change|action|command|bit? i_did|i_said? -> undo
        guide: which|what step|bit|one was|is that|this|it|i_on|we_on|next_to? -> guide again
        opened: step|one|bit|instruction before|before_that|before_this|earlier -> guide back
        opened: and? next step|bit|one|instruction is|please? -> guide
        guide: step|one|bit before|before_that|before_this|back -> guide back
        guide: i|we? missed|forgot|did_not_hear|did_not_get|did_not_catch|lost it|that|this|you|track? bit|step|one? -> guide again
        guide: what|and? comes|happens|is|goes|do_i_do? after|following|next this|that|it? -> guide
        guide: i_am|we_are? done|finished|ready|through with|for? that|this|it|step|bit? -> guide
        guide: next|next_step|go_on|continue|carry_on|then|what_next|what_now|done|ok_next -> guide
        guide: skip|pass that|it|this|this_one|that_one|this_step|that_step|this_bit|the_step -> guide
        guide: previous|back|previous_step|go_back|one_back|step_back -> guide back
        guide: repeat|again|repeat_that|say_again -> guide again
        guide: that_is_enough|i_am_done_cooking|we_are_done_cooking -> guide stop
        guide: out|get_out of here|it|this -> guide stop
        guide: stop|close|leave|end|finish|quit|exit|get_out|get_me_out|come_out it|that|this|there|now|the|guide|steps|recipe|cooking|cook_mode|of|here* -> guide stop
        guide: done|finished|did_that|done_that|that_is_done|got_it|got_that|all_done|ready next|next_step|next_one|what_next|go_on|continue|carry_on|what_is_next? -> guide
        guide: SHOW|READ|read? last step|instruction|one|bit again|once_more -> guide back
        guide: GO? back to? last step|instruction|one|bit again? -> guide back
        SHOW|GO|read|what_is|what_was|skip|jump? to? very? last|final step|instruction -> step last
        guide: what|SHOW was|is? step|bit|one|instruction before|previous? -> guide back
        guide: i|we? have? done|did|finished it|that|this|this_one|that_one|this_step|that_step -> guide
        guide: and|what_is -> guide
        guide: GO|skip|jump|move? ahead|straight|back? to? step|number NUM -> step {NUM}
        opened: SHOW|GO|READ|read|what_was|what_is|start|begin|jump|skip? to|at|from|with? step NUM again? -> step {NUM}
        guide: moving|move|moved|going on -> guide
        guide: what do|should|must|shall i|we do? now|next? -> guide
        guide: GO? back step|one|bit? -> guide back
        guide: take_me|GO? me? back? to the? very? start|beginning|first_step|first_one|top again? -> step 1
        guide: start again|over|from_the_beginning|from_the_start|from_the_top -> step 1
        guide: SHOW|GO|read to? previous step|bit|one -> guide back
        opened: what is next -> guide
        results: what is next -> more
        opened: what do|should|shall|must i|we? do first|to_start|to_begin|now -> guide
        where|what was|were|am i|we before|earlier|a_moment_ago|just_now -> back
        GO? back? to? what|where i|we was|were|had looking_at|reading|looking|before -> back
        try? something|anything completely|totally|entirely|quite different|else|new -> reset
        SHOW previous|last|earlier|other results|recipes|list|search|page|screen -> back
        wipe|clear|scrap|forget|bin|drop|cancel|delete|dump|erase search|query|conditions|filters -> reset
        what else can|could you|it|this do -> help
        SHOW|have|want? more of? those|these|them|that|the_same -> more
        wipe|clear|scrap|forget everything|all|it_all and? start again|over|fresh|anew|afresh -> reset
        SHOW|list|see|give|browse all|every the? recipes|dishes you_have|you_have_got|there_are|in_the_cookbook? -> browse
        SHOW|browse everything you_have|you_have_got|there_is|in_there|in_the_cookbook|you_know? -> browse
        more|m|next NUM? -> more {NUM}
        SHOW|GO|load|have? more|next|further|additional|other|others NUM? PAGE? -> more {NUM}
        NUM more|further|extra PAGE? -> more {NUM}
        i|we? would|not|mind|want|like|love|to|fancy* seeing|see|look_at|looking_at some|a_few|a_couple? more|others PAGE? -> more
        is that|this|it all|everything|it there|you? is|are|have|got|have_got|found|know? -> more
        put it|that|everything|them back as|how|the_way it|they|that was|were -> undo
        take|change|turn|set it|that|everything back as|how|the_way? it|they|that? was|were? -> undo
        SHOW|GO|load|have|get NUM more|further|extra|others PAGE? of_these|of_those|of_them|like_these|like_those|like_this? -> more {NUM}
        SHOW|tell|see? what|whatever else|more is_there|there_is|there_are|you_have|you_have_got|you_found -> more
        SHOW|GO|load|have|get|turn? another|further|additional|extra NUM more? PAGE -> more {NUM}
        rest|rest_of_them|see_the_rest|show_the_rest|remaining -> more
        what|anything|anyone|any|some|is|are|got|do|have you|there? have? got? else|more|others more? RECIPES|PAGE? you_have|you_have_got|have_you_got|is_there|are_there|do_you_have? -> more
        what|anything else MODAL|do|have? PRON? HAVE|is_there|are_there? -> more
        have|do|is|are|got you|there? have|got? anything|any|some|something else|more|other|others|different RECIPES? -> more
        what was|were|is|are LIST again|once_more? -> list
        another PAGE|one|lot|few|handful -> more
        few|couple|bunch|lot|handful more PAGE? -> more
        scroll|move|carry|read|go|keep on|along|down|further -> more
        keep them|those|these|it coming|rolling -> more
        keep|carry|go going|on|scrolling|looking -> more
        turn|flip the? page -> more
        continue|proceed|onwards|scroll|scroll_down|page_down|further|move_on|others|more_of_them|next_one_please|and_more|more_like_that_list -> more
        prev|prev_page|page_back|back_please -> back
        back|backwards we|i|you go -> back
        opened: close it|that|this|recipe|page? -> back
        GO back NUM? steps|step|times|time|pages|page? -> back {NUM}
        back|b NUM? steps|step|times|time|pages|page|goes|go|clicks|moves|screens|lots|places? -> back {NUM}
        NUM steps|step|times|pages|page back -> back {NUM}
        GO? back? previous page|one|list|screen|results|view|recipes|search|results_page? -> back
        GO? to? before|the_one_before|one_before|the_page_before|last_page|the_last_screen|what_was_before -> back
        GO? back? to? where|what i|we was|were|had before? -> back
        forward|go_forward|forwards -> forward
        GO|SHOW|return|print? back|again? to? the? LIST again|back? -> list
        GO|return? back to? last|previous|earlier|other LIST|results|search|query|view -> back
        SHOW LIST once_more|again? -> list
        list|ls|results REF? -> list {REF}
        start again|over|afresh|fresh|anew|from_scratch|a_new_search|new|a_fresh_search|a_fresh|from_the_beginning -> reset
        forget|scrap|bin|clear|drop|ditch|scratch|dump|discard that|this|it|these|those|them|everything|all_this|all_that|all_of_this|all_of_that|it_all|the_lot|all_of_it -> reset
        GO? back? to start|beginning|square_one -> reset
        try|do|have|start|begin|make|want? new|fresh|different|another search|query|start -> reset
        forget|scrap|bin|clear|drop|ditch|scratch|wipe|dump|cancel|discard|never_mind all|everything|it_all|this|that|lot|search|query|whole_thing|all_of_that|all_that|all_this|all_of_it|this_search|my_search|conditions|all_the_conditions|about_it|about_all_that|everything_i_said|slate|all_of_this|about_that|about_this|filters|all_filters? new|fresh search|start|query? -> reset
        reset|reset_search|reset_everything|begin_again|begin_afresh|clean_slate|clear_the_search|restart|from_the_top|something_completely_different|something_else_entirely|lets_start_over|do_over -> reset
        undo|undo_it|undo_that|undo_this|undo_the_last_one|undo_last -> undo
        undo|reverse that|this|the|my? last|what thing|change|one|command|i_did|i_just_did|move|step|action? -> undo
        oops|whoops|no? take|put that|it|this back -> undo
        take back that|it|this -> undo
        reverse|revert|cancel that|it|last? thing|change|one? -> undo
        i|we did not mean|want to? do? that|it|this? -> undo
        that was|is a mistake|wrong|an_accident|not_right|not_what_i_meant -> undo
        oops|whoops|my_mistake -> undo
        redo|redo_that|redo_it|do_that_again|do_it_again|put_it_back_again -> redo
        """

    /// Cooking a recipe step by step.
    static let guide = """
        guide: SHOW|READ|say it|that|this|step again|once_more -> guide again
        opened: show|open|see|view|bring_up it|that|this|recipe again|once_more -> open it
        opened: cook|cooking|guide|guided|start|begin|enter|go|cooking_mode mode|cooking|in_cook_mode|into_cook_mode? -> guide
        SHOW|start|go|enter|turn|switch|GO to? into? cook|cooking|guide|kitchen mode on? -> guide
        opened: start|begin|let_us_start|let_us_begin|let_us_cook|let_us_get|lets_get|let_us_get_started|get cooking|making_it|started|going? -> guide
        opened: cook along|with|it|this? along? -> guide
        opened: SHOW|READ|what_is first|1 step -> guide
        step_by_step|one_step_at_a_time|take_me_through_it|talk_me_through|walk_me_through|guide_me|guide_me_through|talk_me_through_step_by_step -> guide
        SHOW|go|GO|read|do|take|let_us_do|talk|walk|guide|cook through? it|this|that|through_it|through? step_by_step|one_step_at_a_time|one_by_one|step_at_a_time -> guide
        SHOW|read|GO|on_to|what_is|and? to? next step|one_step -> guide
        next step|instruction -> guide
        what|what_do_i_do|what_is do|comes|is|should|must i|we? do? next|now|after_that|after -> guide
        what_comes_next|what_do_i_do_next|what_is_next|and_then_what|then_what|what_now|what_next|what_do_i_do_now|what_do_i_do_then -> guide
        SHOW|read|GO|what_was|what_is|back|go_back|step? back? to? previous step|one_step|instruction -> guide back
        go|back|step back|one|a step -> guide back
        SHOW|read|say|tell|repeat|what_was that|it|this|step|last_bit|last_step|the_last_bit|what_you_said|the_step|last_one again|once_more|one_more_time|another_time -> guide again
        repeat that|it|this|step|last_step|last_bit|the_step|yourself? -> guide again
        repeat|read that|this|the|last|previous step|bit|line|part|instruction|one again? -> guide again
        say again|that_again|it_again|that_once_more -> guide again
        come_again|what_was_that|what_did_you_say|pardon|what_was_it|read_that_again|once_more|one_more_time|what_was_that_again|sorry_what|i_did_not_catch_that|did_not_catch_that|say_what|what_was_the_last_step|what_was_the_last_bit -> guide again
        walk|guide|talk|take|lead|coach|step|run through STEPS|the_recipe|everything|it_all -> guide
        walk|guide|talk|take|lead|coach|step through making|cooking|making_of|how_to_make|the_making_of? REF step_by_step|one_step_at_a_time? -> guide {REF}
        guide REF|it? -> guide {REF|it}
        guide back -> guide back
        cook|start|begin|start_cooking|begin_cooking|let_us_cook|make cooking|with? REF step_by_step|with_me|one_step_at_a_time|along|in_cook_mode? -> guide {REF}
        """
}
