extension SpokenRules {
    /// Why, missing, similar, scale, units.
    static let about = """
        why|how_come is|was|does|did|has|do|are|did_i REF? you|i|it|get|show? REF? FOODS? REF? at|on|first|here|there|in|top|up|listed|shown|come|so|high|ranked|rank|show|suggest|recommend|appear|pick|get|suggested|recommended|chosen|choose|picked|matched|match|found|find|give|bring|included|include|in_the_list|the? top|first|up|list|high|here|there|place|results|me? REF? -> why {REF|it}
        why|how_come did|do|are|have|would|is you|it|i|being show|suggest|recommend|pick|give|choose|showing|get|find|list|put|shown|suggesting|bring_up|rank|suggested|picked|chosen|found|recommended me|us? REF first|at_the_top|on_top|up_there|here|so_high? -> why {REF}
        what|why is|was REF doing at|on|in|here|there|up? the? top|first|here|there|list|place|up_there|so_high? -> why {REF}
        how|why did|does|do|has REF get|match|fit|come|end|make_it|got|rank|show|appear|turn|qualify|land here|there|in|on|up|first|to|at|so_high|what_i_asked|my_search|in_here|to_the_top|come_up|the? top|list|list? -> why {REF}
        how_come|why did|does|has? REF made|make|makes|get|got|gotten|won|win|qualified|qualify|in the? cut|grade|list|it|in|through|picked|chosen|place|spot? -> why {REF}
        what made|makes you|it pick|choose|suggest|show|recommend|rank|put|list|find|bring REF first|up|here|there? -> why {REF}
        explain|justify REF -> why {REF}
        explain|tell why REF|is REF? is|came|comes|first|here|at_the_top|top|up|there? first|here|up|top|at_the_top|there? -> why {REF}
        what else? am|are|is i|we missing|lacking|short of? for|to_make|to_cook|from|in|on|with? REF? -> missing {REF|it}
        what else? do|will|would|must|should|have|i|we|is i|we|they|to? have|still|need|got|left? need|buy|get|to_buy|to_get|pick_up|shop|shop_for|have_to_buy|have_to_get|needed|bought|to? buy|get|pick_up|have|shop? for|to_make|to_cook|to_do|from|with|before_i_can_make REF -> missing {REF}
        what else? do|does|must|should PRON need|have to? BUY -> shop list
        what else? do|will|would i|we still|not|also? need|have_to_buy|have_to_get|not_have|lack|miss|missing for|to_make|to_cook|of|from|in|with REF -> missing {REF}
        what|which else? INGREDIENTS|things|bits|stuff|of_it|of_them|do|is|are|would|am|will? do|am|is|are|i|we? i|we? have_not_got|missing|do_not_have|not_have|lack|need_to_buy|need_to_get|still_need_to_buy|still_need_to_get|have_to_buy|have_to_get|still_have_to_buy|still_have_to_get|still_need|not_in|not_got|lacking|short_of|must_i_buy|short for|of|from|in|to_make|the? PANTRY? for|of? REF? -> missing {REF|it}
        have|do i|we|i_have|have_i got|have all|everything|enough|what_i_need|all_i_need|all_the_ingredients|all_that_i_need|stuff|it_all|all_of_it|the_stuff|ingredients for|to_make|to_cook|in|needed_for|i_need_for|of|needed_to_make REF in|at|PANTRY? -> missing {REF}
        have|do|can|could i|we make|cook|do|got_everything|have_everything|everything|it_all|have_it_all REF? right_now|with_what_i_have|with_what_we_have|with_what_i_have_got|already|for_it -> missing {REF|it}
        what have|do not i|we have|got for|to_make|to_cook|in REF? -> missing {REF|it}
        opened: what|which else|things|ingredients|more? do|would|will|must|should i|we|you still|also? need|want|require|have_to_have now|here|then? -> missing it
        do|must|should i|we need|have? to? buy|get|pick_up anything|something|stuff|much|more else? for|to_make REF -> missing {REF}
        am|are i|we short of|on? anything|something|much for|to_make|to_cook|in REF? -> missing {REF|it}
        am|are i|we missing|lacking anything|something|much for|to_make|to_cook|in|of? REF? -> missing {REF|it}
        i|we need|want everything|stuff|things|ingredients|bits|bits_and_bobs for REF -> missing {REF}
        make|cook|do REF with|from|using WHATIHAVE|what_i_have_got|what_we_have_got|what_i_have|what_we_have in|already|now? PANTRY? -> missing {REF}
        missing|need|lacking REF -> missing {REF}
        do|have i|we have|got everything|all|it_all for? REF? -> missing {REF|it}
        SHOW|find|have|got|do|give|anything|something|recipes|RECIPES|more|any|are|is|ones|others|some|what|which|dishes? you|there|else|other|i_have? RECIPES|ones|anything|something|others|dishes|more|any|some? ones|that_are|that_is|recipes|is|are? similar|like|along|resembling|close_to|comparable|akin|in_the_style_of|alike to|lines_of|the_lines_of? REF -> similar {REF}
        SHOW|find|more|any|what|got? others|ones|more|recipes|similar|RECIPES similar|like|alike|along|more|ones|recipes|dishes|things|RECIPES|one to|ones|recipes|the_same_lines|those_lines|these_lines|it? -> similar it
        do|have|is|are|got|can|could? you|there|i|we? have|got|see|find|get|know|show? anything|something|others|ones|more|some|any? similar|alike|comparable -> similar it
        what is|are|else|recipes? similar|like|close to? REF -> similar {REF}
        for? NUM PEOPLE and|plus NUM PEOPLE -> error
        double|2x REF? up|the|amounts|recipe|everything|quantities|ingredients|it_all|everything_up|batch? -> scale {REF|it} x2
        triple|treble REF? up|amounts|recipe|everything|quantities|it_all|ingredients|batch? -> scale {REF|it} x3
        double|2x the? amounts|amount|quantities|quantity|ingredients|recipe|everything for|of|in REF -> scale {REF} x2
        halve the? amounts|amount|quantities|quantity|ingredients|recipe|everything for|of|in REF -> scale {REF} x1/2
        quadruple REF? up|amounts|recipe|everything|quantities|it_all|ingredients|batch? -> scale {REF|it} x4
        cut|chop|split|divide|reduce recipe|amounts|amount|quantities|batch|everything|lot in|by|down|into? half|two -> scale it x1/2
        cut|chop|split|divide|reduce REF in|by|down|into? half|two -> scale {REF} x1/2
        halve REF? amounts|recipe|everything|quantities|it_all|ingredients|batch|portions|servings? -> scale {REF|it} x1/2
        make|cook|do|want|give|need|only|just|scale|i_want|cut|reduce|i_only_want|i_only_need|i_need REF? down|by|to|in? half of|the|amount|batch|quantity|recipe? REF|amount|batch|quantity|recipe? -> scale {REF|it} x1/2
        cut|reduce|scale|bring|divide|split REF down|in|by|to? half -> scale {REF} x1/2
        half|half_of REF? amount|batch|quantity|portion|recipe|portions|quantities|the_amount|the_recipe? -> scale {REF|it} x1/2
        make|cook|do|want|give|scale|i_want|need|i_need|multiply REF? a|up|by|the? twice|double|two_times|a_double|times_two|x2|double_the|twice_the|times_2|2_times amount|batch|quantity|much|recipe|as_much|of|portion|lot|that|portions|quantities? REF? -> scale {REF|it} x2
        twice|double as|the much|amount|batch|quantity|portions -> scale it x2
        make|cook|do|want|give|scale|i_want|need|i_need|multiply REF? a|up|by|the? three_times|triple|3_times|times_three|treble|thrice|times_3|x3 amount|batch|quantity|much|recipe|as_much|of|portion? REF? -> scale {REF|it} x3
        make|cook|do|want|give|scale|i_want|need|i_need|multiply REF? a|up|by|the? four_times|quadruple|4_times|times_four|x4|times_4 amount|batch|quantity|much|recipe|as_much|of|portion? REF? -> scale {REF|it} x4
        make|cook|do|want|give|scale|i_want|need|i_need? NUM times the? amount|quantity|quantities|recipe|batch|as_much|much|that|it|portion|portions? -> scale it x{NUM}
        PRON only|just? have|use|got|understand|know|do|own|like|prefer CUPS measures|units|here? convert|convert_it|convert_that? -> units us
        PRON only|just? have|use|got|understand|know|do|own|like|prefer GRAMS measures|units|scales|here? convert|convert_it|convert_that? -> units metric
        what|how about doing|making|cooking it|that|this for NUM PEOPLE? -> scale it {NUM}
        times|multiply REF by NUM -> scale {REF} x{NUM}
        scale|multiply REF by NUM -> scale {REF} x{NUM}
        scale REF up|down|to|for|by|it? for|to? NUM PEOPLE? -> scale {REF} {NUM}
        make|cook|do|prepare|scale|adjust REF|it|this for to|too PEOPLE -> scale {REF|it} 2
        make|cook|do|prepare|scale|adjust|adapt|resize|change|size|stretch|bump|take|bring|push|knock|increase|raise|boost|reduce|drop|convert|set|serve|alter|want|need|have|calculate|portion|serves|work_out REF up|down|it|out|enough|be|so_it_serves|to_serve|serve|so_that_it_serves|so_it_feeds|to_feed|feed|amounts|quantities? for|to|into|of|serve|feed|down_to|up_to|serving|that_serves|so_it_serves|to_serve? NUM PEOPLE? -> scale {REF|it} {NUM}
        make|cook|do|prepare|scale|adjust|need|want|i_need|we_need|i_want|it_needs_to_be|serve|scale|have|give? enough|it|that|recipe|this|portions|servings|amounts|quantities|ingredients|REF? be|up|down? for|to_serve|to_feed|serve|feed|serves|serving|feeding|to|that_feeds|that_serves NUM PEOPLE? -> scale {REF|it} {NUM}
        opened: we_are|there_are|there_is|there_will_be|we_will_be only|just|now NUM PEOPLE? -> scale it {NUM}
        for|serves|serve|feeds|feed|serving|feeding|we_are|there_are|there_will_be|we_will_be|i_am_feeding|i_am_cooking_for|cooking_for|we_have|i_have|make_it|there_are_going_to_be|it_has_to_feed|it_must_feed|it_should_serve|it_needs_to_serve|it_needs_to_feed|we_need NUM PEOPLE|of_us|eating|coming|of_us_tonight|for_dinner|now|tonight|to_feed|at_the_table|coming_round|instead? -> scale it {NUM}
        NUM PEOPLE|of_us instead|now|are_coming|coming|tonight|instead_of_four? -> scale it {NUM}
        SETTO|show|show_me|i_want|i_need|need|want|give|convert|display|have|do|what_is|put|see|read|translate? REF|it|everything|amounts|quantities|units|measurements|me|all|numbers|ingredients|units_to|measures? units|amounts|measurements|amount|measures? in|to|into|with|as|using GRAMS units|please? -> units metric
        SETTO|show|use|i_want|give|convert? to? GRAMS units|amounts|measurements|instead|instead_of_cups|not_cups|measures|only|from_now_on|always|everywhere? -> units metric
        SETTO|show|show_me|i_want|i_need|need|want|give|convert|display|have|do|what_is|put|see|read|translate? REF|it|everything|amounts|quantities|units|measurements|me|all|numbers|ingredients|units_to|measures? units|amounts|measurements|amount|measures? in|to|into|with|as|using CUPS units|please? -> units us
        SETTO|show|use|i_want|give|convert to? CUPS units|amounts|measurements|instead|instead_of_grams|not_grams|measures|only|from_now_on|always|everywhere? -> units us
        to? cups|oz|imperial|us_units|american_units|us_measurements|american_measurements|ounces|fahrenheit|cups_and_spoons|pounds_and_ounces|imperial_units|us_cups|american_cups|us_customary please|instead|units? -> units us
        SETTO|show|use|i_want|give|GO|back|put|see? back? to? original|as_written|recipe_s_own|its_own|recipes_own|the_writers_own|unconverted|as_it_was_written units|amounts|measurements|quantities|measures? -> units original
        CUPS not|rather_than|instead_of GRAMS -> units us
        units metric|us|original -> units metric
        """
}
