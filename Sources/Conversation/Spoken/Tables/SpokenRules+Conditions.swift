extension SpokenRules {
    /// Conditions of the query: lifting, swapping, excluding, narrowing.
    static let conditions = """
        EXCLUDE FOODS but|although|though|and FOODS is|are fine|ok|okay|alright|all_right|good|allowed|welcome with_me|by_me|with_us|though? -> exclude-first {FOODS} {FOODS2}
        EXCLUDE FOODS FOODS is|are fine|ok|okay|alright|all_right|good|allowed|welcome with_me|by_me|with_us|though? -> exclude-first {FOODS} {FOODS2}
        FOODS is|are fine|ok|okay|alright|all_right|good|allowed|welcome with_me|by_me|with_us? but|although|though|just|only EXCLUDE FOODS -> exclude-last {FOODS} {FOODS2}
        nobody|no_one|none_of_us|neither_of_us|not_everyone|not_everybody|none_of_them here|at_home|in_the_house|in_my_house|in_our_house|in_my_family? likes|like|eats|eat|wants|want|enjoys|touches|can_eat|can_have|will_eat|will_touch|is_allowed FOODS -> exclude {FOODS}
        being|as|since|because EATER? BE? DISLIKE FOODS so|and|then? WISH FOODS -> mixed {FOODS} {FOODS2}
        query: EATER is|am|are a? FOODS household|family|home|kitchen|house -> narrow {FOODS}
        EATER is|am|are a? FOODS household|family|home|kitchen|house -> wish {FOODS}
        EATER DISLIKE FOODS but|so|and? WISH FOODS -> mixed {FOODS} {FOODS2}
        DISLIKE FOODS but|so|and? WISH FOODS -> mixed {FOODS} {FOODS2}
        EATER DISLIKE FOODS COOKQ USING FOODS -> cook-mixed {FOODS} {FOODS2}
        hold|hang on TIME? -> error
        DENYTALK* DENIALS SCOPE* more|longer|over|above than? TIME -> narrow
        query: show|see|get|give|find|list|want? the_ones|ones|those HAVING FOODS in_it|in_them|in? -> narrow {FOODS}
        FOODS BE not|no_longer a|an|that|so|really|all|strictly|necessarily|absolutely* NECESSARY any_more|anymore|now|really|after_all? -> unwish {FOODS}
        query: PRON? no_longer WANT|need|have_to_have FOODS any_more|anymore|now? -> unwish-query {FOODS}
        TAKEOUT|lift|lose|skip FOODS condition|requirement|filter|rule|restriction|limit -> drop {FOODS}
        without|no|not|skip|leave_out|hold KNOWN they|it|that|because|as|since REASON* -> exclude {KNOWN}
        SHOW|WISH? for someone|somebody|people|guests|those|EATER who|that? is? DISLIKE FOODS a|an|some|PRON FOODS -> mixed {FOODS} {FOODS2}
        EATER is|am|are FOODS intolerant|allergic|free so|and|but? WISH? FOODS -> mixed {FOODS} {FOODS2}
        it|that|they? do|does|need not need|have|require|to|be|in|contain|include* FOODS DENYTAIL* -> unwish {FOODS}
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
        EXCLUDE|TAKEOUT|hide|scrap|never_mind|weed_out|sift_out|screen_out anything|everything|any|all|ones|those|recipes|dishes|things with|containing|that_has|that_have|that_contain|that_contains|that_uses|that_use|using|made_with FOODS in_it|in_them|in? -> exclude {FOODS}
        query: can|could|should|may|might|let it|that|this|they? be|have|use FOODS instead_of|rather_than|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        make|do|have|try|cook|get it|that|this|them|something with? FOODS instead_of|rather_than|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        less|fewer|not_so_much|a_little_less|not_as_much FOODS -> error
        FOODS instead of|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        use|have|with|make_it|want|take|try|put|i_want|how_about|what_about|do|go_with|can_i_have|can_we_have|let_us_have|let_us_use|prefer|like|i_would_like|i_would_prefer|give|and|add|i_like|just? FOODS instead_of|rather_than|in_place_of|over|in_lieu_of FOODS -> swap {FOODS} {FOODS2}
        FOODS rather_than|in_place_of|instead_of FOODS -> drop {FOODS2} ; and {FOODS}
        instead_of|rather_than|in_place_of FOODS WANT|use|try|have|with|give|i_want|i_would_like|take|make_it|put|let_us_have|how_about|what_about|i_fancy|go_for|PRON? FOODS -> drop {FOODS} ; and {FOODS2}
        substitute|sub|put|use|swap_in|sub_in|switch_in FOODS in? for|in_for|in_place_of FOODS -> drop {FOODS2} ; and {FOODS}
        SWAP out? FOODS for|with|to|by|into|against FOODS -> drop {FOODS} ; and {FOODS2}
        SWAP out? FOODS and put|use|add|have|with|in FOODS in|instead? -> drop {FOODS} ; and {FOODS2}
        FOODS becomes|should_become|should_be|turns_into FOODS -> drop {FOODS} ; and {FOODS2}
        drop|lose|remove|take_out|no|not|without|forget|skip|ditch|leave_out|never_mind|scrap|bin|forget_about FOODS and|but|,? add|use|put|put_in|add_in|chuck_in|stick_in|have|try|make_it|in FOODS instead|in|in_it? -> drop {FOODS} ; and {FOODS2}
        query: same|same_again|same_thing|same_search|same_thing_again|that_again|those_again|like_that|as_before|as_now|it|that|this|those|these|them but|only|just|again? with|plus|and? FOODS -> narrow {FOODS}
        query: what|how about with|also|adding FOODS -> narrow {FOODS}
        query: can|could|should|might|may it|they|that|this|these be FOODS -> narrow {FOODS}
        query: only_if_it_has|only_if_they_have|only_if_there_is|if_it_has|if_they_have|provided_it_has|provided_there_is|only_with FOODS in_it|in? -> narrow {FOODS}
        query: rather FOODS than FOODS -> drop {FOODS2} ; and {FOODS}
        query: OWNER would? WANT|like it|them|that|this to_be? FOODS -> narrow {FOODS}
        query: use|try|have|take FOODS instead -> fresh {FOODS}
        use FOODS instead -> error
        query: but only|just|with? FOODS -> narrow {FOODS}
        SHOW? only|just those|the_ones|ones|recipes|these|dishes|things HAVING|that_are|which_are|that_take|that_are_ready|ready? FOODS -> narrow {FOODS}
        query: have|do|get|want|i_want|make it|them|that with|using FOODS in|in_it|too? -> narrow {FOODS}
        query: no|not|without|drop|lose|skip FOODS FOODS instead -> swap-query {FOODS2} {FOODS}
        query: no wait FOODS not FOODS -> drop {FOODS2} ; and {FOODS}
        query: make|make_that|make_it|i_meant|i_mean|use|i_want|i_said FOODS not FOODS -> swap-query {FOODS} {FOODS2}
        query: FOODS not FOODS -> swap-query {FOODS} {FOODS2}
        query: not FOODS FOODS -> swap-query {FOODS2} {FOODS}
        drop FOODS -> drop {FOODS}
        not_fussed_about|not_bothered_about|not_fussy_about|am_not_fussed_about|am_not_bothered_about|lift|lose_the_condition|relax|i_do_not_mind_about|i_am_not_fussed_about|i_am_not_bothered_about|i_do_not_care_about|do_not_care_about|with_or_without|do_not_mind_about|am_not_fussy_about|i_am_not_fussy_about|we_are_not_fussed_about|we_are_not_bothered_about FOODS condition|bit|after_all|then|requirement|part|too|in_it|any_more|thing|anymore? -> drop {FOODS}
        never_mind|nevermind|sod|screw|bugger|forget|forget_about|scrap|do_not_worry_about|do_not_bother_with|do_not_bother_about|do_not_need|do_not_insist_on|never_mind_about|ignore|i_do_not_need|we_do_not_need|i_do_not_insist_on|no_need_for|no_need_of|there_is_no_need_for|it_does_not_need|does_not_need|does_not_have_to_have|it_does_not_have_to_have|does_not_have_to_be|it_does_not_have_to_be|it_need_not_have|need_not_have|need_not_be|it_need_not_be|not_necessarily|stop_asking_for|do_not_have_to_have|it_does_not_need_to_have|does_not_need_to_have|no_longer_need|i_no_longer_need|it_does_not_need_to_be|does_not_need_to_be|i_can_live_without|can_live_without|could_live_without|i_can_do_without|can_do_without|it_can_be_without|i_am_not_set_on|not_set_on|do_not_require FOODS condition|bit|after_all|then|requirement|part|too|in_it|any_more|thing|anymore? -> unwish {FOODS}
        FOODS need|does|do|must|has not have|need|to? be? in|there|in_it|in_there|included -> unwish {FOODS}
        FOODS is optional|fine|ok|okay|alright|all_right after_all|now|again|actually|really|with_me|by_me? -> drop {FOODS}
        FOODS is not_needed|not_necessary|not_important|not_essential after_all|now|again|actually|really|with_me|by_me? -> unwish {FOODS}
        FOODS does not matter -> drop {FOODS}
        FOODS are optional|fine|ok|okay|alright|all_right after_all|now|again|actually|really|with_me|by_me? -> drop {FOODS}
        FOODS are not_needed|not_necessary|not_important|not_essential after_all|now|again|actually|really|with_me|by_me? -> unwish {FOODS}
        FOODS do|does not matter|bother_me any_more|really|to_me|so_much? -> drop {FOODS}
        i|we do_not mind FOODS after_all|any_more|if_it_has? -> drop {FOODS}
        EATER FOODS? DISLIKE FOODS -> exclude {FOODS}
        EATER DISLIKE FOODS -> exclude {FOODS}
        DISLIKE FOODS -> exclude {FOODS}
        FOODS disagrees|disagree with me|us|my_stomach -> exclude {FOODS}
        FOODS makes|make|gives|give PRON|me|us|him|her|EATER ill|sick|hives|a_rash|heartburn|migraines|wind|gas|bloated|itch -> exclude {FOODS}
        EATER has|have|got|gets|suffers_from|suffer_from a|an? FOODS allergy|intolerance|allergies|problem in_the_house|in_the_family|in_our_house|in_our_family|at_the_table|here|at_home|in_the_household|to_deal_with|to_think_of? -> exclude {FOODS}
        FOODS allergy|intolerance|intolerant|allergies|allergic here|at_the_table|in_the_family|please? -> exclude {FOODS}
        EATER is|am|are FOODS intolerant|allergic|free -> exclude {FOODS}
        EATER can|could|will|would|do|does|should|must not eat|have|stand|touch|bear|handle|take|tolerate|do|be_eating|like|want FOODS -> exclude {FOODS}
        EATER is|am|are not a|too|very|so|really|that|big? fan|keen|fond|mad|into|crazy|wild|huge_fan|big_fan of|on|about? FOODS -> exclude {FOODS}
        FOODS tastes|taste|is|are|smells|reminds_me of|like|horrible|disgusting|vile|gross|awful|nasty|yucky|revolting|yuck soap|horrible|feet|hospital|school|soap_to_me|cardboard? leave|hold|skip|lose|omit|drop|no|keep it|that|them|out? out? -> exclude {FOODS}
        leave|keep|take|cut|hold|pull FOODS out|off|away|out_of_it|out_of_this|out_of_them|to_yourself|back|well_out|for_another_day|at_the_shop -> exclude {FOODS}
        take_off|leave_off|hold_back|hold|skip|leave|omit|lose|ditch|exclude|avoid|nix|cut|ban|kill|bar|banish|rule_out|filter_out|leave_out|leave_off|take_out|cut_out|keep_out|weed_out|strip_out|nothing_with|anything_without|anything_but|anything_except|anything_that_does_not_have|anything_that_is_not|spare_me|remove|get_rid_of|no_more|enough_of|enough_with|i_do_not_want|we_do_not_want|do_not_give_me|do_not_use|do_not_add|do_not_put|do_not_include|do_not_show_me|do_not_show|not_the|exclude_anything_with|leave_out_anything_with|remove_anything_with|no_recipes_with|hide_anything_with|hide|skip_anything_with|skip_everything_with|get_rid_of_anything_with|it_should_not_have|it_must_not_have|it_must_not_contain|it_can_not_have|must_not_have|must_not_contain|should_not_have|should_not_contain|can_not_have|can_not_contain|can_not_include|it_should_not_contain|i_would_rather_not_have|rather_no|preferably_no|preferably_not|preferably_without|nothing_containing|nothing_that_has|nothing_that_contains|nothing_involving|none_of_the|not_any|none_with|take_out_anything_with|remove_all_with|remove_the_ones_with|remove_those_with|take_away|skip_the_ones_with|drop_the_ones_with|drop_anything_with|hide_the_ones_with|leave_out_the_ones_with|no_thanks_to|no_to|say_no_to|go_without|going_without|we_avoid|i_avoid FOODS in_it|in_them|in_there|in_any_of_them|in_any_form|from_it|from_this|from_these|this_time|from_them|to_it|today? -> exclude {FOODS}
        only|just? the? ones|those|recipes|anything|something|things|any|one|show|which_ones|which? that|which|ones|with? do|does|are|is|have|has not|no have|contain|include|use|need|got|any|FOODS? FOODS in_it|in_them? -> exclude {FOODS}
        without|no|not FOODS in_it|in_them|then|either|in_there|please? -> exclude {FOODS}
        FOODS can|could|may go -> unwish {FOODS}
        FOODS no_thanks|no_thank_you|no_way|is_out|are_out|is_a_no|is_a_no_no|has_to_go|have_to_go|must_go|is_not_for_me|is_not_allowed|are_not_allowed|is_off_limits|is_off_the_table|are_off_the_table|not_for_me -> exclude {FOODS}
        and|also|plus|add|with|including|include|has_to_have|have_to_have|must_have|must_contain|must_include|needs_to_have|needs|it_needs|it_has_to_have|it_must_have|they_must_have|they_should_have|they_need|they_have_to_have|it_should_have|should_have|it_has_to_contain|it_must_contain|throw_in|chuck_in|bung_in|pop_in|toss_in|put_in|add_in|work_in|mix_in|i_also_want|i_also_have|we_also_have|we_also_want|i_want_it_with|make_it_with|make_it|make_sure_it_has|make_sure_there_is|as_long_as_it_has|as_long_as_there_is|only|just|narrow_it_to|narrow_it_down_to|narrow_to|limit_it_to|limit_to|keep_only|keep_just|keep_the_ones_with|keep_those_with|show_only|only_show|show_just|i_only_want|we_only_want|only_with|only_the_ones_with|just_the_ones_with|filter_by|filter_for|filter|restrict_to|restrict_it_to|it_also_needs|do_any_have|do_any_of_them_have|do_any_of_these_have|does_any_of_them_have|have_any_got|any_of_them_with|any_of_those_with|any_of_these_with|any_with|which_have|which_has|which_ones_have|which_of_them_have|which_of_these_have|which_of_those_have|which_one_has|which_use|which_ones_use|which_contain|which_are|which_ones_are|which_of_these_are|which_of_them_are|the_ones_with|those_with|ones_with|it_must_be|it_has_to_be|has_to_be|must_be|it_should_be|should_be|needs_to_be|it_needs_to_be|must_use|has_to_use|and_with|and_also|with_some|with_either|that_has|that_have|ones_that_have|ones_that_use|the_ones_that_have|only_ones_that_have|any_that_have|any_that_are|any_that_use|are_any_of_them|are_any_of_these|are_any|is_any_of_them|i_need_it_to_have|i_need_it_to_be|i_want_it_to_be|i_want_it_to_have|with_added|with_extra|some_with|and_some|and_maybe|any_of_those_have|any_of_these_have|any_of_them_have|along_with FOODS in_it|in_them|in_there|in|in_too|to_it|to_that|to_the_search|to_my_search|to_the_mix|to_the_list_of_foods|recipes|ones|then|now|though|tho|dishes|too|on_top|involved|somewhere|please? -> narrow {FOODS}
        throw|chuck|bung|pop|toss|put|add|work|mix|stick|sling|whack|include|get FOODS in|in_it|in_there|in_too|into_it|into_the_mix|to_it|to_the_mix|on_top|to_that|to_the_search|as_well|too -> narrow {FOODS}
        FOODS has_to|have_to|must|should|needs_to|need_to be in|in_it|in_there|included|there|part_of_it -> narrow {FOODS}
        i|we have FOODS too|as_well|also -> narrow {FOODS}
        do|does|are|is|have|has|did any of|one? them|these|those|they? have|use|contain|got|include|are|with|need? FOODS in_them|in_it|in? -> narrow {FOODS}
        """
}
