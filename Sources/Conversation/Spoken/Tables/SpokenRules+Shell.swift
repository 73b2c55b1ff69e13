extension SpokenRules {
    /// Services, settings, help, the shell itself.
    static let shell = """
        how|what do|does|is|are|can i|we|you? use|make|add|work_with? notes|note work|for|used_for? -> help note
        SHOW any recipe|dish -> random
        surprise us|me|with|something? anything|something? -> random
        PICKONE one|something|anything|a_recipe|a_dish|for|any|me|recipe|it|dinner|what_to_eat|what_to_cook|whatever|any_one|at_random|what|a_random_one? for|at|me|recipe|one|us? random|me|us|dinner|tonight? -> random
        SHOW|PICKONE? something|anything random|at_random|completely_random -> random
        SHOW|PICKONE|give|i_want|anything|something|OPEN|a|any|what_about|how_about? random RECIPES|one|pick|choice|dinner|one_please? -> random
        anything|whatever|you_choose|you_decide|you_pick|dealers_choice|dealer's_choice|chef's_choice|your_choice|up_to_you|i_do_not_mind|i_do_not_care|chefs_choice|feeling_lucky|i_am_feeling_lucky|roll_the_dice|anything_goes|inspire_me|i_can_not_decide|can_not_decide|any_recipe|a_random_recipe|whatever_you_like|it_is_up_to_you|you_tell_me|i_can_not_choose|i_have_no_idea|no_idea goes|will_do|at_random|really|for_me|you_like? you_choose|you_decide|you_pick|pick_for_me|surprise_me|pick_one|choose_for_me|pick_something|choose|pick|choose_something|just_pick_one|you_pick_one? -> random
        SHOW|browse|list|see|look_through|read|go_through|flick_through|look_at|what_is? everything|all|whole_lot|every|the_lot|all_of_it|all_of_them|each recipe|recipes|there_is|you_have|you_have_got|in|that|there|dish|you_know? you|is|there? have|got|know|recipes? in|the_cookbook|got? -> browse
        browse|browse_all|just_browsing|just_looking|looking_around|having_a_look|have_a_look|just_having_a_look|have_a_look_around|let_us_browse|have_a_browse|just_a_browse|browsing|having_a_browse|just_having_a_browse|having_a_nose|having_a_look_round|browse_around|flick_through|look_around|a_look_around -> browse
        i|we am|are? just|only? looking|browsing around|through|thanks? -> browse
        what|which|SHOW|list|any|READ recipes|dishes|everything do|have|are you|there have|got|know? -> browse
        what have you got -> browse
        what|which|SHOW|list|all|READ|see kinds_of|sorts_of|types_of|other|all|of? cuisines|cuisine|kitchens|countries do|are|have|can|there|you|is|list? you|there|i? have|got|know|search|offer|there|choose_from|available|on_offer|included? -> cuisines
        cuisines -> cuisines
        what|which|SHOW|list|all|READ|see kinds_of|sorts_of|types_of|other|all|of? categories|category|courses|food|kinds|types|sorts|kinds_of_recipes|kinds_of_dishes do|are|have|can|there|you|is|list|of_recipes|of_dishes|of_food? you|there|i? have|got|know|search|offer|there|choose_from? -> categories
        categories -> categories
        what|which|SHOW|list|READ|see|how_many other? services|service|sources|recipe_sites|recipe_services|sites|websites do|are|have|is|can|there|am|you|does|i|in? you|there|i|it|this? have|know|use|using|there|support|got|available|on|search|in_use? -> service
        service|services -> service
        where can|could|do|should i|you|we search|look|find|get recipes|things|from|in? -> service
        where do|are|does|did these|the|your|you|recipes|they|get? recipes|they|the_recipes|them? come|get|from|coming recipes|them|from? from? -> service
        search|ask|have_a_look|take_a_look|look|find|check|try|query|see|get|browse|go in|on|at|with|through|for|to|up_on|using|over_at? SERVICE services|sites|of_them? for|about|to_find|and_search_for|and_find|and_look_for|if_it_has|has|for_some|to_search_for|to_look_for|and_get|what_it_has_on FOODS -> search {FOODS} --service {SERVICE}
        SERVICE for? FOODS -> search {FOODS} --service {SERVICE}
        search|find|look|get|look_up|s|see|show|i_want|SHOW for|recipes|recipe|me? FOODS on|in|at|from|with|using|via|over_at|through SERVICE -> search {FOODS} --service {SERVICE}
        FOODS on|from|at|via|using|through SERVICE -> search {FOODS} --service {SERVICE}
        what|anything|does does|has|is|can|on|SERVICE SERVICE? have|got|has|know|do|find|offer for|with|about|on|in? FOODS -> search {FOODS} --service {SERVICE}
        what is|in|have_you_got_in|do_you_have_in|have_i_got_in|have_we_got_in|can_i_find_in your|the|my? SERVICE -> cookbook
        cookbook|show_cookbook|the_cookbook|what_does_the_cookbook_have|what_does_the_cookbook_hold|how_many_recipes_are_there|how_many_recipes_do_you_have|how_big_is_the_cookbook|what_is_in_the_cookbook|what_does_the_cookbook_contain|how_many_recipes_are_in_the_cookbook|how_many_recipes_have_you_got|how_many_recipes_in_the_cookbook|show_the_cookbook -> cookbook
        SETTO|use|GO|ask|try|i_want|search|select|choose|pick|connect|service over|to|with|on|in|using|back? to? SERVICE from_now_on|instead|service|from_now|for_this|now? -> service {SERVICE}
        create|new|write|add|make|type|enter|start|compose|put|record|invent|i_want_to_write my|a|an|own|in|up|down|new|of? own|new|recipe|recipe_of_my_own|of_my_own recipe|of_my_own|recipe_of_my_own|one|dish|recipes|myself? -> create
        create|write_my_own|write_a_recipe|add_a_recipe|my_own_recipe|new_recipe|write_my_own_recipe|add_my_own_recipe|make_my_own_recipe|i_have_a_recipe_of_my_own -> create
        how do|does|to|is|are i|you|we|it|the|my|one? use|using|work|set_up|get|working|do|operate|with? COMMAND command|feature|thing|bit? work|used|done|things? -> help {COMMAND}
        SHOW|explain|tell|teach|learn|know? about? how? SHOPHARD works|work|is_used|does|functions|do -> help shop
        SHOW|explain|tell|teach|learn|know? about? how? PANTRYHARD works|work|is_used|does|functions|do -> help pantry
        how do|does|to|can|is|are i|you|we|it? use|using|work_with|manage|fill|make? SHOPHARD work|works|used? -> help shop
        how do|does|to|can|is|are i|you|we|it? use|using|work_with|manage|fill|make? PANTRYHARD work|works|used? -> help pantry
        search|look|ask|try|find everywhere|anywhere|everyone|everybody|them_all|all_of_them|all_services|every_service|all_the_services|all_of_the_services|all_sites|every_site|all_over for? FOODS -> search {FOODS} --service all
        PRON? need|want|could_use|could_do_with|give some|any|a_bit_of|a_little|more? help|assistance -> help
        SHOW|tell|explain|teach|learn|know? about? how? COMMAND works|work|is_used|does|functions -> help {COMMAND}
        how|what do|does|is|are|can COMMAND work|do|mean|for|command|about|good_for? -> help {COMMAND}
        what|which sort_of|kind_of|sorts_of|kinds_of? things|stuff|questions|commands? MODAL|do i|we|you|one|people ask|say|type|tell|do|understand|handle|answer|manage you|here|with_this|with_you? -> help
        what|how MODAL|do i|we|one ask|say|talk to|with? you|this|it? -> help
        i_need_help|need_help|i_want_help|some_help|help|explain|tell_about|tell_more_about|more_about|what_about|show_help|info_on|help_me|describe|teach_me|show_how_to_use|manual|explain_how with|on|for|about|to_use|using|understand|how? the? COMMAND command|works|work|to_me|commands|feature? -> help {COMMAND}
        help|explain with|about? SHOPHARD -> help shop
        i|we do_not understand|get|know how this|it|you works|work -> help
        tell about COMMAND -> help {COMMAND}
        h|help|commands|show_commands|instructions|what_now|i_am_lost|i_am_stuck|how_does_this_work|how_does_it_work|how_do_i_use_this|how_do_you_work|what_do_i_do|what_can_i_do|what_can_i_say|what_can_i_ask|what_can_i_type|i_need_help|what_are_my_options|help_out|show_help|what_can_i_do_here|what_are_the_commands|list_commands|how_do_i_use_it|how_does_this_thing_work|what_commands_are_there|which_commands_are_there|show_me_what_you_can_do|how_do_i_use_this_thing|i_do_not_know_what_to_do|what_should_i_type|what_do_i_type|what_do_i_say|not_sure_what_to_do|what_else_can_you_do -> help
        what|which MODAL|do|are|commands you|this|it|there|i|do do|know|understand|offer|use|have|able_to_do|there|good_for? -> help
        quit|exit|q|bye|goodbye|bye_bye|see_you|see_you_later|i_am_done|that_is_all|that_is_it|good_night|close|leave|log_out|logout|i_am_off|get_me_out|finished|we_are_done|see_ya|cya|farewell|ciao|so_long|shut_down|stop_the_program|that_will_be_all|all_done|gotta_go|i_have_to_go|got_to_go|have_to_go|nothing_else|leave_the_shell|close_the_program|night|have_a_nice_day|have_a_good_one|see_you_tomorrow|signing_off|cheerio|ta_ra|toodle_pip|im_out|i_am_out|talk_later|thats_all -> quit
        good|thanks|cheers|great|right night|bye|that_is_all|goodbye for_now|for_today? -> quit
        bye|goodbye|that_is_all|that_is_it for_now|for_today|then|now|for_tonight -> quit
        clear|wipe|clean screen|terminal|display|window|view -> clear
        clear|cls -> clear
        send|upload|push|copy|post REF up? to|into|over_to|onto SERVICE -> send {REF} {SERVICE}
        print|print_out|print_off REF|recipe|page? -> export {REF|it}
        make|create|take|do|start? a? backup|back_up|safety_copy of? everything|all|my_recipes|recipes|favorites|it_all|data|my_data? -> help backup
        back everything|all|it_all|my_recipes|recipes|favorites|my_data up -> help backup
        export FAVS to|as|into|in? TEXT -> export favorites {TEXT}
        export REF to|as|into|in? TEXT -> export {REF} {TEXT}
        run|execute the? script? TEXT -> run {TEXT}
        play the? script TEXT -> run {TEXT}
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
        make|have|do it|that|them NUM results|recipes|items? per|a|on_each|each|on_a|to_a|on_one|at page|screen|a_time|once -> set page-size {NUM}
        SETTING mode|setting? on -> setting-on {SETTING}
        SETTO? SETTING mode|setting? to? on|off|WORDS -> setting {SETTING} {WORDS}
        SETTO on SETTING mode|setting? -> setting-on {SETTING}
        no_more|no|disable|hide|without|do_not_show|stop_showing|i_do_not_want|switch_off|turn_off|kill|drop SETTING mode|please|any_more? -> setting-off {SETTING}
        SETTO|no|without|kill|lose colours|colors|color|colour off? -> set theme none
        SETTO it|everything|the_screen|this dark|darker -> set theme dark
        SETTO it|everything|the_screen|this light|lighter|bright|brighter -> set theme light
        SETTO|i_want|use|go? it|everything|screen|to? dark mode|theme|colours|colors|screen on? -> set theme dark
        SETTO|i_want|use|go? it|everything|screen|to? light mode|theme|colours|colors|screen on? -> set theme light
        SHOW? what did|have? i typed|type|say|said|ask|asked|search|searched|enter|entered for? before|earlier|so_far|last -> history
        SETTO|the|a|i_want|use|to|i_prefer|go|GO|give|have|it_is_too|make_it|make|i_like? to|it|a|the|everything|in|into|screen? WORDS SETTING mode|please|setting|layout|style? -> setting-value {SETTING} {WORDS}
        """
}
