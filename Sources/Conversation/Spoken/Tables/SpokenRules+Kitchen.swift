extension SpokenRules {
    /// The list of things kept that was shown or changed last: `remove the milk from it`.
    static let shelves = """
        opened: PUT what|everything|all is|that_is in|inside it|this|that|there to|on|onto SHOPLIST -> shop add it
        shopping: number|item? NUM is? off|done|bought|got|ticked_off list? -> shop done {NUM}
        shopping: SHOW|READ|what_is|what_about|and on|in? list|it|that again|once_more|now? -> shop list
        shopping: TAKEOUT ITEMS off|from|out_of|on it|that|there|list -> shop remove {ITEMS}
        shopping: PUT ITEMS to|on|onto it|that|there|list -> shop add {ITEMS}
        shopping: tick|cross|check ITEMS off it|that|there|list? -> shop done {ITEMS}
        shopping: clear|empty|wipe it|that|list -> shop clear
        shopping: add|put|buy|include|also|and|plus ITEMS as_well|too|also? -> shop add {ITEMS}
        shopping: PRON? also? need|needs|forgot ITEMS as_well|too|also? -> shop add {ITEMS}
        shopping: PRON? have|just|already? BOUGHT|got everything|all|lot|it_all|all_of_it|all_of_them -> shop done all
        shopping: PRON? have|just|already? got ITEMS now|already? -> shop done {ITEMS}
        shopping: no|not|without|skip|forget ITEMS -> shop remove {ITEMS}
        shopping: TAKEOUT|take|leave ITEMS off|out? PRON have|have_got|got some|enough|plenty|it|them|that -> shop remove {ITEMS}
        pantry: SHOW|READ|what_is|what_about|and on|in|READ|SHOW? list again|once_more|now? -> shop list
        pantry: SHOW|READ|what_is|what_about|and in|on? it|that again|once_more|now? -> pantry list
        pantry: TAKEOUT ITEMS off|from|out_of|in it|that|there -> pantry remove {ITEMS}
        pantry: PUT ITEMS to|on|in|into it|that|there -> pantry add {ITEMS}
        pantry: add|put|include|also|and|plus ITEMS as_well|too|also? -> pantry add {ITEMS}
        plan: not that|it|this on|for? DAY something_else|something_different? -> plan swap {DAY}
        plan: what_about|how_about|and|SHOW? DAYS -> plan {DAYS}
        plan: clear|empty|wipe|delete|scrap it|that|all|everything|all_of_it|week|whole_week|it_all -> plan clear
        plan: PUT|export|send|save|copy it|this|that to|into|in|on|for my|our? phone|calendar|phone_calendar|diary -> export plan plan.ics
        plan: what|all|everything do|must|should|would? i|we need|buy|get|have_to_buy to_buy|to_get? for all|it|that|this|them|everything|lot|all_that|all_of_it|all_of_that|these -> shop add plan
        plan: buy|shop|get everything|all|it_all|all_of_it for|of? it|that|this|them? -> shop add plan
        """

    /// What is in the house.
    static let pantry = """
        explain|describe PANTRYHARD -> help pantry
        explain|describe SHOPHARD -> help shop
        got|have|has|is|are|do|does|know PRON|there? got|have|know|has? good|nice|decent|best|proper|easy? KNOWN recipe|recipes -> wish {KNOWN}
        SHOW|what|READ|check|list|tell|see|open|look_in|OPEN? what|is|do|have|all|do_i_have|we? is|do|have|i|we|did|it? i|we? have|got|is|keep|left? in|at? PANTRY -> pantry list
        what do|have i|we have|got|already_have|still_have in|at|left|on? PANTRY? left|in|stock|already? -> pantry list
        do|have i|we have|got any|some|enough|more ITEMS left|in|at_home|in_stock|already|to_hand|on_hand? in|at? PANTRY? -> pantry list
        do|have|is|are i|we|there have|got|is? anything|something|stuff|food|much|what left|good? in|at PANTRYHARD -> pantry list
        do|does|have|has|is|are|there|i|we|got|still* any|enough ITEMS left|in|at_home|in_the_house|in_stock|already|to_hand|on_hand -> pantry list
        have i|we any|enough ITEMS left|in|at_home? PANTRY? -> pantry list
        what is hiding|lurking|living in PANTRY -> pantry list
        is|are there any|some|enough|more? ITEMS left? in|at PANTRY -> pantry list
        what|which food|foods|stuff|things have|do i|we got|have in|left? -> pantry list
        PANTRY list|contents? -> pantry list
        what have|ingredients have|do i|we got|have in|left|at_home|in_stock? -> pantry list
        clear|empty|wipe|reset|delete|clean_out|forget|remove|scrap out|everything|all|all_of|whole|it_all? from|in|out_of|of? PANTRY out|completely|list? -> pantry clear
        PANTRY is empty|bare|completely_empty|totally_empty -> pantry clear
        TAKEOUT everything|all|it_all from|out_of|in PANTRY -> pantry clear
        pantry clear -> pantry clear
        ITEMS i|we always|usually have|got|keep in|at_home? -> pantry add {ITEMS} --staple
        EATER|i|we|there always|always_have|have_always|has_always|always_got|usually|permanently|never_run_out_of|never_without have|keep|got|stock|is|are|has|run_out_of? got|have? ITEMS in|at|in_the_house|around|about? PANTRY? -> pantry add {ITEMS} --staple
        there is|are always|usually ITEMS in|at|here|around|about|left? PANTRY? -> pantry add {ITEMS} --staple
        ITEMS is|are a|always|my|one_of_my|our|something staple|staples|in_the_house|there|at_home|in|in_stock|always_have|i_always_have|we_always_have|in_the_cupboard|in_the_pantry|around PANTRY? -> pantry add {ITEMS} --staple
        PUT|make|add|count|treat|mark|set ITEMS as|to|a|in staple|staples -> pantry add {ITEMS} --staple
        there_is|there_are|i_have|we_have|got? no ITEMS left|in_the_house|at_home ,|and|or|, and? no|nor|not_any ITEMS left|either|neither? -> pantry remove {ITEMS} {ITEMS2}
        pantry add ITEMS -> pantry add {ITEMS}
        PUT|remember|have|got|save|restock ITEMS in|to|into|on|at|from|for|under|back_in|back_into|down_as_in PANTRY -> pantry add {ITEMS}
        there|it is|are no|not|none|hardly_any|hardly|no_more|not_any|never_any|nothing ITEMS left|any_more|anymore|in|more|remaining? in? PANTRY? -> pantry remove {ITEMS}
        no ITEMS left|any_more|anymore|remaining|in_the_house|in_the_cupboard|in_the_fridge -> pantry remove {ITEMS}
        no more ITEMS in PANTRY -> pantry remove {ITEMS}
        none|nothing of ITEMS is|are? left|remaining -> pantry remove {ITEMS}
        SHOW? only|just|the? ones|those|recipes|dishes|things|some|something|anything that|which do|does not have|contain|use|need|include|require|call_for FOODS in|in_it|in_them? -> exclude {FOODS}
        EATER|i|we|there|that|just|all? HAVENT ITEMS left|any_more|anymore|in|up|off|at_home|now|today|this_morning|last_night|yesterday|for_breakfast? PANTRY? -> pantry remove {ITEMS}
        ITEMS is|are|has|have been|all|now|nearly? finished|gone|used_up|eaten|out|run_out|off|mouldy and so|also is|are|has|have ITEMS -> pantry remove {ITEMS} {ITEMS2}
        ITEMS is|are|has|have|just|all? all|been|now|nearly|just? finished|gone|gone_mouldy|gone_stale|gone_rotten|gone_sour|used_up|eaten|out|run_out|empty|done|used|off|mouldy|bad|in_the_bin|gone_off|drunk|finished_off|all_gone|ran_out|over|all_used_up|all_used|expired|rotten|none_left|gone_bad -> pantry remove {ITEMS}
        TAKEOUT ITEMS from|out_of|off|out|in PANTRY list? -> pantry remove {ITEMS}
        EATER|i|we|that HAVE|was|is last|no_more|none|end|finished of ITEMS -> pantry remove {ITEMS}
        that was|is the? last|end of ITEMS gone|used? -> pantry remove {ITEMS}
        we|i have|are|am got|down_to|low? no|none ITEMS left|at_home? -> pantry remove {ITEMS}
        ITEMS none|no_more left|in? -> pantry remove {ITEMS}
        """

    /// The shopping list.
    static let shopping = """
        query: PRON? do|does not need|have_to_have FOODS any_more|anymore|after_all|now? -> unwish-query {FOODS}
        i|we? need more|some_more ITEMS -> shop add {ITEMS}
        is|are|have there? ITEMS on SHOPLIST -> shop list
        pick_up|grab|order|buy ITEMS from|at|on? shop|shops|supermarket|way_home? -> shop add {ITEMS}
        PRON? have|just|already? BOUGHT|got|have|crossed_off|ticked_off|ticked ITEMS tick|cross|check|strike|mark|take|scratch it|them|that|those|these off|out|as_bought|as_done|off_the_list|off_list|off_my_list|from_the_list|done SHOPLIST? -> shop done {ITEMS}
        tick|cross|check|strike|mark|scratch|done|score|ticked|crossed off|out|as? ITEMS off|out|as|from|on|of? bought|done|ticked|got|out|the? SHOPLIST? -> shop done {ITEMS}
        PRON? have|just? BOUGHT|got ITEMS off|on SHOPLIST -> shop done {ITEMS}
        PRON? have|just? BOUGHT|got ITEMS from SHOPHARD|list -> shop done {ITEMS}
        ITEMS is|are|has|have been|all|now? bought|got|in_the_trolley|in_the_basket|in_the_cart|in_the_bag|sorted|purchased tick|cross|check|strike|mark|take|scratch it|them|that|those|these off|out|as_bought|as_done|off_the_list|from_the_list|done? -> shop done {ITEMS}
        ITEMS is|are|have_been|has_been|is_been|in bought|ticked_off|crossed_off|in_the_trolley|in_the_basket|in_my_basket|in_my_trolley|checked_off|in_the_cart -> shop done {ITEMS}
        opened: PUT|BUY everything|all|all_of_it|lot|all_of_this|ingredients|stuff|whatever_i_need to|on|onto SHOPLIST -> shop add it
        opened: BUY everything|all|all_of_it|lot|all_of_this|ingredients -> shop add it
        clear|empty|wipe|reset|delete|scrap|bin|throw_away|start everything|all|it_all|out|whole|a_new|new? from|off|on|of? SHOPLIST out|completely|again? -> shop clear
        TAKEOUT everything|all|it_all from|off|on SHOPHARD -> shop clear
        TAKEOUT ITEMS from|off|on|out_of SHOPLIST -> shop remove {ITEMS}
        i|we do_not need ITEMS any_more|anymore|after_all? TAKEOUT|cross|strike|scratch it|them|that|those|these off|from|out? SHOPLIST -> shop remove {ITEMS}
        i|we do_not need ITEMS on|from|any_more|anymore SHOPLIST? -> shop remove {ITEMS}
        PUT|buy|need|i_need|make|get|have|send|copy|move|want|write|generate|shop everything|all|stuff|things|ingredients|what_i_need|items|all_the_ingredients|the_bits|bits|whatever_i_need|all_that|what_is_needed|what_is_missing? for|of|from|in|to|to_make|i_need_for|we_need_for|needed_for? REF in|to|on|onto|into|for|at|a|from? SHOPLIST -> shop add {REF}
        everything|all|stuff|things|ingredients|bits|what_i_need|all_the_ingredients for|of|from|in|needed_for REF on|to|onto|in|into SHOPLIST -> shop add {REF}
        PUT REF INGREDIENTS|stuff|bits|things to|on|onto|in|into SHOPLIST -> shop add {REF}
        PUT everything|all|stuff|things|ingredients|what_i_need|bits|missing_things|whatever_is_missing|what_is_missing|missing_bits for_this|for_it|i_need|i_am_missing? in|to|on|onto|into SHOPLIST -> shop add it
        PUT to|on|onto|in|into SHOPLIST REF? -> shop add {REF|it}
        shop|shopping|buy for|add|everything_for|ingredients_for|stuff_for|the_ingredients_for|the_stuff_for|what_i_need_for? REF -> shop add {REF}
        SHOPLIST|shopping for|with whole|entire|complete|my|our? plan|week|menu -> shop add plan
        SHOPLIST|shopping for|with REF -> shop add {REF}
        REF need|needs|has|have|should|must|ought|could|can to? go|be|get on|onto|in|into|to SHOPLIST -> shop add {REF}
        can|could|may|should REF go|be_added|be_put|get on|onto|in|into|to SHOPLIST -> shop add {REF}
        make|write|create|start|do|build|generate SHOPLIST for|from|of|out_of|with REF -> shop add {REF}
        add|get|buy|order INGREDIENTS|everything|stuff for|of|in|from REF on|to|onto|in? SHOPLIST? -> shop add {REF}
        PUT ITEMS to|on|onto|in|into SHOPHARD|list -> shop add {ITEMS}
        start: do not forget|let_me_forget to? buy|get|pick_up? ITEMS when_we_shop|when_i_shop|at_the_shop|at_the_shops|next_time? -> shop add {ITEMS}
        PRON need|have|got|must|should|ought to? buy|get|pick_up|order ITEMS -> shop add {ITEMS}
        get|buy|order everything|all|what|the_lot i|we need for REF -> shop add {REF}
        PRON? need|want|get|buy|pick_up ITEMS from|at shop|shops|supermarket|market|store|stores|butcher|greengrocer -> shop add {ITEMS}
        ITEMS PUT it|them|that|those|these to|on|onto|in|into SHOPHARD|list -> shop add {ITEMS}
        SHOW|what|READ|OPEN|see|check|list|print|export|tell? is|are|do|have|i|we? on|in? SHOPLIST look_like|so_far|again|now? -> shop list
        what|which|anything|tell|SHOW do|is|have|must|should|else|things|stuff|i|there|are|will|did|what? i|we|there|to|do|need? need|have|must|should|to|still|got|want? to? BUY|need_from_the_shop|need_from_the_shops|need_from_the_supermarket|left_to_buy|get_at_the_supermarket|buy_at_the_supermarket|need_from_the_store|get_from_the_supermarket|get_at_the_shops|buy_at_the_shops -> shop list
        what is|are left|still? left|still? to BUY|buy|get at|from|in? shops|shop|supermarket|store|town? -> shop list
        shop|buy|shopping list? -> shop list
        i|we am|are? going|off|popping|heading to_the_shops|to_the_shop|shopping|to_the_supermarket|to_the_store what|what_do_i_need|what_do_we_need|what_should_i_buy|what_to_buy do? i|we? need|buy? -> shop list
        what|which|all? am|was|were|are|did i|we supposed|meant|going|planning|want to? BUY -> shop list
        PRON? MODAL|need|have|want|going? need|have|want|go? to? shop|go_shopping|buy_things|get_things|buy_stuff for REF -> shop add {REF}
        throw|chuck|bin SHOPLIST|list away|out? -> shop clear
        shop done ITEMS -> shop done {ITEMS}
        shop remove ITEMS -> shop remove {ITEMS}
        shop clear -> shop clear
        """

    /// Timers.
    static let timers = """
        set|start|run|count TIME on|down|from_now? -> timer {TIME}
        never_mind|forget|forget_about|drop the|that TIMER -> timers stop
        add|give|put|set another|an_extra|extra|further? TIME more|extra|longer? to|on|onto|for|for_the TIMER|timers -> timers add {TIME}
        add|give|put|set another|an_extra|extra|further? TIME more|extra|longer? to|on|onto|for WORDS TIMER -> timers add {TIME} {WORDS}
        give it|them|that|this|those another|an_extra|extra TIME more|longer? -> timers add {TIME}
        add another|an_extra|extra? TIME more|extra|longer? to|on|onto the WORDS -> timers add {TIME} {WORDS}
        another|another_one|one_more|a_second_one|one for|of|at TIME for|called WORDS -> timer {TIME} {WORDS}
        another|another_one|one_more|a_second_one|one for|of|at TIME -> timer {TIME}
        TIMERSET two|three|the|some? timers for|of TIME for|on|called|with WORDS -> timer {TIME} {WORDS}
        TIMERSET two|three|the|some? timers for|of|at TIME -> timer {TIME}
        give TIMER another|an_extra|extra|further TIME more|extra|longer? -> timers add {TIME}
        give TIMER TIME more|extra|longer -> timers add {TIME}
        let|extend|prolong|lengthen TIMER go|run|have|by|for? another|an_extra|extra|further? TIME more|extra|longer? -> timers add {TIME}
        give WORDS TIMER another|an_extra|extra|further TIME more|extra|longer? -> timers add {TIME} {WORDS}
        let|extend|prolong|lengthen WORDS TIMER go|run|have|by|for? another|an_extra|extra|further? TIME more|extra|longer? -> timers add {TIME} {WORDS}
        give WORDS another|an_extra|extra TIME more|longer? -> timers add {TIME} {WORDS}
        TIMERSET|new|another|a_second|a_third? TIMER for|to|of|at|on|:|like? TIME -> timer {TIME}
        guide: TIMERSET|switch_on|turn_on the|a? timer for|while|whilst|until|till WORDS -> timer
        TIMERSET|switch_on|turn_on the|a|that|this? timer for? it|that|this|this_step|that_step|now? -> timer
        REMIND in|after|when|for|once TIME -> timer {TIME}
        how much|long|many time|minutes|longer|seconds? is|has|does|do|until|till|to|left|are|remaining|have? there|i|it? left|to_go|remaining|go|have|got? on|for|of|until|till|in|does? the? WORDS? TIMER has|have|is|got|rings|goes_off|ring|left|is_done|finishes|going|end|goes? left|got|to_go|off|going? -> timers
        what|which|how_many|any|are|is|SHOW|list|check|READ|see TIMER|timers are|have|is|do|there|running|any|going|on|i|set? i|we|there|got|running|timers? have|running|set|going|on|left|active|ticking? -> timers
        what|which|how_many|any|are|SHOW|list|check|READ|see|is|how? is|are|there|any|the|my|all|a? timers|timer running|going|doing|on|active|ticking|set|status|still_running|left? -> timers
        how many|much minutes|time|longer|seconds left|to_go|remaining? on|for|of|until|till WORDS done|ready? -> timers
        how long is|have_i_got|do_i_have left|to_go on|for|until|till WORDS -> timers
        how many|much minutes|time|longer|seconds is|are|do_i_have|have_i_got|does left|to_go|remaining on|for|of|until|till WORDS done|ready? -> timers
        when does|will|is WORDS? TIMER go_off|ring|end|done|finish|finished|up|go -> timers
        how long left|to_go|have_i_got|do_i_have|is_left -> timers
        how much|many time|longer|minutes left|to_go|remaining|is_left|do_i_have|have_i_got -> timers
        is|has the|my? WORDS? TIMER done|finished|gone_off|over|rung|up|up_yet|gone|still_running|running -> timers
        STOP all|every|both|all_of TIMER|timers -> timers stop all
        STOP TIMER|timers -> timers stop
        STOP WORDS TIMER -> timers stop {WORDS}
        STOP TIMER for|on|called|named|of WORDS -> timers stop {WORDS}
        timers|timer stop WORDS? -> timers stop {WORDS}
        pause|hold|freeze all|every|both|all_of TIMER|timers -> timers pause all
        pause|hold|freeze TIMER|timers -> timers pause
        pause -> timers pause
        pause|hold|freeze WORDS TIMER -> timers pause {WORDS}
        timers|timer pause WORDS? -> timers pause {WORDS}
        resume|unpause|unfreeze TIMER|timers -> timers resume
        resume|unpause -> timers resume
        resume|unpause|unfreeze WORDS TIMER -> timers resume {WORDS}
        timers|timer resume WORDS? -> timers resume {WORDS}
        TIMERSET|new|another|a_second|a_third TIMER for TIME|NUM? TIME for|called|named|labelled|on|to_boil|to_cook|label WORDS -> timer {TIME} {WORDS}
        TIMERSET|new|another|a_second|a_third? TIMER for|of? TIME WORDS -> timer {TIME} {WORDS}
        TIMERSET|new|another|a_second|a_third TIMER for|called|named|on WORDS for|of|to|at|: TIME -> timer {TIME} {WORDS}
        TIMERSET|new|another|a_second|a_third TIME TIMER for|called|named|on|labelled WORDS -> timer {TIME} {WORDS}
        TIMERSET|new|another|a_second|a_third WORDS TIMER for|to|of|at|on|with? TIME -> timer {TIME} {WORDS}
        TIMERSET|new|another|a_second|a_third? TIMER for|to|of|at|on|:|in? TIME from_now|on|long|timer|from? now? -> timer {TIME}
        TIMERSET|new|another|a_second|a_third? TIME TIMER|on_the_timer|on_the_clock|countdown -> timer {TIME}
        TIMERSET|new|another|a_second|a_third? TIME for|on|called|timer|timer_for WORDS -> timer {TIME} {WORDS}
        time|count|countdown|count_down|timer|t from|of|for? TIME from_now|down|for_me|from? -> timer {TIME}
        time|count|count_down TIME for|on WORDS -> timer {TIME} {WORDS}
        put|set|leave|time|do|boil|cook|bake|simmer|rest WORDS on|in|out? for|: TIME -> timer {TIME} {WORDS}
        TIMERSET TIMER for|called|on WORDS TIME -> timer {TIME} {WORDS}
        timer WORDS TIME -> timer {TIME} {WORDS}
        WORDS TIMER for|of|:|at|set_to|set_for|to? TIME -> timer {TIME} {WORDS}
        TIME WORDS TIMER -> timer {TIME} {WORDS}
        TIME on timer|clock for|called WORDS -> timer {TIME} {WORDS}
        TIME from now -> timer {TIME}
        REMIND in|after TIME about|that|for|of|to_check|to_turn|to_stir|to_take_out|to_check_on|to_look_at|to_get|to_flip|to_baste|check WORDS -> timer {TIME} {WORDS}
        REMIND about|of|to_check|to_check_on|to_turn|to_stir|to_take_out|to_look_at|to_flip|to_baste WORDS in|after TIME -> timer {TIME} {WORDS}
        REMIND in|after|when|for|once? TIME is|are|have|has|from_now|time? up|over|gone|passed|is_up|are_up|have_passed? -> timer {TIME}
        when TIME is|are|have|has over|up|passed|gone|done -> timer {TIME}
        REMIND in|after TIME to WORDS -> timer {TIME} {WORDS}
        REMIND to WORDS in|after TIME -> timer {TIME} {WORDS}
        """
}
