extension KnownFoods {
    /// Grains, flours, pasta, bread, pulses, nuts and seeds.
    static let staples = """
        amaranth, barley, pearl barley, buckwheat, bulgur, bulgur wheat, couscous, giant couscous
        israeli couscous, cornmeal, polenta, cracked wheat, farro, freekeh, grits, hominy, millet
        oat, rolled oats, porridge oats, steel-cut oats, quick oats, oat bran, oatmeal, wheat bran
        wheat germ, bran flakes, cornflakes, corn flakes, puffed rice, rice krispies, granola
        muesli, quinoa, red quinoa, rice, white rice, brown rice, basmati rice, jasmine rice
        long-grain rice, short-grain rice, arborio rice, risotto rice, paella rice, pudding rice
        sushi rice, sticky rice, glutinous rice, wild rice, black rice, red rice, cooked rice
        egg fried rice, rice flakes, semolina, sorghum, spelt, tapioca, tapioca pearls, teff
        flour, plain flour, all-purpose flour, self-raising flour, self-rising flour, bread flour
        strong flour, strong white flour, strong bread flour, cake flour, pastry flour
        wholemeal flour, whole wheat flour, wholewheat flour, rye flour, spelt flour
        buckwheat flour, rice flour, glutinous rice flour, corn flour, cornflour, cornstarch
        corn starch, potato starch, potato flour, tapioca flour, tapioca starch, arrowroot
        gluten-free flour, almond flour, ground almonds, coconut flour, chickpea flour, gram flour
        oat flour, semolina flour, masa harina, matzo meal, 00 flour, pasta, fresh pasta
        dried pasta, wholewheat pasta, gluten-free pasta, spaghetti, linguine, fettuccine
        tagliatelle, pappardelle, penne, rigatoni, fusilli, farfalle, macaroni, elbow macaroni
        conchiglie, pasta shells, jumbo shells, orecchiette, orzo, ditalini, bucatini
        angel hair pasta, capellini, vermicelli, cannelloni, cannelloni tubes, lasagne sheets
        lasagna noodles, ravioli, tortellini, gnocchi, ziti, spätzle, egg noodle, rice noodle
        rice vermicelli, glass noodle, cellophane noodle, udon, udon noodle, soba, soba noodle
        ramen noodle, instant noodles, noodle, vermicelli noodle, wonton wrapper
        spring roll wrapper, rice paper, rice paper wrapper, dumpling wrapper, bread, white bread
        brown bread, wholemeal bread, whole wheat bread, rye bread, sourdough, sourdough bread
        sourdough starter, stale bread, crusty bread, ciabatta, focaccia, baguette, french bread
        brioche, brioche bun, bun, burger bun, hamburger bun, hot dog bun, bread roll, dinner roll
        bagel, english muffin, crumpet, croissant, pita, pita bread, pitta bread, naan, naan bread
        flatbread, tortilla, flour tortilla, corn tortilla, tortilla wrap, tortilla chips
        taco shell, chapati, roti, paratha, poppadom, breadcrumbs, dried breadcrumbs
        fresh breadcrumbs, panko, panko breadcrumbs, crouton, breadstick, cracker, cream cracker
        crispbread, oatcake, rice cake, matzo, melba toast, texas toast, bean, black bean
        black-eyed pea, black-eyed bean, borlotti bean, butter bean, cannellini bean, haricot bean
        kidney bean, red kidney bean, lima bean, mung bean, navy bean, pinto bean, adzuki bean
        white bean, great northern bean, flageolet bean, soy bean, soya bean, baked beans
        refried beans, mixed beans, chickpea, garbanzo bean, canned chickpeas, lentil, red lentil
        green lentil, brown lentil, puy lentil, black lentil, beluga lentil, yellow split pea
        green split pea, chana dal, toor dal, urad dal, moong dal, hummus, nut, mixed nuts, almond
        flaked almonds, slivered almonds, blanched almonds, almond butter, almond extract
        brazil nut, cashew, cashew nut, cashew butter, chestnut, roasted chestnuts, hazelnut
        macadamia nut, peanut, salted peanuts, roasted peanuts, peanut butter
        crunchy peanut butter, smooth peanut butter, peanut oil, pecan, pecan nut, pine nut
        pistachio, walnut, walnut halves, chia seed, flaxseed, linseed, hemp seed, pumpkin seed
        sesame seed, black sesame seed, white sesame seed, toasted sesame seeds, sunflower seed
        mixed seeds, melon seed, tahini, soy mince, lupin
        """

    /// Oils, vinegars, sauces, stocks, tins and jars.
    static let sauces = """
        oil, olive oil, extra virgin olive oil, vegetable oil, sunflower oil, rapeseed oil
        canola oil, corn oil, coconut oil, sesame oil, toasted sesame oil, groundnut oil
        avocado oil, walnut oil, grapeseed oil, chilli oil, garlic oil, cooking oil, cooking spray
        palm oil, mustard oil, vinegar, white vinegar, distilled vinegar, white wine vinegar
        red wine vinegar, cider vinegar, apple cider vinegar, balsamic vinegar, balsamic glaze
        rice vinegar, rice wine vinegar, malt vinegar, sherry vinegar, black vinegar
        champagne vinegar, soy sauce, dark soy sauce, light soy sauce, low-sodium soy sauce
        tamari, coconut aminos, liquid aminos, fish sauce, oyster sauce, hoisin sauce
        teriyaki sauce, ponzu, black bean sauce, plum sauce, sweet chilli sauce, sweet chili sauce
        chilli sauce, hot sauce, tabasco, tabasco sauce, sriracha, gochujang, sambal oelek
        chilli paste, chilli bean paste, doubanjiang, chili garlic sauce, chilli crisp
        worcestershire sauce, brown sauce, ketchup, tomato ketchup, barbecue sauce, bbq sauce
        buffalo sauce, steak sauce, enchilada sauce, taco sauce, salsa, salsa verde, pico de gallo
        guacamole, mole sauce, adobo sauce, chipotles in adobo, mayonnaise, aioli, tartare sauce
        tartar sauce, cocktail sauce, hollandaise, hollandaise sauce, béarnaise sauce
        béchamel sauce, white sauce, parsley sauce, cranberry sauce, apple butter, bread sauce
        horseradish sauce, mustard, dijon mustard, english mustard, wholegrain mustard
        whole grain mustard, yellow mustard, honey mustard, pesto, basil pesto, green pesto
        red pesto, sun-dried tomato pesto, tapenade, chimichurri, tzatziki, ranch dressing
        ranch seasoning, caesar dressing, italian dressing, salad dressing, vinaigrette
        salad cream, thousand island dressing, blue cheese dressing, tomato sauce, tomato paste
        tomato purée, passata, tomato juice, tomato soup, marinara sauce, pasta sauce, pizza sauce
        spaghetti sauce, alfredo sauce, arrabbiata sauce, curry sauce, satay sauce, peanut sauce
        stir fry sauce, sweet and sour sauce, miso, miso paste, white miso, red miso, dashi, mirin
        tamarind, tamarind paste, pomegranate molasses, chutney, mango chutney, tomato chutney
        lime pickle, piccalilli, pickle, dill pickle, pickle relish, sweet pickle relish, gherkin
        cornichon, caper, caper berry, olive, black olive, green olive, kalamata olive
        stuffed olive, kimchi, pickled beetroot, pickled cabbage, giardiniera, stock
        vegetable stock, vegetable broth, stock cube, stock powder, bouillon, bouillon cube
        bouillon powder, vegetable bouillon, vegetable stock cube, chicken stock cube
        beef stock cube, demi-glace, gravy, gravy granules, onion soup mix, cream of mushroom soup
        cream of chicken soup, mushroom soup, condensed soup, coconut butter, nutritional yeast
        yeast extract, marmite, vegemite, liquid smoke, xanthan gum, agar agar, gelatin, gelatine
        gelatine leaf, pectin, water, boiling water, hot water, cold water, warm water, ice
        ice water, ice cube, soda water, sparkling water, mineral water, rose water
        orange blossom water, orange flower water, kecap manis, ssamjang, doenjang, ajvar
        mushroom ketchup, baba ganoush, remoulade, chermoula, romesco sauce, zhoug, amba
        """
}
