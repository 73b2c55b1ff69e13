extension SpokenRules {
    /// Opening a recipe, its parts, its picture.
    static let opening = """
        OPEN REF instead|rather|then|next|this_time -> open {REF}
        results: favorite REF -> fav {REF}
        favorites: TAKEOUT REF out|off|away -> unfav {REF}
        start: PICKONE one|something|any|anything for_me|for_us|me|us? -> random
        OPEN? the one|recipe|dish|other_one with|that_has|that_uses|without|using|has FOODS in_it|in? -> pick {FOODS}
        OPEN? the FOODS one|recipe|dish -> pick {FOODS}
        OPEN? the|that KNOWN -> pick-named {KNOWN}
        open|read KNOWN -> pick-named {KNOWN}
        OPEN? the quickest|fastest|shortest one|recipe|dish? -> pick-quickest
        OPEN? the? nice|good|best|tasty|easy|other|right|same|cheap|cheapest|easiest|nicest|healthy|healthiest|simple|simplest|wrong|one one -> error
        no|option|choice|entry|item|row REF -> select {REF}
        opened: OPEN|READ the|that|this? recipe|page|whole_thing|whole_recipe|all_of_it out|again|to_me|aloud|out_loud? -> open it
        OPEN? at|under|on REF -> select {REF}
        OPEN? one? at|on|from the? bottom|end|very_end -> open last
        that is more like it -> error
        these|those|they|them|all_of_these|all_of_those|all_of_them|all_these look|looks|seem|sound|are all? really|so|very|quite|rather|pretty? good|nice|great|lovely|tasty|delicious|yummy|interesting|fine|perfect|boring|amazing|awful|terrible|horrible|rubbish|gross|bland|rank|bad|the_same|dull|complicated -> error
        REF -> select {REF}
        what is|was|are|were in|inside REF again|once_more? -> open {REF} --ingredients
        opened: it|that|this looks|sounds|seems|is|was really|rather|pretty|quite|so|very? good|nice|great|tasty|lovely|yummy|interesting|fine|perfect|delicious|awful|bad|amazing|gorgeous -> error
        REF looks|sounds|seems really|rather|pretty|quite? good|nice|great|tasty|lovely|yummy|interesting|fine|perfect|the_best|the_one|tempting|delicious|right|promising -> select {REF}
        opened: the? recipe again|once_more|please? -> open it
        opened: take|go|bring|get back to recipe|it|that|this|that_recipe -> open it
        SHOW|READ|tell what is|goes|went in|inside|into REF -> open {REF} --ingredients
        what is|does REF look|looks|looking like -> picture {REF}
        what|how is|are|was REF supposed|meant|going|expected|intended to look like|when_finished|when_it_is_done|in_the_end? -> picture {REF}
        what do|does|should|must i|we|you|they? put|throw|go|goes in|into REF -> open {REF} --ingredients
        compare REF -> list {REF}
        opened: what goes|is|all_goes in|inside|into there|here? -> open it --ingredients
        what does|do|will|would the|a? finished|end|final? dish|result|thing|product|article look like -> picture it
        what is|has|does REF got|have|contain|hold in|in_it|inside? -> open {REF} --ingredients
        OPEN REF up|again|once_more|out|more|details|more_closely|in_full? -> select {REF}
        READ? just|only? STEPS for|of|from|in|to? REF -> open {REF} --steps
        READ? REF is? steps|method|directions|instructions -> open {REF} --steps
        READ? just|only? STEPS now|then|again? -> open it --steps
        READ|SHOW? how MODAL|is|are|would|does|was|it|one|to i|we|you|one|someone|people|it? COOKIT|MADE REF -> open {REF} --steps
        READ|SHOW how you|they|people|i|we COOKIT|MADE|make|makes|cook|cooks REF -> open {REF} --steps
        READ|SHOW? how is|are|was|it_is REF MADE|MAKE -> open {REF} --steps
        READ|SHOW? how REF is|are MADE -> open {REF} --steps
        READ|SHOW? how it is MADE the? REF? -> open {REF|it} --steps
        how? MADE REF -> open {REF} --steps
        READ|SHOW? what MODAL|do i|we do|need_to_do for|with|in REF -> open {REF} --steps
        SHOW|READ what to do with|for|in? REF? -> open {REF|it} --steps
        what is in|inside|goes_in|into REF -> open {REF} --ingredients
        what goes|go|is|are|comes in|into|inside REF -> open {REF} --ingredients
        what all? does|do|is|are|has|did REF need|contain|take|use|have|made_of|made_with|made_from|require|call_for in_it|got|in? -> open {REF} --ingredients
        what does it take to COOKIT REF -> open {REF} --ingredients
        READ? just|only? INGREDIENTS for|of|in|from REF -> open {REF} --ingredients
        READ? REF is? INGREDIENTS -> open {REF} --ingredients
        READ? just|only? INGREDIENTS again? -> open it --ingredients
        which|what INGREDIENTS does|do|are|is|has REF need|have|take|use|contain|in|got|require|call_for? -> open {REF} --ingredients
        how much of everything|each|it|what for|in|goes_in|goes_into|do_i_need_for REF? -> open {REF|it} --ingredients
        what does|do|would|will|should REF look like -> picture {REF}
        how does|do|would|will|should REF look when|finished? -> picture {REF}
        what does|do|would|will REF look like|when finished|done|ready|it_is_done|cooked|plated? -> picture {REF}
        SHOW|OPEN? is_there|have_you_got|do_you_have|got? a? PICTURE of|for|from REF -> picture {REF}
        SHOW|OPEN? REF is? PICTURE -> picture {REF}
        SHOW|OPEN|is_there|have_you_got|do_you_have|got? any? PICTURE -> picture it
        PICTURE REF? -> picture {REF|it}
        what|how PRON|it look|looks like -> picture it
        see|show|show_me what|how REF looks|look like? -> picture {REF}
        OPEN REF in|on|using|with|at a|my|its? BROWSER -> open {REF} --web
        OPEN|GO? to? its|it_is|their|his? REF? BROWSER -> open {REF|it} --web
        OPEN|the? BROWSER of|for REF -> open {REF} --web
        SHOW|OPEN|play|watch|see is_there|is_there_a? video|film|clip of|for REF -> open {REF} --video
        watch|play REF|it video? -> open {REF|it} --video
        SHOW|OPEN|play|watch|is_there|have_you_got|got video|film|clip for|of? REF? -> open {REF|it} --video
        SHOW|OPEN|read whole|full|complete|entire page|text|article|page_text of|for? REF? -> open {REF|it} --text
        """
}
