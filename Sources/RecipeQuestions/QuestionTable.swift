/// How cooks ask about a recipe, as text that a person can read and add to.
///
/// ```
/// subject: words
/// ```
///
/// The first line whose words stand in a sentence tells what it is about. `a|b` is either word, `?a`
/// may be missing, `*` is up to five words, `^` is the beginning of a sentence and `$` its end;
/// `@food`, `@diet` and `@tool` are any name of a food, a diet or a tool.
enum QuestionTable {
    static let text = """
        repeat: repeat
        amount: when|where do|should|shall|must|can i|we ?have ?to put|add|stir|mix|pour|throw|tip|need ?in|into|to the @food
        amount: should|shall|must i|we ?have ?already put|add|throw|tip ?in ?the @food ?in ?now|already|yet|here $
        amount: is|was that|this all ?of the @food
        time: ^ ?so is|are the @food done|ready|cooked ?yet|now $
        temperature: inside|internal|core temperature|temp
        temperature: temperature|temp|hot * inside|internally|middle|centre
        temperature: turn|set|put ?the oven|heat ?down|up to
        temperature: fan oven
        other: do|does|should|can|must it|they|this|these|that ?have ?to go|goes|come|comes back in|into|on|onto|out
        diet: @diet without
        diet: @diet if|when * leave|left|skip|omit|out
        substitute: swap|replace|substitute ?out ?the @food
        substitute: ^ no ?more @food ?what ?then|now $
        substitute: i|we have|got no * @tool
        repeat: in ?what|which order $
        other: is|are that|it|this|they ?all right|normal|correct|wrong|supposed $
        substitute: i|we ?really hate|hates|dislike|detest ?the @food
        diet: can|could|may|must|should|do|does|will not|never have|eat|touch|do|tolerate|digest ?any @food
        substitute: i|we|he|she|they can|do|does|will not like|stand|want ?the|any @food
        other: ^ ?the @food ?go|goes ?in at|from|in|right the ?very start|beginning|end $
        ingredients: ^ what ?else goes|go|comes in|on|into|onto ?it|there|top now|here $
        time: total|whole|overall|entire baking|cooking|oven|frying|roasting time
        substitute: only|just ?have|has|got|own ?got ?some|a|the ?@diet ?@food ?here|left $
        substitute: have|has|got ?got ?some|a|the @food only|here $
        substitute: in place of
        amount: ^ ?the @food ?all in|to grams|ounces|oz|pounds|cups|ml|tablespoons|teaspoons ?altogether|together|please|total $
        other: can|could|should|shall|may i|we make|prepare|do|prep|cook|bake|assemble * ahead|morning|tonight|tomorrow|advance
        other: ^ make|prepare|prep|bake|cook it|this|them|these|some * ahead|tomorrow|advance|before
        substitute: i|we have|got only ?some|a|the|got @food
        substitute: @food ?also ok|okay|fine|alright|possible|instead|good|work|works ?in|for|here|with ?it|this|that|them $
        substitute: @food any good|use $
        temperature: is * too hot|cold|high|low $
        temperature: ^ ?on ?is ?it ?a ?the low|medium|high|hot|warm|gentle ?the oven|heat|flame $
        temperature: turn|put ?the ?it|heat|this|oven up|down|high|low
        time: start|begin when $
        amount: ^ ?how ?many grams|kilos|kilograms|kg|ounces|oz|pounds|ml|litres|liters|cups|tablespoons|teaspoons ?of ?the @food $
        time: ^ how long do|does|should|must|will * rest
        substitute: ^ other|another|different @food than|instead|for
        time: ^ how do|will|can|would|should i|we ?then know|tell|see
        amount: how much|many ?@food do|should|must * keep|set|put|leave ?it back|aside
        diet: ^ ?is|are ?it @diet is|are ?it|they|this ?or
        diet: ^ @food free
        contains: ^ any @food ?in ?it|this|them|that|there|here $
        temperature: what is that|this|it in c|f|celsius|fahrenheit|centigrade $
        repeat: ^ ?what ?is ?show ?me ?in ?the step one|two|three|four|five|six|1|2|3|4|5|6|7|8|9|10 ?please $
        other: can|could|may|should i|we eat|serve|have|drink ?it|them|this|that * straight|immediately|right|after|raw|cold|warm|hot
        other: ^ can|could|may it|they|this|that stand|sit
        other: can|could|may it|they|this|that wait
        other: do|should|must|can i|we add|put|pour|mix|stir|use|beat * once|together|slowly|gradually|separately|whole
        time: how many|much|long days|hours|time|before * begin|start
        amount: ^ how much|many|big|large|thick|thin|wide * again $
        time: ^ how long * again $
        temperature: ^ how hot * again $
        repeat: what|which goes|go|comes|gets|went ?added in|into|on ?the @tool first|last $
        repeat: what|which goes|go|comes|gets|went ?added ?in|into|on first|last $
        other: how long do|does|will|would|can * last|lasts $
        diet: is|are|be ?it|this|that|they|these @food free
        time: how long ?does|will|would ?it|this|that ?all take|takes
        time: ^ when is|are|will * ready|done|finished|cooked|baked $
        amount: size of ?the ?a @tool of
        tool: size of ?the ?a @tool
        substitute: what|which can|could|should|do|would i|we use|have|take|put if
        substitute: use|have|take|put|add|buy * instead|rather|place of|than
        servings: how many will|can|do|would i|we ?then get|make|have $
        amount: how big|large|heavy|small is|are|should ?the @tool of
        substitute: what else|instead would|could|can|will ?i ?we work|use|take
        temperature: at|to|what|which ?what temperature|degrees
        temperature: ^ how hot|cold
        time: ^ till|until when
        time: if i|we ?would start|begin|started|began at|by
        time: how long ?is ?it until|till|before|from
        time: when|what ?time ?then should|do|must|shall|can|would i|we ?have ?need ?to ?best start|begin
        time: when|how|is|will|what * if i|we ?would start|begin|started|began
        time: when|what * starting|beginning at
        time: total|whole|overall|complete|entire|preparation|prep time
        previous: previous|last step|instruction ?again $
        other: when * go|goes|put|return|returns|take back in|into|out
        previous: go|step back|backwards
        previous: the step|one before
        finished: how many|much more|steps|left|longer ?steps ?are ?still left|remain|remaining|more
        substitute: ^ ?but is|are * necessary|essential|optional|compulsory|needed|required $
        substitute: ^ is|are ?the @food ?really a must $
        substitute: can|could|may|is|will|what|how * without
        other: what|which * serve|served|eat|goes|go ?it|this|them|that with
        other: what is|are * good|nice|best with
        substitute: can|could|may i|we use|take|add frozen|tinned|canned|dried|fresh @food
        servings: how many|much * it|this|that|recipe make|makes|yield|yields|give|gives
        other: is|are it|they|this served|eaten|drunk ?hot|warm|cold|chilled
        other: how * do|should|shall|is|are * serve|served $
        other: how should|do|shall i|we serve
        other: keep|keeps|store|stored|freeze|frozen|reheat|reheated|leftovers|ahead
        other: can|could|may|should i|we * night|day|evening before
        other: in advance
        other: how long * good for
        other: calories|calorie|kcal|protein|carbs|nutrition|nutritional|macros|sodium|price|cost|costs|expensive|cheap|healthy
        other: taste|tastes|spicy|sweet|salty $
        substitute: instead|substitute|replace|alternative * @diet
        substitute: am|are|is|run|ran|running out of ?any|the|my @food
        substitute: @food|it is|has|have|ran ?run ?just out|gone|finished $
        substitute: ^ ?there ?is no ?more @food ?left ?here $
        diet: halal|kosher|muslim|muslims|jewish|jews
        diet: is|are|be|make|makes ?it|this|that|they|these|the ?recipe|dish ?not @diet
        diet: can|could|may|do|does|will ?a|an|my|the|our @diet ?friend|friends|guest|guests|people|person|daughter|son|wife|husband|kids|children eat|have|enjoy
        diet: suitable|safe|ok|okay|fine|good|alright for ?a|an|somebody|someone|anybody|anyone|people|guests who|that * not have|eat
        diet: suitable|safe|ok|okay|fine|good for ?a|an|my|someone|people ?with|who ?is|are ?a|an @diet
        diet: @diet|coeliac|coeliacs|celiac|celiacs|vegans|vegetarians $
        contains: does|do it|this|that|they|these|those|the ?recipe|dish have|contain|include|use ?any|some|a|an ?raw|uncooked|cooked @food ?or|and ?any ?@food ?in ?it|this|them $
        contains: is|are there ?any|some ?raw|uncooked|cooked @food in|inside ?it|this|that|them|the
        contains: is|are there ?any|some @food $
        contains: ^ any @food in it|this|them|that
        contains: allergic|allergy|allergies|allergen|allergens
        repeat: did|have i|we ?already add|added|put|use|used|fry|fried|cook|cooked|forget|forgotten
        ingredients: what|which|anything ?is|are ?ingredients ?there ?still left|remaining to add|use|put|go
        ingredients: what|which ?is|are ?else ?ingredients ?there still|left * add|use|put|go $
        substitute: can|could|may i|we make|do|cook|bake ?it|this|that with|using ?a|an|some @food
        tool: can|could|may i|we make|do|cook|bake it|this|that|them|@food in|on a|an|the|my
        amount: do|should|would|will i|we need ?any|some|the @food
        tool: do i|we need a|an
        amount: when|where|which|what step|does|do|is * @food go|used|in|added $
        amount: when do|should i|we add|use|need ?the @food
        amount: which|what step * @food
        contains: contain|contains @food
        contains: free of|from @food
        ingredients: what|which ?kind|sort|type|types ?of @food|meat is|are|goes|go ?it|this|that|these|they|there ?in|into
        ingredients: what|which ?kind|sort|type|types ?of @food|meat * need|have to buy|get
        ingredients: which @food do|should|shall|must|can i|we ?have ?need ?to use|take|buy|get
        repeat: is|was|are|were ?the first|second|third|fourth|fifth|last ingredient
        finished: that is ?really ?all it|all|everything ?then $
        finished: then|and ?then it|that|they is|are done|ready|finished $
        next: ^ ?so ?ok ?and ?what ?comes ?is ?do ?i ?should ?we ?do after|afterwards that|this|it $
        next: ^ ?so ?ok ?and afterwards $
        next: ^ ?ok ?and ?so now|then what $
        next: how to finish|continue|proceed|start|begin|go ?on ?it|this $
        next: keep|go|carry|continue ?on ?going ?on with the ?other ?remaining ?next ingredients|list|steps|recipe
        next: should|shall|must|do|can i|we ?also ?need ?to add|use|take|put ?any ?some other|more|another|further ingredients|ingredient
        next: ^ ?ok ?and the one|ones after|following ?that|this|it $
        next: the next|other two|three|four|five|few $
        time: done|ready|cooked|enough|finished after|in|within * minutes|minute|hours|hour
        amount: in grams|gram|kilos|kilograms|kg|ounces|oz|pounds|ml|millilitres|milliliters|litres|liters|cups|tablespoons|teaspoons|spoons $
        temperature: what|how|which * reach|internal|core
        time: when * take|remove|pull|get ?it|them|the|this * off|out|from
        next: what|which ?is|are|should|do|would ?i ?the ?do ?comes ?now next|following|afterwards|then|now $
        meanwhile: meanwhile|meantime
        meanwhile: something|anything|what * do|doing * while|during
        meanwhile: do|make something|anything else|more during|while|in
        finished: time to eat|serve|enjoy
        finished: is|are there ?any|some|still more|other|others|further ?ingredients|steps
        meanwhile: do * or ?i wait
        meanwhile: do in that|this|the|those|these hour|hours|minutes|time
        finished: is|are there ?any|some|still|a * i|we|to ?still|should|have|need * do|add|prepare|after
        finished: is|are|was|were the|all|these|those * over|ready|done|finished|complete $
        time: when * start|begin
        next: what ?is ?do else
        next: how do|should|can|shall|to|must i|we|you ?to make|cook|prepare|start|begin|do|finish|continue|proceed
        next: what do i|we|you ?want ?me|need|have to do
        next: what is the rest|plan
        next: so now $
        repeat: besides|apart|except
        repeat: what|which ?is|was the ?very second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last step
        ingredients: what do|should i|we need|have ?to ?buy|get|shop $
        substitute: i|we have|got no ?more @food
        repeat: make sure
        repeat: not understand|hear|catch|get * ingredient|ingredients|step|part
        title: what|which do|are|will we|you * today|tonight
        count: how many ingredients|steps|things * there|left|total|have|has|prepare|need|recipe
        repeat: what is|was ?the|our first|second|third|fourth|fifth|last ingredient
        next: what|which is|are ?the next
        next: next|following|first step|instruction|instructions|ingredient|ingredients|one|part|thing
        next: next|last two|three|few|four ingredients|ones|steps
        next: any|the ?two ?three ?few other|others|more|remaining|left|last ?two ?three ?four ingredient|ingredients
        next: what|which|how|where should|do|can|must|shall|could i|we ?have ?to ?now ?next ?still do|add|put|start|begin|mix|combine|bring|pour|continue|proceed|prepare|grab
        next: what|which ?other ingredients should|do|can|must|shall i|we ?have ?to add|put|mix|have|prepare|combine|use|need
        next: start|begin
        next: are|is we set|ready to
        next: have|give ?me|tell|get * two|three|few|another more|next|others|rest|one
        next: keep|keep on|going with|on
        next: should|can|may i|we take|remove|bring|get it|them out|off
        next: i|we are|am ready
        next: ready to|for start|begin|cook|the
        title: what|which are|do|can|could|should|will|shall|is we|you|i ?going ?to ?gonna make|making|cook|cooking|prepare|preparing|bake|baking|do|eat ?for today|tonight|tomorrow|breakfast|lunch|dinner|dessert|brunch
        title: what are|were|shall ?we ?you ?i ?going ?to ?gonna make|making|cook|cooking|prepare|preparing|bake|baking
        title: what can|could|should i|we|you make|cook|prepare|bake
        title: what is|are on|for ?the ?my menu|dinner|today|lunch|tonight
        title: what is the name|title
        title: what is ?this|it ?dish ?recipe called
        title: any|some ideas|suggestions ?for
        title: ideas|suggestions $
        title: have something|anything $
        title: what would|do you like ?me ?to prepare|make|cook
        title: know|have|suggest|recommend|find|give * recipe|recipes|ideas|idea|suggestion|suggestions|dish
        title: do you know how $
        title: i would|want|like|wanna ?like ?love ?to ?learn ?how ?to make|cook|bake|prepare|try|eat|have a|an|some|something
        title: ^ i am|was looking|searching|thinking
        title: can you help|teach|show me
        source: who wrote|made|invented|is ?behind
        source: whose recipe
        source: where is|does|did * from
        repeat: say ?that|it|this again
        repeat: did|do|could|can not understand|hear|get|catch|follow|know ?what
        repeat: not understand|hear|catch|get|clear
        repeat: pardon|excuse|huh
        repeat: what was|were * again|previous|last|first|said
        repeat: what was|were step|that|it
        repeat: again ?please ?for ?me $
        repeat: come again
        repeat: did you say
        repeat: what is|are the last|first|second|third|fourth|fifth one|part|thing|sentence|phrase|type|ingredient
        meanwhile: do * in|for|during that|those|these|this|the hour|hours|minutes|time
        meanwhile: do * or|while|and wait|waiting
        count: how many|much * ingredients|steps|things * there|left|total|all|need|have|recipe $
        count: how many ingredients|steps
        count: are|is|will|does|do * many|lot|much ?of ingredients|steps
        count: is|will it|this|recipe ?be ?a long|short|big|complicated|difficult|easy|hard ?recipe ?one
        amount: use|add|take|pour|put|need|mix|combine ?them ?in all|everything|half|rest
        amount: exact|right amount|amounts|amout of
        amount: all of|the it|them|@food
        amount: all|half ?of it|them $
        servings: how many people|servings|persons|portions|guests
        servings: enough for
        servings: it|recipe|this serve|serves|feed|feeds
        servings: how many * serve|feed
        temperature: temperature|temp|temps|degrees|fahrenheit|celsius|centigrade|gas
        temperature: how hot|warm|high
        temperature: heat right|correct $
        temperature: which|what|high|low|medium|on|over heat
        tool: should|must it|this|that be ?a big|large|small|deep|wide|shallow
        time: how long
        time: how many|much ?more|extra minutes|hours|time|mins|seconds|days
        time: for how|what long|time|many
        time: when|how|if|whether|way|sign|indication|point * know|see|tell|check|notice|recognise|recognize|sure * ready|done|cooked|finished|enough|good|it|they
        substitute: if i use|take|add
        substitute: know if i|we can|could ?also use|take|add
        time: know|see|tell|check|notice|recognize|recognise * when|how|if|whether|ready|done
        time: how do i|we|you know $
        time: how do|can i|we|you ?know ?see it|they|that is|are ready|done
        time: when|until is|are|will|do|does|can|should|when * ready|done|start|stop|take|remove|finished|eat
        time: minutes|hours|hour|longer|more|time|mins enough|longer|more
        time: wait|leave|bake|cook|simmer|keep * bit|little|few|more|longer ?more|longer|minutes
        time: what time
        amount: size of ?the ?a @tool of
        amount: what size|sizes is|are ?the @tool of
        amount: how many * each|per|every
        amount: ^ how much|many ?of ?the @food
        tool: how|what big|large|size|deep|wide|kind|type|sort|of * @tool
        tool: @tool be|size
        tool: size of ?the ?a @tool
        tool: what|which|another|other|same|new|separate|different|small|big|special * @tool
        tool: need|use|take|have|in|with|on * @tool
        tool: use|need * to|for grease|cover|wrap|stir|mix|cut|whisk|line|blend|beat
        amount: how|what many|much
        amount: how big|large|thick|thin|small|heavy|thinly|thickly|finely
        amount: what|which|exact|right|correct|specify|same size|sizes|amount|amounts|quantity|quantities|weight|measure|measurements|number
        amount: size|sizes|amount|amounts|quantity|quantities|weight of|for
        amount: ^ is|are|was that|it|those|they * ml|cl|cups|grams|ounces|oz|tablespoons|teaspoons|pounds|liters|litres|g
        amount: what are|is those|these|they
        repeat: what|which kind|type|sort
        repeat: ^ into|in|with|of|and|add|to|from * what $
        repeat: again $
        substitute: instead|rather
        substitute: can|could|may|might|would|is|if ?not i|we|it ?also ?just ?still ?only ?ok|okay|fine|possible|alright ?if ?i ?to ?also use|take|add|substitute|replace|leave|skip|put|buy
        substitute: substitute|substitutes|replace|replaced|replacement|alternative|swap
        substitute: ok|okay|fine|possible|allowed|alright|good if|to i|we|use|add|take
        substitute: i do|have|can not|no|find have ?any ?the @food
        substitute: i do not have
        substitute: leave|skip|omit|without out
        substitute: is|are|would|be ?a ?some ?it @food ?also|as ?be good|ok|okay|fine|possible|alright|well
        substitute: can|could it|that|this|they ?also be
        substitute: i will|could|can use * ok|okay|fine|good|alright|instead
        substitute: will|would * work|do|be ?ok|okay|fine|good $
        ingredients: what|which * ingredients * need|necessary|required|recipe
        ingredients: list|give|tell|read|name|complete|full|have * ingredients
        tool: what|which|any|special machine|machines|appliance|equipment|tools|utensils|gear|gadget|gadgets
        ingredients: what do i|we|you need $
        ingredients: what do i|we|you need for
        ingredients: what goes in|into
        ingredients: what is in it|this|that|the
        finished: can|may|should|could i|we|they|it|you ?already|now|finally|just|be ?then eat|eaten|serve|served|enjoy|taste|drink
        finished: is|was|are|were that|this|it|these|those|they|we|the|everything|i ?now ?recipe ?the ?then all|it|over|done|ready|everything|finished|complete|completed|end|there ?now ?with|for|or $
        finished: is|was|are|were that|this|it|these|those|they|we|the|everything ?the ?recipe ?really all|it|over|done|ready|everything|finished|complete|completed|end
        finished: something|anything|much|any|more|many else|more|left|steps
        ingredients: ingredients $
        diet: can|could|may|should|will|would * eat|have|enjoy|try ?some ?any ?of it|this|that|these|them ?too ?then ?as ?well $
        diet: safe|suitable ?to ?eat for *
        diet: ok|okay|fine|good|alright|right|bad|dangerous for ?my|our|the ?whole all|us|everyone|everybody|family|household|daughter|son|wife|husband|kid|kids|child|children|baby|mother|father|mum|mom|dad|guests|friend|friends
        diet: who can|could|may|should|must ?not eat|have|enjoy
        diet: that|which|what * can|must|may|should|does not eat|have
        diet: ^ is|are it|this|that|these|they ok|okay|fine|good|alright for * $
        ingredients: prepare|have|get them|the|all ?ingredients first|beforehand
        other: ^ ?so ?and ?but do|must i|we|you peel|wash|soak|rinse|chop|drain|cut|slice|grate|dice|trim|core|deseed|crush|fry|boil|brown|toast|salt|melt|beat|whisk|sieve|sift|scrub|skin|top|shell|squeeze ?the @food
        next: should|shall|can|could|must|may|do i|we ?still ?now ?also ?have ?to ?to add|put|mix|stir|cook|bake|combine|pour|place|use|make|take|have|bring|boil|fry|heat|press|need
        next: which ingredients|things|program * should|do|can
        next: what else
        next: what to ?do|add|combine|mix
        next: is $
        next: ^ ?ok|okay|yes|yep|right|good|great|nice|perfect|cool ?i|we ?have|am ?now done|finished|did|added|mixed|stirred|put|poured|baked|combined|placed|heated|cut|chopped|set|made|got|took
        next: ^ ok|okay|yes|yep|yeah|sure|right|good|great|nice|perfect|cool|done|alright|finished|ready|perfect ?thanks ?thank ?you $
        next: ^ ?and ?ok ?the next|other|others|rest ?one|ones|two|three|four|five ?please $
        next: ^ ?ok|okay|yes|right ?and done|next|then|go|continue ?please $
        """

    /// The things that a cook asks about and `tool:` doesn't know: bowls, tins and the like.
    static let tools = """
        bowl bowls pan pans pot pots skillet dish dishes tin tins tray sheet sheets knife spoon casserole \
        saucepan mixer blender foil processor grill cup glass whisk wok rack plate container bag paper \
        microwave mug glasses spatula fork sieve oven peeler grater barbecue bbq fryer cooker steamer griddle hob stove
        """

    /// Tools that do the same work, a kind a line: a recipe may call them otherwise than the cook.
    static let toolKinds = """
        pan pans pot pots skillet saucepan wok casserole griddle fryer
        tin tins tray sheet sheets dish dishes pan
        grill barbecue bbq griddle
        glass cup mug tumbler
        bowl bowls
        blender processor mixer whisk
        """

    /// What food is bought in, which is asked for by its size.
    static let packages = """
        can cans tin tins jar jars package packages packet packets pack packs box boxes bag bags \
        container containers bottle bottles carton cartons tub tubs envelope envelopes
        """
}
