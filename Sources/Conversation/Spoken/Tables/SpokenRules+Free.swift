extension SpokenRules {
    /// Rules whose parts may stand in any order, for lines that no rule in order fits.
    static let free = """
        NOTE WRITE REF? : TEXT -> note {REF|it} {TEXT}
        SHOPHARD TICK ITEMS -> shop done {ITEMS}
        SHOPHARD TAKEOUT|LEAVING ITEMS -> shop remove {ITEMS}
        SHOPHARD EMPTYING -> shop clear
        SHOPHARD PUTTING ITEMS -> shop add {ITEMS}
        MENU ASKING DAYS -> plan {DAYS}
        MENU ASKING -> plan
        MENU FILLING NUM? DAYS -> plan fill {NUM} for {DAYS}
        MENU FILLING NUM -> plan fill {NUM}
        MOVING DAY DAY -> plan move {DAY} {DAY2}
        else|different|other|another|change DAY -> plan swap {DAY}
        no|not|nothing|cancel|skip|TAKEOUT MENU|MEAL|anything? DAY -> plan remove {DAY}
        opened: NUM star|stars|out_of_5|out_of_five rate|give|gave|gets|deserves|say? -> rate it {NUM}
        opened: ate|had|cooked|made|tried DAY? -> cooked it {DAY}
        SHOPHARD ASKING -> shop list
        FAVSHARD TAKEOUT REF? -> unfav {REF|it}
        FAVSHARD PUTTING REF? -> fav {REF|it}
        FAVSHARD HAVING KNOWN -> favs {KNOWN}
        PANTRYHARD TAKEOUT ITEMS -> pantry remove {ITEMS}
        PANTRYHARD PUTTING ITEMS -> pantry add {ITEMS}
        REMIND TIME -> timer {TIME}
        TIMERS ASKING -> timers
        STEPS REF? ASKING -> open {REF|it} --steps
        INGREDIENTS REF? ASKING -> open {REF|it} --ingredients
        PICTURE REF? -> picture {REF|it}
        LACKING REF -> missing {REF}
        opened: for|feed|feeds|serve|serves NUM PEOPLE? -> scale it {NUM}
        halve|half amounts|amount|quantities|quantity|recipe|batch|it|that|everything -> scale it x1/2
        SCALING REF NUM PEOPLE -> scale {REF} {NUM}
        opened: SCALING NUM PEOPLE -> scale it {NUM}
        opened: SCALINGHARD REF NUM -> scale {REF} {NUM}
        opened: NUM PEOPLE tonight|coming|eating|now|are|there -> scale it {NUM}
        CONVERTING GRAMS -> units metric
        guide: previous|back|before step|bit|one -> guide back
        guide: again|repeat|once_more step|bit|one|that|it -> guide again
        next|more|another|further|other PAGE -> more
        settings|preferences ASKING -> set
        KEEPHARD REF -> fav {REF}
        UNKEEP REF -> unfav {REF}
        LOOKING REF -> select {REF}
        """

    /// Questions about a dish or the shell that no command answers.
    static let questions = """
        can|could|should|may|must|is_it_ok|is_it_safe i|we|you|one|to? eat|drink|reheat|refreeze|freeze|store|peel|wash|soak TEXT -> error
        what|which|what_all goes|go|comes|gets|went|gets_added in|into|on first|last|next|then|to_start|to_begin_with TEXT? -> error
        PRON should|must|ought_to cook|make|eat|have more|less|these|those|them|this|that|it TEXT -> error
        opened: can|could|may|should i|we make|cook|do|bake it|this|that|them without|with_no TEXT -> error
        do|does|must|should|need i|we|you need|have to peel|wash|soak|rinse|chop|drain|defrost|preheat|cover|rest|knead|sift TEXT? -> error
        opened: will|would|does|do|did|can|could|should|is|are OTHERS TEXT -> error
        how do|can|will|would|should i|you|we|one know|tell|see|check|judge TEXT -> error
        what can|could|should i|we make|cook|bake|do that|which does_not|do_not need|take|require TEXT -> error
        can|could|do|does|will|would|did you cook|eat|taste|smell|hear|feel|deliver|order for_me|dinner|lunch|at_home? -> error
        what can|could|should|do|would|might i|we|you|one use|substitute|swap|put|have|take instead_of|in_place_of|rather_than TEXT -> error
        what can|could|should|do|would|might i|we|you|one substitute|sub|swap|replace for|with TEXT -> error
        opened: can|could|should|may|must|shall i|we|you leave|leave_out|omit|skip|use|substitute|swap|replace|freeze|reheat TEXT -> error
        opened: can|could|should|may|must|shall i|we add TEXT -> error
        will|does|can|could|would|should it|this|that|they keep|freeze|last|store|reheat|work|save|hold|taste -> error
        will|does|can|could|would|should it|this|that|they keep|freeze|last|store|reheat|work|hold|taste for|well|in|ok|overnight|until|good TEXT? -> error
        """

    /// What to offer for a line that is not understood, by what it is about.
    static let nearest: [(topic: String, command: String)] = [
        ("TIMERS", "timers"), ("SHOPHARD", "shop list"), ("FAVSHARD", "favs"),
        ("PANTRYHARD", "pantry list"), ("NOTE", "help note"), ("STEPS", "help open"),
        ("INGREDIENTS", "help open"), ("PICTURE", "help picture"), ("PEOPLE", "help scale"),
        ("GRAMS", "units metric"), ("CUPS", "units us"), ("COOKCUE", "cook"), ("PAGE", "more"),
        ("MEAL", "cook"),
    ]
}
