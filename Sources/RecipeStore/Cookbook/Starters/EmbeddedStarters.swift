// swift-format-ignore-file
// Written by Scripts/starters from Sources/Starters/Recipes: change those files.

/// The starter recipes, as text that needs no work at the program's start.
enum EmbeddedStarters {
    static let foods: StaticString = ##"""
salt cod
vegetable oil
onion
red pepper
garlic
scotch bonnet chilli
thyme
tomatoes
tinned ackee
black pepper
dried hibiscus flowers
ginger
water
sugar
lime
egg yolks
Dijon mustard
sunflower oil
olive oil
lemon juice
salt
minced beef
minced pork
breadcrumbs
milk
egg
smoked paprika
dry white wine
tinned tomatoes
rolled oats
plain flour
desiccated coconut
brown sugar
butter
golden syrup
bicarbonate of soda
cooking apples
ground cinnamon
apples
raisins
filo pastry
icing sugar
aubergines
basil
mozzarella
parmesan cheese
chicken thighs
bay leaves
short-grain rice
eggs
lemons
natural yoghurt
mint
waxy potatoes
onions
black olives
parsley
walnuts
ground coriander
ground fenugreek
chilli powder
white wine vinegar
pomegranate seeds
camembert cheese
rosemary
honey
baguette
cherry tomatoes
feta cheese
dried oregano
chilli flakes
caster sugar
ground almonds
raspberry jam
flaked almonds
coarse semolina
baking powder
blanched almonds
orange blossom water
pine nuts
coarse salt
strong white flour
dried yeast
coarse pretzel salt
bay leaf
nutmeg
braising beef
smoked bacon
carrots
red wine
beef stock
tomato purée
button mushrooms
lard
beef mince
sweet paprika
ground cumin
green olives
beef bones
star anise
cinnamon stick
cloves
coriander seeds
fish sauce
flat rice noodles
beef sirloin
bean sprouts
thai basil
red chillies
beef topside
German mustard
gherkins
cornflour
beef fillet
mushrooms
dijon mustard
soured cream
spinach
courgette
shiitake mushrooms
soy sauce
sesame seeds
gochujang
sesame oil
rice vinegar
dried mushrooms
pork shoulder
white cabbage
sauerkraut
smoked sausage
prunes
hazelnuts
blueberries
buttermilk
pork sausage meat
whole milk
tinned black beans
burger buns
lettuce leaves
tomato
tomato ketchup
red onion
fresh coriander
flour tortillas
cheddar cheese
cocoa powder
jarred sour cherries
kirsch
gelatine
double cream
dark chocolate
white bread
mild curry powder
ground turmeric
apricot jam
carrot
beetroot
red wine vinegar
vegetable stock
potatoes
dill
red cabbage
whole cloves
small cucumbers
cider vinegar
mustard seeds
celery salt
condensed milk
chocolate sprinkles
egg yolk
strawberries
chicken wings
hot pepper sauce
blue cheese
mayonnaise
celery
pear
spring onions
lettuce
anchovy fillets
romaine lettuces
limes
cachaça
ice cubes
chorizo
floury potatoes
spring greens
cauliflower
English mustard
celeriac
lemon
crème fraîche
sweet potato
sweetcorn kernels
sea bass fillets
red chilli
lime juice
green chilli
tinned chickpeas
garam masala
green chillies
cumin seeds
gram flour
mozzarella cheese
nigella seeds
gochugaru
rice cakes
mustard powder
cherries
vanilla extract
cane vinegar
black peppercorns
boneless chicken thighs
saffron
paella rice
chicken stock
green beans
prawns
chicken breasts
monterey jack cheese
corn tortillas
mild chilli powder
passata
ghee
curry powder
panko breadcrumbs
pitta breads
Greek yoghurt
ground ginger
preserved lemons
paprika
tomatillos
tinned kidney beans
flat-leaf parsley
pul biber
kale
chicken legs and thighs
shallots
masa harina
beef skirt
swede
mango chutney
sultanas
butterhead lettuce
vanilla pod
cooked ham
gruyère cheese
plain white flour
sushi rice
nori
cucumber
wasabi
leeks
smoked haddock
chives
dried red chillies
galangal
lemongrass
shrimp paste
cashew nuts
coconut milk
fried tofu puffs
rice noodles
toor dal
sesame paste
black rice vinegar
chilli oil
pork mince
preserved mustard greens
sichuan peppercorns
pak choi
fresh wheat noodles
roasted peanuts
cracked rye
sunflower seeds
linseeds
rye sourdough starter
wholemeal rye flour
dark beer
dark syrup
sweet red bean paste
long-grain rice
frozen peas
elderflowers
citric acid
dried chickpeas
dried white beans
dried black beans
pork ribs
oranges
pomegranate molasses
fine cornmeal
beer
cod fillets
cod fillet
cold lager
chipotle paste
tinned fava beans
flatbreads
pork sausages
back bacon
tinned baked beans
bread
firm tofu
palm sugar
tamarind paste
dried red chilli
dry sherry
chestnut mushrooms
manchego cheese
green pepper
sherry vinegar
orange
cinnamon sticks
ground cardamom
cottage cheese
salmon fillet
white peppercorns
Swedish mustard
kalamata olives
white onion
avocados
brown lentils
vermicelli
caraway seeds
evaporated milk
dried shiitake mushrooms
bamboo shoots
white pepper
refried beans
avocado
tahini
beef shin
green peppers
strong coffee
Irish whiskey
lamb neck
lamb stock
cajun seasoning
sweet potato noodles
scotch bonnet chillies
ground allspice
chicken legs
red peppers
dried thyme
parboiled long-grain rice
rum
emmental cheese
basmati rice
cardamom pods
pistachios
small macaroni
dried barberries
chicken breast
rice wine
self-raising flour
dried lasagne sheets
yellow peppers
granulated sugar
mooli radish
short baguettes
curd cheese
ground caraway
capers
macaroni
mango
glutinous rice
mangoes
soft tofu
chilli bean paste
fermented black beans
potato
red lentils
dried mint
courgettes
tinned borlotti beans
savoy cabbage
small pasta
red onions
berbere
kombu
dried wakame
silken tofu
miso paste
gunpowder green tea
mussels
minced lamb
kefalotyri cheese
dried porcini
risotto rice
thyme leaves
napa cabbage
rice flour
sweet soy sauce
clams
smoked streaky bacon
dashi
pork belly
okonomiyaki sauce
bonito flakes
fine polenta
garlic chives
paneer cheese
single cream
rustic bread
flaky salt
fine breadcrumbs
raspberries
country bread
tapioca flour
ají amarillo paste
cream crackers
puff pastry
lemon peel
cinnamon
cayenne pepper
peaches
pears
orange peel
pecan nuts
pickling onions
jalapeños
whole chicken
buckwheat flour
chinese cabbage
dumpling wrappers
cheese curds
shallot
unwaxed lemons
coarse sea salt
provolone cheese
apple sauce
jasmine rice
flaky sea salt
new potatoes
tinned tuna
little gem lettuces
brandy
peach
soda water
juniper berries
medium oatmeal
oat milk
sourdough bread
Worcestershire sauce
rapeseed oil
grape molasses
cucumbers
wholemeal flour
red bird's-eye chillies
long beans
green papaya
spaghetti
guanciale
pecorino cheese
tinned artichoke hearts
cream cheese
dates
jam sugar
pearl sugar
pork loin
pineapple
fine bulgur wheat
mirin
sake
salmon fillets
green curry paste
aubergine
lime leaves
thai tea leaves
marsala
mascarpone
sponge fingers
wholegrain mustard
oyster mushrooms
thai chilli paste
dried pasilla chillies
curry leaves
spring roll wrappers
sparkling water
strawberry jam
rice vermicelli
rice paper sheets
peanut butter
hoisin sauce
brown ale
veal escalopes

"""##
    static let outlines: StaticString = ##"""
ackee-and-saltfish	Ackee and saltfish	jamaican	breakfast,main	4		20	35	775	0	767	0,1,2,3,4,5,6,7,8,9
agua-de-jamaica	Agua de jamaica	mexican	drink,vegetarian,vegan	8		10	10	140	767	1190	10,11,12,13,14
aioli	Aioli	french	sauce,vegetarian	6		15		15	1190	1758	4,15,16,17,18,19,20
albondigas	Albóndigas	spanish	main,snack	4	24 meatballs	30	45	75	1758	2507	21,22,23,24,25,4,20,18,2,26,27,28
anzac-biscuits	Anzac biscuits	australian	snack,dessert,vegetarian	10	20 biscuits	15	15	30	2507	3127	29,30,31,32,33,34,35,12
apple-crumble	Apple crumble	british	dessert,vegetarian	6		20	45	65	3127	3656	36,32,37,30,33,29
apple-strudel	Apple strudel	austrian	dessert,cake,vegetarian	8	1 strudel	35	50	85	3656	4456	23,33,38,13,37,39,19,40,41
aubergine-parmigiana	Aubergine parmigiana	italian	main	6		30	80	110	4456	5312	42,18,4,28,43,44,45,20
avgolemono-soup	Avgolemono soup	greek	soup	4		10	45	55	5312	6030	46,12,2,47,48,49,50,20,9
ayran	Ayran	turkish	drink,vegetarian	4		5		5	6030	6333	51,12,20,52
bacalhau-a-bras	Bacalhau à Brás	portuguese	main	4		25	40	1505	6333	7219	0,53,17,18,54,4,49,55,56
badrijani-nigvzit	Badrijani nigvzit	georgian	starter,vegetarian,vegan	4	16 rolls	25	25	70	7219	7942	42,20,1,57,4,58,59,60,61,62
baked-camembert-with-garlic	Baked camembert with garlic	french	starter,snack	4		5	20	25	7942	8529	63,4,64,65,27,66
baked-feta-with-garlic-and-tomatoes	Baked feta with garlic and tomatoes	greek	starter,main,vegetarian	4		10	30	40	8529	9134	67,4,18,68,69,70,65,20
bakewell-tart	Bakewell tart	british	cake,dessert,vegetarian	10	1 tart	35	55	120	9134	9896	30,33,13,12,33,71,49,72,73,74
baklava	Baklava	turkish	dessert,snack,vegetarian	16	32 pieces	45	45	330	9896	10709	40,33,57,37,13,12,19
basbousa	Basbousa	egyptian	cake,dessert,vegetarian	12	24 pieces	20	45	155	10709	11549	75,13,31,76,33,51,77,13,12,19,78
basil-pesto	Basil pesto	italian	sauce	4		15		15	11549	12089	43,4,79,45,18,80
bavarian-pretzels	Bavarian pretzels	german	bread,snack,vegetarian,vegan	8	8 pretzels	40	22	162	12089	12869	81,12,82,17,20,35,83
bechamel-sauce	Béchamel sauce	french	sauce,vegetarian	4	500 ml	5	15	20	12869	13295	33,30,24,84,85,20
beef-bourguignon	Beef bourguignon	french	main	6		35	195	230	13295	14198	86,17,87,54,88,4,30,89,90,91,47,92,20
beef-empanadas	Beef empanadas	argentinian	snack,main	8	16 empanadas	60	50	155	14198	15147	30,20,93,12,1,54,4,94,95,96,70,20,97,49
beef-pho	Beef pho	vietnamese	soup,main	4		30	260	290	15147	16187	98,54,11,99,100,101,102,12,103,13,104,105,106,107,108,14
beef-rouladen	Beef rouladen	german	main	4		30	125	155	16187	17049	109,110,87,54,111,17,88,91,89,90,112,20
beef-stroganoff	Beef stroganoff	russian	main	4		20	30	50	17049	17871	113,20,33,2,114,30,95,90,115,116,56
bibimbap	Bibimbap	korean	main,vegetarian	4		35	30	65	17871	18946	48,117,106,88,118,119,1,120,49,121,122,123,13,124,4
bigos	Bigos	polish	main	6		25	150	175	18946	19827	125,93,126,87,54,127,128,129,130,89,91,47,20
bircher-muesli	Bircher muesli	swiss	breakfast,vegetarian	4		10		490	19827	20326	29,24,51,38,19,131,132,65
biscuits-and-sausage-gravy	Biscuits and sausage gravy	american	breakfast,main	4	8 biscuits	20	35	55	20326	21189	30,76,20,33,133,134,30,135,9
black-bean-burgers	Black bean burgers	american	main,vegetarian	4	4 burgers	20	20	70	21189	21985	1,2,4,96,26,136,23,25,20,137,138,139,140
black-bean-quesadillas	Black bean quesadillas	mexican	main,snack,vegetarian	4	4 quesadillas	15	25	40	21985	22800	18,141,4,96,26,136,14,142,143,144
black-forest-gateau	Black Forest gateau	german	cake,dessert	12	1 cake	60	40	280	22800	23860	49,13,30,145,33,146,112,147,148,149,41,150
bobotie	Bobotie	south african	main	6		25	65	90	23860	24704	151,24,1,54,4,152,153,94,39,154,19,20,49,47
borscht	Borscht	ukrainian	soup,main,vegetarian	6		30	60	90	24704	25606	1,2,155,156,91,157,13,158,159,47,127,4,160,116,20
braised-red-cabbage-with-apple	Braised red cabbage with apple	german	side,vegetarian,vegan	6		15	75	90	25606	26230	17,54,161,38,157,13,12,162,84,20
bread-and-butter-pickles	Bread and butter pickles	american	preserve,side,vegetarian,vegan	20	3 jars	25	15	160	26230	26909	163,54,80,164,13,165,166,153
brigadeiros	Brigadeiros	brazilian	dessert,snack,vegetarian	10	20 sweets	25	12	97	26909	27362	167,145,33,20,168
brioche	Brioche	french	bread,breakfast,vegetarian	10	1 loaf	35	35	790	27362	28043	81,13,82,20,49,24,33,169
brussels-waffles	Brussels waffles	belgian	breakfast,dessert,vegetarian	4	8 waffles	15	35	110	28043	28631	30,82,24,49,33,13,20,170,149
buffalo-wings-with-blue-cheese-dip	Buffalo wings with blue cheese dip	american	starter,snack	4		20	50	70	28631	29364	171,76,20,33,172,173,116,174,4,19,175
bulgogi	Bulgogi	korean	main	4		20	10	90	29364	30236	120,32,176,4,11,123,9,105,2,177,1,178,121
caesar-salad	Caesar salad	american	salad,starter	4		20	12	32	30236	31042	151,18,4,179,15,115,19,45,180,9
caipirinha	Caipirinha	brazilian	drink,vegetarian,vegan	2		5		5	31042	31373	181,13,182,183
caldo-verde	Caldo verde	portuguese	soup,main	4		15	35	50	31373	31956	18,2,4,184,185,12,186,20
caprese-salad	Caprese salad	italian	salad,starter,vegetarian	4		10		10	31956	32413	7,44,43,18,20,9
cauliflower-cheese	Cauliflower cheese	british	main,side,vegetarian	4		15	45	60	32413	33051	187,33,30,24,188,144,23,20
celeriac-remoulade	Celeriac remoulade	french	salad,side,starter,vegetarian	4		20		50	33051	33500	189,190,174,16,191,56,20
ceviche	Ceviche	peruvian	starter	4		25	25	50	33500	34328	192,193,141,194,20,195,196,142
chana-masala	Chana masala	indian	main,vegetarian,vegan	4		10	35	45	34328	35102	1,54,4,11,197,58,96,153,28,198,199,19,20
chapli-kebabs	Chapli kebabs	pakistani	main,snack	4	8 kebabs	20	20	70	35102	35847	94,2,139,200,142,102,201,202,25,20,1
cheese-and-garlic-naan	Cheese and garlic naan	indian	bread,side,vegetarian	6	6 naan	30	20	125	35847	36680	81,82,13,20,51,12,203,33,4,204
cheese-dakgalbi	Cheese dakgalbi	korean	main	4		20	25	75	36680	37595	122,205,120,13,4,11,46,1,2,192,127,206,203
cheese-scones	Cheese scones	british	bread,snack,breakfast,vegetarian	8	8 scones	15	15	30	37595	38208	30,76,20,207,33,144,24
cherry-clafoutis	Cherry clafoutis	french	dessert,vegetarian	6		20	40	60	38208	38721	208,33,49,13,30,24,209,20
chicken-adobo	Chicken adobo	filipino	main	4		10	50	90	38721	39487	46,120,210,4,47,211,1,12,32
chicken-and-prawn-paella	Chicken and prawn paella	spanish	main	4		25	50	75	39487	40485	18,212,3,2,4,7,26,213,214,215,216,217,190,20
chicken-enchiladas	Chicken enchiladas	mexican	main	4	8 enchiladas	30	55	85	40485	41572	218,2,116,219,220,1,30,221,4,96,69,222,20,219
chicken-karahi	Chicken karahi	pakistani	main	4		15	40	55	41572	42454	223,46,4,11,7,20,102,9,200,199
chicken-katsu-curry	Chicken katsu curry	japanese	main	4		30	50	80	42454	43625	1,54,88,4,11,224,30,215,120,65,218,30,49,225,1,20,48
chicken-souvlaki	Chicken souvlaki	greek	main	4	8 skewers	25	15	160	43625	44283	212,18,190,4,69,20,226,7,141,227
chicken-tagine-with-preserved-lemon	Chicken tagine with preserved lemon	moroccan	main	4		20	65	85	44283	45133	18,46,54,4,228,153,213,215,229,97,142
chicken-tikka-masala	Chicken tikka masala	indian	main	4		25	40	185	45133	46189	46,51,4,199,20,1,2,4,11,96,230,28,149
chilaquiles-verdes	Chilaquiles verdes	mexican	breakfast,vegetarian	4		15	35	50	46189	47140	231,200,2,4,142,158,220,1,49,116,68,20
chilli-con-carne	Chilli con carne	american	main	6		20	120	140	47140	48000	1,94,54,3,4,221,96,69,91,28,90,232,150,20
chimichurri	Chimichurri	argentinian	sauce,vegetarian,vegan	6		10		40	48000	48453	233,69,4,70,157,20,18
chocolate-mousse	Chocolate mousse	french	dessert,vegetarian	6		20	8	208	48453	49048	150,15,71,24,149
churros-with-chocolate	Churros with chocolate	spanish	breakfast,dessert,snack,vegetarian	4	20 churros	20	25	45	49048	49957	12,30,20,18,17,13,24,150,112
cilbir	Çılbır	turkish	breakfast,vegetarian	2		10	8	18	49957	50578	227,4,49,61,33,234,160,20
cioccolata-calda	Cioccolata calda	italian	drink,breakfast,vegetarian	2		5	10	15	50578	51021	24,112,145,13,150,20
colcannon	Colcannon	irish	side,vegetarian	4		15	30	45	51021	51586	185,235,177,33,24,20
coleslaw	Coleslaw	american	side,salad,vegetarian	6		20		50	51586	52073	127,88,141,20,174,51,164,13,115
coq-au-vin	Coq au vin	french	main	4		30	90	120	52073	52979	236,30,18,87,237,92,4,89,215,91,47,6,20
corn-tortillas	Corn tortillas	mexican	bread,side,vegetarian,vegan	4	16 tortillas	25	25	65	52979	53611	238,20,12
cornish-pasties	Cornish pasties	british	main,snack	4	4 pasties	45	50	155	53611	54374	30,33,93,20,12,239,53,240,2,9,25
coronation-chicken-salad	Coronation chicken salad	british	salad,main	4		20	20	70	54374	55027	218,174,51,152,241,242,19,74,243,20
creme-brulee	Crème brûlée	french	dessert,vegetarian	6		20	45	305	55027	55593	149,244,15,71
crepes	Crêpes	french	breakfast,dessert,vegetarian	4	12 crêpes	10	25	65	55593	56308	30,49,24,33,13,20
croque-monsieur	Croque monsieur	french	snack,main	2		15	15	30	56308	57035	33,30,24,85,151,16,245,246
crumpets	Crumpets	british	breakfast,bread,snack,vegetarian	5	10 crumpets	15	30	120	57035	57788	81,247,82,13,20,24,12,35,33
cucumber-maki-rolls	Cucumber maki rolls	japanese	snack,starter,vegetarian,vegan	4	36 pieces	40	15	85	57788	58643	248,12,124,13,20,249,250,121,251,120
cucumber-raita	Cucumber raita	indian	side,sauce,vegetarian	6		10		10	58643	59054	250,20,51,201,52
cullen-skink	Cullen skink	scottish	soup,main	4		15	30	45	59054	59687	33,252,185,24,12,253,84,254
curry-laksa	Curry laksa	malaysian	soup,main	4		35	30	65	59687	60692	255,237,4,256,257,153,258,259,1,215,260,13,261,217,262,106,14
dal-tadka	Dal tadka	indian	main,side,vegetarian,vegan	4		10	45	55	60692	61602	263,153,20,7,1,201,165,255,4,2,142
dan-dan-noodles	Dan dan noodles	chinese	main	4		15	15	30	61602	62563	264,120,265,266,13,4,1,267,268,269,270,271,272
danish-rye-bread	Danish rye bread	danish	bread,vegetarian,vegan	16	1 loaf	25	75	1000	62563	63230	273,274,275,12,276,277,278,279,20
dorayaki	Dorayaki	japanese	dessert,cake,snack,vegetarian	8	8 sandwiches	15	25	55	63230	63906	49,13,65,30,76,12,1,280
egg-fried-rice	Egg fried rice	chinese	side,main,vegetarian	4		10	10	20	63906	64663	281,1,49,4,177,282,120,123
elderflower-cordial	Elderflower cordial	british	drink,preserve,vegetarian,vegan	30	2 bottles of 750 ml	30	10	1480	64663	65235	283,13,12,50,284
esquites	Esquites	mexican	side,salad,snack,vegetarian	4		15	12	27	65235	65931	33,193,4,174,116,14,68,60,142
falafel	Falafel	lebanese	snack,starter,main,vegetarian,vegan	4	20 falafel	30	20	830	65931	66694	285,2,4,233,142,96,20,202,76,1
fasolada	Fasolada	greek	soup,main,vegetarian,vegan	6		15	95	830	66694	67405	286,18,54,88,175,4,91,47,20
feijoada	Feijoada	brazilian	main	8		30	150	900	67405	68246	287,1,87,288,129,54,4,47,289,20
fesenjan	Fesenjan	persian	main	5		20	105	125	68246	69157	57,1,46,54,153,37,215,290,13,20,62
festival-dumplings	Festival dumplings	jamaican	bread,snack,side,vegetarian,vegan	5	10 dumplings	20	20	60	69157	69746	30,291,13,76,20,209,12,1
fish-and-chips	Fish and chips	british	main	4		25	40	65	69746	70568	185,17,30,76,292,293,20,190
fish-tacos	Fish tacos	mexican	main,snack	4	12 tacos	30	15	45	70568	71422	294,30,76,20,295,1,161,181,174,296,220
french-onion-soup	French onion soup	french	soup,starter	4		20	80	100	71422	72225	33,54,13,4,30,27,90,6,66,246,20
ful-medames	Ful medames	egyptian	breakfast,main,vegetarian,vegan	4		15	20	35	72225	72821	297,4,96,19,18,7,177,233,298,20
full-english-breakfast	Full English breakfast	british	breakfast,main	2		10	30	40	72821	73576	299,300,114,7,301,49,17,302,33
gado-gado	Gado-gado	indonesian	salad,main,vegetarian	4		30	30	60	73576	74490	53,216,127,106,49,303,1,250,272,4,195,260,304,305,120
gambas-al-ajillo	Gambas al ajillo	spanish	starter	4		15	6	21	74490	75084	217,4,18,306,307,56,20
garlic-and-parmesan-roast-potatoes	Garlic and parmesan roast potatoes	british	side	4		15	65	80	75084	75763	185,18,4,45,64,20
garlic-cheese-bread	Garlic cheese bread	british	bread,side,snack,vegetarian	4	1 baguette	10	17	27	75763	76369	66,33,4,56,144,44,20
garlic-mushrooms-with-manchego	Garlic mushrooms with manchego	spanish	starter,snack	4		10	12	22	76369	76916	308,18,4,70,307,56,309,20
gazpacho	Gazpacho	spanish	soup,starter,vegetarian,vegan	4		20		140	76916	77555	7,250,310,4,151,18,311,20
gluhwein	Glühwein	german	drink,vegetarian,vegan	6		5	25	30	77555	78017	89,13,312,190,313,162,99
gomen-be-ayib	Gomen be ayib	ethiopian	side,vegetarian	4		15	30	45	78017	78683	235,33,2,4,11,197,314,315,20
gratin-dauphinois	Gratin dauphinois	french	side	6		20	75	95	78683	79386	53,4,33,149,24,85,246,20,9
gravlax	Gravlax	swedish	starter,preserve	8		20		2900	79386	80216	316,80,13,317,160,318,61,17
greek-salad	Greek salad	greek	salad,side,vegetarian	4		15		15	80216	80710	7,250,310,141,319,68,69,18,157,20
guacamole	Guacamole	mexican	starter,sauce,snack,vegetarian,vegan	6		15		15	80710	81256	320,197,142,20,321,196,139
harira	Harira	moroccan	soup,main,vegetarian,vegan	6		20	60	80	81256	82075	18,2,175,228,153,37,322,28,158,198,323,30,142,233,190,20
harissa	Harissa	tunisian	sauce,preserve,vegetarian,vegan	20	1 jar	20	3	53	82075	82676	255,324,102,201,4,20,19,18
hollandaise-sauce	Hollandaise sauce	french	sauce,vegetarian	4		10	12	22	82676	83214	33,15,19,12,20
hong-kong-egg-tarts	Hong Kong egg tarts	chinese	dessert,snack,vegetarian	12	12 tarts	35	25	105	83214	84012	30,33,41,25,13,12,49,325,209
hot-and-sour-soup	Hot and sour soup	chinese	soup,starter,vegetarian	4		25	20	45	84012	84858	326,158,327,11,303,120,124,328,112,49,123,177
huevos-rancheros	Huevos rancheros	mexican	breakfast,main,vegetarian	4		10	25	35	84858	85604	1,2,4,197,7,329,220,49,330,142,20
hummus	Hummus	lebanese	starter,snack,sauce,vegetarian,vegan	6		15	75	810	85604	86453	285,35,331,19,4,20,96,12,18
hungarian-goulash	Hungarian goulash	hungarian	main,soup	6		20	150	170	86453	87162	93,54,4,95,324,332,7,333,12,159,20
imam-bayildi	Imam bayildi	turkish	main,starter,vegetarian,vegan	4		25	80	105	87162	87980	42,18,54,4,7,13,56,190,20
irish-coffee	Irish coffee	irish	drink,dessert,vegetarian	2		8	5	13	87980	88432	334,335,32,149
irish-stew	Irish stew	irish	main,soup	6		25	120	145	88432	89072	336,54,88,159,337,6,56,20,9
jambalaya	Jambalaya	american	main	6		25	50	75	89072	89952	1,129,46,2,310,175,4,338,28,215,281,217,177
japchae	Japchae	korean	main,side,vegetarian,vegan	4		25	20	45	89952	90823	339,117,1,2,155,3,119,4,120,32,123,121
jerk-chicken	Jerk chicken	jamaican	main	6		20	50	550	90823	91724	177,340,4,11,341,37,85,6,32,120,181,1,342
jollof-rice	Jollof rice	nigerian	main,side,vegetarian,vegan	6		20	65	85	91724	92682	28,343,5,54,1,91,224,344,47,158,345,20
kaiserschmarrn	Kaiserschmarrn	austrian	dessert,breakfast,vegetarian	4		15	15	60	92682	93424	39,346,49,30,24,13,20,33,41
kasespatzle	Käsespätzle	german	main	4		25	40	85	93424	94169	30,49,12,20,33,54,347,254,9
kedgeree	Kedgeree	british	breakfast,main	4		15	35	50	94169	94831	253,12,348,33,2,152,49,56,190
khachapuri-with-garlic-butter	Khachapuri with garlic butter	georgian	bread,main,vegetarian	4	4 breads	35	20	145	94831	95812	81,82,13,20,24,1,203,68,49,33,4
kheer	Kheer	indian	dessert,vegetarian	4		5	55	60	95812	96340	348,135,349,213,13,39,350
kladdkaka	Kladdkaka	swedish	cake,dessert,vegetarian	8	1 cake	15	18	93	96340	96900	33,49,13,30,145,209,20,149
koshari	Koshari	egyptian	main,vegetarian,vegan	6		25	60	85	96900	97968	1,54,322,281,351,198,20,4,96,58,70,222,61
kuku-sabzi	Kuku sabzi	persian	main,breakfast,vegetarian	4		25	25	50	97968	98885	49,76,30,153,20,233,142,160,177,57,352,18
kung-pao-chicken	Kung pao chicken	chinese	main	4		20	10	30	98885	99859	353,120,354,112,120,265,13,112,1,255,269,4,11,177,272
lamingtons	Lamingtons	australian	cake,snack,vegetarian	16	16 squares	45	30	255	99859	100697	33,13,49,209,355,24,41,145,33,24,31
langos	Lángos	hungarian	snack,bread,vegetarian	6	6 breads	30	20	125	100697	101410	30,82,24,12,20,17,4,116,144
lasagne	Lasagne	italian	main	6		40	150	190	101410	102664	18,2,155,175,4,21,22,89,28,20,33,30,24,85,356,45
lecso	Lecsó	hungarian	main,vegetarian,vegan	4		15	40	55	102664	103215	17,54,4,95,357,7,20
lemon-curd	Lemon curd	british	preserve,sauce,breakfast,vegetarian	20	2 jars of 300 g	15	15	30	103215	103705	50,13,33,49,169
lemon-drizzle-cake	Lemon drizzle cake	british	cake,vegetarian	10	1 loaf cake	20	50	70	103705	104335	33,71,49,50,30,76,358
lemon-granita	Lemon granita	italian	dessert,vegetarian,vegan	6		20	5	295	104335	104805	12,13,50,52
lemongrass-tofu-banh-mi	Lemongrass tofu banh mi	vietnamese	main,snack,vegetarian	4	4 sandwiches	30	15	75	104805	105712	88,359,124,13,20,257,4,120,303,1,360,174,250,142,195
liptauer	Liptauer	austrian	snack,starter,vegetarian	6		15		75	105712	106204	33,361,4,2,95,362,110,363,254,20
locro-de-papa	Locro de papa	ecuadorian	soup,main,vegetarian	4		20	40	60	106204	106922	1,2,4,96,95,185,158,24,68,330,142,20
mac-and-cheese-with-garlic-crumbs	Mac and cheese with garlic crumbs	american	main,vegetarian	6		20	45	65	106922	107802	364,33,30,135,207,144,203,20,33,4,23,56
madeleines	Madeleines	french	cake,snack,vegetarian	8	24 madeleines	20	20	160	107802	108388	33,49,71,65,30,76,190
mango-chutney	Mango chutney	indian	preserve,sauce,vegetarian,vegan	30	3 jars	30	65	95	108388	109082	365,13,61,11,4,20,204,70
mango-lassi	Mango lassi	indian	drink,breakfast,vegetarian	2		5		5	109082	109473	365,51,24,13,314,183
mango-sticky-rice	Mango sticky rice	thai	dessert,vegetarian,vegan	4		15	30	305	109473	110167	366,260,13,20,112,367,121
mapo-tofu	Mapo tofu	chinese	main	4		15	15	30	110167	111199	368,1,267,369,370,4,11,215,120,13,112,269,177
margherita-pizza	Margherita pizza	italian	main,vegetarian	4	4 pizzas	35	32	187	111199	112243	81,12,82,20,28,44,43,18
menemen	Menemen	turkish	breakfast,main,vegetarian	2		10	18	28	112243	112798	33,2,333,7,49,234,20
mercimek-corbasi	Mercimek çorbası	turkish	soup,starter,vegetarian,vegan	4		10	35	45	112798	113508	18,2,155,371,91,96,372,158,373,95,190,20
mexican-red-rice	Mexican red rice	mexican	side,vegetarian,vegan	6		15	30	45	113508	114159	7,2,4,1,281,155,158,20,282
minestrone	Minestrone	italian	soup,vegetarian,vegan	6		25	50	75	114159	114945	18,2,88,175,4,374,159,28,158,375,376,377,20
misir-wat	Misir wat	ethiopian	main,vegetarian,vegan	4		15	60	75	114945	115630	1,378,4,11,379,91,372,12,20
miso-soup	Miso soup	japanese	soup,starter,breakfast,vegetarian,vegan	4		10	20	60	115630	116257	380,326,12,381,382,383,177
moroccan-mint-tea	Moroccan mint tea	moroccan	drink,vegetarian,vegan	4		10	3	13	116257	116704	12,384,13,52
moules-marinieres	Moules marinières	french	main,starter	4		25	12	37	116704	117369	385,33,237,4,27,149,56
moussaka	Moussaka	greek	main	6		45	110	155	117369	118543	42,18,2,4,386,28,89,37,20,33,30,24,15,387
mushroom-risotto	Mushroom risotto	italian	main	4		15	40	55	118543	119575	388,158,33,308,4,2,389,27,45,390
napa-cabbage-kimchi	Napa cabbage kimchi	korean	preserve,side,vegetarian,vegan	20	1 large jar	60	5	3095	119575	120592	391,80,392,13,4,11,205,120,359,177
nasi-goreng	Nasi goreng	indonesian	main,breakfast	4		20	15	35	120592	121391	237,4,108,258,1,46,281,393,49,250,7
new-england-clam-chowder	New England clam chowder	american	soup,main	4		25	40	65	121391	122229	394,395,33,2,175,30,159,84,6,135,149,9
okonomiyaki	Okonomiyaki	japanese	main,snack	4	4 pancakes	20	40	60	122229	123071	30,76,396,49,127,177,1,397,398,174,399
onion-bhajis	Onion bhajis	indian	starter,snack,vegetarian,vegan	4	12 bhajis	15	20	35	123071	123770	54,20,202,201,153,60,142,12,1
orange-polenta-cake	Orange polenta cake	italian	cake,vegetarian	10	1 cake	20	50	70	123770	124348	33,71,49,72,400,76,289,65
pad-thai	Pad thai	thai	main	4		30	15	45	124348	125363	104,305,103,304,1,217,237,4,303,49,106,401,272,70,14
palak-paneer	Palak paneer	indian	main,vegetarian	4		15	25	40	125363	126346	117,1,402,201,2,4,11,200,199,403,20
pampushky	Pampushky	ukrainian	bread,side,vegetarian	6	12 rolls	30	25	145	126346	127036	81,82,13,20,12,17,25,4,160
pan-con-tomate	Pan con tomate	spanish	breakfast,snack,vegetarian,vegan	2		8	4	12	127036	127452	404,7,4,18,405
pandesal	Pandesal	filipino	bread,breakfast,vegetarian	8	16 rolls	30	18	168	127452	128053	81,82,13,20,24,25,33,406
panna-cotta	Panna cotta	italian	dessert	6		15	5	320	128053	128668	148,149,24,71,244,407
panzanella	Panzanella	italian	salad,main,vegetarian,vegan	4		25		55	128668	129341	408,7,250,141,43,18,157,20
pao-de-queijo	Pão de queijo	brazilian	bread,snack,breakfast,vegetarian	6	24 rolls	20	25	60	129341	129985	24,1,20,409,49,144,203
papa-a-la-huancaina	Papa a la huancaína	peruvian	starter,salad,vegetarian	6		20	30	50	129985	130708	53,49,1,2,4,410,325,68,411,138,55
pasteis-de-nata	Pastéis de nata	portuguese	dessert,cake,vegetarian	12	12 tarts	30	25	85	130708	131434	412,13,12,413,414,30,24,15
patatas-bravas	Patatas bravas	spanish	snack,side,vegetarian,vegan	4		15	45	60	131434	132107	159,18,2,4,26,415,28,311,20
pea-and-mint-soup	Pea and mint soup	british	soup,starter,vegetarian,vegan	4		10	20	30	132107	132545	18,2,371,158,282,52,20
peach-cobbler	Peach cobbler	american	dessert,vegetarian	6		20	45	65	132545	133276	416,13,112,19,37,30,13,76,20,33,133
pears-in-red-wine	Pears in red wine	french	dessert,vegetarian,vegan	4		15	50	185	133276	133737	417,89,13,100,418
pecan-pie	Pecan pie	american	dessert,vegetarian	10	1 pie	30	70	160	133737	134612	30,33,41,12,49,32,34,33,209,20,419
piccalilli	Piccalilli	british	preserve,vegetarian,vegan	30	4 jars of 350 g	40	15	1495	134612	135353	187,420,216,250,20,164,13,112,207,153,228
pickled-jalapenos	Pickled jalapeños	mexican	preserve,side,vegetarian,vegan	20	2 jars	20	15	1475	135353	136006	421,88,2,4,1,164,12,20,13,47,69
pierogi-ruskie	Pierogi ruskie	polish	main,vegetarian	4	40 dumplings	75	40	145	136006	136845	30,12,17,185,361,54,33,20,9
piri-piri-chicken	Piri-piri chicken	portuguese	main	4		20	60	320	136845	137521	422,108,4,190,18,95,69,20
poffertjes	Poffertjes	dutch	breakfast,snack,dessert,vegetarian	4	50 small pancakes	10	25	95	137521	138155	423,30,82,24,25,20,33,41
pork-and-cabbage-dumplings	Pork and cabbage dumplings	chinese	starter,main	4	40 dumplings	60	20	80	138155	139103	424,20,267,177,11,120,123,425,265
pork-carnitas	Pork carnitas	mexican	main	8		20	210	230	139103	139949	126,20,96,69,2,4,47,289,93,220,181
poutine	Poutine	canadian	main,snack	4		25	45	70	139949	140919	185,1,426,20,33,427,4,30,90,164,9
preserved-lemons	Preserved lemons	moroccan	preserve,vegetarian,vegan	24	1 large jar	20		40340	140919	141604	428,429,19,47,211
provoleta	Provoleta	argentinian	starter	4		5	10	15	141604	142228	430,4,18,69,70,66
puff-puff	Puff-puff	nigerian	snack,dessert,vegetarian,vegan	8	30 pieces	15	25	100	142228	142818	30,13,82,20,85,12,1
quiche-lorraine	Quiche lorraine	french	main	6		25	60	115	142818	143623	30,33,20,12,87,49,149,85,9
ratatouille	Ratatouille	french	main,side,vegetarian,vegan	4		25	60	85	143623	144374	18,42,374,343,54,4,7,6,43,20
reibekuchen	Reibekuchen	german	main,snack,vegetarian	4	12 potato pancakes	20	25	45	144374	145008	53,2,49,30,20,17,431
rice-and-peas	Rice and peas	jamaican	side,vegetarian,vegan	6		10	30	40	145008	145644	281,232,260,12,177,4,6,341,20,5
rice-congee	Rice congee	chinese	breakfast,soup,vegetarian,vegan	4		5	75	80	145644	146185	432,158,11,177,272,120,123,20
romesco-sauce	Romesco sauce	spanish	sauce,vegetarian,vegan	6		20	35	55	146185	146813	343,7,4,77,151,18,311,26,20
rosemary-focaccia	Rosemary focaccia	italian	bread,side,vegetarian,vegan	8	1 loaf	20	25	195	146813	147649	81,12,82,20,18,64,433
sachertorte	Sachertorte	austrian	cake,vegetarian	12	1 cake	45	60	255	147649	148490	150,33,13,49,30,154,12
salade-nicoise	Salade niçoise	french	salad,main	4		25	20	45	148490	149244	434,216,49,435,7,436,55,179,18,157,16,4,20
sangria	Sangria	spanish	drink,vegetarian,vegan	8		15		135	149244	149654	89,437,289,190,438,13,439
sauerkraut	Sauerkraut	german	preserve,side,vegetarian,vegan	12	1 jar of 1.5 litres	30		30270	149654	150376	127,20,324,440
scottish-porridge	Scottish porridge	scottish	breakfast,vegetarian,vegan	2		2	12	14	150376	150850	441,12,20,32,442
scrambled-eggs-with-chives	Scrambled eggs with chives	british	breakfast,vegetarian	2		5	5	10	150850	151355	49,149,33,254,443,20
shakshuka-with-feta	Shakshuka with feta	israeli	breakfast,main,vegetarian	3		15	35	50	151355	152110	18,2,343,4,96,95,70,28,68,49,233,20
shepherds-pie	Shepherd's pie	british	main	4		25	80	105	152110	153004	17,2,88,386,30,91,444,337,185,33,24,20
shortbread	Shortbread	scottish	cake,snack,vegetarian	12	24 fingers	15	40	85	153004	153485	33,71,30,392,20
sichuan-chilli-oil	Sichuan chilli oil	chinese	sauce,preserve,vegetarian,vegan	24	1 jar	10	30	760	153485	154209	445,11,99,100,47,269,70,121,20
simit	Simit	turkish	bread,breakfast,snack,vegetarian,vegan	8	8 rings	35	20	135	154209	154888	81,12,82,17,20,446,121
skillet-cornbread	Skillet cornbread	american	bread,side,vegetarian	8	1 loaf	10	25	35	154888	155452	291,30,13,76,20,49,133,33
smacked-cucumber-salad	Smacked cucumber salad	chinese	salad,side,vegetarian,vegan	4		15		35	155452	155997	447,20,4,265,120,13,123,70,121
soda-bread	Soda bread	irish	bread,breakfast,vegetarian	8	1 loaf	10	40	50	155997	156591	448,247,29,35,20,133,65
som-tam	Som tam	thai	salad,starter	4		25		25	156591	157284	4,449,304,450,67,103,196,451,272
spaghetti-aglio-e-olio	Spaghetti aglio e olio	italian	main,vegetarian,vegan	4		5	15	20	157284	158014	452,4,18,70,233,20
spaghetti-carbonara	Spaghetti carbonara	italian	main	4		10	15	25	158014	159022	452,453,15,25,454,9,20
spanakopita	Spanakopita	greek	main,snack,vegetarian	6		35	60	95	159022	159822	117,177,160,49,68,18,40,85
spinach-and-artichoke-dip	Spinach and artichoke dip	american	starter,snack,vegetarian	8		15	35	50	159822	160534	18,4,117,455,456,116,144,44,9
spinach-with-chickpeas	Spinach with chickpeas	spanish	main,side,vegetarian,vegan	4		10	25	35	160534	161216	18,151,4,96,26,311,198,158,117,20
spring-onion-pancakes	Spring onion pancakes	chinese	bread,snack,vegetarian,vegan	4	4 pancakes	30	20	80	161216	161846	30,12,1,20,177
sticky-toffee-pudding	Sticky toffee pudding	british	dessert,cake,vegetarian	8		25	45	70	161846	162627	457,12,35,33,32,49,30,76,32,33,149
stir-fried-pak-choi-with-garlic	Stir-fried pak choi with garlic	chinese	side,vegetarian,vegan	4		5	5	10	162627	163090	270,1,4,11,120,123
strawberry-jam	Strawberry jam	british	preserve,breakfast,vegetarian,vegan	40	4 jars of 300 g	20	30	530	163090	163654	170,458,190
swabian-potato-salad	Swabian potato salad	german	salad,side,vegetarian,vegan	6		20	25	105	163654	164219	53,2,158,61,110,17,254,20
swedish-cinnamon-buns	Swedish cinnamon buns	swedish	bread,cake,snack,vegetarian	16	16 buns	40	12	152	164219	165009	24,82,81,13,33,314,20,33,32,37,25,459
swedish-meatballs	Swedish meatballs	swedish	main	4	32 meatballs	30	30	60	165009	165714	23,24,2,21,22,25,341,20,33,30,90,149
sweet-and-sour-pork	Sweet and sour pork	chinese	main	4		25	20	45	165714	166539	460,20,25,112,1,140,124,13,120,2,333,461
syrniki	Syrniki	russian	breakfast,dessert,vegetarian	4	12 pancakes	20	20	40	166539	167148	361,25,13,20,209,30,1,116,407
tabbouleh	Tabbouleh	lebanese	salad,side,vegetarian,vegan	4		35		35	167148	167680	462,7,19,20,233,52,177,18
tamagoyaki	Tamagoyaki	japanese	breakfast,side,vegetarian	2		5	10	15	167680	168278	49,463,120,13,1
tarta-de-santiago	Tarta de Santiago	spanish	cake,dessert,vegetarian	10	1 cake	15	40	55	168278	168848	72,13,49,190,312,37,41
tarte-tatin	Tarte tatin	french	dessert,cake,vegetarian	8	1 tart	25	60	85	168848	169426	38,13,33,20,412
teriyaki-salmon	Teriyaki salmon	japanese	main	4		10	15	25	169426	170067	120,463,464,13,465,1,121
thai-green-vegetable-curry	Thai green vegetable curry	thai	main,vegetarian,vegan	4		20	20	40	170067	170920	1,466,260,158,467,216,327,303,468,120,304,107,14
thai-iced-tea	Thai iced tea	thai	drink,vegetarian	4		10	5	75	170920	171342	12,469,13,167,325,183
tiramisu	Tiramisu	italian	dessert,vegetarian	8		35	6	401	171342	172117	15,71,470,471,149,334,472,145
toad-in-the-hole	Toad in the hole	british	main	4		15	45	90	172117	172725	30,49,24,20,299,17,473
tom-yum-soup	Tom yum soup	thai	soup,starter	4		15	20	35	172725	173479	215,257,256,468,108,474,7,475,217,103,196,142
tomato-bruschetta	Tomato bruschetta	italian	starter,snack,vegetarian,vegan	4	8 slices	15	5	20	173479	173986	7,408,4,18,43,20
tortilla-espanola	Tortilla española	spanish	main,snack,vegetarian	4		20	40	60	173986	174740	53,2,18,49,20
tortilla-soup	Tortilla soup	mexican	soup,main,vegetarian	4		20	40	60	174740	175671	476,220,1,2,4,7,158,69,330,68,14,20
tres-leches-cake	Tres leches cake	mexican	cake,dessert,vegetarian	12		30	35	305	175671	176593	30,76,49,13,24,209,167,325,149,41,37
tteokbokki	Tteokbokki	korean	snack,main,vegetarian	4		10	25	35	176593	177239	12,380,49,122,205,120,13,4,206,177,123
tzatziki	Tzatziki	greek	sauce,starter,vegetarian	6		15		75	177239	177661	250,227,4,18,19,160,20
upma	Upma	indian	breakfast,vegetarian,vegan	4		10	20	30	177661	178456	75,1,165,259,477,2,11,197,282,20,19
vegetable-samosas	Vegetable samosas	indian	starter,snack,vegetarian,vegan	8	16 samosas	60	45	135	178456	179454	30,20,1,12,159,282,201,11,197,199,19,20,1
vegetable-spring-rolls	Vegetable spring rolls	chinese	starter,snack,vegetarian,vegan	4	16 rolls	40	20	60	179454	180284	1,4,127,88,119,106,120,123,30,478,17
vegetable-tempura	Vegetable tempura	japanese	starter,vegetarian,vegan	4		20	20	40	180284	181151	192,467,3,216,30,112,479,1,120,463,359
vichyssoise	Vichyssoise	french	soup,starter,vegetarian	4		15	30	225	181151	181721	33,252,185,158,149,254,20
victoria-sponge	Victoria sponge	british	cake,vegetarian	10	1 cake	25	25	110	181721	182340	33,71,49,209,30,76,24,480,149
vietnamese-summer-rolls	Vietnamese summer rolls	vietnamese	starter,snack,vegetarian,vegan	4	12 rolls	40	5	45	182340	183116	481,482,303,88,250,178,52,483,484,196
welsh-rarebit	Welsh rarebit	british	snack,breakfast	4		10	12	22	183116	183723	33,30,485,144,188,444,169,151
wiener-schnitzel	Wiener schnitzel	austrian	main	4		25	15	40	183723	184406	486,30,49,24,406,17,190,20
yorkshire-puddings	Yorkshire puddings	british	side,vegetarian	6	12 puddings	10	30	70	184406	184899	30,49,24,20,17

"""##
    static let bodies: StaticString = ##"""
-300 g	salt cod	
-2 tbsp	vegetable oil	
-1	onion	sliced
-1	red pepper	sliced
-2 cloves	garlic	crushed
-1/2	scotch bonnet chilli	finely chopped
-2 sprigs	thyme	leaves picked
-2	tomatoes	chopped
-540 g	tinned ackee	drained
-1/2 tsp	black pepper	
>Soak the salt cod in cold water overnight in the fridge, changing the water twice.
>Cover the cod with fresh water, simmer for 15 minutes, drain, and flake it, taking out bones and skin.
>Heat the oil and cook the onion and red pepper for 8 minutes. Add the garlic, chilli and thyme for 1 minute, then the tomatoes for 3 minutes.
>Stir in the fish and black pepper and cook for 3 minutes. Fold in the ackee gently and heat for 4 minutes without breaking it up.
!Use tinned ackee only: the unripe fresh fruit is poisonous.
-40 g	dried hibiscus flowers	rinsed
-15 g	ginger	sliced
-2 l	water	
-130 g	sugar	
-1	lime	
>Bring half the water to the boil with the hibiscus flowers and ginger, simmer for 5 minutes and steep off the heat for 20 minutes.
>Strain into a jug, pressing the flowers, and stir in the sugar while the liquid is warm.
>Add the rest of the water and the juice of the lime and chill until cold, about 100 minutes. Serve over ice.
-3 cloves	garlic	
-2	egg yolks	very fresh
-1 tsp	Dijon mustard	
-150 ml	sunflower oil	
-100 ml	olive oil	
-1 tbsp	lemon juice	
-1/2 tsp	salt	
>Let all the ingredients come to room temperature. Pound the garlic with the salt to a smooth paste.
>Whisk in the yolks and the mustard.
>Whisk in the sunflower oil, drop by drop until the sauce thickens and then in a thin stream, and finish with the olive oil.
>Stir in the lemon juice and chill until needed; eat it on the same day.
!The yolks are raw: take pasteurised ones for small children, elderly or pregnant guests.
=For the meatballs
-250 g	minced beef	
-250 g	minced pork	
-50 g	breadcrumbs	
-4 tbsp	milk	
-1	egg	
-2 cloves	garlic	crushed
-1 tsp	salt	
=For the sauce
-3 tbsp	olive oil	
-1	onion	finely chopped
-1 tsp	smoked paprika	
-150 ml	dry white wine	
-400 g	tinned tomatoes	
>Soak the breadcrumbs in the milk for 5 minutes. Knead them with the beef, pork, egg, garlic and salt and roll into 24 balls.
>Brown the balls in the oil in a wide pan for 10 minutes, turning them, and lift them out.
>Soften the onion in the same pan for 8 minutes. Stir in the paprika, pour in the wine and boil for 3 minutes, then add the tomatoes and simmer for 5 minutes.
>Return the balls, cover and simmer for 15 minutes, until they are cooked through and the sauce is thick.
-100 g	rolled oats	
-150 g	plain flour	
-80 g	desiccated coconut	
-120 g	brown sugar	
-125 g	butter	
-2 tbsp	golden syrup	
-1 tsp	bicarbonate of soda	
-2 tbsp	water	boiling
>Heat the oven to 165 °C and line two trays. Mix the oats, flour, coconut and sugar.
>Melt the butter with the golden syrup. Stir the bicarbonate of soda into the boiling water, add it to the butter so that it foams, and pour over the dry mixture.
>Roll into 20 balls, set them well apart on the trays and flatten a little.
>Bake for 12 to 15 minutes until golden brown. They are soft at first; cool for 5 minutes on the tray and then on a rack.
-1 kg	cooking apples	peeled, cored and sliced
-160 g	brown sugar	
-1 tsp	ground cinnamon	
-180 g	plain flour	
-120 g	butter	cold, diced
-60 g	rolled oats	
>Heat the oven to 180 °C. Toss the apples with 60 g of the sugar and the cinnamon in a baking dish of 1.5 litres.
>Rub the butter into the flour until it looks like coarse crumbs, then stir in the oats and the rest of the sugar.
>Spread the crumble over the fruit without pressing and bake for 45 minutes, until brown and bubbling at the edge. Serve with custard or cream.
-80 g	breadcrumbs	
-100 g	butter	
-1 kg	apples	tart, peeled and thinly sliced
-80 g	sugar	
-1 tsp	ground cinnamon	
-60 g	raisins	
-1 tbsp	lemon juice	
-6 sheets	filo pastry	
-1 tbsp	icing sugar	
>Fry the breadcrumbs in 30 g of the butter for 5 minutes until golden. Melt the rest of the butter.
>Mix the apples with the white sugar, cinnamon, raisins and lemon juice. Heat the oven to 190 °C.
>On a cloth overlap the sheets of filo pastry to a rectangle of about 40 by 50 cm two sheets thick, brushing each with butter. Strew the crumbs over two thirds, heap the apples on them, fold in the ends and roll up with the help of the cloth.
>Lay it on a lined tray, seam down, brush with butter and bake for 45 minutes until crisp and brown, brushing once more. Dust with the icing sugar and serve warm.
-1.5 kg	aubergines	in 1 cm slices
-6 tbsp	olive oil	
-3 cloves	garlic	sliced
-800 g	tinned tomatoes	
-15 g	basil	
-300 g	mozzarella	sliced and drained
-90 g	parmesan cheese	grated
-1.5 tsp	salt	
>Heat the oven to 220 °C. Brush the aubergines with 4 tablespoons of the oil, sprinkle with half the salt and roast on two lined trays for 30 minutes, turning once, until soft and brown.
>Meanwhile warm the rest of the oil with the garlic for 2 minutes. Add the tomatoes and the other half of the salt and simmer for 20 minutes until thick, then tear in the basil.
>Turn the oven down to 190 °C. Spread a little sauce in a baking dish and layer aubergines, sauce, mozzarella and parmesan cheese three times, ending with the cheese.
>Bake for 35 minutes until golden and bubbling round the edges. Let it settle for 15 minutes; it is best warm rather than hot.
-4	chicken thighs	bone in
-1.5 l	water	
-1	onion	halved
-2	bay leaves	
-120 g	short-grain rice	
-3	eggs	
-2	lemons	juiced
-2 tsp	salt	
-	black pepper	
>Simmer the chicken thighs in the water with the onion, bay leaves and salt for 30 minutes, skimming once, until cooked through. Lift out the thighs, discard the onion and leaves and shred the meat.
>Add the rice to the broth and simmer for 15 minutes until soft. Take the pot off the heat.
>Whisk the eggs until frothy, then whisk in the juice of the lemons. Slowly whisk in three ladles of hot broth.
>Pour this back into the pot, stirring, and warm over the lowest heat for 3 minutes until it thickens; do not let it boil. Stir in the meat and season with pepper.
-500 g	natural yoghurt	
-400 ml	water	ice-cold
-1/2 tsp	salt	
-1 sprig	mint	
>Put the yoghurt and salt into a tall jug and whisk until smooth.
>Pour in the water while whisking hard, or use a blender, until there is a thick foam on top.
>Pour into four glasses and float leaves of the mint on the foam.
-400 g	salt cod	
-500 g	waxy potatoes	cut into thin matchsticks
-400 ml	sunflower oil	
-3 tbsp	olive oil	
-2	onions	thinly sliced
-2 cloves	garlic	sliced
-6	eggs	
-60 g	black olives	
-15 g	parsley	chopped
>Soak the salt cod in plenty of cold water in the fridge for 24 hours, changing the water three or four times.
>Cover the cod with fresh water, bring to a simmer and poach for 8 minutes. Drain, remove skin and bones and pull into shreds.
>Rinse and dry the potatoes very well. Heat the sunflower oil in a wide pot to 180 °C and fry them in three lots until golden, about 4 minutes each. Drain on kitchen paper.
>Soften the onions and garlic in the olive oil in a wide pan for 10 minutes. Stir in the cod and then the potatoes.
>Beat the eggs, pour them over and stir over low heat for 3 minutes until thick and creamy but no longer runny. Scatter with the olives and the parsley.
-3	aubergines	in long slices 6 mm thick
-1 1/2 tsp	salt	
-5 tbsp	vegetable oil	
-150 g	walnuts	
-2 cloves	garlic	peeled
-1 tsp	ground coriander	
-1/2 tsp	ground fenugreek	
-1/4 tsp	chilli powder	
-1 tbsp	white wine vinegar	
-40 g	pomegranate seeds	
>Sprinkle the aubergines with 1 tsp of the salt, leave for 20 minutes and pat dry.
>Fry the slices in the oil in batches for 3 minutes on each side until soft and brown, and drain on paper until cool.
>Grind the walnuts and garlic finely with the coriander, fenugreek, chilli powder, vinegar and the rest of the salt. Work in 5 to 6 tbsp of water for a thick paste.
>Spread each slice with the paste, roll up and strew with the pomegranate seeds. Serve at room temperature.
-250 g	camembert cheese	a whole one in its wooden box
-1 clove	garlic	in slivers
-1 sprig	rosemary	
-1 tsp	honey	
-1 tbsp	dry white wine	
-1	baguette	sliced
>Heat the oven to 180 °C. Unwrap the camembert cheese, put it back into the bottom of its box and stand this on a baking tray.
>Score a lattice into the top rind and push the garlic and little tufts of the rosemary into the cuts. Spoon on the wine.
>Bake for 20 minutes, until the middle feels liquid under the rind. Warm the baguette beside it for the last 5 minutes.
>Trickle the honey over and eat at once, dipping the bread.
-500 g	cherry tomatoes	
-5 cloves	garlic	sliced
-4 tbsp	olive oil	
-400 g	feta cheese	in two blocks
-1 tsp	dried oregano	
-1/2 tsp	chilli flakes	
-1 tbsp	honey	
-1/2 tsp	salt	
>Heat the oven to 200 °C. Tip the tomatoes and garlic into a baking dish with the salt and 3 tablespoons of the oil and roast for 12 minutes.
>Make two hollows in the tomatoes and set the feta cheese in them. Sprinkle with the oregano and chilli flakes and the rest of the oil.
>Bake for 18 minutes, until the tomatoes have burst and the corners of the cheese are brown.
>Trickle the honey over and serve hot with crusty bread.
=For the pastry
-200 g	plain flour	
-100 g	butter	cold, diced
-1 tbsp	sugar	
-3 tbsp	water	cold
=For the filling
-120 g	butter	soft
-120 g	caster sugar	
-2	eggs	
-120 g	ground almonds	
-150 g	raspberry jam	
-25 g	flaked almonds	
>Rub the cold butter into the flour, stir in the tablespoon of sugar and the water and press together. Chill for 30 minutes.
>Heat the oven to 180 °C. Line a 23 cm tart tin with the pastry, cover with paper and dried beans and bake for 15 minutes, then take both out and bake for 5 minutes more.
>Beat the soft butter with the caster sugar, beat in the eggs and fold in the ground almonds.
>Spread the base with the jam and then with the almond mixture, strew with the flaked almonds and bake for 35 minutes, until golden and firm.
-400 g	filo pastry	
-200 g	butter	melted
-300 g	walnuts	finely chopped
-1 tsp	ground cinnamon	
-300 g	sugar	
-200 ml	water	
-1 tbsp	lemon juice	
>Heat the oven to 170 °C. Mix the walnuts with the cinnamon.
>Brush a tin of about 20 by 30 cm with some of the butter. Lay in half the filo pastry sheet by sheet, brushing each with butter, and strew the nuts over it.
>Cover with the other sheets, buttering each, and cut through to the bottom into 32 diamonds with a sharp knife. Pour over any butter that is left.
>Bake for 45 minutes, until golden all through.
>Meanwhile boil the sugar, water and lemon juice for 10 minutes to a syrup and let it cool.
>Pour the cold syrup over the hot baklava and leave it for at least 4 hours before lifting out the pieces.
!Pistachios, or half of each nut, are just as usual.
=For the cake
-350 g	coarse semolina	
-120 g	sugar	
-50 g	desiccated coconut	
-1 1/2 tsp	baking powder	
-130 g	butter	melted
-250 g	natural yoghurt	
-24	blanched almonds	
=For the syrup
-250 g	sugar	
-200 ml	water	
-1 tbsp	lemon juice	
-1 tsp	orange blossom water	
>Mix the semolina, 120 g of the sugar, the coconut and baking powder. Stir in the butter until all is coated, then the yoghurt. Spread in a greased tin of 20 by 30 cm and rest for 30 minutes.
>Heat the oven to 180 °C. Mark 24 pieces with a knife, press a blanched almond into each, and bake for 35 to 40 minutes until deep gold.
>Meanwhile boil the other sugar with the water for 6 minutes. Take off the heat, add the lemon juice and orange blossom water and let it cool.
>Cut the hot cake along the lines and pour the syrup over it slowly. Leave for 1 hour before serving.
-80 g	basil	leaves only
-1 clove	garlic	
-40 g	pine nuts	
-60 g	parmesan cheese	finely grated
-120 ml	olive oil	
-1/2 tsp	coarse salt	
>Pound the garlic with the salt in a mortar to a cream, then add the nuts and pound them to a paste.
>Add the basil a handful at a time and work it against the sides until bruised to a green mass.
>Stir in the parmesan cheese and beat in the oil little by little.
>Thin with a spoonful of pasta water when you toss it with pasta.
!A food processor does it too: use short bursts, for heat dulls the basil.
-500 g	strong white flour	
-280 ml	water	lukewarm
-7 g	dried yeast	
-2 tbsp	sunflower oil	
-10 g	salt	
-60 g	bicarbonate of soda	
-1 tbsp	coarse pretzel salt	
>Knead the flour, water, yeast, oil and the 10 g of salt for 10 minutes to a firm dough. Cover and let rise for 60 minutes.
>Divide into 8, roll each to a rope of 50 cm with thin ends, cross the ends twice and press them onto the belly. Rest for 20 minutes, then chill uncovered for 20 minutes.
>Heat the oven to 220 °C. Bring 2 litres of water to a simmer in a large pot and stir in the bicarbonate of soda little by little, for it foams.
>Dip the pretzels one by one for 20 seconds, drain and lay on a lined tray. Slash the thick part, sprinkle with the coarse salt and bake for 16 to 18 minutes until chestnut brown.
-40 g	butter	
-40 g	plain flour	
-550 ml	milk	
-1	bay leaf	
-1 pinch	nutmeg	
-1/2 tsp	salt	
>Warm the milk with the bay leaf until steaming and take it off the heat.
>Melt the butter in another pan, stir in the flour and cook gently for 2 minutes without browning.
>Lift out the leaf and whisk in the milk, a little at a time at first, until smooth.
>Simmer for 6 minutes, stirring often, and season with the salt and nutmeg.
-1.2 kg	braising beef	in 4 cm cubes
-3 tbsp	sunflower oil	
-150 g	smoked bacon	cut into strips
-2	onions	chopped
-3	carrots	in thick slices
-3 cloves	garlic	crushed
-2 tbsp	plain flour	
-750 ml	red wine	
-300 ml	beef stock	
-1 tbsp	tomato purée	
-2	bay leaves	
-250 g	button mushrooms	
-1.5 tsp	salt	
>Heat the oven to 150 °C. Pat the beef dry, season with the salt and brown it in the oil in a casserole in three batches, about 20 minutes in all. Set it aside.
>Fry the bacon, onions and carrots in the same pot for 10 minutes. Add the garlic and the flour and stir for 2 minutes.
>Pour in the wine and stock, add the tomato purée and bay leaves and return the beef. Bring to a simmer.
>Cover and cook in the oven for 2 hours.
>Stir in the mushrooms and cook, uncovered, for 40 minutes more, until the beef yields to a fork and the sauce has thickened.
!Serve with boiled potatoes or broad noodles.
=For the dough
-500 g	plain flour	
-1 tsp	salt	
-120 g	lard	
-220 ml	water	warm
=For the filling
-2 tbsp	vegetable oil	
-2	onions	finely chopped
-2 cloves	garlic	crushed
-450 g	beef mince	
-1 tbsp	sweet paprika	
-2 tsp	ground cumin	
-1/2 tsp	chilli flakes	
-1 tsp	salt	
-80 g	green olives	chopped
-3	eggs	
>Rub the lard into the flour and salt, add the water and knead smooth. Wrap and chill for 45 minutes.
>Heat the oil and cook the onions for 10 minutes. Add the garlic and mince and fry for 8 minutes. Stir in the paprika, cumin, chilli flakes and salt and let it cool. Boil 2 of the eggs for 9 minutes, peel and chop them, and mix in with the olives.
>Heat the oven to 200 °C. Roll out the dough 3 mm thick and cut 16 rounds of 13 cm, rolling out the trimmings again.
>Fill each with a heaped tablespoon, wet the edge, fold over and crimp. Lay on lined trays and brush with the last egg, beaten.
>Bake for 20 to 25 minutes until golden brown.
=For the broth
-1.5 kg	beef bones	
-2	onions	halved
-60 g	ginger	halved lengthways
-4	star anise	
-1	cinnamon stick	
-4	cloves	
-1 tbsp	coriander seeds	
-3 l	water	
-4 tbsp	fish sauce	
-1 tbsp	sugar	
=For the bowls
-400 g	flat rice noodles	
-300 g	beef sirloin	sliced as thin as paper
-150 g	bean sprouts	
-30 g	thai basil	
-2	red chillies	sliced
-1	lime	in wedges
>Cover the bones with cold water, boil for 10 minutes, drain and rinse. Blacken the onions and ginger under a hot grill for 10 minutes.
>Toast the star anise, cinnamon stick, cloves and coriander seeds in a dry pan for 2 minutes and tie them in a cloth.
>Put the bones, onions, ginger and spices in a large pot with the measured water and simmer very gently for 4 hours, skimming. Strain, and season with the fish sauce and sugar.
>Cook the noodles as the packet says, drain and share between four large bowls. Lay the raw sirloin on top.
>Bring the broth to a rolling boil and ladle it over, so that it cooks the beef. Serve with the bean sprouts, basil, chillies and lime.
-4 slices	beef topside	large and thin
-2 tbsp	German mustard	
-8 slices	smoked bacon	
-2	onions	thinly sliced
-4	gherkins	in strips
-2 tbsp	sunflower oil	
-2	carrots	diced
-1 tbsp	tomato purée	
-200 ml	red wine	
-500 ml	beef stock	
-1 tbsp	cornflour	
-1 tsp	salt	
>Spread the beef topside with the mustard, salt it and cover with the bacon, half the onions and the gherkins. Roll up tightly and fasten with string.
>Brown the rolls in the oil in a casserole for 10 minutes and take them out. Fry the carrots and the other onions for 8 minutes, then stir in the tomato purée.
>Pour in the wine, boil for 3 minutes and add the stock. Return the rolls, cover and simmer for 95 minutes until very tender.
>Lift out the rolls and pass the sauce through a sieve. Stir the cornflour into a little cold water, whisk it in and boil for 2 minutes. Serve over the rolls.
-600 g	beef fillet	in finger-long strips
-1 tsp	salt	
-50 g	butter	
-1	onion	thinly sliced
-300 g	mushrooms	sliced
-1 tbsp	plain flour	
-1 tsp	sweet paprika	
-200 ml	beef stock	
-1 tbsp	dijon mustard	
-200 g	soured cream	
-10 g	parsley	chopped
>Season the fillet with the salt. Heat a third of the butter in a large pan until it foams and sear the meat in two batches for 1 to 2 minutes each. Set aside.
>Melt the rest of the butter and cook the onion for 7 minutes. Add the mushrooms and fry for 7 minutes until brown and dry.
>Stir in the flour and paprika for 1 minute, pour in the stock and simmer for 4 minutes. Stir in the mustard and the soured cream over a low heat.
>Return the meat with its juices and warm for 2 minutes without boiling. Sprinkle with the parsley and serve with noodles, rice or fried potatoes.
=For the bowls
-300 g	short-grain rice	rinsed
-200 g	spinach	
-200 g	bean sprouts	
-2	carrots	in matchsticks
-1	courgette	in matchsticks
-150 g	shiitake mushrooms	sliced
-3 tbsp	vegetable oil	
-1 tbsp	soy sauce	
-4	eggs	
-1 tbsp	sesame seeds	toasted
=For the sauce
-4 tbsp	gochujang	
-1 tbsp	sesame oil	
-1 tbsp	sugar	
-1 tbsp	rice vinegar	
-1 clove	garlic	crushed
>Bring the rice to the boil with 370 ml of water, cover, cook on the lowest heat for 12 minutes and leave for 10 minutes.
>Stir the gochujang, sesame oil, sugar, vinegar and garlic with 1 tbsp of water for the sauce.
>Boil the bean sprouts for 3 minutes and the spinach for 30 seconds, rinse both in cold water and squeeze dry.
>Heat 1 tbsp of the vegetable oil in a pan and fry the carrots, courgette and mushrooms one after another for 2 to 3 minutes each, with a little more oil. Season the mushrooms with the soy sauce.
>Fry the eggs in the rest of the oil until the whites are firm. Put the rice in bowls with the vegetables in heaps, an egg on top, the sesame seeds and the sauce, and mix before eating.
-20 g	dried mushrooms	
-2 tbsp	lard	
-500 g	pork shoulder	in 3 cm cubes
-150 g	smoked bacon	diced
-2	onions	chopped
-400 g	white cabbage	shredded
-800 g	sauerkraut	rinsed and squeezed
-250 g	smoked sausage	sliced
-100 g	prunes	halved
-200 ml	red wine	
-1 tbsp	tomato purée	
-2	bay leaves	
-1 tsp	salt	
>Soak the mushrooms in 300 ml of hot water for 20 minutes.
>Brown the pork shoulder in the lard in a large pot, about 10 minutes. Add the bacon and the onions and fry for 10 minutes.
>Add the white cabbage, sauerkraut, the mushrooms with their liquid, wine, tomato purée, bay leaves and salt, and bring to a simmer.
>Cover and cook gently for 90 minutes, stirring now and then and adding water if it looks dry.
>Stir in the sausage and prunes and simmer, uncovered, for 30 minutes, until dark and thick.
!Reheated on the next day and the day after it becomes better each time.
-150 g	rolled oats	
-250 ml	milk	
-200 g	natural yoghurt	
-2	apples	
-1 tbsp	lemon juice	
-50 g	hazelnuts	chopped
-150 g	blueberries	
-2 tbsp	honey	
>Stir the oats with the milk and the yoghurt, cover and keep in the fridge overnight.
>In the morning grate the apples with their skin and mix them at once with the lemon juice.
>Fold the apples, honey and half of the hazelnuts into the oats, loosening with a little more milk if you like.
>Serve topped with the blueberries and the other hazelnuts.
=For the biscuits
-300 g	plain flour	
-1 tbsp	baking powder	
-1 tsp	salt	
-100 g	butter	cold, diced
-200 ml	buttermilk	
=For the gravy
-400 g	pork sausage meat	
-40 g	plain flour	
-700 ml	whole milk	
-1 tsp	black pepper	coarsely ground
>Heat the oven to 220 °C. Rub the butter into 300 g of the flour, the baking powder and the salt until it looks like coarse crumbs, and stir in the buttermilk with a fork.
>Pat the dough out on a floured board, fold it in three, pat out to 2.5 cm and cut 8 rounds. Bake close together for 14 to 16 minutes until risen and golden.
>Meanwhile fry the sausage meat for 8 minutes, breaking it up, until brown and cooked through. Stir in the 40 g of flour for 2 minutes.
>Pour in the milk gradually and simmer for 6 to 8 minutes until thick. Season with the pepper, and salt if needed.
>Split the biscuits and pour the gravy over.
-3 tbsp	vegetable oil	
-1	onion	finely chopped
-2 cloves	garlic	crushed
-1 tsp	ground cumin	
-1 tsp	smoked paprika	
-480 g	tinned black beans	drained and patted dry
-80 g	breadcrumbs	
-1	egg	
-1 tsp	salt	
-4	burger buns	
-4	lettuce leaves	
-1	tomato	sliced
-4 tbsp	tomato ketchup	
>Heat 1 tbsp of the oil and cook the onion for 7 minutes. Add the garlic, cumin and paprika for 1 minute and let it cool a little.
>Mash three quarters of the beans. Mix in the onion, breadcrumbs, egg, salt and the whole beans, shape into 4 patties 2 cm thick and chill for 30 minutes.
>Fry the burgers in the rest of the oil over a medium heat for 5 minutes on each side, until crusty and hot in the middle.
>Toast the cut sides of the buns and build up with lettuce leaves, burgers, slices of tomato and ketchup.
-2 tbsp	olive oil	
-1	red onion	finely chopped
-3 cloves	garlic	crushed
-1 tsp	ground cumin	
-1 tsp	smoked paprika	
-240 g	tinned black beans	drained
-1	lime	
-15 g	fresh coriander	chopped
-8	flour tortillas	about 20 cm across
-250 g	cheddar cheese	grated
>Heat half the oil and cook the onion for 6 minutes until soft. Add the garlic, cumin and paprika and fry for 1 minute.
>Stir in the beans with 3 tbsp of water, cook for 3 minutes and crush roughly with a fork. Season with the juice of half the lime and the coriander.
>Spread the beans on 4 of the tortillas, scatter with the cheese and cover with the other 4, pressing down.
>Brush a frying pan with a little of the remaining oil and cook each quesadilla for 2 minutes on each side until crisp and melted. Cut in wedges and serve with the rest of the lime.
=For the sponge
-6	eggs	
-180 g	sugar	
-130 g	plain flour	
-50 g	cocoa powder	
-50 g	butter	melted
=For the filling
-700 g	jarred sour cherries	
-2 tbsp	cornflour	
-80 ml	kirsch	
-3 leaves	gelatine	
-800 ml	double cream	
-60 g	icing sugar	
-80 g	dark chocolate	shaved
>Heat the oven to 180 °C and line a 24 cm springform tin. Whisk the eggs and the 180 g of sugar for 8 minutes until thick, fold in the flour and cocoa powder and then the butter. Bake for 32 minutes and cool.
>Drain the cherries. Mix the cornflour with a little of 250 ml of their juice, boil the rest, stir it in, simmer for 2 minutes, add the cherries and let cool.
>Soak the gelatine for 5 minutes, melt it in 2 tablespoons of warm kirsch and stir in a little of the cream. Whip the rest of the cream with the icing sugar, beating in the gelatine.
>Cut the sponge into three layers and sprinkle with the rest of the kirsch. Spread the first with the cherries and cream and the second with cream, set on the third and cover all with cream.
>Strew with the chocolate and chill for 3 hours.
-2 slices	white bread	
-300 ml	milk	
-2 tbsp	vegetable oil	
-2	onions	finely chopped
-2 cloves	garlic	crushed
-2 tbsp	mild curry powder	
-1 tsp	ground turmeric	
-800 g	beef mince	
-50 g	raisins	
-3 tbsp	apricot jam	
-2 tbsp	lemon juice	
-1 1/2 tsp	salt	
-3	eggs	
-4	bay leaves	
>Heat the oven to 180 °C. Soak the bread in the milk, then squeeze it out and keep the milk.
>Heat the oil and cook the onions for 10 minutes. Add the garlic, curry powder and turmeric for 1 minute, then the mince, and fry for 8 minutes until no longer pink.
>Off the heat mix in the bread, raisins, jam, lemon juice, salt and one of the eggs. Press into a 25 cm baking dish and bake for 15 minutes.
>Whisk the other two eggs with the kept milk, pour over the meat and lay the bay leaves on top.
>Bake for 25 to 30 minutes more until the custard is set and golden.
-3 tbsp	vegetable oil	
-1	onion	chopped
-1	carrot	coarsely grated
-500 g	beetroot	peeled, in matchsticks
-2 tbsp	tomato purée	
-2 tbsp	red wine vinegar	
-1 tsp	sugar	
-1.6 l	vegetable stock	
-300 g	potatoes	diced
-2	bay leaves	
-250 g	white cabbage	shredded
-2 cloves	garlic	crushed
-20 g	dill	chopped
-150 g	soured cream	
-	salt	
>Heat the oil in a wide pan and cook the onion and carrot for 7 minutes. Add the beetroot, tomato purée, vinegar, sugar and 150 ml of the stock, cover and stew for 20 minutes.
>Meanwhile simmer the potatoes with the bay leaves in the rest of the stock for 10 minutes in a large pot. Add the cabbage and simmer for 8 minutes.
>Tip in the beetroot and simmer for 10 minutes until all is tender. Take off the heat, stir in the garlic and half the dill, and let it stand for 10 minutes.
>Taste for salt and vinegar and serve with the soured cream and the rest of the dill.
-3 tbsp	sunflower oil	
-2	onions	sliced
-1 kg	red cabbage	finely shredded
-2	apples	tart, grated
-4 tbsp	red wine vinegar	
-2 tbsp	sugar	
-250 ml	water	
-4	whole cloves	
-1	bay leaf	
-1.5 tsp	salt	
>Heat the oil in a heavy pot and soften the onions for 6 minutes. Stir in the sugar and let it melt.
>Add the cabbage, apples, vinegar and salt and turn them over until glossy.
>Pour in the water, add the cloves and the bay leaf, cover and simmer gently for 65 minutes, stirring now and then, until soft and shining. Add a little water if it begins to catch.
>Take out the leaf and the cloves and taste for sugar and vinegar.
-1 kg	small cucumbers	in 4 mm slices
-2	onions	thinly sliced
-50 g	coarse salt	
-450 ml	cider vinegar	
-250 g	sugar	
-1 tbsp	mustard seeds	
-1/2 tsp	celery salt	
-1/2 tsp	ground turmeric	
>Layer the cucumbers and onions with the coarse salt, cover with ice cubes and leave for 2 hours. Rinse twice and drain well.
>Bring the vinegar, sugar, mustard seeds, celery salt and turmeric to the boil, stirring, and simmer for 3 minutes.
>Add the vegetables and heat until the liquid just begins to boil again.
>Pack into three hot sterilised 400 ml jars, cover with the liquid and seal. Cool and keep in the fridge.
!They are ready after two days and keep for two months in the fridge.
-400 g	condensed milk	
-30 g	cocoa powder	
-35 g	butter	
-1 pinch	salt	
-80 g	chocolate sprinkles	
>Whisk the condensed milk, cocoa powder, salt and 25 g of the butter in a heavy pan. Cook over a medium to low heat for 10 to 12 minutes, stirring all the time, until the mass comes away from the base.
>Scrape onto a buttered plate, cool and chill for 1 hour.
>Grease your hands with the rest of the butter, roll 20 balls and turn them in the sprinkles.
-400 g	strong white flour	
-50 g	sugar	
-7 g	dried yeast	
-8 g	salt	
-4	eggs	
-60 ml	milk	
-200 g	butter	soft, in cubes
-1	egg yolk	
>Knead the flour, sugar, yeast, salt, eggs and milk in a mixer for 8 minutes. Add the butter a cube at a time and knead for 10 minutes more, until the dough shines and leaves the bowl clean.
>Cover and let rise for 90 minutes, then knock it back and chill for 8 hours or overnight.
>Divide the cold dough into six balls, set them in two rows in a buttered 1.5 litre loaf tin and let rise for 150 minutes, until puffy.
>Heat the oven to 180 °C. Brush with the yolk and bake for 35 minutes until deep gold, covering with foil if it browns too soon.
-300 g	plain flour	
-7 g	dried yeast	
-450 ml	milk	lukewarm
-2	eggs	separated
-100 g	butter	melted
-2 tbsp	sugar	
-1/2 tsp	salt	
-300 g	strawberries	sliced
-200 ml	double cream	whipped
>Whisk the flour, yeast, sugar and salt with the milk, the yolks of the eggs and the butter until smooth. Cover and leave for 60 minutes, until frothy.
>Beat the whites of the eggs stiff and fold them in.
>Heat a waffle iron well, fill it with batter and bake each waffle for 4 minutes, until no more steam comes out and it is crisp and golden.
>Serve straight away with the strawberries and the cream.
=For the wings
-1.2 kg	chicken wings	halved at the joint
-1 tbsp	baking powder	
-1 tsp	salt	
-60 g	butter	
-120 ml	hot pepper sauce	
=For the dip
-100 g	blue cheese	crumbled
-120 g	soured cream	
-80 g	mayonnaise	
-1 clove	garlic	crushed
-1 tbsp	lemon juice	
-4 sticks	celery	in lengths
>Heat the oven to 220 °C. Dry the wings very well, toss with the baking powder and salt and spread on a rack over a lined tray.
>Bake for 45 to 50 minutes, turning once, until crisp, brown and cooked to the bone.
>Meanwhile mash the blue cheese into the soured cream and stir in the mayonnaise, garlic and lemon juice.
>Melt the butter with the hot pepper sauce, pour over the wings in a bowl and toss. Serve at once with the dip and the celery.
-5 tbsp	soy sauce	
-2 tbsp	brown sugar	
-1/2	pear	grated
-4 cloves	garlic	crushed
-15 g	ginger	grated
-1 tbsp	sesame oil	
-1/2 tsp	black pepper	
-600 g	beef sirloin	very thinly sliced
-1	onion	thinly sliced
-4	spring onions	in short lengths
-2 tbsp	vegetable oil	
-1	lettuce	leaves separated
-1 tbsp	sesame seeds	toasted
>Mix the soy sauce, sugar, pear, garlic, ginger, sesame oil and pepper. Turn the sirloin and the onion in it, cover and chill for 1 hour.
>Heat a large frying pan until very hot with half the vegetable oil. Fry half of the beef without crowding for 2 to 3 minutes, until browned at the edges; repeat with the rest.
>Return all of it to the pan, add the spring onions and toss for 1 minute.
>Sprinkle with the sesame seeds and wrap in the lettuce leaves at the table, with rice beside.
!Half an hour in the freezer makes the meat easy to slice thinly.
-150 g	white bread	in 2 cm cubes
-120 ml	olive oil	
-2 cloves	garlic	crushed
-4	anchovy fillets	
-2	egg yolks	very fresh
-1 tsp	dijon mustard	
-2 tbsp	lemon juice	
-60 g	parmesan cheese	finely grated
-2	romaine lettuces	in wide strips
-1/4 tsp	black pepper	
>Heat the oven to 190 °C. Toss the bread with 3 tbsp of the oil and half the garlic and bake for 10 to 12 minutes, turning once, until golden.
>Mash the anchovy fillets with the rest of the garlic. Whisk in the egg yolks, mustard and lemon juice, then the remaining oil in a thin stream. Stir in half the cheese and the pepper.
>Turn the lettuces in the dressing until every leaf shines, and add the croutons and the rest of the cheese.
!The dressing holds raw egg: use 4 tbsp of mayonnaise instead for small children, the pregnant and the frail.
-2	limes	each in 8 wedges, white core removed
-4 tsp	sugar	
-120 ml	cachaça	
-200 g	ice cubes	
>Put the limes in two sturdy glasses, sprinkle with the sugar and crush with a pestle until the juice has run out.
>Crack the ice cubes in a cloth and fill the glasses with them.
>Pour in the cachaça and stir well from the bottom up.
-3 tbsp	olive oil	
-1	onion	chopped
-2 cloves	garlic	sliced
-150 g	chorizo	sliced
-700 g	floury potatoes	diced
-1.3 l	water	
-250 g	spring greens	very finely shredded
-1.5 tsp	salt	
>Heat the oil in a pot and fry the chorizo for 4 minutes. Lift it out, leaving the red fat behind.
>Soften the onion and garlic in the fat for 6 minutes. Add the potatoes, water and salt and simmer for 18 minutes, until the potatoes fall apart.
>Blend or mash the soup until smooth.
>Bring it back to the boil, stir in the greens and cook for 4 minutes. Return the chorizo and serve with maize bread.
-500 g	tomatoes	ripe, sliced
-250 g	mozzarella	sliced
-15 g	basil	leaves picked
-3 tbsp	olive oil	
-1/2 tsp	salt	
-	black pepper	freshly ground
>Take the tomatoes and mozzarella out of the fridge half an hour ahead so that they are at room temperature.
>Lay the slices of tomato and mozzarella on a large plate, overlapping by turns, and sprinkle with the salt.
>Tuck in the basil, pour over the oil, grind pepper on top and serve straight away with bread.
-1	cauliflower	about 1 kg, in florets
-50 g	butter	
-50 g	plain flour	
-600 ml	milk	
-2 tsp	English mustard	
-180 g	cheddar cheese	grated
-30 g	breadcrumbs	
-1 tsp	salt	
>Heat the oven to 200 °C. Boil the cauliflower in water with the salt for 6 minutes, drain it well and spread it in a baking dish.
>Melt the butter, stir in the flour for 2 minutes and whisk in the milk bit by bit. Simmer for 5 minutes.
>Take the sauce off the heat and stir in the mustard and three quarters of the cheddar cheese. Pour it over the florets.
>Mix the rest of the cheese with the breadcrumbs, scatter over the top and bake for 25 minutes until golden.
-600 g	celeriac	
-1	lemon	juiced
-120 g	mayonnaise	
-1 tbsp	Dijon mustard	
-2 tbsp	crème fraîche	
-10 g	parsley	chopped
-1/2 tsp	salt	
>Peel the celeriac thickly, cut it into matchsticks or grate it coarsely, and toss it at once with the juice of the lemon and the salt. Leave for 30 minutes.
>Stir the mayonnaise, mustard and crème fraîche together.
>Drain the celeriac of any liquid, fold it into the dressing with the parsley and serve cold.
-1	sweet potato	unpeeled
-150 g	sweetcorn kernels	
-1	red onion	very thinly sliced
-500 g	sea bass fillets	skinned, in 1.5 cm cubes
-1 tsp	salt	
-1	red chilli	seeded and finely chopped
-150 ml	lime juice	
-20 g	fresh coriander	chopped
>Boil the sweet potato for 25 minutes until tender, adding the sweetcorn kernels for the last 3 minutes. Cool, peel and slice the potato.
>Soak the onion in iced water for 10 minutes and drain it well.
>Season the fillets with the salt and chilli in a chilled bowl, leave for 2 minutes, then pour over the lime juice and leave for 8 to 10 minutes until white outside.
>Mix in the coriander and most of the onion. Serve at once with some of the juice, the sweet potato, the corn and the rest of the onion.
!Lime juice does not cook the fish: buy it very fresh and frozen beforehand for safety.
-3 tbsp	vegetable oil	
-2	onions	finely chopped
-3 cloves	garlic	crushed
-20 g	ginger	grated
-1	green chilli	finely chopped
-2 tsp	ground coriander	
-1 tsp	ground cumin	
-1/2 tsp	ground turmeric	
-400 g	tinned tomatoes	
-480 g	tinned chickpeas	drained
-1 tsp	garam masala	
-1 tbsp	lemon juice	
-	salt	
>Heat the oil and fry the onions over a medium heat for 12 minutes until deep golden.
>Add the garlic, ginger and chilli and stir for 2 minutes. Add the coriander, cumin and turmeric with a splash of water and fry for 1 minute.
>Stir in the tomatoes and cook for 8 minutes until the oil shows at the edges.
>Add the chickpeas and 200 ml of water and simmer for 12 minutes, crushing a few chickpeas to thicken the sauce. Finish with the garam masala, lemon juice and salt.
-500 g	beef mince	
-1	onion	finely chopped and squeezed dry
-1	tomato	seeded and diced
-2	green chillies	finely chopped
-15 g	fresh coriander	chopped
-1 tbsp	coriander seeds	coarsely crushed
-1 tsp	cumin seeds	
-3 tbsp	gram flour	
-1	egg	
-1 tsp	salt	
-6 tbsp	vegetable oil	
>Toast the gram flour in a dry pan for 2 minutes until it smells nutty.
>Knead the mince with the flour, onion, tomato, chillies, fresh coriander, both kinds of seeds, the egg and the salt for 3 minutes. Chill for 30 minutes.
>With wet hands form 8 thin, wide patties.
>Heat the oil in a frying pan over a medium heat and fry the kebabs in two batches for 4 to 5 minutes on each side, until dark and cooked right through.
!Serve with raita, sliced onion and warm bread.
-400 g	strong white flour	
-7 g	dried yeast	
-1 tsp	sugar	
-1 tsp	salt	
-150 g	natural yoghurt	
-150 ml	water	warm
-150 g	mozzarella cheese	grated
-50 g	butter	
-3 cloves	garlic	crushed
-1 tsp	nigella seeds	
>Mix the flour, yeast, sugar and salt, then work in the yoghurt and water. Knead for 8 minutes to a soft dough, cover and leave in a warm place for 1 hour.
>Divide into 6 balls. Flatten each, put a spoonful of cheese in the middle, gather the edges over it and pinch shut. Rest for 15 minutes.
>Roll each ball gently into an oval about 1 cm thick and press in the nigella seeds.
>Melt the butter with the garlic over a low heat for 2 minutes without browning it.
>Heat a heavy frying pan until very hot. Cook each naan for 1 to 2 minutes on each side until puffed and spotted brown, and brush at once with the garlic butter.
-3 tbsp	gochujang	
-1 tbsp	gochugaru	
-2 tbsp	soy sauce	
-1 tbsp	sugar	
-4 cloves	garlic	crushed
-15 g	ginger	grated
-600 g	chicken thighs	boneless, in strips
-2 tbsp	vegetable oil	
-1	onion	sliced
-1	sweet potato	in thin slices
-300 g	white cabbage	in large pieces
-200 g	rice cakes	soaked in warm water
-250 g	mozzarella cheese	grated
>Stir the gochujang, gochugaru, soy sauce, sugar, garlic and ginger together. Mix two thirds of it with the chicken thighs and chill for 30 minutes.
>Heat the oil in a wide, deep pan and fry the chicken over a medium heat for 5 minutes.
>Add the onion, sweet potato, cabbage, drained rice cakes, the rest of the paste and 150 ml of water. Cook for 12 to 14 minutes, stirring often, until the chicken is done and the potato tender.
>Push everything to the sides, heap the cheese in the middle, cover and heat gently for 3 minutes until it melts. Dip each mouthful in the cheese.
-300 g	plain flour	
-4 tsp	baking powder	
-1/2 tsp	salt	
-1 tsp	mustard powder	
-70 g	butter	cold, diced
-150 g	cheddar cheese	mature, grated
-170 ml	milk	
>Heat the oven to 210 °C. Mix the flour, baking powder, salt and mustard powder and rub in the butter.
>Stir in all but a handful of the cheddar cheese. Pour in most of the milk and bring together quickly with a knife to a soft dough.
>Pat out 3 cm thick and cut into 8 rounds of 6 cm, pressing the scraps together once.
>Set on a lined tray, brush with the last of the milk, top with the rest of the cheese and bake for 15 minutes until risen and golden.
-500 g	cherries	stoned
-15 g	butter	
-3	eggs	
-100 g	sugar	
-90 g	plain flour	
-300 ml	milk	
-1 tsp	vanilla extract	
-1 pinch	salt	
>Heat the oven to 180 °C. Grease a shallow 26 cm dish with the butter, sprinkle with a spoonful of the sugar and spread the cherries in it.
>Whisk the eggs with the rest of the sugar, then whisk in the flour and salt and lastly the milk and vanilla extract.
>Pour the batter over the fruit and bake for 40 minutes, until puffed and golden with a just firm middle. Serve lukewarm.
-1 kg	chicken thighs	bone in
-100 ml	soy sauce	
-100 ml	cane vinegar	
-8 cloves	garlic	crushed
-3	bay leaves	
-1 tsp	black peppercorns	
-1 tbsp	vegetable oil	
-200 ml	water	
-1 tbsp	brown sugar	
>Mix the chicken thighs with the soy sauce, vinegar, garlic, bay leaves and peppercorns and leave in the fridge for 30 minutes.
>Lift out the chicken and pat it dry. Heat the oil in a wide pot and brown it skin side down for 6 minutes.
>Pour in the marinade, the water and the sugar, bring to the boil and simmer uncovered for 35 minutes, turning once, until the meat is tender and its juice runs clear.
>Take out the chicken, boil the sauce down for 5 minutes until glossy, and turn the pieces in it. Serve with plain rice.
!White wine vinegar can replace cane vinegar.
-4 tbsp	olive oil	
-500 g	boneless chicken thighs	in chunks
-1	red pepper	in strips
-1	onion	finely chopped
-3 cloves	garlic	crushed
-2	tomatoes	ripe, grated
-1 tsp	smoked paprika	
-1 pinch	saffron	
-300 g	paella rice	
-1 l	chicken stock	hot
-100 g	green beans	in short lengths
-250 g	prawns	raw
-1	lemon	in wedges
-1 tsp	salt	
>Heat the oil in a wide shallow pan of about 34 cm. Salt the chicken thighs and brown them for 10 minutes, then push them to the edge.
>Cook the onion and red pepper in the middle for 8 minutes. Add the garlic, paprika and tomatoes and fry for 5 minutes until dark and jammy.
>Stir the saffron into the stock and pour it in with the green beans. When it boils, scatter in the rice evenly; from now on do not stir.
>Cook over high heat for 8 minutes, then over low heat for 6 minutes. Lay the prawns on top and cook for 5 minutes more, until they are pink through and the rice has drunk the stock.
>Cover with a cloth for 5 minutes and serve from the pan with the lemon.
=For the filling
-500 g	chicken breasts	
-1	onion	finely chopped
-150 g	soured cream	
-100 g	monterey jack cheese	grated
-8	corn tortillas	
=For the sauce
-3 tbsp	vegetable oil	
-2 tbsp	plain flour	
-2 tbsp	mild chilli powder	
-4 cloves	garlic	crushed
-1 tsp	ground cumin	
-1 tsp	dried oregano	
-500 g	passata	
-1 tsp	salt	
-100 g	monterey jack cheese	grated
>Cover the chicken breasts with 700 ml of water, simmer gently for 15 minutes until cooked through, and shred. Keep 300 ml of the broth. Heat the oven to 190 °C.
>Heat the oil and cook the onion for 8 minutes; set half of it aside. Stir the garlic, flour, chilli powder, cumin and oregano into the rest for 1 minute, whisk in the broth, passata and salt, and simmer for 10 minutes.
>Mix the chicken with the onion set aside, the soured cream, 100 g of the cheese and 4 tbsp of the sauce.
>Spread a ladle of sauce in a 30 cm baking dish. Warm the tortillas in a dry pan until they bend, dip them in sauce, fill, roll and lay them in the dish.
>Cover with the rest of the sauce and cheese and bake for 20 minutes until bubbling.
-3 tbsp	ghee	
-750 g	chicken thighs	boneless, in chunks
-5 cloves	garlic	crushed
-30 g	ginger	half grated, half in fine strips
-600 g	tomatoes	halved
-1 tsp	salt	
-1 tsp	coriander seeds	crushed
-1 tsp	black pepper	coarsely ground
-3	green chillies	slit lengthways
-1 tsp	garam masala	
>Heat the ghee in a karahi or wok and fry the chicken thighs over a high heat for 6 minutes until they have lost their pink colour. Add the garlic and the grated ginger and fry for 2 minutes.
>Lay the tomatoes on top, skin side up, add the salt, cover and cook for 10 minutes. Pull off the loosened skins and crush the tomatoes.
>Add the coriander seeds and pepper and cook uncovered over a lively heat for 15 minutes, stirring, until the sauce clings and the fat comes out of it.
>Stir in the chillies and garam masala and cook for 3 minutes. Scatter the ginger strips over and serve with bread.
=For the curry sauce
-2 tbsp	vegetable oil	
-2	onions	sliced
-2	carrots	sliced
-2 cloves	garlic	crushed
-15 g	ginger	grated
-2 tbsp	curry powder	
-2 tbsp	plain flour	
-600 ml	chicken stock	
-1 tbsp	soy sauce	
-1 tbsp	honey	
=For the chicken
-4	chicken breasts	beaten out to 1.5 cm
-60 g	plain flour	
-2	eggs	beaten
-120 g	panko breadcrumbs	
-300 ml	vegetable oil	for frying
-1/2 tsp	salt	
-300 g	short-grain rice	rinsed
>Heat the 2 tbsp of oil and cook the onions and carrots for 12 minutes until golden. Add the garlic, ginger, curry powder and 2 tbsp of flour and stir for 2 minutes.
>Whisk in the stock, soy sauce and honey, simmer for 20 minutes and blend smooth.
>Meanwhile put the rice with 370 ml of water in a lidded pan, bring to the boil, cook on the lowest heat for 12 minutes and leave covered for 10 minutes.
>Season the chicken breasts with the salt and coat them in the rest of the flour, then the eggs, then the breadcrumbs, pressing them on.
>Heat the frying oil to 170 °C in a deep pan and fry the chicken two pieces at a time for 3 to 4 minutes on each side, until brown and no longer pink inside. Slice, lay on the rice and pour the sauce beside it.
-800 g	boneless chicken thighs	in 3 cm cubes
-4 tbsp	olive oil	
-1	lemon	juiced
-2 cloves	garlic	crushed
-2 tsp	dried oregano	
-1.5 tsp	salt	
-4	pitta breads	
-2	tomatoes	sliced
-1	red onion	thinly sliced
-200 g	Greek yoghurt	
>Mix the oil, juice of the lemon, garlic, oregano and salt and turn the chicken thighs in it. Cover and chill for 2 hours.
>Thread the meat onto 8 skewers; soak wooden ones in water first.
>Grill over hot charcoal or under a hot grill for 12 to 15 minutes, turning often, until charred in places and no longer pink inside.
>Warm the breads for a minute a side and fill them with the meat, tomatoes, onion and spoonfuls of yoghurt.
-2 tbsp	olive oil	
-1.2 kg	chicken thighs	bone in
-2	onions	sliced
-3 cloves	garlic	crushed
-1 tsp	ground ginger	
-1 tsp	ground turmeric	
-1 pinch	saffron	
-300 ml	chicken stock	
-2	preserved lemons	
-120 g	green olives	
-20 g	fresh coriander	chopped
>Heat the oil in a wide casserole and brown the chicken thighs, skin side down, for 8 minutes. Lift them out.
>Cook the onions in the fat for 8 minutes, then stir in the garlic, ginger, turmeric and saffron for 1 minute.
>Return the chicken, pour in the stock, cover and simmer gently for 30 minutes.
>Scrape the pulp from the preserved lemons, slice the peel and add it with the olives. Simmer uncovered for 12 to 15 minutes until the juice of the meat runs clear and the sauce has thickened.
>Sprinkle with the coriander and serve with couscous. The lemons are salty, so taste before adding salt.
=For the chicken
-600 g	chicken thighs	boneless and skinless, in large pieces
-150 g	natural yoghurt	
-2 cloves	garlic	crushed
-2 tsp	garam masala	
-1 tsp	salt	
=For the sauce
-2 tbsp	vegetable oil	
-1	onion	finely chopped
-3 cloves	garlic	crushed
-20 g	ginger	grated
-2 tsp	ground cumin	
-1 tsp	paprika	
-400 g	tinned tomatoes	
-100 ml	double cream	
>Stir the chicken thighs with the yoghurt, 2 cloves of garlic, the garam masala and the salt. Cover and chill for 2 hours.
>Heat the grill to its highest setting. Spread the chicken on a lined tray and grill for 12 to 15 minutes, turning once, until charred at the edges and nearly done.
>Heat the oil in a wide pan and cook the onion gently for 10 minutes until golden. Add the ginger and the rest of the garlic and fry for 1 minute.
>Stir in the cumin and paprika, then the tomatoes, and simmer for 10 minutes until thick.
>Add the chicken with its juices and simmer for 5 minutes until no pink remains inside. Stir in the cream, warm through and taste for salt.
!Serve with plain basmati rice or naan.
-500 g	tomatillos	husked
-2	green chillies	
-1	onion	half in wedges, half in thin rings
-3 cloves	garlic	unpeeled
-20 g	fresh coriander	
-200 ml	vegetable stock	
-12	corn tortillas	each in 6 wedges
-6 tbsp	vegetable oil	
-4	eggs	
-4 tbsp	soured cream	
-120 g	feta cheese	crumbled
-	salt	
>Heat the oven to 200 °C. Turn the tortilla wedges in 3 tbsp of the oil on two trays and bake for 12 to 15 minutes until crisp.
>Meanwhile char the tomatillos, chillies, onion wedges and garlic in a dry heavy pan for 10 minutes, turning. Peel the garlic and blend all with the coriander and stock.
>Heat 1 tbsp of oil in a wide pan, pour in the sauce, salt it and simmer for 6 minutes.
>Fry the eggs in the rest of the oil until the whites are firm.
>Fold the crisp tortillas into the hot sauce for 1 minute. Top with the eggs, soured cream, cheese and onion rings and serve straight away.
!Queso fresco is the cheese used in Mexico; mild feta comes near to it.
-3 tbsp	vegetable oil	
-800 g	beef mince	
-2	onions	chopped
-1	red pepper	diced
-4 cloves	garlic	crushed
-2 tbsp	mild chilli powder	
-1 tbsp	ground cumin	
-1 tsp	dried oregano	
-2 tbsp	tomato purée	
-800 g	tinned tomatoes	
-400 ml	beef stock	
-480 g	tinned kidney beans	drained
-20 g	dark chocolate	
-	salt	
>Heat half the oil in a large casserole and brown the mince in two batches, about 5 minutes each. Set aside.
>Cook the onions and red pepper in the rest of the oil for 10 minutes. Add the garlic, chilli powder, cumin and oregano and stir for 1 minute, then the tomato purée.
>Return the meat, add the tomatoes and stock and simmer, half covered, for 75 minutes, stirring now and then.
>Add the kidney beans and simmer for 15 minutes more until thick. Melt in the chocolate and season with salt.
!It tastes even better the next day, and freezes well.
-50 g	flat-leaf parsley	finely chopped
-1 tbsp	dried oregano	
-4 cloves	garlic	finely chopped
-1/2 tsp	chilli flakes	
-3 tbsp	red wine vinegar	
-1/2 tsp	salt	
-120 ml	olive oil	
>Mix the parsley, oregano, garlic, chilli flakes, vinegar and salt with 1 tbsp of warm water.
>Stir in the oil and leave for 30 minutes for the flavours to blend.
>Stir once more and spoon over grilled meat, fish or vegetables. Keep leftovers in the fridge for up to 3 days.
-200 g	dark chocolate	chopped
-3	egg yolks	
-50 g	caster sugar	
-120 ml	milk	
-300 ml	double cream	
>Whisk the yolks with the sugar. Heat the milk until steaming, pour it on slowly, return to the pan and stir over low heat for 5 minutes, until it coats a spoon; it must not boil.
>Pour this hot custard through a sieve over the chocolate, leave for 1 minute and stir until smooth. Let cool to lukewarm.
>Whip the cream to soft peaks and fold it into the chocolate in three lots.
>Fill six glasses and chill for 3 hours.
!Made this way the eggs are cooked, unlike in the classic with raw whites.
=For the churros
-250 ml	water	
-250 g	plain flour	
-1/2 tsp	salt	
-1 tbsp	olive oil	
-1 l	sunflower oil	for frying
-3 tbsp	sugar	
=For the chocolate
-400 ml	milk	
-150 g	dark chocolate	chopped
-2 tsp	cornflour	
>Boil the water with the salt and the olive oil. Tip in the flour all at once and beat hard off the heat to a smooth stiff dough. Let it cool for 10 minutes.
>Stir the cornflour into 2 tablespoons of the milk. Heat the rest of the milk with the chocolate, whisk in the cornflour and simmer for 3 minutes until thick.
>Heat the sunflower oil in a deep pan to 180 °C. Pipe the dough through a star nozzle of 1 cm, snipping off lengths of 12 cm, and fry four or five at a time for 4 minutes, turning, until golden.
>Drain on kitchen paper, roll in the sugar and serve hot with the chocolate for dipping.
!Use a star nozzle and not a round one: a smooth churro may trap air and burst in the hot oil.
-300 g	Greek yoghurt	
-1 clove	garlic	crushed
-4	eggs	
-1 tbsp	white wine vinegar	
-40 g	butter	
-1 tsp	pul biber	
-5 g	dill	chopped
-1/2 tsp	salt	
>Stir the yoghurt with the garlic and salt and divide it between two shallow bowls. Let it come to room temperature.
>Bring a wide pan of water to a bare simmer and add the vinegar. Slip in the eggs one by one and poach for 4 minutes, until the whites are firm. Drain on kitchen paper.
>Melt the butter in a small pan until it foams and smells nutty, and stir in the pul biber off the heat.
>Set the eggs on the yoghurt, pour over the red butter and scatter with the dill.
-400 ml	milk	
-1 tbsp	cornflour	
-1 tbsp	cocoa powder	
-1 tbsp	sugar	
-80 g	dark chocolate	finely chopped
-1 pinch	salt	
>Whisk the cornflour, cocoa powder, sugar and salt with a quarter of the milk until smooth.
>Heat the rest of the milk until steaming, whisk in the mixture and bring to a simmer, whisking all the time.
>Simmer for 3 minutes until thick, take off the heat and stir in the chocolate until it has melted. Pour into two cups.
-1 kg	floury potatoes	peeled, in chunks
-300 g	kale	shredded, without stalks
-6	spring onions	sliced
-100 g	butter	
-150 ml	milk	
-1.5 tsp	salt	
>Boil the potatoes in water with 1 teaspoon of the salt for 20 minutes, until tender. Drain and leave to steam dry.
>Meanwhile cook the kale in boiling water for 5 minutes, drain and press dry.
>Warm the milk with half the butter and the spring onions for 4 minutes.
>Mash the potatoes with the hot milk, beat in the kale and the rest of the salt, and serve with the other half of the butter melting in a hollow on top.
-500 g	white cabbage	finely shredded
-2	carrots	coarsely grated
-1/2	red onion	thinly sliced
-1 tsp	salt	
-120 g	mayonnaise	
-80 g	natural yoghurt	
-1 tbsp	cider vinegar	
-2 tsp	sugar	
-1 tsp	dijon mustard	
>Knead the cabbage, carrots and onion with the salt for a minute and leave for 30 minutes. Pour off the liquid.
>Stir the mayonnaise, yoghurt, vinegar, sugar and mustard together.
>Mix the dressing into the vegetables and taste for seasoning. It keeps for two days in the fridge.
-1.5 kg	chicken legs and thighs	
-2 tbsp	plain flour	
-2 tbsp	olive oil	
-150 g	smoked bacon	cut into strips
-200 g	shallots	peeled
-250 g	button mushrooms	
-2 cloves	garlic	crushed
-500 ml	red wine	
-250 ml	chicken stock	
-1 tbsp	tomato purée	
-2	bay leaves	
-4 sprigs	thyme	
-1 tsp	salt	
>Season the chicken legs and thighs with the salt and dust them with the flour. Brown them in the oil in a wide casserole, about 10 minutes in all, and set aside.
>Fry the bacon, shallots and mushrooms in the same pot for 10 minutes. Stir in the garlic and tomato purée for 1 minute.
>Pour in the wine and boil for 5 minutes, scraping the bottom. Add the stock, bay leaves and thyme and return the chicken.
>Cover and simmer gently for 50 minutes, until the meat comes away from the bone and the juices run clear.
>Lift out the chicken, boil the sauce for 10 minutes until it coats a spoon, and pour it back over.
-250 g	masa harina	
-1/2 tsp	salt	
-350 ml	water	warm
>Stir the masa harina and salt together, add the water and knead for 2 minutes to a soft dough that does not crack when pressed. Cover and rest for 15 minutes.
>Divide into 16 balls and keep them under a damp cloth.
>Press each ball between two sheets of baking paper, in a press or under a heavy pan, to a round of about 14 cm.
>Heat a dry heavy pan until very hot. Cook each tortilla for 40 seconds, turn for 40 seconds, and turn once more for 15 seconds until it puffs. Keep warm in a cloth.
!Masa harina is maize treated with lime; ordinary cornmeal will not hold together.
-450 g	plain flour	
-120 g	butter	cold, diced
-100 g	lard	diced
-1.5 tsp	salt	
-150 ml	water	cold
-350 g	beef skirt	in small dice
-250 g	waxy potatoes	in small dice
-150 g	swede	in small dice
-1	onion	finely chopped
-1 tsp	black pepper	
-1	egg	beaten
>Rub the butter and lard into the flour with half the salt, bind with the water and knead briefly. Wrap and chill for 60 minutes.
>Mix the beef skirt, potatoes, swede and onion with the pepper and the rest of the salt.
>Heat the oven to 190 °C. Roll the dough out and cut four rounds of 22 cm. Heap the filling on one half of each, brush the edge with egg, fold over and crimp firmly along the side.
>Brush the pasties with egg, cut a small slit in each and bake on a lined tray for 50 minutes until deep gold.
-600 g	chicken breasts	
-150 g	mayonnaise	
-150 g	natural yoghurt	
-1 tbsp	mild curry powder	
-2 tbsp	mango chutney	
-40 g	sultanas	
-1 tbsp	lemon juice	
-30 g	flaked almonds	
-1	butterhead lettuce	
-1 tsp	salt	
>Cover the chicken breasts with water, add the salt, bring to a simmer and poach gently for 15 minutes, until the juices run clear. Let them cool in the liquid for 30 minutes.
>Toast the almonds in a dry pan for 3 minutes.
>Stir the mayonnaise, yoghurt, curry powder, chutney, sultanas and lemon juice together.
>Tear the chicken breasts into pieces, fold them into the sauce and serve on the leaves of the lettuce, with the almonds on top.
-600 ml	double cream	
-1	vanilla pod	split
-6	egg yolks	
-130 g	caster sugar	
>Heat the oven to 150 °C. Warm the cream with the vanilla pod and its seeds until steaming and let it stand for 10 minutes.
>Stir the yolks with 80 g of the sugar, pour on the cream, strain and divide between six shallow dishes.
>Stand them in a roasting tin, pour in hot water to half their height and bake for 35 minutes, until set with a slight tremble. Chill for 4 hours.
>Sprinkle the tops evenly with the rest of the sugar and brown it with a blowtorch until it is amber and hard.
-250 g	plain flour	
-4	eggs	
-500 ml	milk	
-50 g	butter	melted
-1 tbsp	sugar	
-1 pinch	salt	
>Whisk the flour, sugar and salt with the eggs and a third of the milk until there are no lumps. Whisk in the rest of the milk and half the butter and leave for 30 minutes.
>Heat a 24 cm frying pan over medium heat and brush it thinly with some of the remaining butter.
>Pour in a small ladle of batter, tilting so that it covers the bottom. Cook for about 1 minute until the edge browns, turn and cook for 30 seconds more.
>Stack the crêpes on a warm plate, brushing the pan with butter between them. Fill them with lemon and sugar, jam or chocolate.
!Leave out the sugar for a savoury filling such as mushrooms or ham.
-20 g	butter	
-15 g	plain flour	
-200 ml	milk	
-1 pinch	nutmeg	
-4 slices	white bread	
-2 tsp	Dijon mustard	
-120 g	cooked ham	
-100 g	gruyère cheese	grated
>Melt the butter in a small pan, stir in the flour for 1 minute and whisk in the milk. Simmer for 4 minutes until thick and season with the nutmeg. Heat the oven to 220 °C.
>Toast the bread lightly. Spread two slices with the mustard, lay the ham on them with half the gruyère cheese and a spoonful of the sauce, and close with the other slices.
>Spread the rest of the sauce on top, edge to edge, and scatter over the remaining cheese.
>Bake on a lined tray for 10 minutes, until bubbling and patched with brown.
!With a fried egg on top it becomes a croque madame.
-200 g	strong white flour	
-150 g	plain white flour	
-5 g	dried yeast	
-1 tsp	sugar	
-1 tsp	salt	
-350 ml	milk	lukewarm
-150 ml	water	lukewarm
-1/2 tsp	bicarbonate of soda	
-20 g	butter	
>Beat both flours with the yeast, sugar and milk for 3 minutes until smooth. Cover and leave for 60 minutes, until it has risen and begins to sink.
>Stir the salt and bicarbonate of soda into the water, beat this in and leave for 15 minutes.
>Grease a heavy pan and four metal rings of 9 cm with some of the butter and heat them over low heat. Fill the rings 1.5 cm deep and cook for 9 minutes, until the top is full of holes and nearly dry.
>Take off the rings, turn the crumpets for 1 minute, and go on with the rest of the butter and batter. Toast before eating.
-250 g	sushi rice	
-310 ml	water	
-4 tbsp	rice vinegar	
-1 1/2 tbsp	sugar	
-1 tsp	salt	
-3 sheets	nori	halved
-1	cucumber	seeded, in long sticks
-1 tbsp	sesame seeds	toasted
-2 tsp	wasabi	
-3 tbsp	soy sauce	
>Wash the rice until the water stays clear and drain it. Bring to the boil with the measured water, cover, cook on the lowest heat for 12 minutes, and let it stand covered for 10 minutes.
>Warm the vinegar with the sugar and salt until clear. Cut it into the rice with a spatula and fan until no more than lukewarm, about 20 minutes.
>Lay half a sheet of nori on a bamboo mat, cover thinly with rice and leave 1 cm bare at the far edge. Add a sprinkling of sesame seeds and a line of cucumber.
>Roll up firmly and seal the edge with a little water. Make five more and cut each with a wet knife into 6 pieces.
>Serve with the wasabi and soy sauce.
-1	cucumber	coarsely grated
-1/2 tsp	salt	
-300 g	natural yoghurt	
-1 tsp	cumin seeds	
-10 g	mint	leaves chopped
>Mix the cucumber with the salt, leave for 5 minutes and squeeze out the water with your hands.
>Toast the cumin seeds in a dry pan for 1 minute until they smell nutty, then crush them roughly.
>Stir the cucumber, mint and most of the seeds into the yoghurt. Sprinkle with the rest and serve cold.
-40 g	butter	
-2	leeks	sliced
-500 g	floury potatoes	diced
-600 ml	milk	
-300 ml	water	
-450 g	smoked haddock	undyed
-1	bay leaf	
-10 g	chives	snipped
>Melt the butter and cook the leeks gently under a lid for 8 minutes. Add the potatoes and water and simmer for 12 minutes, until soft.
>Meanwhile warm the milk with the haddock and the bay leaf until just simmering, and poach for 6 minutes, until the fish flakes. Lift it out and remove skin and bones.
>Crush a third of the potatoes in the pot. Pour in the milk through a sieve and heat through.
>Stir in the haddock in large flakes, warm for 2 minutes and serve with the chives.
=For the paste
-8	dried red chillies	soaked in hot water
-5	shallots	chopped
-4 cloves	garlic	
-20 g	galangal	chopped
-2 stalks	lemongrass	tender part chopped
-2 tsp	ground turmeric	
-2 tsp	shrimp paste	
-30 g	cashew nuts	
=For the soup
-4 tbsp	vegetable oil	
-800 ml	chicken stock	
-400 ml	coconut milk	
-2 tsp	sugar	
-150 g	fried tofu puffs	halved
-250 g	prawns	raw, peeled
-300 g	rice noodles	
-150 g	bean sprouts	
-1	lime	in wedges
>Drain the chillies and blend them with the shallots, garlic, galangal, lemongrass, turmeric, shrimp paste, cashew nuts and a little water to a fine paste.
>Heat the oil in a wide pot and fry the paste gently for 10 minutes, stirring, until dark and fragrant.
>Add the stock, coconut milk, sugar and tofu puffs and simmer for 12 minutes.
>Meanwhile cook the noodles as the packet says, drain, and share between four bowls with the bean sprouts.
>Add the prawns to the soup and simmer for 3 minutes until pink throughout. Ladle over the noodles and serve with the lime.
-250 g	toor dal	rinsed until the water runs clear
-1 tsp	ground turmeric	
-1 tsp	salt	
-2	tomatoes	chopped
-3 tbsp	vegetable oil	
-1 tsp	cumin seeds	
-1 tsp	mustard seeds	
-2	dried red chillies	
-4 cloves	garlic	thinly sliced
-1	onion	finely chopped
-15 g	fresh coriander	chopped
>Put the dal in a pan with 1 litre of water and the turmeric. Bring to the boil, skim, and simmer half covered for 30 to 35 minutes until soft.
>Add the salt and tomatoes and cook for 10 minutes, beating with a whisk until creamy. Thin with a little hot water if it sets too thick.
>Meanwhile heat the oil in a small pan. Fry the onion for 8 minutes until brown, then add the mustard seeds, cumin seeds and chillies and let them pop.
>Add the garlic and fry for 1 minute until it is just golden. Tip everything over the dal at once and scatter with the coriander.
!Red lentils can replace the toor dal and are soft in 20 minutes.
-3 tbsp	sesame paste	
-3 tbsp	soy sauce	
-1 tbsp	black rice vinegar	
-3 tbsp	chilli oil	
-2 tsp	sugar	
-2 cloves	garlic	crushed
-1 tbsp	vegetable oil	
-250 g	pork mince	
-50 g	preserved mustard greens	rinsed and chopped
-1 tsp	sichuan peppercorns	toasted and ground
-200 g	pak choi	leaves separated
-500 g	fresh wheat noodles	
-40 g	roasted peanuts	chopped
>Whisk the sesame paste with 2 tbsp of the soy sauce, the vinegar, chilli oil, sugar, garlic and 5 tbsp of hot water. Share between four bowls.
>Heat the vegetable oil in a wok and fry the pork mince for 5 minutes until crisp. Add the mustard greens, ground peppercorns and the rest of the soy sauce and fry for 2 minutes.
>Boil the noodles for 3 to 4 minutes or as the packet says, adding the pak choi for the last minute. Drain, keeping a cup of the water.
>Put the noodles and leaves into the bowls, loosen with a spoonful of the water, and top with the pork and peanuts. Everyone stirs at the table.
-300 g	cracked rye	
-100 g	sunflower seeds	
-50 g	linseeds	
-400 ml	water	
-150 g	rye sourdough starter	active
-350 g	wholemeal rye flour	
-200 ml	dark beer	
-1 tbsp	dark syrup	
-12 g	salt	
>Soak the cracked rye, sunflower seeds and linseeds in the water overnight, about 12 hours.
>Stir in the starter, flour, beer, syrup and salt with a wooden spoon for 5 minutes, to a mass like thick porridge.
>Scrape it into an oiled 2 litre loaf tin, smooth the top with a wet spatula, prick it and let it rise for 3 hours, until nearly at the rim.
>Bake at 180 °C for 75 minutes, until the middle is at 97 °C. Turn out and let it cool fully; it slices best on the next day.
-3	eggs	
-120 g	sugar	
-1 tbsp	honey	
-160 g	plain flour	
-1 tsp	baking powder	
-3 tbsp	water	
-1 tsp	vegetable oil	
-320 g	sweet red bean paste	
>Whisk the eggs, sugar and honey for 3 minutes until pale. Sift in the flour and baking powder, fold together and rest for 15 minutes. Loosen with the water.
>Wipe a non-stick pan with a trace of oil and heat it over a medium to low heat. Pour in 2 tbsp of batter for each pancake, 8 cm wide.
>Cook for 2 minutes until bubbles break on top, turn and cook for 1 minute. Make 16 in all and keep them under a damp cloth.
>Put a good spoonful of bean paste on half of the pancakes, cover with the others and press the edges together.
-250 g	long-grain rice	boiled, cooled quickly and chilled
-3 tbsp	vegetable oil	
-4	eggs	beaten
-2 cloves	garlic	finely chopped
-6	spring onions	sliced
-100 g	frozen peas	thawed
-2 tbsp	soy sauce	
-1 tsp	sesame oil	
>Break up the cold rice with your fingers so that no lumps are left.
>Heat 1 tbsp of the vegetable oil in a wok, scramble the eggs softly for 1 minute and tip them out.
>Heat the rest of the oil and fry the garlic and half the spring onions for 30 seconds. Add the rice and toss over a high heat for 3 to 4 minutes until steaming hot throughout.
>Add the peas, eggs and soy sauce and toss for 2 minutes. Finish with the sesame oil and the other spring onions.
!Cool boiled rice within an hour, keep it in the fridge and use it within a day.
-25 heads	elderflowers	
-1 kg	sugar	
-1 l	water	
-3	lemons	zest in strips, then sliced
-40 g	citric acid	
>Shake the elderflowers to free them of insects and cut off the thick stalks. Do not wash them.
>Bring the water and sugar to the boil, stirring until clear, and let cool for 15 minutes.
>Stir in the citric acid, add the elderflowers and the lemons with their zest, cover and leave for 24 hours.
>Strain through a cloth, fill into hot clean bottles and close. Dilute one part with seven parts of water.
!It keeps for 6 weeks in the fridge and a year in the freezer.
-30 g	butter	
-600 g	sweetcorn kernels	cut from 5 cobs, or frozen and thawed
-2 cloves	garlic	crushed
-3 tbsp	mayonnaise	
-2 tbsp	soured cream	
-1	lime	
-120 g	feta cheese	finely crumbled
-1/2 tsp	chilli powder	
-10 g	fresh coriander	chopped
>Melt the butter in a wide pan over a high heat. Add the kernels and leave them alone for 3 minutes, then stir and cook for 5 to 7 minutes until charred in spots.
>Stir in the garlic for 1 minute and take off the heat.
>Mix in the mayonnaise, soured cream, the juice of half the lime and two thirds of the cheese.
>Spoon into cups, sprinkle with the chilli powder, coriander and remaining cheese and serve warm with the other half of the lime in wedges.
-250 g	dried chickpeas	
-1	onion	quartered
-3 cloves	garlic	peeled
-30 g	flat-leaf parsley	
-20 g	fresh coriander	
-2 tsp	ground cumin	
-1 1/2 tsp	salt	
-2 tbsp	gram flour	
-1 tsp	baking powder	
-1 l	vegetable oil	for frying
>Soak the raw chickpeas in plenty of cold water for 12 hours. Drain and dry them well; they are not boiled.
>Chop them in a food processor with the onion, garlic, parsley, coriander, cumin and salt until the mass looks like damp sand and holds when squeezed. Mix in the gram flour and chill for 1 hour.
>Stir in the baking powder and press into 20 balls or thick little cakes.
>Heat the oil to 170 °C and fry in batches for 4 to 5 minutes until dark brown outside and cooked within. Drain and serve in bread with salad and tahini sauce.
-400 g	dried white beans	
-100 ml	olive oil	
-2	onions	chopped
-3	carrots	sliced
-3 sticks	celery	sliced, with the leaves
-2 cloves	garlic	sliced
-2 tbsp	tomato purée	
-2	bay leaves	
-2 tsp	salt	
>Soak the beans overnight in plenty of cold water. Drain, cover with fresh water, boil hard for 10 minutes and drain again.
>Warm half the oil in the pot and soften the onions, carrots and celery for 10 minutes. Stir in the garlic and the tomato purée for 1 minute.
>Add the beans, bay leaves and 1.8 litres of water and simmer, partly covered, for 70 minutes or until the beans are creamy inside.
>Stir in the salt and the rest of the oil and simmer for 5 minutes more, so that the broth turns thick and glossy.
-500 g	dried black beans	
-2 tbsp	vegetable oil	
-200 g	smoked bacon	in strips
-500 g	pork ribs	cut apart
-300 g	smoked sausage	in thick slices
-2	onions	chopped
-6 cloves	garlic	crushed
-3	bay leaves	
-2	oranges	
-	salt	
>Soak the beans overnight in plenty of cold water and drain.
>Heat the oil in a very large pot. Brown the bacon and the pork ribs for 10 minutes and take them out. Cook the onions in the fat for 8 minutes and the garlic for 1 minute.
>Add the beans, ribs, bacon, bay leaves, half an orange and 2 l of water. Boil hard for 10 minutes, then simmer, half covered, for 90 minutes.
>Add the sausage and cook for 30 minutes more until beans and meat are very tender. Crush a ladle of beans to thicken the stew.
>Take out the orange half and bay leaves, salt to taste, and serve with rice and the remaining oranges in slices.
-300 g	walnuts	
-2 tbsp	vegetable oil	
-800 g	chicken thighs	boneless and skinless
-2	onions	finely chopped
-1/2 tsp	ground turmeric	
-1/2 tsp	ground cinnamon	
-500 ml	chicken stock	
-120 ml	pomegranate molasses	
-1 tbsp	sugar	
-1 tsp	salt	
-80 g	pomegranate seeds	
>Toast the walnuts at 170 °C for 8 minutes and grind them as finely as you can.
>Heat the oil in a casserole, brown the chicken thighs for 8 minutes and take them out. Cook the onions in the same pot for 10 minutes, then add the turmeric and cinnamon for 1 minute.
>Add the walnuts, stock and molasses, bring to a simmer and cook half covered for 30 minutes, stirring often so that nothing catches.
>Return the chicken with the sugar and salt and simmer gently for 45 minutes, until the meat is tender and the sauce dark and thick with oil on top. Taste for a balance of sweet and sour.
>Scatter with the pomegranate seeds and serve with rice.
-200 g	plain flour	
-100 g	fine cornmeal	
-50 g	sugar	
-1 1/2 tsp	baking powder	
-1/2 tsp	salt	
-1 tsp	vanilla extract	
-150 ml	water	
-750 ml	vegetable oil	for frying
>Mix the flour, cornmeal, sugar, baking powder and salt. Add the vanilla extract and enough of the water for a soft dough, knead briefly, cover and rest for 20 minutes.
>Divide into 10 and roll each piece with floured hands into a finger about 12 cm long, slightly flattened.
>Heat the oil to 165 °C and fry a few at a time for 6 to 7 minutes, turning, until deep gold and cooked through. Drain on paper and serve warm.
-1 kg	floury potatoes	cut into thick chips
-2 l	sunflower oil	for deep frying
-200 g	plain flour	
-1 tsp	baking powder	
-250 ml	beer	cold
-4	cod fillets	thick
-1 tsp	salt	
-1	lemon	in wedges
>Boil the cut potatoes in plenty of water for 4 minutes, drain and dry them on a cloth.
>Heat the oil in a deep pan, no more than half full, to 140 °C. Fry the chips in two lots for 6 minutes until soft but pale, and drain.
>Whisk 170 g of the flour with the baking powder, salt and cold beer to a batter like thick cream. Heat the oil to 180 °C.
>Dry the cod fillets, dust them with the rest of the flour, dip in the batter and fry two at a time for 7 minutes, turning, until crisp and golden. Keep warm in the oven at 120 °C.
>Fry the chips again at 190 °C for 3 minutes a lot until brown. Serve with the fish and the lemon.
=For the fish
-600 g	cod fillet	in 12 strips
-180 g	plain flour	
-1 tsp	baking powder	
-1 tsp	salt	
-220 ml	cold lager	
-750 ml	vegetable oil	for frying
=To serve
-300 g	red cabbage	finely shredded
-2	limes	
-120 g	mayonnaise	
-1 tbsp	chipotle paste	
-12	corn tortillas	small
>Mix the cabbage with the juice of one lime and a pinch of the salt. Stir the mayonnaise with the chipotle paste and a squeeze from the other lime.
>Keep back 3 tbsp of the flour. Whisk the rest with the baking powder, salt and lager to a batter like thick cream.
>Heat the oil to 180 °C. Dust the cod fillet with the flour kept back, dip it in the batter and fry in batches for 4 minutes until golden and flaking. Drain on a rack.
>Warm the tortillas in a dry pan. Fill with cabbage and fish, spoon the chipotle mayonnaise over, and serve with the rest of the lime in wedges.
-50 g	butter	
-1 kg	onions	thinly sliced
-1 tsp	sugar	
-2 cloves	garlic	crushed
-1 tbsp	plain flour	
-200 ml	dry white wine	
-1.2 l	beef stock	
-3 sprigs	thyme	
-8 slices	baguette	
-120 g	gruyère cheese	grated
-1 tsp	salt	
>Melt the butter in a heavy pot. Add the onions, sugar and salt and cook over low heat for 40 minutes, stirring often, until deep brown and soft.
>Stir in the garlic and the flour and cook for 2 minutes. Pour in the wine and scrape the bottom of the pot clean.
>Add the stock and thyme and simmer, half covered, for 30 minutes. Fish out the thyme stalks.
>Toast the baguette slices on both sides under a hot grill. Ladle the soup into four heatproof bowls, lay two slices on each and cover with the gruyère cheese.
>Grill for 3 to 4 minutes until the cheese bubbles and browns.
-800 g	tinned fava beans	
-3 cloves	garlic	crushed
-1 1/2 tsp	ground cumin	
-3 tbsp	lemon juice	
-4 tbsp	olive oil	
-2	tomatoes	diced
-2	spring onions	sliced
-15 g	flat-leaf parsley	chopped
-4	flatbreads	warmed
-	salt	
>Tip the beans with their liquid into a pan, add the garlic and cumin, and simmer for 15 minutes, adding a little water if they get dry.
>Crush about half of the beans with a fork, stir in the lemon juice and 2 tbsp of the oil, and salt to taste.
>Spoon into bowls, cover with the tomatoes, spring onions and parsley, pour over the rest of the oil and eat with the flatbreads.
-4	pork sausages	
-4 slices	back bacon	
-150 g	mushrooms	halved
-2	tomatoes	halved
-200 g	tinned baked beans	
-2	eggs	
-2 tbsp	sunflower oil	
-2 slices	bread	
-10 g	butter	
>Heat the oven to 120 °C with a dish in it. Fry the sausages in half the oil over medium heat for 15 minutes, turning often, until cooked right through. Move them to the dish.
>Fry the bacon in the same pan for 4 minutes until the fat is crisp and keep it warm with the sausages.
>Put the mushrooms and the tomatoes, cut side down, into the pan and fry for 6 minutes. Warm the baked beans in a small pan.
>Wipe the pan, heat the rest of the oil and fry the eggs for 3 minutes, basting the whites until set. Toast the bread, spread it with the butter and serve everything together.
=For the salad
-500 g	waxy potatoes	
-200 g	green beans	trimmed
-200 g	white cabbage	shredded
-150 g	bean sprouts	
-4	eggs	
-250 g	firm tofu	in cubes
-2 tbsp	vegetable oil	
-1/2	cucumber	sliced
=For the sauce
-150 g	roasted peanuts	
-2 cloves	garlic	
-1	red chilli	
-200 ml	coconut milk	
-1 tbsp	palm sugar	
-1 tbsp	tamarind paste	
-2 tbsp	soy sauce	
>Boil the potatoes for 20 minutes until tender, adding the eggs for the last 9 minutes. Cool, peel the eggs and cut both into quarters.
>Boil the beans for 4 minutes, adding the cabbage and bean sprouts for the last minute. Rinse in cold water and drain.
>Fry the tofu in the oil for 6 minutes until golden on all sides.
>Blend the peanuts, garlic and chilli, then simmer with the coconut milk, sugar, tamarind paste and soy sauce for 5 minutes. Thin with hot water until it pours.
>Arrange everything with the cucumber on a platter and pour the warm sauce over.
-500 g	prawns	raw, peeled
-6 cloves	garlic	thinly sliced
-120 ml	olive oil	
-1	dried red chilli	broken in two
-2 tbsp	dry sherry	
-10 g	parsley	chopped
-1/2 tsp	salt	
>Pat the prawns dry and sprinkle them with the salt.
>Warm the oil with the garlic and the chilli in a frying pan over medium heat for 3 minutes, until the garlic begins to turn gold.
>Turn up the heat, add the prawns and cook for 1 minute on each side. Pour in the sherry and let it sizzle for 1 minute, until the prawns are pink right through.
>Scatter the parsley over and bring the pan to the table with bread for the oil.
-1.2 kg	floury potatoes	peeled, in large chunks
-5 tbsp	olive oil	
-6 cloves	garlic	crushed
-60 g	parmesan cheese	finely grated
-2 sprigs	rosemary	chopped
-2 tsp	salt	
>Heat the oven to 210 °C with a large tray in it. Boil the potatoes in water with the salt for 8 minutes, drain them and shake the pot so that the edges turn floury.
>Pour 4 tablespoons of the oil onto the hot tray, turn the potatoes in it and roast for 40 minutes, turning once.
>Mix the rest of the oil with the garlic, rosemary and parmesan cheese. Toss this through the potatoes.
>Roast for 12 minutes more, until crisp and golden all over.
!The garlic goes in late because it would burn in the full time.
-1	baguette	
-80 g	butter	soft
-3 cloves	garlic	crushed
-15 g	parsley	finely chopped
-100 g	cheddar cheese	grated
-80 g	mozzarella	grated
-1/4 tsp	salt	
>Heat the oven to 200 °C. Mash the butter with the garlic, parsley and salt.
>Cut the baguette into slices 2 cm thick without going through the bottom crust. Spread both sides of every cut with the garlic butter.
>Mix the cheddar cheese with the mozzarella and push it into the cuts, keeping a handful for the top.
>Wrap loosely in foil and bake for 10 minutes. Open the foil, strew with the last of the cheese and bake for 7 minutes more until crisp.
-500 g	chestnut mushrooms	quartered
-4 tbsp	olive oil	
-4 cloves	garlic	finely chopped
-1 pinch	chilli flakes	
-3 tbsp	dry sherry	
-15 g	parsley	chopped
-60 g	manchego cheese	in shavings
-1/2 tsp	salt	
>Heat the oil in a wide frying pan until it shimmers and fry the mushrooms over high heat for 7 minutes, until brown.
>Lower the heat, add the garlic, chilli flakes and salt and stir for 2 minutes.
>Pour in the sherry and let it bubble away. Stir in the parsley.
>Tip into a warm dish, lay the manchego cheese over the top and serve with bread.
-1 kg	tomatoes	ripe, quartered
-1	cucumber	peeled
-1	green pepper	seeded
-1 clove	garlic	
-60 g	white bread	stale
-80 ml	olive oil	
-2 tbsp	sherry vinegar	
-1.5 tsp	salt	
>Tear the bread into a large bowl. Cut up the cucumber and pepper roughly, add them with the tomatoes, garlic and salt, and leave for 20 minutes so that the juices soak the bread.
>Blend everything with the vinegar to a very smooth soup, then pour in the oil in a thin stream with the blender running.
>Press through a sieve if you like it silky, and thin with a little cold water if needed.
>Chill for at least 100 minutes. Taste for salt and vinegar and serve cold.
-1 l	red wine	
-80 g	sugar	
-1	orange	sliced
-1	lemon	peel only, in strips
-2	cinnamon sticks	
-5	whole cloves	
-2	star anise	
>Put the sugar, half the orange, the peel of the lemon, the cinnamon sticks, cloves and anise into a pot with 200 ml of the wine and simmer gently for 8 minutes.
>Pour in the rest of the wine and warm it over low heat for 15 minutes. It should steam but never boil.
>Strain into mugs and put a slice of the remaining orange into each.
-500 g	kale	stalks removed, leaves chopped
-40 g	butter	
-1	onion	finely chopped
-4 cloves	garlic	finely chopped
-15 g	ginger	grated
-1	green chilli	chopped
-1/2 tsp	ground cardamom	
-250 g	cottage cheese	drained
-	salt	
>Boil the kale in salted water for 8 minutes, drain and press out the water.
>Melt the butter and cook the onion for 8 minutes until soft. Add the garlic, ginger, chilli and half the cardamom and fry for 2 minutes.
>Add the kale with 4 tbsp of water, cover and cook gently for 10 minutes until tender.
>Season the cottage cheese with the rest of the cardamom and a pinch of salt. Serve the greens warm with the cool cheese heaped in the middle.
-1.2 kg	waxy potatoes	
-1 clove	garlic	halved
-20 g	butter	
-400 ml	double cream	
-250 ml	milk	
-1 pinch	nutmeg	
-80 g	gruyère cheese	grated
-1.5 tsp	salt	
-	black pepper	
>Heat the oven to 160 °C. Rub a shallow ovenproof dish with the cut garlic and then with the butter.
>Peel the potatoes and cut them into slices 3 mm thick; do not rinse them.
>Bring the cream, milk, salt, nutmeg, a little pepper and the used garlic to a simmer in a wide pan. Add the potatoes and cook gently for 8 minutes, turning them with care.
>Tip everything into the dish, press flat and scatter the gruyère cheese on top.
>Bake for 65 minutes until brown and soft right through when pierced. Let it rest for 10 minutes.
-800 g	salmon fillet	skin on, frozen beforehand and thawed
-60 g	coarse salt	
-60 g	sugar	
-1 tbsp	white peppercorns	crushed
-60 g	dill	chopped
-2 tbsp	Swedish mustard	
-1 tbsp	white wine vinegar	
-100 ml	sunflower oil	
>Mix the salt with all but 1 tablespoon of the sugar and the peppercorns. Cut the fillet in two, rub the mixture over the flesh and cover with two thirds of the dill.
>Lay one half on the other, flesh to flesh, in a dish. Cover, set a weight on top and cure in the fridge for 48 hours, turning every 12 hours.
>Stir the mustard, vinegar and the spare tablespoon of sugar, beat in the oil by drops and add the rest of the dill.
>Scrape the cure off the fish, pat it dry and cut thin slices away from the skin. Serve with the sauce.
!The fish is eaten raw, so use salmon frozen for at least 24 hours at -20 °C.
-600 g	tomatoes	ripe, in wedges
-1	cucumber	thickly sliced
-1	green pepper	in rings
-1	red onion	thinly sliced
-100 g	kalamata olives	
-200 g	feta cheese	in one or two slabs
-1 tsp	dried oregano	
-5 tbsp	olive oil	
-1 tbsp	red wine vinegar	
-1/2 tsp	salt	
>Toss the tomatoes, cucumber, pepper and onion with the salt and vinegar in a wide bowl.
>Scatter in the olives and lay the feta cheese on top.
>Sprinkle with the oregano, pour the oil over everything and serve with bread for the juices.
-1/2	white onion	finely chopped
-1	green chilli	finely chopped
-15 g	fresh coriander	chopped
-1/2 tsp	salt	
-3	avocados	ripe
-2 tbsp	lime juice	
-1	tomato	seeded and diced
>Crush the onion, chilli and half the coriander with the salt in a mortar or with the back of a spoon until juicy.
>Scoop in the avocados, add the lime juice and mash, leaving some lumps.
>Fold in the tomato and the rest of the coriander and taste for salt. Serve soon, with tortilla chips.
!Press cling film onto the surface to keep it green for a few hours in the fridge.
-3 tbsp	olive oil	
-1	onion	chopped
-2 sticks	celery	diced
-1 tsp	ground ginger	
-1 tsp	ground turmeric	
-1 tsp	ground cinnamon	
-150 g	brown lentils	rinsed
-800 g	tinned tomatoes	
-1.6 l	vegetable stock	
-240 g	tinned chickpeas	drained
-50 g	vermicelli	broken
-2 tbsp	plain flour	
-20 g	fresh coriander	chopped
-20 g	flat-leaf parsley	chopped
-1	lemon	in wedges
-	salt	
>Heat the oil in a large pot and cook the onion and celery for 8 minutes. Stir in the ginger, turmeric and cinnamon for 1 minute.
>Add the lentils, tomatoes and stock and simmer for 30 minutes until the lentils are soft.
>Add the chickpeas and vermicelli and simmer for 8 minutes. Whisk the flour with 100 ml of cold water, stir it in and simmer for 5 minutes until velvety.
>Add the coriander and parsley, salt to taste, and serve with the lemon.
-100 g	dried red chillies	stalks and seeds removed
-2 tsp	caraway seeds	
-2 tsp	coriander seeds	
-1 tsp	cumin seeds	
-4 cloves	garlic	peeled
-1 1/2 tsp	salt	
-2 tbsp	lemon juice	
-6 tbsp	olive oil	
>Cover the chillies with boiling water, leave for 30 minutes until soft, and squeeze them dry.
>Toast the caraway, coriander and cumin seeds in a dry pan for 2 to 3 minutes and grind them.
>Blend the chillies with the spices, garlic, salt, lemon juice and 4 tbsp of the oil to a thick paste.
>Pack into a clean jar and cover with the rest of the oil.
!Keep it in the fridge and use it within two weeks.
-180 g	butter	
-3	egg yolks	
-1 tbsp	lemon juice	
-1 tbsp	water	
-1/4 tsp	salt	
>Melt the butter slowly and let it cool until just warm.
>Whisk the yolks, water and salt in a bowl over barely simmering water for 5 minutes, until thick and foamy and about 70 °C.
>Take the bowl off the heat and whisk in the butter, first by drops and then in a thin thread, leaving the white milk solids behind.
>Whisk in the lemon juice and serve at once with asparagus, eggs or fish.
!If it splits, whisk it drop by drop into a spoonful of warm water.
=For the pastry
-220 g	plain flour	
-120 g	butter	cold, diced
-40 g	icing sugar	
-1	egg	
=For the custard
-75 g	sugar	
-150 ml	water	hot
-3	eggs	
-120 ml	evaporated milk	
-1/2 tsp	vanilla extract	
>Rub the butter into the flour and icing sugar, bind with one egg, and knead briefly. Chill for 30 minutes.
>Press or roll the dough into 12 greased tart tins, right up to the rim, and chill for 15 minutes. Heat the oven to 200 °C.
>Dissolve the sugar in the hot water and let it cool. Stir in the eggs, evaporated milk and vanilla extract without making froth, and strain into a jug.
>Fill the cases four fifths full. Bake for 10 minutes, lower the heat to 180 °C and bake for 12 to 15 minutes more, until the custard is set but still trembles.
>Cool for 10 minutes in the tins and serve lukewarm.
-20 g	dried shiitake mushrooms	
-1 l	vegetable stock	
-150 g	bamboo shoots	in fine strips
-20 g	ginger	in fine strips
-200 g	firm tofu	in strips
-3 tbsp	soy sauce	
-4 tbsp	rice vinegar	
-1 tsp	white pepper	ground
-3 tbsp	cornflour	
-2	eggs	beaten
-2 tsp	sesame oil	
-3	spring onions	sliced
>Soak the mushrooms in 250 ml of boiling water for 20 minutes. Slice the caps thinly, throw away the stalks and strain the liquid into the stock.
>Bring the stock to the boil with the mushrooms, bamboo shoots and ginger and simmer for 8 minutes.
>Add the tofu, soy sauce, vinegar and pepper. Mix the cornflour with 4 tbsp of water and stir it in; simmer for 2 minutes until the soup thickens.
>Turn off the heat, wait a moment, and pour in the eggs in a thin stream while stirring slowly, so that they set in threads. Add the sesame oil and spring onions.
-4 tbsp	vegetable oil	
-1	onion	finely chopped
-2 cloves	garlic	crushed
-1	green chilli	finely chopped
-500 g	tomatoes	chopped
-400 g	refried beans	
-4	corn tortillas	
-8	eggs	
-1	avocado	sliced
-10 g	fresh coriander	chopped
-	salt	
>Heat 1 tbsp of the oil and cook the onion for 5 minutes. Add the garlic and chilli for 1 minute, then the tomatoes and a little salt, and simmer for 12 minutes to a thick sauce.
>Warm the beans in a small pan with a splash of water.
>Fry the tortillas in 1 tbsp of oil for 30 seconds on each side and put one on each plate.
>Fry the eggs in the rest of the oil until the whites are set. Spread the tortillas with beans, lay two eggs on each, spoon the sauce round them and finish with the avocado and coriander.
-250 g	dried chickpeas	
-1 tsp	bicarbonate of soda	
-180 g	tahini	
-4 tbsp	lemon juice	
-2 cloves	garlic	crushed
-1 tsp	salt	
-1/2 tsp	ground cumin	
-100 ml	water	ice-cold
-2 tbsp	olive oil	
>Soak the chickpeas overnight in plenty of water and drain.
>Put them in a pan with the bicarbonate of soda, cover well with fresh water, and boil, skimming, for 60 to 75 minutes until they crush at a touch. Drain, and keep a spoonful whole.
>Mix the garlic with the lemon juice and salt and leave for 10 minutes. Blend the warm chickpeas to a paste, then blend in the tahini, the garlic mixture and the cumin.
>With the machine running, pour in the ice-cold water until the hummus is pale and light. Spread on a plate, make a hollow, and fill it with the oil and the whole chickpeas.
!Two tins of chickpeas, simmered for 15 minutes, give a quicker version.
-3 tbsp	lard	
-3	onions	chopped
-3 cloves	garlic	crushed
-3 tbsp	sweet paprika	
-1 tsp	caraway seeds	
-1 kg	beef shin	in 3 cm cubes
-2	tomatoes	chopped
-2	green peppers	in strips
-1.2 l	water	
-600 g	potatoes	in cubes
-2 tsp	salt	
>Melt the lard in a heavy pot and cook the onions for 12 minutes until golden. Stir in the garlic and caraway seeds for 1 minute.
>Take the pot off the heat, stir in the paprika, then the beef shin and the salt, so that the paprika does not burn. Return it to low heat, cover and stew in its own juice for 30 minutes.
>Add the tomatoes, peppers and water and simmer, covered, for 75 minutes.
>Add the potatoes and simmer for 25 minutes more, until beef and potatoes are tender.
-4	aubergines	small
-120 ml	olive oil	
-3	onions	thinly sliced
-5 cloves	garlic	sliced
-500 g	tomatoes	ripe, chopped
-1 tsp	sugar	
-20 g	parsley	chopped
-1	lemon	juiced
-1.5 tsp	salt	
>Heat the oven to 180 °C. Peel stripes from the aubergines and fry them whole in half the oil in a large pan for 10 minutes, turning, until soft outside. Set them in a baking dish.
>Cook the onions in the same pan with a little more of the oil over low heat for 15 minutes. Add the garlic, tomatoes, sugar and salt, simmer for 8 minutes and stir in the parsley.
>Slit each aubergine lengthways without cutting through, open it up and fill it with the onions.
>Pour the rest of the oil, the juice of the lemon and 100 ml of water round them, cover and bake for 45 minutes until meltingly soft. Let cool and serve at room temperature.
-300 ml	strong coffee	
-80 ml	Irish whiskey	
-4 tsp	brown sugar	
-100 ml	double cream	cold
>Whip the cream lightly until it thickens but still pours.
>Warm two heatproof glasses with hot water and empty them. Divide the sugar and the whiskey between them.
>Pour in the hot coffee to two fingers below the rim and stir until the sugar has melted.
>Let the cream flow slowly over the back of a spoon so that it floats. Drink through it without stirring.
-1 kg	lamb neck	in 4 cm chunks
-3	onions	thickly sliced
-4	carrots	in chunks
-1 kg	potatoes	peeled and halved
-1 l	lamb stock	
-3 sprigs	thyme	
-20 g	parsley	chopped
-2 tsp	salt	
-	black pepper	
>Heat the oven to 160 °C. Slice a quarter of the potatoes thinly and lay them in a casserole.
>Put the lamb neck on top, then the onions, carrots and thyme, seasoning each layer with the salt and some pepper. Pour in the stock and bring to a simmer.
>Cover and cook in the oven for 60 minutes.
>Set the remaining potatoes on top, cover and cook for 50 minutes more, until meat and potatoes are tender. Skim off the fat and stir in the parsley.
-2 tbsp	vegetable oil	
-250 g	smoked sausage	sliced
-400 g	chicken thighs	boneless, in chunks
-1	onion	chopped
-1	green pepper	diced
-2 sticks	celery	diced
-3 cloves	garlic	crushed
-1 tbsp	cajun seasoning	
-400 g	tinned tomatoes	
-650 ml	chicken stock	
-300 g	long-grain rice	
-250 g	prawns	raw, peeled
-3	spring onions	sliced
>Heat the oil in a large casserole and brown the sausage for 4 minutes; take it out. Brown the chicken thighs in the fat for 6 minutes.
>Add the onion, green pepper and celery and cook for 8 minutes. Stir in the garlic and Cajun seasoning for 1 minute.
>Add the tomatoes, stock and sausage, bring to the boil and stir in the rice. Cover and cook on a low heat for 20 minutes.
>Lay the prawns on top, cover and cook for 5 minutes until they are pink throughout and the rice is tender. Fork through, rest for 5 minutes and scatter with the spring onions.
-250 g	sweet potato noodles	
-150 g	spinach	
-3 tbsp	vegetable oil	
-1	onion	sliced
-1	carrot	in matchsticks
-1	red pepper	in thin strips
-150 g	shiitake mushrooms	sliced
-2 cloves	garlic	crushed
-4 tbsp	soy sauce	
-2 tbsp	brown sugar	
-2 tbsp	sesame oil	
-1 tbsp	sesame seeds	toasted
>Boil the noodles for 6 to 7 minutes until springy, rinse in cold water, drain and snip into shorter lengths.
>Dip the spinach into boiling water for 30 seconds, rinse it and squeeze dry.
>Heat the vegetable oil in a large pan. Fry the onion and carrot for 3 minutes, add the pepper, mushrooms and garlic and fry for 4 minutes.
>Mix the soy sauce, sugar and half the sesame oil. Add it to the pan with the noodles and toss over a medium heat for 3 minutes until they drink it up.
>Fold in the spinach, the rest of the sesame oil and the sesame seeds. Serve warm or at room temperature.
-6	spring onions	roughly chopped
-2	scotch bonnet chillies	seeded
-4 cloves	garlic	peeled
-20 g	ginger	sliced
-1 tbsp	ground allspice	
-1 tsp	ground cinnamon	
-1/2 tsp	nutmeg	grated
-4 sprigs	thyme	leaves picked
-2 tbsp	brown sugar	
-3 tbsp	soy sauce	
-2	limes	
-2 tbsp	vegetable oil	
-1.5 kg	chicken legs	slashed to the bone
>Blend the spring onions, chillies, garlic, ginger, allspice, cinnamon, nutmeg, thyme, sugar, soy sauce, oil and the juice of one lime to a paste.
>Rub it well into the chicken legs, wearing gloves, cover and leave in the fridge for 8 hours or overnight.
>Heat the oven to 200 °C. Spread the chicken skin side up on a rack over a lined tray and roast for 45 to 50 minutes, until dark and the juice at the bone runs clear.
>Rest for 5 minutes and serve with the other lime cut in wedges.
!On a covered barbecue over moderate heat it takes about the same time; turn it often.
-400 g	tinned tomatoes	
-3	red peppers	roughly chopped
-1	scotch bonnet chilli	seeded
-2	onions	one chopped, one sliced
-80 ml	vegetable oil	
-3 tbsp	tomato purée	
-2 tsp	curry powder	
-1 tsp	dried thyme	
-2	bay leaves	
-400 ml	vegetable stock	
-400 g	parboiled long-grain rice	rinsed
-1 tsp	salt	
>Blend the tomatoes, peppers, chilli and the chopped onion until smooth.
>Heat the oil in a wide pot and fry the sliced onion for 6 minutes. Add the tomato purée and fry for 4 minutes, then pour in the blended sauce and boil it down for 15 minutes, stirring, until the oil rises.
>Stir in the curry powder, thyme, bay leaves, salt and stock, and bring to the boil. Add the rice, which should be barely covered.
>Cover tightly with foil and a lid and cook on the lowest heat for 30 minutes, stirring once half way. Add a splash of water if the rice is not yet tender.
>Turn up the heat for 3 minutes so that the bottom catches lightly, and fluff with a fork.
-50 g	raisins	
-3 tbsp	rum	
-4	eggs	separated
-200 g	plain flour	
-300 ml	milk	
-50 g	sugar	
-1 pinch	salt	
-50 g	butter	
-1 tbsp	icing sugar	
>Soak the raisins in the rum for 30 minutes. Whisk the yolks of the eggs with the flour, milk and salt until smooth.
>Whisk the whites of the eggs stiff with half of the white sugar and fold them in.
>Melt half of the butter in a 28 cm pan, pour in the batter, scatter with the raisins and cook over medium heat, covered, for 5 minutes. Cut into quarters, turn them and cook for 4 minutes more.
>Tear into bite-sized pieces with two forks, add the rest of the butter and white sugar and toss for 3 minutes until caramelised. Dust with the icing sugar.
!Stewed plums or apple sauce belong beside it.
-400 g	plain flour	
-5	eggs	
-150 ml	water	
-2 tsp	salt	
-60 g	butter	
-3	onions	in thin rings
-250 g	emmental cheese	grated
-10 g	chives	snipped
-	black pepper	
>Beat the flour with the eggs, water and half the salt for 5 minutes to a tough batter that throws bubbles. Leave for 20 minutes.
>Melt the butter and fry the onions over medium heat for 20 minutes until brown and sweet.
>Heat the oven to 180 °C. Boil a large pot of water with the rest of the salt and press the batter into it through a coarse grater or spätzle press, in four lots. Lift out each lot as soon as it floats.
>Layer the noodles with the emmental cheese and some pepper in a dish and bake for 8 minutes until it melts in strings.
>Top with the onions and the chives.
-400 g	smoked haddock	undyed
-500 ml	water	
-250 g	basmati rice	rinsed
-50 g	butter	
-1	onion	chopped
-1 tbsp	mild curry powder	
-4	eggs	
-20 g	parsley	chopped
-1	lemon	in wedges
>Poach the haddock in the water for 7 minutes until it flakes. Lift it out, keep the liquid and remove skin and bones.
>Melt the butter and soften the onion for 7 minutes. Stir in the curry powder and the rice for 1 minute, add 450 ml of the liquid, cover and cook on low heat for 12 minutes. Leave covered for 5 minutes.
>Meanwhile boil the eggs for 9 minutes, cool, peel and quarter them.
>Fork the haddock and parsley through the rice, top with the eggs and serve with the lemon.
=For the dough
-450 g	strong white flour	
-7 g	dried yeast	
-1 tsp	sugar	
-1 1/2 tsp	salt	
-280 ml	milk	warm
-2 tbsp	vegetable oil	
=For the filling
-300 g	mozzarella cheese	grated
-250 g	feta cheese	crumbled
-4	eggs	
-50 g	butter	
-2 cloves	garlic	crushed
>Mix the flour, yeast, sugar and salt. Add the milk and oil, knead for 8 minutes and leave in a warm place for 75 minutes until doubled.
>Heat the oven with a tray in it to 230 °C. Divide the dough into 4, roll each piece to an oval of 25 cm on baking paper, roll in the long edges and pinch the ends to make a boat. Rest for 15 minutes.
>Mix the two kinds of cheese and fill the boats. Slide them on their paper onto the hot tray and bake for 12 to 14 minutes until golden.
>Make a hollow in each, break an egg into it and bake for 4 to 5 minutes until the white is set.
>Meanwhile melt the butter with the garlic for 2 minutes. Brush it over the crust and pour the rest into the middle. Tear off the crust and dip it in.
-80 g	basmati rice	rinsed
-1.2 l	whole milk	
-6	cardamom pods	lightly crushed
-1 pinch	saffron	
-80 g	sugar	
-30 g	raisins	
-30 g	pistachios	chopped
>Bring the milk with the rice, cardamom pods and saffron to the boil in a wide heavy pan, stirring.
>Simmer gently for 45 minutes, stirring often and scraping the sides, until the rice is very soft and the milk has shrunk by about a third.
>Add the sugar and raisins and cook for 5 minutes. Fish out the cardamom pods.
>Serve warm or well chilled, sprinkled with the pistachios.
-110 g	butter	
-2	eggs	
-220 g	sugar	
-100 g	plain flour	
-35 g	cocoa powder	
-1 tsp	vanilla extract	
-1 pinch	salt	
-200 ml	double cream	whipped
>Heat the oven to 175 °C. Melt the butter in a saucepan, take it off the heat and brush a 22 cm springform tin with a little of it.
>Stir the sugar and eggs into the butter, then the flour, cocoa powder, vanilla extract and salt, just until smooth.
>Pour into the tin and bake for 18 minutes: the top is dry and the middle still sticky.
>Cool for 60 minutes, so that it sets like fudge, and serve with the cream.
=For the koshari
-6 tbsp	vegetable oil	
-3	onions	thinly sliced
-200 g	brown lentils	rinsed
-250 g	long-grain rice	rinsed
-200 g	small macaroni	
-240 g	tinned chickpeas	drained
-1 tsp	salt	
=For the sauce
-4 cloves	garlic	crushed
-1 tsp	ground cumin	
-1 tsp	ground coriander	
-1/2 tsp	chilli flakes	
-500 g	passata	
-2 tbsp	white wine vinegar	
>Heat the oil in a wide pan and fry the onions for 20 minutes, stirring, until dark brown and crisp. Drain on paper and keep the oil.
>Meanwhile boil the lentils in 1 l of water for 15 minutes. Drain, put back with the rice, salt, 1 tbsp of the onion oil and 450 ml of fresh water, cover and cook on a low heat for 15 minutes. Rest for 10 minutes.
>For the sauce fry the garlic in 2 tbsp of the onion oil for 1 minute, add the cumin, coriander and chilli flakes, then the passata, and simmer for 12 minutes. Sharpen with the vinegar.
>Boil the macaroni as the packet says, adding the chickpeas for the last minute, and drain.
>Layer the rice, macaroni and chickpeas in bowls, pour the sauce over and heap the onions on top.
-6	eggs	
-1 tsp	baking powder	
-1 tbsp	plain flour	
-1/2 tsp	ground turmeric	
-1 tsp	salt	
-70 g	flat-leaf parsley	finely chopped
-70 g	fresh coriander	finely chopped
-40 g	dill	finely chopped
-4	spring onions	finely chopped
-50 g	walnuts	chopped
-2 tbsp	dried barberries	rinsed
-4 tbsp	olive oil	
>Beat the eggs with the baking powder, flour, turmeric and salt. Stir in the parsley, coriander, dill, spring onions, walnuts and barberries; there should be just enough egg to bind the herbs.
>Heat 3 tbsp of the oil in a 24 cm non-stick pan. Spread the mixture in it, cover and cook over a low heat for 12 minutes until the top is nearly set.
>Cut into quarters, turn each piece over, add the rest of the oil round the edge and cook uncovered for 6 to 8 minutes until set all through.
>Serve warm or cold with bread and yoghurt.
!Dried cranberries, chopped and sharpened with lemon juice, can stand in for barberries.
=For the chicken
-500 g	chicken breast	in 2 cm cubes
-1 tbsp	soy sauce	
-1 tbsp	rice wine	
-2 tsp	cornflour	
=For the stir-fry
-2 tbsp	soy sauce	
-2 tbsp	black rice vinegar	
-1 tbsp	sugar	
-1 tsp	cornflour	
-3 tbsp	vegetable oil	
-8	dried red chillies	halved and shaken free of seeds
-1 tsp	sichuan peppercorns	
-3 cloves	garlic	sliced
-15 g	ginger	in fine strips
-5	spring onions	white parts in short lengths
-75 g	roasted peanuts	
>Mix the chicken breast with 1 tbsp of soy sauce, the rice wine and 2 tsp of cornflour and leave for 10 minutes. In a cup, stir the vinegar, sugar, the remaining soy sauce and cornflour and 2 tbsp of water.
>Heat the oil in a wok. Fry the chillies and Sichuan peppercorns for 20 seconds, until the chillies darken.
>Add the chicken and stir-fry over a high heat for 4 to 5 minutes until cooked through.
>Add the garlic, ginger and spring onions for 1 minute. Pour in the sauce from the cup, toss until it is glossy, and stir in the peanuts.
=For the sponge
-180 g	butter	soft
-180 g	sugar	
-3	eggs	
-1 tsp	vanilla extract	
-240 g	self-raising flour	
-120 ml	milk	
=For the coating
-350 g	icing sugar	
-40 g	cocoa powder	
-20 g	butter	
-130 ml	milk	
-250 g	desiccated coconut	
>Heat the oven to 175 °C and line a 20 cm square tin. Cream the soft butter and sugar for 4 minutes, beat in the eggs one by one and the vanilla extract, and fold in the flour and 120 ml of milk in turns.
>Bake for 28 to 30 minutes until a skewer comes out clean. Cool, then chill for 2 hours and cut into 16 squares.
>Sift the icing sugar and cocoa powder into a bowl. Warm the remaining milk with the 20 g of butter, whisk it in, and keep the icing runny over a pan of hot water.
>Dip each square in the icing on two forks, let it drip, and roll it in the coconut. Leave on a rack for 1 hour to set.
-500 g	plain flour	
-7 g	dried yeast	
-150 ml	milk	lukewarm
-180 ml	water	lukewarm
-1.5 tsp	salt	
-1 l	sunflower oil	for frying
-3 cloves	garlic	crushed
-200 g	soured cream	
-200 g	cheddar cheese	mild, grated
>Mix the flour, yeast and salt with the milk and all but 2 tablespoons of the water and knead for 8 minutes to a soft dough. Cover and let rise for 60 minutes.
>Divide into six balls and rest for 15 minutes. Stir the garlic into the spare water.
>Heat the oil 4 cm deep to 180 °C. With oiled hands pull each ball into a disc of 18 cm, thinner in the middle, and fry for 90 seconds a side until golden.
>Drain, brush at once with the garlic water, spread with the soured cream and strew with the cheese.
=For the meat sauce
-2 tbsp	olive oil	
-1	onion	finely chopped
-1	carrot	finely chopped
-1 stick	celery	finely chopped
-2 cloves	garlic	crushed
-300 g	minced beef	
-300 g	minced pork	
-150 ml	red wine	
-800 g	tinned tomatoes	
-1 tsp	salt	
=For the white sauce and layers
-60 g	butter	
-60 g	plain flour	
-800 ml	milk	
-1 pinch	nutmeg	
-250 g	dried lasagne sheets	
-100 g	parmesan cheese	grated
>Heat the oil in a heavy pot and soften the onion, carrot and celery for 10 minutes. Add the garlic, then the beef and pork, and fry until browned, about 10 minutes.
>Pour in the wine and let it bubble away. Add the tomatoes and salt, cover loosely and simmer gently for 75 minutes, until thick.
>Melt the butter in a saucepan, stir in the flour and cook for 2 minutes. Whisk in the milk little by little, then simmer for 5 minutes and season with the nutmeg.
>Heat the oven to 180 °C. In a dish of about 20 by 30 cm layer meat sauce, lasagne sheets, white sauce and a little parmesan cheese four times over, ending with white sauce and the rest of the cheese.
>Bake for 40 minutes until brown and bubbling, and let it stand for 10 minutes before cutting.
!Both sauces can be made the day before; give the dish 10 minutes more in the oven if it goes in cold.
-3 tbsp	sunflower oil	
-2	onions	sliced
-2 cloves	garlic	crushed
-1 tbsp	sweet paprika	
-1 kg	yellow peppers	in strips
-600 g	tomatoes	ripe, peeled and chopped
-1 tsp	salt	
>Heat the oil in a wide pot and cook the onions gently for 10 minutes. Stir in the garlic, and off the heat the paprika.
>Add the peppers and salt and cook for 10 minutes, stirring, until they begin to soften.
>Add the tomatoes and simmer, uncovered, for 18 minutes, until thick. Serve with bread or rice.
!Pale green Hungarian peppers are the usual ones where they can be had.
-4	lemons	zest and juice
-200 g	sugar	
-100 g	butter	diced
-3	eggs	
-1	egg yolk	
>Put the zest and juice of the lemons, the sugar and the butter into a bowl over simmering water and stir until the butter has melted.
>Beat the eggs with the yolk, without making foam, and stir them in through a sieve.
>Stir for 10 minutes, until the curd coats the back of a spoon and has reached 80 °C; it must not boil.
>Fill into hot, clean jars, close and let cool. It keeps in the fridge for 2 weeks.
-200 g	butter	soft
-200 g	caster sugar	
-4	eggs	
-2	lemons	zest and juice
-200 g	plain flour	
-2 tsp	baking powder	
-80 g	granulated sugar	
>Heat the oven to 170 °C and line a 1.5 litre loaf tin. Beat the butter and the caster sugar until fluffy, then beat in the eggs one at a time.
>Fold in the flour, baking powder and the zest of the lemons. Scrape into the tin and bake for 50 minutes, until a skewer comes out clean.
>Stir the juice of the lemons with the granulated sugar, just before the cake is done.
>Prick the hot cake all over and spoon the juice on slowly. Let it cool in the tin, so that the sugar sets to a crust.
-600 ml	water	
-180 g	sugar	
-5	lemons	zest of two, juice of all
-1 sprig	mint	
>Warm the water with the sugar and the zest for 5 minutes, until the sugar has melted. Let cool for 30 minutes and strain.
>Stir in the juice of the lemons and pour into a shallow metal dish.
>Freeze for 4 hours, scraping the ice crystals from the edge to the middle with a fork every 30 minutes.
>Fork the granita through once more, fill cold glasses and top each with leaves of the mint.
-2	carrots	in matchsticks
-150 g	mooli radish	in matchsticks
-5 tbsp	rice vinegar	
-2 tbsp	sugar	
-1/2 tsp	salt	
-2 stalks	lemongrass	tender part finely chopped
-3 cloves	garlic	crushed
-3 tbsp	soy sauce	
-400 g	firm tofu	in slices 1 cm thick
-2 tbsp	vegetable oil	
-4	short baguettes	
-4 tbsp	mayonnaise	
-1/2	cucumber	in long slices
-20 g	fresh coriander	
-1	red chilli	sliced
>Mix the carrots and radish with the vinegar, salt and half the sugar. Leave for 30 minutes and drain.
>Stir the lemongrass, garlic, soy sauce and the rest of the sugar together and turn the tofu in it; leave it meanwhile.
>Heat the oil in a frying pan and fry the tofu for 4 minutes on each side until brown. Pour in what is left of the marinade for the last minute.
>Warm the baguettes in the oven at 180 °C for 5 minutes and slit them. Spread with the mayonnaise and fill with tofu, pickles, cucumber, coriander and chilli.
-100 g	butter	soft
-250 g	curd cheese	full-fat
-1 clove	garlic	crushed
-1	onion	small, very finely chopped
-2 tsp	sweet paprika	
-1 tsp	ground caraway	
-1 tsp	German mustard	
-1 tbsp	capers	chopped
-10 g	chives	snipped
-1/2 tsp	salt	
>Beat the butter until pale and fluffy, then beat in the curd cheese a spoonful at a time.
>Stir in the garlic, onion, paprika, caraway, mustard, capers and salt.
>Cover and chill for 60 minutes. Strew with the chives and serve with dark bread and radishes.
-2 tbsp	vegetable oil	
-1	onion	finely chopped
-3 cloves	garlic	crushed
-1 tsp	ground cumin	
-1 tsp	sweet paprika	
-1.2 kg	floury potatoes	peeled, in chunks
-1 l	vegetable stock	
-250 ml	milk	
-180 g	feta cheese	crumbled
-1	avocado	sliced
-10 g	fresh coriander	chopped
-	salt	
>Heat the oil and cook the onion for 8 minutes. Add the garlic, cumin and paprika and stir for 1 minute.
>Add the potatoes, turn them in the onion for 3 minutes, pour in the stock and simmer for 25 minutes until they fall apart.
>Crush with a masher, leaving some pieces whole. Stir in the milk and simmer for 3 minutes, then melt in two thirds of the cheese and salt to taste.
>Serve with the avocado, coriander and the rest of the cheese.
=For the pasta
-400 g	macaroni	
-60 g	butter	
-60 g	plain flour	
-1 l	whole milk	
-1 tsp	mustard powder	
-300 g	cheddar cheese	grated
-100 g	mozzarella cheese	grated
-	salt	
=For the crumbs
-30 g	butter	
-3 cloves	garlic	crushed
-80 g	breadcrumbs	
-10 g	parsley	chopped
>Heat the oven to 190 °C. Boil the macaroni in salted water for 2 minutes less than the packet says, and drain.
>Melt the 60 g of butter, stir in the flour and mustard powder for 2 minutes, then whisk in the milk little by little. Simmer for 5 minutes until smooth and thick.
>Off the heat stir in the cheddar cheese and mozzarella cheese until melted, salt to taste, and fold in the macaroni. Tip into a 30 cm baking dish.
>Melt the 30 g of butter with the garlic for 1 minute, mix with the breadcrumbs and parsley and scatter over the top.
>Bake for 20 to 25 minutes until golden and bubbling at the edges.
-150 g	butter	
-3	eggs	
-130 g	caster sugar	
-1 tbsp	honey	
-150 g	plain flour	
-1 tsp	baking powder	
-1	lemon	zest only
>Melt the butter, let it cool a little and set 1 tablespoon aside for the tin. Whisk the eggs with the sugar and honey for 5 minutes until pale.
>Fold in the flour, baking powder and the zest of the lemon and then the butter. Cover and chill for 2 hours.
>Heat the oven to 210 °C and brush a madeleine tin with the spare butter. Fill each shell three quarters full.
>Bake for 9 to 10 minutes, until humped and brown at the rim. Turn out at once and bake the rest.
-1 kg	mango	peeled and diced, weighed without the stones
-350 g	sugar	
-300 ml	white wine vinegar	
-30 g	ginger	grated
-3 cloves	garlic	finely chopped
-2 tsp	salt	
-1 tsp	nigella seeds	
-1 tsp	chilli flakes	
>Put the sugar, vinegar and salt in a wide heavy pan and stir over a low heat until clear.
>Add the mango, ginger, garlic, nigella seeds and chilli flakes and bring to a gentle boil.
>Simmer for about 55 minutes, stirring often towards the end, until the fruit is glassy and a spoon drawn over the base leaves a path.
>Spoon while hot into sterilised jars of about 300 ml and seal at once.
!It tastes best after two weeks. Keep an opened jar in the fridge and finish it within a month.
-250 g	mango	peeled and diced
-250 g	natural yoghurt	
-100 ml	milk	cold
-1 tbsp	sugar	
-1 pinch	ground cardamom	
-6	ice cubes	
>Put the mango, yoghurt, milk, sugar and cardamom in a blender.
>Blend for 1 minute until smooth, and taste: sour fruit may want more sugar.
>Pour into two tall glasses over the ice cubes.
!Tinned mango pulp may stand in for fresh fruit; leave out the sugar then.
-250 g	glutinous rice	
-400 ml	coconut milk	
-90 g	sugar	
-1/2 tsp	salt	
-1 tsp	cornflour	
-2	mangoes	ripe, peeled and sliced
-1 tbsp	sesame seeds	toasted
>Soak the rice in cold water for at least 4 hours and drain. Steam in a basket lined with muslin for 25 minutes, turning it once, until tender.
>Warm 300 ml of the coconut milk with the sugar and half the salt until dissolved. Stir in the hot rice, cover and leave for 20 minutes.
>Bring the remaining coconut milk to a simmer with the rest of the salt and the cornflour mixed with 1 tbsp of water, and stir for 1 minute until it thickens.
>Serve the rice with the mangoes, spoon the coconut sauce over and sprinkle with the sesame seeds.
-450 g	soft tofu	in 2 cm cubes
-2 tbsp	vegetable oil	
-150 g	pork mince	
-2 tbsp	chilli bean paste	
-1 tbsp	fermented black beans	rinsed and chopped
-3 cloves	garlic	finely chopped
-15 g	ginger	finely chopped
-300 ml	chicken stock	
-1 tbsp	soy sauce	
-1 tsp	sugar	
-1 tbsp	cornflour	
-1 tsp	sichuan peppercorns	toasted and ground
-3	spring onions	sliced
>Slide the tofu into barely simmering salted water and leave it there while you begin the sauce; it firms up and keeps its shape.
>Heat the oil in a wok and fry the mince until brown and crisp, about 4 minutes. Add the chilli bean paste, black beans, garlic and ginger and fry for 1 minute until the oil turns red.
>Pour in the stock, soy sauce and sugar. Lift the tofu in with a slotted spoon and simmer for 5 minutes, moving the pan rather than stirring.
>Mix the cornflour with 2 tbsp of water, add it in two goes and simmer until the sauce clings. Scatter with the ground peppercorns and spring onions.
!Finely chopped mushrooms and vegetable stock make a vegan dish of it.
=For the dough
-500 g	strong white flour	
-325 ml	water	lukewarm
-5 g	dried yeast	
-10 g	salt	
=For the topping
-400 g	tinned tomatoes	crushed by hand
-300 g	mozzarella	torn and drained
-20 g	basil	leaves picked
-3 tbsp	olive oil	
>Mix the flour, water and yeast, leave for 10 minutes, then add the salt and knead for 10 minutes until smooth and springy. Cover and let rise for 75 minutes, until doubled.
>Divide the dough into four balls, cover and rest for 45 minutes more. Put a heavy baking tray or stone in the oven and heat it to 250 °C or as hot as it goes.
>Press one ball from the middle outwards to a round of 26 cm with a thicker rim. Lay it on baking paper.
>Spread a quarter of the tomatoes over it, leaving the rim bare, scatter a quarter of the mozzarella and drizzle with a little oil.
>Slide paper and pizza onto the hot tray and bake for 8 minutes until the rim is blistered. Top with basil and bake the others in the same way.
!The dough balls may rise overnight in the fridge instead; take them out an hour before shaping.
-2 tbsp	butter	
-1	onion	finely chopped
-2	green peppers	long, sliced
-400 g	tomatoes	ripe, grated or chopped
-4	eggs	
-1 tsp	pul biber	
-1/2 tsp	salt	
>Melt the butter in a frying pan and soften the onion and peppers for 7 minutes.
>Add the tomatoes, pul biber and salt and cook for 7 minutes, until no longer watery.
>Break in the eggs and stir them loosely through the tomatoes. Cook over low heat for 3 to 4 minutes, until set but still soft, and bring the pan to the table with bread.
!Pul biber is Turkish red pepper; mild chilli flakes will serve.
-3 tbsp	olive oil	
-1	onion	chopped
-1	carrot	diced
-1	potato	diced
-1 tbsp	tomato purée	
-1 tsp	ground cumin	
-250 g	red lentils	rinsed
-1.4 l	vegetable stock	
-1 tsp	dried mint	
-1 tsp	sweet paprika	
-1	lemon	in wedges
-1 tsp	salt	
>Heat 1 tablespoon of the oil in a pot and soften the onion, carrot and potato for 7 minutes. Stir in the tomato purée and the cumin for 1 minute.
>Add the lentils, stock and salt and simmer for 25 minutes until everything is soft. Blend until smooth and loosen with water if it is too thick.
>Warm the rest of the oil in a small pan with the mint and paprika for 30 seconds.
>Ladle the soup into bowls, swirl the spiced oil on top and serve with the lemon to squeeze over.
-300 g	tomatoes	roughly chopped
-1/2	onion	roughly chopped
-2 cloves	garlic	
-3 tbsp	vegetable oil	
-300 g	long-grain rice	rinsed and drained
-1	carrot	diced
-400 ml	vegetable stock	
-1 tsp	salt	
-100 g	frozen peas	
>Blend the tomatoes, onion and garlic until smooth.
>Heat the oil in a wide pan and fry the rice over a medium heat for 6 minutes, stirring, until pale gold. Add the carrot and the tomato purée and cook for 4 minutes until nearly dry.
>Pour in the stock, add the salt, bring to the boil, cover and cook on the lowest heat for 15 minutes.
>Scatter the peas on top, cover again and leave off the heat for 10 minutes. Fluff with a fork.
-3 tbsp	olive oil	
-1	onion	chopped
-2	carrots	diced
-2 sticks	celery	diced
-2 cloves	garlic	chopped
-2	courgettes	diced
-2	potatoes	diced
-400 g	tinned tomatoes	
-1.5 l	vegetable stock	
-400 g	tinned borlotti beans	drained
-200 g	savoy cabbage	shredded
-100 g	small pasta	
-1 tsp	salt	
>Heat the oil in a large pot and cook the onion, carrots and celery gently for 10 minutes. Stir in the garlic for 1 minute.
>Add the courgettes, potatoes, tomatoes, stock and salt. Bring to the boil and simmer for 20 minutes.
>Add the beans and the cabbage and simmer for 10 minutes.
>Stir in the pasta and cook until tender, about 9 minutes. Let the soup stand for a few minutes and thin it with a little water if it is too thick.
!Any vegetables of the season can go in; add the tender ones last.
-5 tbsp	vegetable oil	
-3	red onions	very finely chopped
-4 cloves	garlic	crushed
-20 g	ginger	grated
-3 tbsp	berbere	
-2 tbsp	tomato purée	
-300 g	red lentils	rinsed
-1 l	water	
-1 tsp	salt	
>Cook the onions in a dry heavy pan over a low heat for 10 minutes, stirring, then add the oil and cook for 8 minutes more until golden and soft.
>Add the garlic, ginger and berbere and fry gently for 3 minutes; add a spoonful of water if they catch. Stir in the tomato purée for 2 minutes.
>Add the lentils and the water, bring to the boil and simmer for 30 minutes, stirring often, until thick and creamy.
>Season with the salt, cook for 5 minutes more and serve with injera or flatbread.
-10 g	kombu	
-3	dried shiitake mushrooms	
-1 l	water	
-2 tbsp	dried wakame	
-200 g	silken tofu	in 1 cm cubes
-4 tbsp	miso paste	
-2	spring onions	thinly sliced
>Soak the kombu and the mushrooms in the water for 30 minutes. Heat slowly for 15 minutes, and lift out the kombu just before it boils.
>Simmer the mushrooms for 3 minutes, take them out, slice the caps and put them back.
>Add the wakame and tofu and warm for 2 minutes.
>Take the pan off the heat. Thin the miso paste with a ladle of the hot stock, stir it in and serve at once with the spring onions.
!Miso loses its scent when it boils, so it always goes in last.
-1 l	water	boiling
-1 tbsp	gunpowder green tea	
-60 g	sugar	
-40 g	mint	in sprigs
>Put the tea in a pot that can go on the hob, pour over a cup of the boiling water, swirl for a minute and throw that water away.
>Add the rest of the water, steep for 3 minutes, stir in the sugar and heat until it just simmers, about 3 minutes.
>Take off the heat, push in the mint and leave for 3 minutes. Pour from a height into small glasses, so that it foams.
-2 kg	mussels	
-40 g	butter	
-3	shallots	finely chopped
-2 cloves	garlic	finely chopped
-300 ml	dry white wine	
-100 ml	double cream	
-20 g	parsley	chopped
>Scrub the mussels in cold water and pull off the beards. Throw away any that are broken or stay open when tapped.
>Melt the butter in a very large pot and soften the shallots and garlic for 4 minutes. Pour in the wine and bring it to a fierce boil.
>Tip in the mussels, cover and cook over high heat for 4 to 5 minutes, shaking the pot twice, until they have opened. Throw away any that stay shut.
>Lift the mussels into bowls. Stir the cream and parsley into the liquor, boil for 1 minute and pour it over.
=For the filling
-1 kg	aubergines	in 1 cm slices
-5 tbsp	olive oil	
-1	onion	finely chopped
-3 cloves	garlic	crushed
-600 g	minced lamb	
-400 g	tinned tomatoes	
-100 ml	red wine	
-1 tsp	ground cinnamon	
-1.5 tsp	salt	
=For the white sauce
-60 g	butter	
-60 g	plain flour	
-600 ml	milk	
-2	egg yolks	
-80 g	kefalotyri cheese	grated
>Heat the oven to 210 °C. Brush the aubergines with 3 tablespoons of the oil, sprinkle with half the salt and roast on two trays for 30 minutes, until soft.
>Soften the onion in the rest of the oil for 8 minutes. Add the garlic and lamb and brown for 8 minutes. Add the wine, tomatoes, cinnamon and the other half of the salt and simmer for 25 minutes until almost dry.
>Melt the butter, stir in the flour for 2 minutes, whisk in the milk and simmer for 5 minutes. Off the heat beat in the yolks and half the kefalotyri cheese.
>Turn the oven to 180 °C. In a deep dish layer half the aubergines, all the lamb and the other aubergines. Pour the white sauce on top and scatter over the rest of the cheese.
>Bake for 45 minutes until well browned. Rest for 20 minutes so that it cuts cleanly.
!Parmesan or pecorino can stand in for kefalotyri.
-20 g	dried porcini	
-1.2 l	vegetable stock	hot
-50 g	butter	
-400 g	chestnut mushrooms	sliced
-2 cloves	garlic	finely chopped
-1	onion	finely chopped
-320 g	risotto rice	
-150 ml	dry white wine	
-60 g	parmesan cheese	grated
-1 tsp	thyme leaves	
>Soak the porcini in 200 ml of the hot stock for 15 minutes. Lift them out and chop them; pour the soaking liquid back into the stock, leaving any grit behind.
>Melt a third of the butter in a wide pan and fry the mushrooms over high heat for 8 minutes until brown. Add the garlic and thyme leaves for 1 minute, then set everything aside.
>Soften the onion in another third of the butter for 5 minutes. Stir in the rice for 2 minutes, pour in the wine and let it be absorbed.
>Add the hot stock a ladle at a time, stirring often and waiting until each has gone, for about 18 minutes. Add the porcini halfway.
>When the rice is creamy with a slight bite, take it off the heat. Beat in the last of the butter and the parmesan cheese, fold in the mushrooms, cover for 2 minutes and serve.
-1.5 kg	napa cabbage	in 4 cm pieces
-100 g	coarse salt	
-1 tbsp	rice flour	
-1 tbsp	sugar	
-8 cloves	garlic	crushed
-20 g	ginger	grated
-60 g	gochugaru	
-4 tbsp	soy sauce	
-250 g	mooli radish	in matchsticks
-5	spring onions	in short lengths
>Toss the cabbage with the salt and 200 ml of water and leave for 2 hours, turning now and then, until the ribs bend without snapping. Rinse three times and drain for 30 minutes.
>Whisk the rice flour and sugar into 200 ml of cold water, heat until it thickens, about 3 minutes, and cool.
>Stir in the garlic, ginger, gochugaru and soy sauce to make a red paste.
>Mix the paste with the cabbage, radish and spring onions, wearing gloves. Pack firmly into a clean 2 litre jar, press out the air and leave 5 cm free at the top.
>Close loosely and stand on a plate at a cool room temperature for 2 days, pressing the cabbage under its juice daily, until it smells sour. Move to the fridge.
!It is good from the third day and keeps for three months in the fridge, growing sourer.
-3	shallots	roughly chopped
-3 cloves	garlic	peeled
-2	red chillies	roughly chopped
-1 tsp	shrimp paste	
-5 tbsp	vegetable oil	
-250 g	chicken thighs	boneless, in small strips
-300 g	long-grain rice	boiled, cooled quickly and chilled
-3 tbsp	sweet soy sauce	
-4	eggs	
-1/2	cucumber	sliced
-2	tomatoes	sliced
>Pound or blend the shallots, garlic, chillies and shrimp paste to a rough paste.
>Heat 3 tbsp of the oil in a wok and fry the paste for 2 minutes. Add the chicken thighs and stir-fry for 5 minutes until cooked through.
>Add the crumbled rice and the sweet soy sauce and toss over a high heat for 4 to 5 minutes, until steaming hot and evenly brown.
>Fry the eggs in the rest of the oil until the whites are crisp at the edges. Serve an egg on each plate of rice with cucumber and tomatoes.
-1.2 kg	clams	scrubbed
-120 g	smoked streaky bacon	diced
-20 g	butter	
-1	onion	finely chopped
-2 sticks	celery	finely diced
-2 tbsp	plain flour	
-500 g	potatoes	in 1.5 cm dice
-1	bay leaf	
-2 sprigs	thyme	
-300 ml	whole milk	
-150 ml	double cream	
-1/2 tsp	black pepper	
>Bring 500 ml of water to the boil, add the clams, cover and steam for 5 to 6 minutes until open. Throw away any that stay shut, shell the rest, chop them roughly, and strain the broth through a cloth.
>Fry the bacon in the butter for 6 minutes until crisp. Add the onion and celery and cook for 8 minutes, then stir in the flour for 1 minute.
>Pour in the clam broth, add the potatoes, bay leaf and thyme and simmer for 12 to 15 minutes until tender.
>Stir in the milk, cream, pepper and clams and heat for 3 minutes without boiling. Remove the bay leaf and thyme.
-160 g	plain flour	
-1 tsp	baking powder	
-180 ml	dashi	
-4	eggs	
-500 g	white cabbage	finely chopped
-4	spring onions	sliced
-4 tsp	vegetable oil	
-150 g	pork belly	in thin slices
-5 tbsp	okonomiyaki sauce	
-4 tbsp	mayonnaise	
-10 g	bonito flakes	
>Whisk the flour, baking powder and dashi to a smooth batter and beat in the eggs. Fold in the cabbage and spring onions until just coated.
>Heat 1 tsp of oil in a frying pan over a medium heat. Spread a quarter of the mixture to a thick round of 16 cm and lay a quarter of the pork belly on top.
>Cook for 5 minutes until brown beneath, turn with a plate or two slices, and cook the pork side for 5 minutes until crisp and the middle is firm. Keep warm and make three more; two pans save time.
>Brush with the okonomiyaki sauce, stripe with the mayonnaise and scatter with the bonito flakes.
-350 g	onions	halved and thinly sliced
-1 tsp	salt	
-120 g	gram flour	
-1 tsp	cumin seeds	
-1/2 tsp	ground turmeric	
-1/2 tsp	chilli powder	
-15 g	fresh coriander	chopped
-90 ml	water	
-750 ml	vegetable oil	for frying
>Toss the onions with the salt and leave for 10 minutes, so that they soften and give up some juice.
>Add the gram flour, cumin seeds, turmeric, chilli powder and coriander. Pour in the water little by little, until the flour just coats the onions in a thick batter.
>Heat the oil to 175 °C in a deep pan. Lower in heaped tablespoons of the mixture, four at a time, and fry for 4 to 5 minutes, turning, until brown and cooked in the middle.
>Drain on kitchen paper and serve hot.
-200 g	butter	soft
-200 g	caster sugar	
-3	eggs	
-200 g	ground almonds	
-100 g	fine polenta	
-2 tsp	baking powder	
-2	oranges	zest and juice
-3 tbsp	honey	
>Heat the oven to 170 °C and line a 23 cm springform tin. Beat the butter and sugar until pale and beat in the eggs one by one.
>Fold in the almonds, polenta, baking powder and the zest of the oranges. Spread in the tin and bake for 45 minutes, until the edge shrinks from the side.
>Boil the juice of the oranges with the honey for 5 minutes.
>Prick the hot cake all over, spoon the syrup on and let it cool in the tin.
-300 g	flat rice noodles	
-3 tbsp	tamarind paste	
-3 tbsp	fish sauce	
-3 tbsp	palm sugar	
-4 tbsp	vegetable oil	
-250 g	prawns	raw, peeled
-3	shallots	sliced
-3 cloves	garlic	chopped
-150 g	firm tofu	in small cubes
-3	eggs	beaten
-200 g	bean sprouts	
-20 g	garlic chives	in short lengths
-60 g	roasted peanuts	chopped
-1 tsp	chilli flakes	
-1	lime	in wedges
>Soak the noodles in warm water for 25 minutes until they bend but are still firm, and drain. Warm the tamarind paste, fish sauce and sugar with 3 tbsp of water until dissolved.
>Cook in two batches. Heat half the oil in a wok, fry half the prawns for 2 minutes until pink and take them out. Fry half of the shallots, garlic and tofu for 2 minutes.
>Add half the noodles and half the sauce and toss for 2 to 3 minutes until soft. Push aside, scramble half the eggs in the gap until set and mix in.
>Toss in half of the bean sprouts and chives with the cooked prawns for 1 minute. Repeat with the other half.
>Serve with the peanuts, chilli flakes and lime.
-500 g	spinach	washed
-2 tbsp	vegetable oil	
-225 g	paneer cheese	in 2 cm cubes
-1 tsp	cumin seeds	
-1	onion	finely chopped
-4 cloves	garlic	finely chopped
-15 g	ginger	grated
-2	green chillies	finely chopped
-1 tsp	garam masala	
-4 tbsp	single cream	
-	salt	
>Wilt the spinach in a large pan of boiling water for 1 minute, drain, cool under the tap and press out the water. Blend to a coarse purée with 4 tbsp of fresh water.
>Heat half the oil in a frying pan and brown the paneer cheese on two or three sides, about 5 minutes. Lift out and leave in a bowl of warm salted water to stay soft.
>Add the rest of the oil and the cumin seeds. When they crackle, cook the onion for 8 minutes until golden, then add the garlic, ginger and chillies for 2 minutes more.
>Stir in the garam masala and the spinach and simmer for 5 minutes. Drain the paneer, fold it in with the cream, season with salt and heat for 2 minutes.
!Frozen leaf spinach works as well; thaw 450 g and press it dry.
-400 g	strong white flour	
-7 g	dried yeast	
-1 tbsp	sugar	
-1 1/2 tsp	salt	
-240 ml	water	warm
-5 tbsp	sunflower oil	
-1	egg	beaten
-4 cloves	garlic	crushed
-10 g	dill	finely chopped
>Mix the flour, yeast, sugar and salt. Add the water and 2 tbsp of the oil, knead for 8 minutes, cover and leave in a warm place for 1 hour.
>Shape 12 balls and set them close together in an oiled 26 cm round tin. Let them rise for 30 minutes. Heat the oven to 190 °C.
>Brush with the egg and bake for 22 to 25 minutes until golden brown.
>Stir the garlic and dill into the rest of the oil with 1 tbsp of water, and brush it over the rolls as they come out of the oven.
!They belong to a bowl of borscht.
-4 slices	rustic bread	
-2	tomatoes	very ripe
-1 clove	garlic	halved
-2 tbsp	olive oil	
-1 pinch	flaky salt	
>Toast the bread on both sides until crisp, about 4 minutes.
>Halve the tomatoes and grate the cut sides on a coarse grater until only the skin is left in your hand.
>Rub the toast with the garlic, spread the tomatoes over it, pour on the oil, sprinkle with the salt and eat while the bread is still crisp.
-500 g	strong white flour	
-7 g	dried yeast	
-80 g	sugar	
-1 1/2 tsp	salt	
-240 ml	milk	warm
-1	egg	
-50 g	butter	soft
-40 g	fine breadcrumbs	
>Mix the flour, yeast, sugar and salt. Add the milk, egg and butter and knead for 10 minutes until smooth and elastic.
>Cover and leave in a warm place for 75 minutes until doubled.
>Divide the dough in half, roll each half into a log and cut each log into 8 pieces. Dip them in the breadcrumbs and set cut side up on a lined tray.
>Cover and let them rise for 45 minutes. Heat the oven to 180 °C.
>Bake for 16 to 18 minutes until light gold, and eat warm.
-4 leaves	gelatine	
-600 ml	double cream	
-200 ml	milk	
-90 g	caster sugar	
-1	vanilla pod	split
-250 g	raspberries	
>Soak the gelatine in cold water for 5 minutes.
>Heat the cream, milk, sugar and the vanilla pod with its scraped seeds until steaming, but do not let it boil. Take it off the heat.
>Squeeze out the gelatine and stir it into the hot cream until melted. Lift out the pod and let the mixture cool for 20 minutes, stirring now and then.
>Pour into six small moulds and chill for at least 5 hours, until set.
>Dip the moulds briefly into hot water, turn out onto plates and serve with the raspberries.
-300 g	country bread	stale, in bite-sized pieces
-700 g	tomatoes	ripe, in chunks
-1	cucumber	peeled and sliced
-1	red onion	thinly sliced
-20 g	basil	torn
-6 tbsp	olive oil	
-2 tbsp	red wine vinegar	
-1 tsp	salt	
>Cover the onion with cold water for 10 minutes to take off its edge, then drain.
>Put the tomatoes into a large bowl with the salt and press a few with your hand so that the juice runs.
>Stir in the vinegar and the oil, then add the bread, cucumber and onion and turn everything well.
>Leave for 30 minutes so that the bread drinks the juices. Fold in the basil and taste for salt.
!If the bread is very hard, sprinkle it with a few spoonfuls of water first.
-160 ml	milk	
-80 ml	vegetable oil	
-1 tsp	salt	
-300 g	tapioca flour	
-2	eggs	
-150 g	cheddar cheese	finely grated
-50 g	mozzarella cheese	finely grated
>Bring the milk, oil and salt to the boil. Pour over the tapioca flour, stir to a lumpy paste and cool for 15 minutes. Heat the oven to 200 °C.
>Beat in the eggs one at a time until the dough is smooth and sticky, then knead in both kinds of cheese.
>With oiled hands roll 24 balls and set them well apart on two lined trays.
>Bake for 20 to 22 minutes until puffed and spotted with gold. Eat while warm and chewy.
!The raw balls can be frozen; bake them from frozen for 4 minutes longer.
-1 kg	waxy potatoes	
-3	eggs	
-4 tbsp	vegetable oil	
-1	onion	chopped
-2 cloves	garlic	sliced
-3 tbsp	ají amarillo paste	
-200 ml	evaporated milk	
-200 g	feta cheese	
-6	cream crackers	
-6	lettuce leaves	
-12	black olives	
>Boil the potatoes in their skins for 20 to 25 minutes until tender, and the eggs for 10 minutes. Cool, peel and slice both.
>Heat 1 tbsp of the oil and cook the onion for 7 minutes. Add the garlic and the ají amarillo paste and fry for 2 minutes.
>Blend with the evaporated milk, cheese, crackers and the rest of the oil to a smooth sauce that coats a spoon; thin with water if needed.
>Lay the potatoes on the lettuce leaves, pour the sauce over and garnish with the eggs and olives. Serve cool.
-375 g	puff pastry	in one rolled sheet
-200 g	sugar	
-100 ml	water	
-1 strip	lemon peel	
-1 stick	cinnamon	
-30 g	plain flour	
-300 ml	milk	
-5	egg yolks	
>Roll the pastry sheet up tightly from the short side, cut it into 12 discs and chill for 30 minutes. With wet thumbs press each disc up the sides of a muffin tin until thin.
>Boil the sugar, water, lemon peel and cinnamon for 3 minutes. Take off the heat.
>Whisk the flour with the milk and cook, stirring, until thick, about 5 minutes. Pour in the hot syrup through a sieve, let it cool a little and whisk in the egg yolks.
>Heat the oven to 250 °C. Fill the cases three quarters full and bake for 15 minutes, until the pastry is crisp and the custard has dark spots.
-1 kg	potatoes	in 3 cm chunks
-5 tbsp	olive oil	
-1	onion	finely chopped
-2 cloves	garlic	crushed
-2 tsp	smoked paprika	
-1/2 tsp	cayenne pepper	
-400 g	tinned tomatoes	
-1 tbsp	sherry vinegar	
-1 tsp	salt	
>Heat the oven to 220 °C. Toss the potatoes with 3 tablespoons of the oil and half the salt on a large tray and roast for 45 minutes, turning twice, until crisp.
>Meanwhile soften the onion in the rest of the oil for 8 minutes. Stir in the garlic, paprika and cayenne pepper for 1 minute.
>Add the tomatoes and the other half of the salt, simmer for 15 minutes, stir in the vinegar and blend smooth.
>Pile the potatoes on a plate and spoon the hot sauce over them.
-2 tbsp	olive oil	
-1	onion	chopped
-1	potato	diced small
-900 ml	vegetable stock	
-600 g	frozen peas	
-20 g	mint	leaves picked
-1 tsp	salt	
>Heat the oil and soften the onion for 6 minutes. Add the potato, stock and salt and simmer for 10 minutes until the potato is soft.
>Add the peas, bring back to the boil and cook for 3 minutes. Take off the heat and stir in the mint.
>Blend until smooth, taste for salt and serve hot or chilled.
=For the fruit
-1 kg	peaches	stoned and sliced
-80 g	sugar	
-1 tbsp	cornflour	
-1 tbsp	lemon juice	
-1/2 tsp	ground cinnamon	
=For the topping
-200 g	plain flour	
-60 g	sugar	
-2 tsp	baking powder	
-1/2 tsp	salt	
-90 g	butter	cold, diced
-150 ml	buttermilk	
>Heat the oven to 190 °C. Mix the peaches with 80 g of sugar, the cornflour, lemon juice and cinnamon in a 25 cm baking dish and bake for 10 minutes.
>Rub the butter into the flour, baking powder, salt and the remaining sugar. Stir in the buttermilk to make a soft, rough dough.
>Drop spoonfuls of dough on the hot fruit, leaving gaps for the steam.
>Bake for 30 to 35 minutes until the topping is golden and the juice bubbles thickly. Cool for 10 minutes before serving.
-4	pears	firm, peeled, stalks left on
-750 ml	red wine	
-150 g	sugar	
-1	cinnamon stick	
-1 strip	orange peel	
>Heat the wine with the sugar, cinnamon stick and orange peel in a pan just large enough for the pears.
>Add the pears, cover with a round of paper and simmer gently for 25 minutes, turning them now and then, until a knife slips in.
>Lift them out and boil the wine for 20 minutes, until syrupy.
>Pour the syrup over the fruit and chill for 2 hours.
=For the pastry
-200 g	plain flour	
-110 g	butter	cold, diced
-1 tbsp	icing sugar	
-3 tbsp	water	cold
=For the filling
-3	eggs	
-160 g	brown sugar	
-200 g	golden syrup	
-75 g	butter	melted
-1 tsp	vanilla extract	
-1/2 tsp	salt	
-250 g	pecan nuts	
>Rub the cold butter into the flour and icing sugar, bind with the cold water, and chill for 30 minutes. Roll out, line a 23 cm pie tin and chill for 30 minutes more.
>Heat the oven to 190 °C. Line the pastry with paper and baking beans, bake for 15 minutes, remove them and bake for 8 minutes until pale gold.
>Whisk the eggs with the brown sugar, golden syrup, melted butter, vanilla extract and salt. Chop two thirds of the pecan nuts and stir them in.
>Pour into the case and arrange the other nuts on top. Lower the oven to 170 °C and bake for 40 to 45 minutes until set with a slight wobble.
>Cool fully before cutting.
-500 g	cauliflower	in small florets
-300 g	pickling onions	small, peeled
-250 g	green beans	in short lengths
-250 g	cucumber	diced
-60 g	salt	
-600 ml	cider vinegar	
-150 g	sugar	
-40 g	cornflour	
-2 tbsp	mustard powder	
-1 tbsp	ground turmeric	
-1 tsp	ground ginger	
>Mix the cauliflower, onions, beans and cucumber with the salt, cover and leave for 24 hours. Rinse well in cold water and drain.
>Stir the cornflour, mustard powder, turmeric and ginger with 100 ml of the vinegar to a paste.
>Boil the rest of the vinegar with the sugar, whisk in the paste and simmer for 4 minutes until thick.
>Stir in the vegetables and cook for 4 minutes, so that they stay crisp.
>Fill into hot, clean jars, close and keep for 3 weeks before opening.
-400 g	jalapeños	sliced
-2	carrots	thinly sliced
-1	onion	thinly sliced
-3 cloves	garlic	halved
-1 tbsp	vegetable oil	
-350 ml	cider vinegar	
-250 ml	water	
-1 1/2 tbsp	salt	
-1 tbsp	sugar	
-2	bay leaves	
-1 tsp	dried oregano	
>Heat the oil in a wide pan and fry the onion, carrots and garlic for 3 minutes without colouring.
>Add the vinegar, water, salt, sugar, bay leaves and oregano and boil for 3 minutes.
>Stir in the jalapeños and simmer for 4 minutes until they turn olive green.
>Pack into two clean 500 ml jars, cover with the hot liquid, close and cool. Leave in the fridge for a day before eating.
!They keep in the fridge for two months.
-400 g	plain flour	
-200 ml	water	hot
-1 tbsp	sunflower oil	
-500 g	floury potatoes	peeled, in chunks
-250 g	curd cheese	crumbled
-3	onions	finely chopped
-80 g	butter	
-2 tsp	salt	
-	black pepper	
>Stir the flour and a quarter of the salt with the hot water and the oil, knead for 6 minutes until smooth, cover and rest for 30 minutes.
>Boil the potatoes for 18 minutes, drain and mash. Meanwhile fry the onions in the butter for 15 minutes until golden. Mix half of them into the mash with the curd cheese, half of the remaining salt and plenty of pepper.
>Roll the dough 2 mm thick and cut out 40 rounds of 7 cm. Put a teaspoon of filling on each, fold over and pinch shut.
>Boil the dumplings in water with the last of the salt, a dozen at a time, for 3 minutes after they float. Toss them with the other half of the onions and serve.
-1.6 kg	whole chicken	
-4	red chillies	fresh
-4 cloves	garlic	
-1	lemon	juiced
-80 ml	olive oil	
-2 tsp	sweet paprika	
-1 tsp	dried oregano	
-2 tsp	salt	
>Cut out the backbone of the chicken with strong scissors and press the bird flat. Slash the legs.
>Blend the chillies, garlic, juice of the lemon, oil, paprika, oregano and salt. Set a third aside and rub the rest all over the bird. Chill for at least 4 hours.
>Heat the oven to 200 °C. Lay the chicken on a rack over a tray, skin up, and roast for 60 minutes, until the juices of the thigh run clear or its thickest part reaches 75 °C.
>Leave it for 10 minutes, cut into pieces and serve with the sauce you set aside.
-125 g	buckwheat flour	
-125 g	plain flour	
-5 g	dried yeast	
-350 ml	milk	lukewarm
-1	egg	
-1/2 tsp	salt	
-60 g	butter	
-40 g	icing sugar	
>Whisk both flours with the yeast, milk, egg and salt to a smooth batter. Cover and leave in a warm place for 60 minutes, until bubbly.
>Heat a poffertjes pan or frying pan over medium heat and grease it with a little of the butter.
>Drop in small rounds of batter of about 4 cm, cook for 2 minutes until the edges are dry, turn with a fork and cook for 1 to 2 minutes more. Go on with the rest of the batter.
>Serve hot with the remaining butter melting over them and the sugar sifted on top.
-300 g	chinese cabbage	finely chopped
-1 tsp	salt	
-350 g	pork mince	
-3	spring onions	finely chopped
-15 g	ginger	grated
-5 tbsp	soy sauce	
-1 tbsp	sesame oil	
-40	dumpling wrappers	
-2 tbsp	black rice vinegar	
>Mix the cabbage with the salt, leave for 15 minutes and squeeze out as much water as you can.
>Stir the pork mince hard in one direction with the spring onions, ginger, 2 tbsp of the soy sauce and the sesame oil until sticky. Work in the cabbage.
>Put a teaspoon of filling on each of the wrappers, wet the edge, fold over and pleat or press tightly shut.
>Boil the dumplings in two batches in plenty of water, stirring once. When they float, pour in a cup of cold water and bring back to the boil; do this once more, about 8 minutes in all, until the pork is cooked through.
>Mix the vinegar with the remaining soy sauce for dipping and serve at once.
!Raw dumplings freeze well on a tray. Boil them from frozen for 2 minutes longer.
-1.5 kg	pork shoulder	boneless, in 6 cm chunks
-2 tsp	salt	
-1 tbsp	ground cumin	
-1 tbsp	dried oregano	
-1	onion	quartered
-6 cloves	garlic	peeled
-2	bay leaves	
-2	oranges	
-60 g	lard	
-24	corn tortillas	small
-2	limes	in wedges
>Heat the oven to 150 °C. Rub the pork shoulder with the salt, cumin and oregano and pack it into a casserole with the onion, garlic and bay leaves.
>Squeeze the oranges over, tuck in one of the empty halves, dot with the lard and add 150 ml of water. Cover and cook in the oven for 3 hours until the meat falls apart.
>Lift the meat onto a tray and pull it into large shreds. Skim the fat from the juices and spoon some of each over the meat.
>Turn the oven up to 220 °C and roast the shreds for 15 to 20 minutes until the edges are crisp.
>Warm the tortillas in a dry pan and serve with the pork and the limes.
=For the chips
-1 kg	floury potatoes	in finger-thick chips
-1.5 l	vegetable oil	for frying
-300 g	cheese curds	at room temperature
-	salt	
=For the gravy
-40 g	butter	
-1	shallot	finely chopped
-2 cloves	garlic	crushed
-3 tbsp	plain flour	
-600 ml	beef stock	
-1 tsp	cider vinegar	
-1/2 tsp	black pepper	
>Soak the potatoes in cold water for 10 minutes, drain and dry them well. Fry in the oil at 140 °C in two batches for 6 minutes each until soft but pale. Drain.
>Melt the butter and cook the shallot for 4 minutes and the garlic for 1 minute. Stir in the flour for 3 minutes until light brown, whisk in the stock and simmer for 10 minutes until it coats a spoon. Add the vinegar and pepper.
>Heat the oil to 190 °C and fry the chips again in batches for 3 to 4 minutes until crisp and golden. Drain and salt them.
>Heap the chips in bowls, scatter with the cheese curds and pour over the very hot gravy.
!Where no curds are sold, tear mozzarella into small lumps.
-8	unwaxed lemons	scrubbed
-200 g	coarse sea salt	
-250 ml	lemon juice	
-2	bay leaves	
-1 tsp	black peppercorns	
>Cut each of the lemons from the top almost to the base in four, so that the quarters hold together. Pack a heaped tablespoon of the salt into each.
>Press the fruit into a sterilised 1.5 l jar with the bay leaves, peppercorns and the rest of the salt, so hard that the juice runs.
>Pour in the lemon juice until the fruit is covered, and seal.
>Leave in a cool dark place for 4 weeks, turning the jar every few days, until the peel is soft. Rinse before use; only the peel is eaten.
!An opened jar keeps in the fridge for six months if the lemons stay under their juice.
-300 g	provolone cheese	in one slice 2.5 cm thick
-2 cloves	garlic	finely chopped
-1 tbsp	olive oil	
-1 tsp	dried oregano	
-1/2 tsp	chilli flakes	
-1	baguette	sliced
>Leave the cheese uncovered in the fridge until it is wanted, so that its surface dries. Heat the grill, and a small cast-iron pan on the hob.
>Stir the garlic, oil, oregano and chilli flakes together.
>Lay the cheese in the hot pan for 3 minutes until the underside is brown. Spoon the garlic oil over and put under the grill for 3 to 5 minutes until it bubbles and just begins to flow.
>Toast the baguette meanwhile and bring the pan to the table with it.
-400 g	plain flour	
-90 g	sugar	
-7 g	dried yeast	
-1/2 tsp	salt	
-1/2 tsp	nutmeg	grated
-320 ml	water	warm
-1 l	vegetable oil	for frying
>Mix the flour, sugar, yeast, salt and nutmeg. Beat in the water for 2 minutes to a thick, stretchy batter, cover and leave in a warm place for 1 hour until full of bubbles.
>Heat the oil to 170 °C in a deep pan.
>Scoop up batter with a wet hand or two spoons and drop walnut-sized balls into the oil, eight at a time. Fry for 4 to 5 minutes, turning, until evenly brown and dry inside.
>Drain on paper and eat warm, rolled in more sugar if you like.
=For the pastry
-200 g	plain flour	
-100 g	butter	cold, diced
-1 pinch	salt	
-3 tbsp	water	cold
=For the filling
-200 g	smoked bacon	cut into strips
-4	eggs	
-300 ml	double cream	
-1 pinch	nutmeg	
-	black pepper	
>Rub the butter into the flour and salt until it looks like crumbs, stir in the water and press together. Wrap and chill for 30 minutes.
>Heat the oven to 190 °C. Roll the pastry out to line a 24 cm tart tin, prick it, cover with paper and dried beans and bake for 15 minutes. Take out paper and beans and bake for 5 minutes more.
>Fry the bacon for 8 minutes until lightly browned, drain it and scatter it over the base.
>Beat the eggs with the cream, nutmeg and some pepper and pour this over the bacon.
>Bake at 180 °C for 30 minutes until puffed and just set in the middle. Serve warm.
-6 tbsp	olive oil	
-2	aubergines	in 2 cm cubes
-3	courgettes	in thick slices
-2	red peppers	in strips
-2	onions	sliced
-4 cloves	garlic	sliced
-600 g	tomatoes	ripe, chopped
-4 sprigs	thyme	
-10 g	basil	torn
-1.5 tsp	salt	
>Heat half the oil in a wide pan and fry the aubergines for 10 minutes until golden. Lift them out, fry the courgettes in the same way for 6 minutes and set both aside.
>Add the rest of the oil and cook the onions and red peppers over medium heat for 12 minutes, until soft. Stir in the garlic for 1 minute.
>Add the tomatoes, thyme and salt and simmer for 10 minutes.
>Return the aubergines and courgettes, cover and cook gently for 20 minutes. Stir in the basil and serve warm or cold.
!It tastes better still on the next day.
-1 kg	waxy potatoes	peeled
-1	onion	
-2	eggs	
-3 tbsp	plain flour	
-1 tsp	salt	
-150 ml	sunflower oil	
-300 g	apple sauce	
>Grate the potatoes and the onion finely, tip them into a cloth over a bowl and wring out well. Let the juice stand for 5 minutes, pour it off and keep the white starch at the bottom.
>Mix the potatoes, onion and starch with the eggs, flour and salt.
>Heat some of the oil in a wide pan. Drop in large spoonfuls, press them flat and fry over medium heat for 3 to 4 minutes a side, until brown and crisp. Fry the rest in fresh oil in the same way.
>Drain on kitchen paper and serve at once with the apple sauce.
-300 g	long-grain rice	rinsed
-240 g	tinned kidney beans	drained
-400 ml	coconut milk	
-250 ml	water	
-3	spring onions	chopped
-2 cloves	garlic	crushed
-3 sprigs	thyme	
-1/2 tsp	ground allspice	
-1 tsp	salt	
-1	scotch bonnet chilli	left whole
>Bring the coconut milk and water to the boil in a lidded pan with the spring onions, garlic, thyme, allspice, salt and beans, and simmer for 5 minutes.
>Stir in the rice and lay the whole chilli on top. Cover and cook on the lowest heat for 15 minutes.
>Turn off the heat and leave covered for 10 minutes. Lift out the chilli without bursting it, and the thyme stalks, and fluff with a fork.
-150 g	jasmine rice	rinsed
-1.8 l	vegetable stock	
-20 g	ginger	in fine strips
-3	spring onions	sliced
-50 g	roasted peanuts	
-2 tbsp	soy sauce	
-2 tsp	sesame oil	
-	salt	
>Put the rice, stock and half the ginger in a large pan and bring to the boil.
>Turn down low, set the lid ajar and simmer for 70 minutes, stirring now and then, until the grains have burst into a thick soup. Add hot water if it gets stiff, and salt to taste.
>Ladle into bowls and top with the rest of the ginger, the spring onions, peanuts, soy sauce and sesame oil.
-3	red peppers	
-2	tomatoes	halved
-4 cloves	garlic	unpeeled
-60 g	blanched almonds	
-40 g	white bread	one slice
-100 ml	olive oil	
-2 tbsp	sherry vinegar	
-1 tsp	smoked paprika	
-1 tsp	salt	
>Heat the oven to 220 °C. Roast the peppers, tomatoes and garlic on a tray for 30 minutes, turning once, taking the garlic out after 15. Cover the peppers for 10 minutes and peel everything.
>Toast the almonds and the bread in the oven for 5 minutes until golden.
>Grind the almonds and bread finely, add the vegetables, vinegar, paprika and salt and blend to a paste.
>Blend in the oil in a thin stream and serve at room temperature.
-500 g	strong white flour	
-400 ml	water	lukewarm
-7 g	dried yeast	
-10 g	salt	
-6 tbsp	olive oil	
-3 sprigs	rosemary	leaves picked
-1 tsp	flaky sea salt	
>Stir the flour, water, yeast and the 10 g of salt to a wet dough with 1 tablespoon of the oil. Cover for 15 minutes, then with wet hands fold the edges into the middle all the way round.
>Cover and let rise for 90 minutes, until doubled and full of bubbles.
>Pour 3 tablespoons of the oil into a tin of about 20 by 30 cm, tip in the dough, turn it over in the oil and ease it towards the corners. Let it rise for 45 minutes more.
>Heat the oven to 220 °C. Press deep dimples into the dough with oiled fingers, scatter the rosemary and the flaky salt over it and sprinkle with the rest of the oil.
>Bake for 25 minutes until golden. Cool on a rack so that the bottom stays crisp.
-280 g	dark chocolate	chopped
-140 g	butter	soft
-240 g	sugar	
-6	eggs	separated
-140 g	plain flour	
-200 g	apricot jam	
-120 ml	water	
>Heat the oven to 170 °C and line a 23 cm springform tin. Melt half of the chocolate and let it cool a little. Beat the butter with 60 g of the sugar, then beat in the yolks of the eggs and the melted chocolate.
>Whisk the whites of the eggs with 80 g of the sugar until stiff. Fold them in by turns with the flour.
>Bake for 50 minutes. Cool for 90 minutes, turn out and cut once through the middle.
>Warm the jam, sieve it and spread it between the layers and over top and sides. Leave to dry for 30 minutes.
>Boil the water with the last 100 g of sugar for 4 minutes, let it cool to lukewarm, stir in the rest of the chocolate until smooth and pour over the cake in one go. Let it set for 30 minutes.
-500 g	new potatoes	
-200 g	green beans	trimmed
-4	eggs	
-250 g	tinned tuna	drained
-4	tomatoes	quartered
-2	little gem lettuces	leaves separated
-80 g	black olives	
-8	anchovy fillets	
-5 tbsp	olive oil	
-2 tbsp	red wine vinegar	
-1 tsp	Dijon mustard	
-1 clove	garlic	crushed
-1/2 tsp	salt	
>Boil the potatoes in salted water until tender, about 15 minutes, adding the green beans for the last 4. Drain, cool under cold water and halve the potatoes.
>Boil the eggs for 9 minutes, cool, peel and quarter them.
>Shake the oil, vinegar, mustard, garlic and salt in a jar to make the dressing.
>Spread the lettuces on a large plate. Arrange the potatoes, beans, tomatoes, tuna, eggs and olives on top, lay the anchovy fillets over and pour on the dressing.
-750 ml	red wine	
-60 ml	brandy	
-2	oranges	sliced
-1	lemon	sliced
-1	peach	in wedges
-2 tbsp	sugar	
-400 ml	soda water	chilled
>Stir the sugar into the brandy in a large jug until it has nearly melted.
>Add the oranges, lemon and peach and press them lightly with a spoon. Pour in the wine and chill for 2 hours.
>Pour in the soda water just before serving and ladle the fruit into the glasses too, with ice.
-1.2 kg	white cabbage	
-24 g	salt	
-1 tsp	caraway seeds	
-5	juniper berries	
>Set one outer leaf aside. Shred the cabbage finely, put it into a large bowl with the salt and knead it for 10 minutes, until it is limp and stands in its own juice.
>Mix in the caraway seeds and juniper berries. Press it layer by layer into a clean jar, so firmly that the juice covers it.
>Lay the leaf on top with a clean weight so that nothing floats. Close loosely, stand the jar on a plate and leave it at 18 to 20 °C.
>Open the lid briefly every day in the first week to let out gas. It is ready after about 3 weeks; then keep it in the fridge.
!The salt is 2 parts in 100 of the weight; keep to this, for it holds off unwanted growth.
-100 g	medium oatmeal	
-600 ml	water	
-1/4 tsp	salt	
-1 tbsp	brown sugar	
-100 ml	oat milk	
>Bring the water to the boil in a saucepan and rain in the oatmeal with one hand while stirring with the other.
>Simmer over low heat for 8 minutes, stirring often. Add the salt and cook for 2 minutes more, until thick and creamy.
>Pour into two bowls, sprinkle with the sugar and serve with the milk poured round the edge.
!Rolled oats need only about 5 minutes; any milk will do.
-5	eggs	
-2 tbsp	double cream	
-25 g	butter	
-10 g	chives	snipped
-2 slices	sourdough bread	
-1/4 tsp	salt	
>Beat the eggs with the salt just until the yolks and whites are streaked together. Toast the bread.
>Melt two thirds of the butter in a small pan over low heat, pour in the eggs and stir slowly with a spatula, scraping the bottom, for 3 to 4 minutes.
>When they are softly set, take the pan off the heat and stir in the cream and chives.
>Butter the toast with the rest and pile the eggs on top.
-3 tbsp	olive oil	
-1	onion	sliced
-2	red peppers	sliced
-3 cloves	garlic	sliced
-1 tsp	ground cumin	
-2 tsp	sweet paprika	
-1/2 tsp	chilli flakes	
-800 g	tinned tomatoes	
-150 g	feta cheese	crumbled
-6	eggs	
-10 g	flat-leaf parsley	chopped
-	salt	
>Heat the oil in a wide frying pan and cook the onion and red peppers for 12 minutes until soft. Add the garlic, cumin, paprika and chilli flakes for 1 minute.
>Add the tomatoes, crush them and simmer for 12 minutes until thick. Salt lightly, for the cheese is salty.
>Stir in half the cheese. Make 6 hollows, break an egg into each, cover and cook over a low heat for 7 to 9 minutes until the whites are set.
>Scatter with the rest of the cheese and the parsley and bring the pan to the table with bread.
-2 tbsp	sunflower oil	
-1	onion	chopped
-2	carrots	diced
-600 g	minced lamb	
-1 tbsp	plain flour	
-1 tbsp	tomato purée	
-1 tbsp	Worcestershire sauce	
-400 ml	lamb stock	
-900 g	floury potatoes	peeled, in chunks
-60 g	butter	
-80 ml	milk	
-1.5 tsp	salt	
>Heat the oil and soften the onion and carrots for 8 minutes. Add the lamb and brown it well, about 8 minutes.
>Stir in the flour and tomato purée for 1 minute, then the Worcestershire sauce, stock and half the salt. Simmer for 30 minutes until thick.
>Meanwhile boil the potatoes with the rest of the salt for 18 minutes until soft. Drain, let them steam dry and mash with the butter and the milk.
>Heat the oven to 200 °C. Put the meat into a baking dish of 1.5 litres, spread the mash on top and rough it up with a fork.
>Bake for 30 minutes until brown and bubbling at the edges.
!With minced beef and beef stock it is a cottage pie.
-250 g	butter	soft
-120 g	caster sugar	
-320 g	plain flour	
-50 g	rice flour	
-1/2 tsp	salt	
>Beat the butter with 100 g of the sugar just until creamy. Work in both flours and the salt to a crumbly dough.
>Press it evenly into a lined tin of about 20 by 30 cm, prick it all over with a fork, mark out 24 fingers and chill for 30 minutes.
>Bake at 160 °C for 40 minutes until pale gold.
>Cut along the marks while hot, sprinkle with the rest of the sugar and let cool in the tin.
-350 ml	rapeseed oil	
-20 g	ginger	sliced
-2	star anise	
-1	cinnamon stick	
-2	bay leaves	
-1 tbsp	sichuan peppercorns	
-45 g	chilli flakes	
-2 tbsp	sesame seeds	
-1 tsp	salt	
>Put the oil in a small pan with the ginger, star anise, cinnamon stick, bay leaves and Sichuan peppercorns. Keep at about 110 °C, with lazy bubbles, for 25 minutes.
>Mix the chilli flakes, sesame seeds and salt in a deep heatproof bowl.
>Strain the oil, throw the spices away, and heat it again to 170 °C. Pour a third over the chilli flakes, let the foam settle, and add the rest in two goes.
>Cool, pour into a clean dry jar and leave overnight before use.
!Keep it in the fridge and use it within two months; always take it with a dry spoon.
-500 g	strong white flour	
-300 ml	water	lukewarm
-7 g	dried yeast	
-2 tbsp	sunflower oil	
-10 g	salt	
-80 ml	grape molasses	
-150 g	sesame seeds	
>Knead the flour, water, yeast, oil and salt for 10 minutes. Cover and let rise for 60 minutes.
>Toast the sesame seeds in a dry pan for 5 minutes until golden. Stir the molasses with 80 ml of water in a wide dish.
>Divide the dough into 16 and roll to ropes of 40 cm. Twist two ropes together at a time and join the ends to a ring.
>Dip each ring into the molasses and then press all sides into the sesame seeds. Let rise on lined trays for 20 minutes.
>Heat the oven to 220 °C meanwhile and bake for 15 minutes until deep brown.
-200 g	fine cornmeal	
-130 g	plain flour	
-2 tbsp	sugar	
-1 tbsp	baking powder	
-1 tsp	salt	
-2	eggs	
-350 ml	buttermilk	
-80 g	butter	
>Put a 25 cm ovenproof frying pan in the oven and heat it to 220 °C.
>Mix the cornmeal, flour, sugar, baking powder and salt. Whisk the eggs with the buttermilk.
>Melt the butter in the hot pan and swirl it round. Pour most of it into the buttermilk and stir quickly into the dry mixture.
>Scrape the batter into the sizzling pan and bake for 20 to 22 minutes until golden and firm in the middle. Cut in wedges and serve warm.
-2	cucumbers	
-1 tsp	salt	
-2 cloves	garlic	finely chopped
-1 tbsp	black rice vinegar	
-1 tbsp	soy sauce	
-1 tsp	sugar	
-2 tsp	sesame oil	
-1 tsp	chilli flakes	
-1 tbsp	sesame seeds	toasted
>Hit the cucumbers with a rolling pin until they crack, tear or cut them into bite-sized pieces, and mix with the salt. Leave in a sieve for 20 minutes and drain.
>Stir the garlic, vinegar, soy sauce, sugar, sesame oil and chilli flakes until the sugar has gone.
>Toss the cucumbers with the dressing, strew with the sesame seeds and serve straight away.
-250 g	wholemeal flour	
-200 g	plain white flour	
-50 g	rolled oats	
-1 tsp	bicarbonate of soda	
-1 tsp	salt	
-420 ml	buttermilk	
-1 tbsp	honey	
>Heat the oven to 200 °C and dust a tray with flour. Mix both flours with the oats, bicarbonate of soda and salt.
>Stir the honey into the buttermilk, pour it in and bring everything together quickly with one hand to a soft dough. Do not knead.
>Shape into a round 4 cm high on the tray and cut a deep cross in the top.
>Bake for 40 minutes, until the loaf sounds hollow when tapped underneath. Cool on a rack, wrapped in a cloth for a soft crust.
-2 cloves	garlic	
-2	red bird's-eye chillies	
-1 tbsp	palm sugar	
-100 g	long beans	in short lengths
-150 g	cherry tomatoes	halved
-2 tbsp	fish sauce	
-3 tbsp	lime juice	
-500 g	green papaya	peeled, in fine strips
-50 g	roasted peanuts	
>Pound the garlic and chillies to a rough paste in a large mortar, then pound in the sugar.
>Add the beans and tomatoes and bruise them lightly. Stir in the fish sauce and lime juice.
>Add the papaya and pound softly while turning it with a spoon, for about 2 minutes, until it takes up the dressing.
>Mix in most of the peanuts, heap on a plate and scatter the others over.
!Without a large mortar, mix all in a bowl and crush the strips with your hands.
-400 g	spaghetti	
-6 cloves	garlic	thinly sliced
-100 ml	olive oil	
-1/2 tsp	chilli flakes	
-20 g	flat-leaf parsley	chopped
-2 tsp	salt	
>Cook the spaghetti in plenty of boiling water with the salt for 1 minute less than the packet says.
>Warm the oil and the garlic together in a wide pan over low heat for 5 minutes, until the garlic is pale gold. Stir in the chilli flakes and take the pan off the heat.
>Scoop out a cup of pasta water and drain the spaghetti.
>Return the pan to medium heat, add the spaghetti and half the cup of water and toss for 1 to 2 minutes until oil and water have come together as a sauce. Toss in the parsley and serve.
!Brown garlic tastes bitter: begin again with fresh oil if it has gone too far.
-400 g	spaghetti	
-150 g	guanciale	cut into short strips
-4	egg yolks	
-1	egg	
-80 g	pecorino cheese	finely grated
-1 tsp	black pepper	coarsely ground
-2 tsp	salt	
>Bring a large pot of water with the salt to the boil and cook the spaghetti until just firm, about 9 minutes.
>Meanwhile put the guanciale into a cold wide pan and fry it over medium heat for 8 minutes, until its fat has run and the edges are crisp. Take the pan off the heat.
>Beat the yolks and the whole egg with the pecorino cheese and the pepper to a thick cream.
>Keep a cup of the pasta water. Drain the spaghetti and toss it in the pan with the guanciale and its fat for 1 minute, off the heat.
>Pour in the egg cream and 4 tablespoons of the hot pasta water and toss quickly until the sauce is glossy and clings to every strand. Loosen with more water if it stiffens, and serve at once.
!Pancetta or unsmoked bacon will do in place of guanciale.
!The eggs set in the heat of the pasta alone; a pan over the flame would scramble them.
-800 g	spinach	
-6	spring onions	sliced
-20 g	dill	chopped
-3	eggs	
-300 g	feta cheese	crumbled
-100 ml	olive oil	
-250 g	filo pastry	
-1 pinch	nutmeg	
>Heat 2 tablespoons of the oil in a large pot and soften the spring onions for 3 minutes. Wilt the spinach in it by handfuls, tip into a sieve and press out as much water as you can. Chop and let cool.
>Mix the spinach with the dill, eggs, feta cheese and nutmeg.
>Heat the oven to 180 °C. Line a dish of about 20 by 30 cm with half the filo pastry, brushing each sheet with some of the remaining oil and letting the edges hang over.
>Spread in the filling, fold the edges in and cover with the other sheets, oiling each. Score the top into 6 pieces.
>Bake for 45 minutes until crisp and golden. Let it cool for 15 minutes before cutting through.
-1 tbsp	olive oil	
-3 cloves	garlic	crushed
-300 g	spinach	washed
-280 g	tinned artichoke hearts	drained and chopped
-200 g	cream cheese	
-150 g	soured cream	
-120 g	cheddar cheese	grated
-80 g	mozzarella	grated
-1/2 tsp	black pepper	
>Heat the oven to 190 °C. Warm the oil in a large pan, fry the garlic for 1 minute, add the spinach and wilt it for 3 minutes. Cool, squeeze dry and chop.
>Stir the cream cheese and soured cream smooth. Mix in the spinach, artichoke hearts, pepper and three quarters of the cheddar cheese.
>Spread in a 20 cm baking dish and cover with the mozzarella and the rest of the cheddar.
>Bake for 25 minutes until bubbling and brown in spots. Serve hot with toast or tortilla chips.
-4 tbsp	olive oil	
-60 g	white bread	stale, in cubes
-3 cloves	garlic	sliced
-1 tsp	ground cumin	
-2 tsp	smoked paprika	
-2 tbsp	sherry vinegar	
-800 g	tinned chickpeas	drained
-300 ml	vegetable stock	
-500 g	spinach	
-1 tsp	salt	
>Heat half the oil in a wide pan and fry the bread until golden, about 4 minutes. Add the garlic, cumin and half the paprika for 1 minute, then pound or blend it all with the vinegar to a paste.
>Wilt the spinach in the same pan in two lots with the salt, drain and chop it roughly.
>Warm the rest of the oil and paprika, add the chickpeas, stock and bread paste and simmer for 8 minutes until thick.
>Stir in the spinach and heat for 3 minutes more.
-300 g	plain flour	
-180 ml	water	boiling
-5 tbsp	vegetable oil	
-1 tsp	salt	
-6	spring onions	thinly sliced
>Stir the water into the flour with chopsticks, knead to a smooth, soft dough when cool enough, cover and rest for 30 minutes.
>Divide into 4. Roll each piece out to a thin 20 cm round on an oiled board, brush with a teaspoon of oil, and sprinkle with salt and spring onions.
>Roll up like a carpet, coil the roll into a snail, press flat and roll out again to 16 cm.
>Heat 2 tsp of oil in a frying pan for each pancake and cook over a medium heat for 2 to 3 minutes on each side, until crisp and brown. Cut into wedges.
=For the pudding
-200 g	dates	stoned and chopped
-200 ml	water	boiling
-1 tsp	bicarbonate of soda	
-85 g	butter	soft
-150 g	brown sugar	
-2	eggs	
-180 g	plain flour	
-2 tsp	baking powder	
=For the toffee sauce
-150 g	brown sugar	
-80 g	butter	
-250 ml	double cream	
>Pour the water over the dates, stir in the bicarbonate of soda and leave for 10 minutes. Heat the oven to 180 °C and butter a 20 cm square dish.
>Beat the soft butter with the sugar for the pudding and beat in the eggs. Fold in the flour and baking powder and then the dates with their liquid.
>Bake in the dish for 35 minutes, until springy.
>Simmer the sugar and butter for the sauce with the cream for 5 minutes, stirring.
>Prick the hot pudding, pour a third of the sauce over it and serve the rest in a jug.
-500 g	pak choi	quartered lengthways, washed
-2 tbsp	vegetable oil	
-4 cloves	garlic	sliced
-10 g	ginger	in fine strips
-1 tbsp	soy sauce	
-1 tsp	sesame oil	
>Shake the pak choi dry. Heat the vegetable oil in a wok and fry the garlic and ginger for 20 seconds without browning.
>Add the pak choi and toss over a high heat for 2 minutes until the leaves wilt.
>Add the soy sauce and 2 tbsp of water, cover and steam for 1 minute. Stir in the sesame oil and serve.
-1 kg	strawberries	hulled
-800 g	jam sugar	with pectin
-1	lemon	juiced
>Layer the strawberries with the sugar in a large pot, cover and leave overnight. Put a saucer into the freezer.
>Add the juice of the lemon and heat gently until the sugar has melted. Wash the jars and heat them in the oven at 120 °C for 15 minutes.
>Boil hard for 8 minutes. Drop a little onto the cold saucer: if it wrinkles when pushed it is ready, if not boil for 2 minutes more.
>Skim, let stand for 5 minutes so that the fruit spreads evenly, fill into the hot jars and close at once.
-1.2 kg	waxy potatoes	
-1	onion	very finely chopped
-250 ml	vegetable stock	hot
-4 tbsp	white wine vinegar	
-1 tbsp	German mustard	
-5 tbsp	sunflower oil	
-10 g	chives	snipped
-1 tsp	salt	
>Boil the potatoes in their skins for 25 minutes until just tender. Peel them while still hot and cut into thin slices.
>Mix the hot stock with the onion, vinegar, mustard and salt and pour it over the warm potatoes. Turn them with care and leave for 60 minutes.
>Fold in the oil, which binds the liquid to a light cream, taste for salt and vinegar and strew with the chives.
=For the dough
-250 ml	milk	lukewarm
-7 g	dried yeast	
-500 g	strong white flour	
-75 g	sugar	
-75 g	butter	soft
-1 tsp	ground cardamom	
-1/2 tsp	salt	
=For the filling
-80 g	butter	soft
-80 g	brown sugar	
-1 tbsp	ground cinnamon	
-1	egg	beaten
-2 tbsp	pearl sugar	
>Mix the milk, yeast, flour, white sugar, cardamom and salt, work in the 75 g of butter and knead for 10 minutes. Cover and let rise for 60 minutes.
>Roll out to 30 by 50 cm. Spread with the 80 g of butter and strew with the brown sugar and cinnamon.
>Fold in half to a long band, cut it into 16 strips, twist each and wind it into a knot. Set on lined trays, cover and let rise for 40 minutes.
>Heat the oven to 220 °C. Brush the buns with the egg, sprinkle with the pearl sugar and bake for 10 to 12 minutes until brown.
-60 g	breadcrumbs	
-150 ml	milk	
-1	onion	grated
-300 g	minced beef	
-200 g	minced pork	
-1	egg	
-1/2 tsp	ground allspice	
-1.5 tsp	salt	
-50 g	butter	
-2 tbsp	plain flour	
-400 ml	beef stock	
-100 ml	double cream	
>Soak the breadcrumbs in the milk for 10 minutes. Mix in the onion, beef, pork, egg, allspice and salt and roll into 32 small balls with wet hands.
>Fry the balls in the butter in two batches for 8 minutes each, rolling them about, until brown and cooked through. Set them aside.
>Stir the flour into the fat in the pan for 1 minute. Whisk in the stock, simmer for 5 minutes and add the cream.
>Return the balls to the sauce, warm for 4 minutes and serve with potatoes and lingonberry jam.
=For the pork
-500 g	pork loin	in 2 cm cubes
-1/2 tsp	salt	
-1	egg	beaten
-90 g	cornflour	
-500 ml	vegetable oil	for frying
=For the sauce
-4 tbsp	tomato ketchup	
-4 tbsp	rice vinegar	
-4 tbsp	sugar	
-1 tbsp	soy sauce	
-1	onion	in wedges
-2	green peppers	in squares
-250 g	pineapple	in chunks
>Season the pork loin with the salt, turn it in the egg and then in the cornflour until well coated.
>Heat the oil to 170 °C and fry the pork in batches for 4 to 5 minutes until crisp and cooked through. Drain on paper.
>Stir the ketchup, vinegar, sugar and soy sauce with 4 tbsp of water.
>Pour off all but 1 tbsp of the oil. Stir-fry the onion and peppers for 2 minutes, add the pineapple for 1 minute, then the sauce, and boil for 2 minutes until syrupy.
>Toss the pork in the sauce and serve at once, while the crust is crisp.
-500 g	curd cheese	well drained
-1	egg	
-3 tbsp	sugar	
-1 pinch	salt	
-1 tsp	vanilla extract	
-100 g	plain flour	
-3 tbsp	vegetable oil	
-150 g	soured cream	
-150 g	raspberries	
>Mash the curd cheese with the egg, sugar, salt and vanilla extract, and stir in 70 g of the flour until the mass just holds together.
>Form 12 cakes about 2 cm thick with wet hands and turn them in the rest of the flour.
>Heat the oil in a frying pan over a medium to low heat and fry the cakes in two batches for 4 to 5 minutes on each side, until golden and hot in the middle.
>Serve warm with the soured cream and raspberries.
-60 g	fine bulgur wheat	
-400 g	tomatoes	finely diced
-5 tbsp	lemon juice	
-1 tsp	salt	
-150 g	flat-leaf parsley	
-30 g	mint	
-4	spring onions	thinly sliced
-5 tbsp	olive oil	
>Stir the bulgur wheat with the tomatoes, their juice, the lemon juice and the salt, and leave for 20 minutes until it is tender.
>Wash the parsley and mint and dry them very well. Pick off the leaves and slice them finely with a sharp knife; a machine would bruise them.
>Mix the herbs and spring onions with the wheat, dress with the oil and serve soon.
-4	eggs	
-1 tbsp	mirin	
-1 tsp	soy sauce	
-1 tsp	sugar	
-2 tsp	vegetable oil	
>Beat the eggs with the mirin, soy sauce and sugar, without making foam, and strain them.
>Wipe a small non-stick pan with oil and heat it gently. Pour in a quarter of the egg, and when it is nearly set, after about 1 minute, roll it up to one side.
>Oil the bare part of the pan, pour in the next quarter, lifting the roll so that some egg flows beneath, and roll up again. Repeat until all is used and the egg is set throughout.
>Shape the roll in a sushi mat or kitchen paper for 3 minutes and cut into thick slices.
-250 g	ground almonds	
-220 g	sugar	
-5	eggs	
-1	lemon	zest only
-1	orange	zest only
-1/2 tsp	ground cinnamon	
-1 tbsp	icing sugar	
>Heat the oven to 170 °C and line a 23 cm springform tin. Whisk the eggs with the 220 g of sugar for 5 minutes until pale and thick.
>Mix the almonds with the cinnamon and the zest of the lemon and orange and fold them in.
>Bake for 40 minutes until golden and firm in the middle. Cool in the tin.
>Lay a paper cross on top, sift over the icing sugar and lift off the paper.
!There is no flour in it, so it suits those who avoid gluten.
-1.2 kg	apples	firm, peeled, cored and quartered
-150 g	sugar	
-80 g	butter	
-1 pinch	salt	
-320 g	puff pastry	
>Heat the oven to 190 °C. Melt the sugar in a 24 cm ovenproof pan over medium heat until amber, about 8 minutes, and stir in the butter and salt off the heat.
>Pack the apples tightly into the caramel, round side down, and cook over low heat for 20 minutes.
>Roll the pastry to a round a little wider than the pan, lay it over, tuck in the edge and prick it.
>Bake for 30 minutes until deep brown. Wait for 10 minutes, then set a plate on top and turn over boldly.
-5 tbsp	soy sauce	
-5 tbsp	mirin	
-3 tbsp	sake	
-2 tbsp	sugar	
-600 g	salmon fillets	in 4 pieces
-1 tbsp	vegetable oil	
-1 tbsp	sesame seeds	toasted
>Stir the soy sauce, mirin, sake and sugar together until the sugar has gone.
>Pat the salmon fillets dry. Heat the oil in a large frying pan and fry them skin side down for 5 minutes until crisp. Turn and fry for 2 minutes, then set aside on a plate.
>Wipe out the pan, pour in the sauce and boil for 3 to 4 minutes until it thickens to a light syrup.
>Return the fish and spoon the sauce over it for 2 minutes, until it shines and the middle is just cooked. Sprinkle with the sesame seeds.
-1 tbsp	vegetable oil	
-4 tbsp	green curry paste	
-400 ml	coconut milk	
-150 ml	vegetable stock	
-1	aubergine	in 2 cm cubes
-150 g	green beans	halved
-120 g	bamboo shoots	drained
-300 g	firm tofu	in cubes
-4	lime leaves	torn
-1 tbsp	soy sauce	
-2 tsp	palm sugar	
-20 g	thai basil	
-1	lime	
>Heat the oil in a wok and fry the curry paste for 2 minutes. Add a third of the coconut milk and simmer for 3 minutes until the oil parts from it.
>Add the rest of the coconut milk, the stock, lime leaves and aubergine and simmer for 7 minutes.
>Add the beans, bamboo shoots and tofu and simmer for 5 minutes until the vegetables are tender.
>Season with the soy sauce, sugar and the juice of half the lime. Stir in the basil and serve with rice and the rest of the lime in wedges.
!Many ready-made pastes hold shrimp; read the label if the dish is to be vegan.
-1 l	water	
-40 g	thai tea leaves	
-60 g	sugar	
-4 tbsp	condensed milk	
-120 ml	evaporated milk	
-500 g	ice cubes	
>Bring the water to the boil, add the tea leaves and sugar, simmer for 3 minutes and steep off the heat for 10 minutes.
>Strain through a fine cloth, stir in the condensed milk while hot, and cool for 50 minutes.
>Fill four tall glasses with ice cubes, pour in the tea and float the evaporated milk on top.
-5	egg yolks	
-100 g	caster sugar	
-3 tbsp	marsala	
-500 g	mascarpone	
-250 ml	double cream	
-300 ml	strong coffee	cooled
-250 g	sponge fingers	
-2 tbsp	cocoa powder	
>Whisk the yolks, sugar and marsala in a bowl over a pan of barely simmering water for about 6 minutes, until thick, pale and hot to the touch. Take off the heat and whisk until cool.
>Beat the mascarpone until smooth and stir it into the yolks. Whip the cream to soft peaks and fold it in.
>Dip half the sponge fingers into the coffee, one second each side, and lay them side by side in a dish of about 20 by 25 cm. Spread half the mascarpone cream on top.
>Repeat with the rest of the sponge fingers and cream. Cover and chill for at least 6 hours.
>Sift the cocoa powder over the top just before serving.
-150 g	plain flour	
-3	eggs	
-250 ml	milk	
-1/2 tsp	salt	
-8	pork sausages	
-2 tbsp	sunflower oil	
-1 tsp	wholegrain mustard	
>Whisk the flour and salt with the eggs and a little of the milk until smooth, then whisk in the rest of the milk and the mustard. Leave for 30 minutes.
>Heat the oven to 220 °C. Put the sausages and oil into a metal tin of about 20 by 30 cm and roast for 15 minutes, turning once.
>Pull out the tin and, while the fat is smoking hot, pour in the batter all at once.
>Bake for 30 minutes without opening the door, until the batter is high, brown and crisp. Serve with onion gravy.
-1.2 l	chicken stock	
-3 stalks	lemongrass	bruised, in lengths
-30 g	galangal	sliced
-6	lime leaves	torn
-3	red chillies	crushed
-200 g	oyster mushrooms	torn
-2	tomatoes	in wedges
-1 tbsp	thai chilli paste	
-400 g	prawns	raw, peeled
-3 tbsp	fish sauce	
-4 tbsp	lime juice	
-15 g	fresh coriander	leaves picked
>Bring the stock to the boil with the lemongrass, galangal, lime leaves and chillies and simmer for 10 minutes.
>Add the mushrooms, tomatoes and chilli paste and simmer for 4 minutes.
>Slip in the prawns and cook for 2 to 3 minutes until pink throughout.
>Take off the heat, stir in the fish sauce and lime juice, and taste: it should be sour, salty and hot. Scatter with the coriander.
!Leave the woody spices in the bowl, but do not eat them.
-400 g	tomatoes	ripe, diced
-8 slices	country bread	
-1 clove	garlic	halved
-4 tbsp	olive oil	
-10 g	basil	torn
-1/2 tsp	salt	
>Mix the tomatoes with the salt in a sieve over a bowl and let them drain for 10 minutes.
>Stir half the oil and the basil into the drained tomatoes.
>Toast the bread on both sides on a griddle or under the grill, about 2 minutes a side, until crisp with dark edges.
>Rub each hot slice with the cut garlic, drizzle with the rest of the oil, pile on the tomatoes and eat at once.
-700 g	waxy potatoes	peeled and thinly sliced
-1	onion	thinly sliced
-250 ml	olive oil	
-6	eggs	
-1 tsp	salt	
>Heat the oil in a 24 cm frying pan over medium-low heat. Add the potatoes, onion and half the salt and cook gently for 25 minutes, turning now and then, until soft but hardly coloured.
>Drain the potatoes and onion in a sieve over a bowl and keep the oil for another day.
>Beat the eggs with the rest of the salt, stir in the potatoes and onion and leave for 5 minutes.
>Heat 1 tablespoon of the saved oil in the pan, pour in the mixture and cook over low heat for 6 minutes until the edge is firm. Cover with a plate, turn it over and slide it back into the pan.
>Cook for 5 minutes more, until set through, and serve warm or cold in wedges.
-2	dried pasilla chillies	
-6	corn tortillas	in thin strips
-6 tbsp	vegetable oil	
-1	onion	chopped
-4 cloves	garlic	peeled
-600 g	tomatoes	halved
-1.2 l	vegetable stock	
-1 tsp	dried oregano	
-1	avocado	diced
-150 g	feta cheese	crumbled
-1	lime	in wedges
-	salt	
>Cut open the chillies, shake out the seeds, toast them for 20 seconds in a dry pan and soak for 10 minutes in hot water.
>Heat the oil in a wide pan and fry the tortilla strips in batches for 2 minutes until crisp. Drain on paper.
>Pour off all but 2 tbsp of the oil and cook the onion and garlic for 8 minutes until golden. Blend with the tomatoes and the drained chillies until smooth.
>Return the purée to the pan and cook for 8 minutes, stirring, until dark. Add the stock and oregano, simmer for 15 minutes and season with salt.
>Put most of the strips in bowls, ladle the soup over, and top with the avocado, cheese and the other strips. Serve with the lime.
=For the sponge
-150 g	plain flour	
-1 1/2 tsp	baking powder	
-5	eggs	separated
-180 g	sugar	
-80 ml	milk	
-1 tsp	vanilla extract	
=For the soaking and topping
-400 g	condensed milk	
-350 ml	evaporated milk	
-400 ml	double cream	
-1 tbsp	icing sugar	
-1 tsp	ground cinnamon	
>Heat the oven to 175 °C and line a baking dish of 23 by 33 cm with buttered paper.
>Beat the egg yolks with 120 g of the sugar for 3 minutes until pale; stir in the milk and vanilla extract, then the flour sifted with the baking powder. Whisk the egg whites stiff with the rest of the sugar and fold them in.
>Bake for 30 to 35 minutes until springy. Cool for 30 minutes in the dish and prick all over with a fork.
>Mix the condensed milk, evaporated milk and 100 ml of the double cream, pour slowly over the cake and chill for at least 3 1/2 hours.
>Whip the rest of the cream with the icing sugar, spread it on top and dust with the cinnamon.
-800 ml	water	
-10 g	kombu	
-4	eggs	
-3 tbsp	gochujang	
-1 tbsp	gochugaru	
-1 tbsp	soy sauce	
-2 tbsp	sugar	
-2 cloves	garlic	crushed
-600 g	rice cakes	rinsed
-4	spring onions	in short lengths
-2 tsp	sesame oil	
>Simmer the kombu in the water for 10 minutes and take it out. In another pan boil the eggs for 9 minutes, cool and peel them.
>Stir the gochujang, gochugaru, soy sauce, sugar and garlic into the stock and bring to the boil.
>Add the rice cakes and simmer for 8 to 10 minutes, stirring so that they do not stick, until soft and the sauce coats them.
>Add the spring onions and eggs, warm for 2 minutes and finish with the sesame oil.
-1	cucumber	
-500 g	Greek yoghurt	
-2 cloves	garlic	crushed
-2 tbsp	olive oil	
-1 tbsp	lemon juice	
-10 g	dill	chopped
-1 tsp	salt	
>Grate the cucumber coarsely, mix it with half the salt and leave in a sieve for 20 minutes. Squeeze it hard in a cloth until dry.
>Stir the yoghurt with the garlic, oil, lemon juice, dill and the rest of the salt.
>Fold in the cucumber and chill for 40 minutes so that the garlic mellows.
-200 g	coarse semolina	
-3 tbsp	vegetable oil	
-1 tsp	mustard seeds	
-30 g	cashew nuts	
-10	curry leaves	
-1	onion	finely chopped
-15 g	ginger	grated
-1	green chilli	finely chopped
-100 g	frozen peas	
-1 tsp	salt	
-1 tbsp	lemon juice	
>Toast the semolina in a dry pan over a medium heat for 4 minutes, stirring, until it smells sweet but has not browned. Tip into a bowl.
>Heat the oil in the same pan. Add the mustard seeds; when they pop, add the cashew nuts and curry leaves and fry for 1 minute.
>Add the onion, ginger and chilli and cook for 5 minutes until soft. Add the peas, salt and 650 ml of water and bring to the boil.
>Pour in the semolina in a thin stream, stirring all the time. Cover and cook on the lowest heat for 3 minutes, then fluff with a fork and stir in the lemon juice.
=For the pastry
-250 g	plain flour	
-1/2 tsp	salt	
-4 tbsp	vegetable oil	
-90 ml	water	
=For the filling
-500 g	potatoes	peeled, in 1 cm dice
-100 g	frozen peas	
-1 tsp	cumin seeds	
-15 g	ginger	grated
-1	green chilli	finely chopped
-1 tsp	garam masala	
-1 tbsp	lemon juice	
-1 tsp	salt	
-1 l	vegetable oil	for frying
>Rub the 4 tbsp of oil into the flour and salt, add the water and knead to a firm, smooth dough. Wrap and rest for 30 minutes.
>Boil the potatoes for 8 minutes, adding the peas for the last minute. Drain well.
>Fry the cumin seeds in 1 tbsp of the frying oil until they crackle, add the ginger and chilli for 1 minute, then the potatoes, peas, garam masala, lemon juice and salt. Crush roughly and cool.
>Cut the dough into 8 balls. Roll each to a 16 cm round and halve it. Wet the straight edge, form a cone, fill it and pinch the top shut.
>Heat the rest of the oil to 160 °C and fry a few samosas at a time for 7 to 8 minutes, turning, until crisp and golden. Drain on paper.
-1 tbsp	vegetable oil	
-2 cloves	garlic	finely chopped
-200 g	white cabbage	finely shredded
-2	carrots	in matchsticks
-100 g	shiitake mushrooms	thinly sliced
-100 g	bean sprouts	
-1 tbsp	soy sauce	
-1 tsp	sesame oil	
-1 tbsp	plain flour	
-16	spring roll wrappers	about 20 cm square
-750 ml	sunflower oil	for frying
>Heat the vegetable oil in a wok and fry the garlic, cabbage, carrots and mushrooms for 4 minutes. Add the bean sprouts, soy sauce and sesame oil for 1 minute, then drain in a sieve and let it cool.
>Stir the flour with 2 tbsp of water to a paste.
>Put a heaped tablespoon of filling near one corner of each wrapper. Roll over once, fold in the sides, roll up tightly and seal the tip with the paste.
>Heat the sunflower oil to 175 °C and fry the rolls, five at a time, for 4 minutes until golden. Drain on paper.
=For the tempura
-1	sweet potato	in 5 mm slices
-1	aubergine	in 5 mm slices
-1	red pepper	in strips
-100 g	green beans	trimmed
-120 g	plain flour	
-30 g	cornflour	
-200 ml	sparkling water	ice-cold
-1 l	vegetable oil	for frying
=For the dip
-4 tbsp	soy sauce	
-3 tbsp	mirin	
-100 g	mooli radish	finely grated
>Stir the soy sauce and mirin with 4 tbsp of warm water in small bowls and keep the radish beside them.
>Dry all the vegetables well. Heat the oil to 175 °C in a deep pan.
>Mix the flour and cornflour with the sparkling water in a few strokes; lumps are welcome, and the batter should be thin and cold.
>Dip the sweet potato, aubergine, pepper and beans a few at a time, shake off the drips and fry for 2 to 4 minutes until pale gold and crisp; the potato takes the longest.
>Drain on a rack and eat at once, stirring some of the grated radish into the dip.
-40 g	butter	
-4	leeks	white part, sliced
-400 g	floury potatoes	diced
-1 l	vegetable stock	
-150 ml	double cream	
-10 g	chives	snipped
-1 tsp	salt	
>Melt the butter in a pot and sweat the leeks with the salt under a lid for 10 minutes, without letting them colour.
>Add the potatoes and the stock and simmer for 20 minutes, until very soft.
>Blend until perfectly smooth, stir in the cream and let cool. Chill for at least 3 hours.
>Taste again, since cold dulls salt, and serve in chilled bowls with the chives on top.
!Hot, the same soup is good on a winter evening.
-225 g	butter	soft
-225 g	caster sugar	
-4	eggs	
-1 tsp	vanilla extract	
-225 g	plain flour	
-3 tsp	baking powder	
-2 tbsp	milk	
-150 g	strawberry jam	
-200 ml	double cream	
>Heat the oven to 180 °C and line two 20 cm round tins. Beat the butter and sugar for 5 minutes until almost white.
>Beat in the eggs one at a time with the vanilla extract. Fold in the flour and baking powder and loosen with the milk.
>Divide between the tins and bake for 25 minutes, until springy. Cool on a rack for 60 minutes.
>Whip the cream. Spread one cake with the jam and the cream, set the other on top and dust with a little sugar.
=For the rolls
-100 g	rice vermicelli	
-12	rice paper sheets	
-200 g	firm tofu	in thin strips
-2	carrots	in matchsticks
-1	cucumber	seeded, in matchsticks
-1	lettuce	leaves separated
-20 g	mint	leaves picked
=For the dip
-4 tbsp	peanut butter	
-2 tbsp	hoisin sauce	
-2 tbsp	lime juice	
>Cook the vermicelli in boiling water for 3 minutes, rinse in cold water and drain well.
>Stir the peanut butter, hoisin sauce and lime juice with about 4 tbsp of warm water to a smooth dip.
>Dip one of the rice paper sheets in warm water for a few seconds and lay it on a damp board. Put some lettuce, vermicelli, tofu, carrots, cucumber and mint on the lower third.
>Fold in the sides, roll up tightly and set under a damp cloth. Make the others in the same way and serve within 2 hours.
-25 g	butter	
-25 g	plain flour	
-120 ml	brown ale	
-200 g	cheddar cheese	grated
-1 tsp	English mustard	
-2 tsp	Worcestershire sauce	
-1	egg yolk	
-4 slices	white bread	thick
>Melt the butter, stir in the flour for 1 minute and whisk in the ale until thick.
>Lower the heat and stir in the cheddar cheese until melted, then the mustard and Worcestershire sauce. Take off the heat, let cool for 2 minutes and beat in the egg yolk.
>Toast the bread on both sides under a hot grill.
>Spread the cheese thickly over the toast to the very edge and grill for 3 to 4 minutes until bubbling and spotted with brown.
-4	veal escalopes	about 150 g each
-80 g	plain flour	
-2	eggs	
-2 tbsp	milk	
-150 g	fine breadcrumbs	
-300 ml	sunflower oil	
-1	lemon	in wedges
-1 tsp	salt	
>Beat the veal escalopes between two sheets of film to a thickness of 4 mm and sprinkle both sides with the salt.
>Put the flour in one dish, the eggs beaten with the milk in a second and the breadcrumbs in a third. Turn the meat in each in this order; do not press the crumbs on.
>Heat the oil 1 cm deep in a wide pan to 170 °C. Fry the escalopes one or two at a time for 2 minutes a side, swirling the pan so that hot oil washes over them, until puffed and golden.
>Drain on kitchen paper and serve at once with the lemon.
-140 g	plain flour	
-4	eggs	
-200 ml	milk	
-1/2 tsp	salt	
-4 tbsp	sunflower oil	
>Beat the flour and salt with the eggs until smooth, then gradually beat in the milk. Rest the batter for 30 minutes.
>Heat the oven to 230 °C. Put a teaspoon of the oil into each hole of a 12-hole metal tin and heat it in the oven for 10 minutes.
>Quickly pour the batter into the hot oil and return the tin at once.
>Bake for 20 minutes, keeping the door shut, until tall and deep brown. Serve straight away.

"""##
}
extension EmbeddedStarters {
    static let order: StaticString = "72,225,9,42,75,121,142,159,205,1,36,65,80,88,114,140,172,182,192,206,210,222,232,234,242,256,5,12,17,19,44,68,69,76,102,149,174,193,207,217,224,237,241,2,15,18,46,52,64,101,103,106,111,131,139,141,147,150,153,158,160,176,180,194,197,201,202,204,212,215,218,233,235,239,246,251,4,7,13,27,28,35,37,43,45,47,53,67,77,81,86,87,94,95,104,105,109,113,132,148,152,168,173,175,178,187,188,199,213,219,226,231,238,254,255,6,8,10,14,38,54,66,70,78,85,89,91,99,107,108,115,118,120,122,127,128,129,136,137,155,157,167,171,179,186,189,195,200,211,214,216,220,223,230,252,0,11,16,30,34,41,50,57,59,74,79,90,92,98,110,144,162,163,181,183,196,198,221,253,24,39,49,60,73,83,93,96,97,117,119,130,146,164,166,170,177,184,185,190,191,227,244,245,247,248,249,250,3,23,31,61,62,116,124,126,134,145,154,165,208,209,228,229,240,243,20,21,26,29,40,48,51,56,71,84,123,125,133,135,151,156,203,236,32,55,63,161,25,33,58,100,143,169,22,112,138,82"
    static let minutes: StaticString = "65,530,5,5,305,13,295,13,30270,140,97,208,10,1480,22,30,12,185,40340,14,85,80,15,85,60,70,65,25,15,20,10,15,45,65,80,5,320,15,10,20,10,75,20,15,330,162,50,30,40,21,27,30,15,60,55,70,160,305,28,60,37,60,30,100,45,195,255,135,135,50,25,55,25,90,75,225,30,110,40,490,55,160,790,50,60,50,60,18,30,45,55,20,60,65,22,140,2900,53,93,95,187,70,168,55,85,320,95,80,35,95,105,35,401,22,40,85,55,1505,120,110,90,45,50,120,1000,27,830,40,45,95,105,810,105,145,60,85,50,255,125,45,75,35,145,60,145,80,115,55,760,35,25,50,70,40,110,775,70,155,40,90,32,125,55,160,70,85,830,900,35,15,75,55,3095,65,160,85,40,35,45,50,70,70,85,155,55,125,45,100,35,170,145,65,35,60,40,50,1495,1475,230,70,152,305,35,30,135,60,40,75,155,280,185,50,45,45,85,50,60,45,65,50,105,60,45,35,60,230,155,175,70,90,45,75,85,120,30,75,550,85,30,30,75,45,40,90,75,140,155,65,90,80,60,75,45,290,80,190,65"
    static let postings: StaticString = ##"""
asks ackee	155
asks adzuki bean	90
asks aji amarillo paste	195
asks ale	113
asks allspice	176,221,236
asks anchovy filet	160,241
asks apple	23,79,115,159
asks apple sauce	64
asks apricot jam	66,243
asks artichoke	151
asks avocado	52,188,216,224
asks back bacon	127
asks baguette	27,37,50,187,251
asks baked bean	127
asks baking powder	47,55,56,80,90,92,93,101,108,152,154,157,166,173,180,186,193,201,215
asks baking soda	45,69,76,123,131,152
asks bamboo shoot	212,242
asks basil	28,30,42,77,100,103,175
asks basmati	53,136
asks bay leaf	18,29,89,116,120,126,148,159,167,197,198,214,218,225,227,233,243,248
asks bean sprout	205,247,250,252,253,256
asks beef bone	253
asks beef mince	181,207,221,226,243,245,255
asks beef skirt	183
asks beef stock	179,187,199,208,221,225,245
asks beer	93
asks beet	248
asks berbere	140
asks black bean	158,228
asks black olive	117,195,241
asks black pepper	18,30,70,80,116,120,129,133,135,144,146,151,155,160,162,183,199,218,229
asks black rice vinegar	145,149,234,238
asks blanched almond	147,157
asks blue cheese	180
asks blueberry	79
asks bok choy	40,234
asks bonito flake	193
asks borlotti bean	240
asks braising beef	225
asks brandy	67
asks bread	127
asks bread flour	45,65,68,82,100,102,123,142,161,190,200
asks breadcrumb	84,102,114,115,191,207,221,228
asks brown lentil	237,254
asks brown sugar	5,19,26,76,120,152,174,200,213,229,236
asks buckwheat flour	106
asks bulgur	111
asks burger bun	228
asks butter	10,14,15,20,23,26,29,32,33,38,44,47,50,55,56,58,60,66,75,76,80,82,84,86,87,88,89,98,101,102,106,108,113,115,118,119,123,125,127,128,129,130,134,135,136,137,144,146,152,154,157,161,170,171,173,174,179,180,183,187,190,191,199,200,209,218,220,221,246,255
asks butter lettuce	164
asks buttermilk	69,80,108,173
asks button mushroom	225,233
asks cachaca	3
asks cajun seasoning	235
asks cane vinegar	120
asks canned chickpea	177,230,237,254
asks canned tomato	77,100,143,207,210,214,219,230,235,240,245,246,254,255
asks canned tuna	241
asks caper	170
asks caraway seed	8,97,189
asks cardamom pod	53
asks carrot	122,126,133,139,178,197,205,208,213,217,220,225,240,247,248,249,251,255
asks cashew	203,256
asks caster sugar	4,11,20,36,55,56,101,112,118,154
asks cauliflower	84,196
asks cayenne pepper	143
asks celeriac	46
asks celery	126,180,218,235,240,254,255
asks celery salt	81
asks cheese curd	199
asks cherry	86
asks cherry tomato	78,150
asks chicken	105
asks chicken breast	164,232,238,249
asks chicken leg	233,236
asks chicken stock	182,185,223,233,235,239,244,249,256
asks chicken thigh	116,120,162,163,182,185,192,210,231,235,244
asks chicken wing	180
asks chickpea flour	141,166,181
asks chili bean paste	239
asks chili flake	37,39,48,78,94,99,148,149,219,226,237,252
asks chili oil	234
asks chili powder	125,141,156,232,245
asks chipotle paste	186
asks chive	38,75,89,110,135,170
asks chocolate sprinkle	10
asks chorizo	83
asks cider vinegar	81,122,196,197,199
asks cinnamon	104
asks cinnamon stick	17,51,148,253
asks citric acid	13
asks clam	218
asks clarified butter	162
asks clove	51,159,253
asks coarse salt	28,81,96,172
asks coarse sea salt	18
asks cocoa	10,31,98,112,137,209
asks coconut milk	57,176,242,250,256
asks cod filet	93,186
asks condensed milk	10,41,201
asks cooked ham	88
asks cooking apple	26
asks coriander	52,85,125,141,158,166,181,182,184,188,211,215,216,223,251,254
asks coriander seed	97,156,162,181,230,237,253
asks corn tortilla	186,188,198,211,224,232
asks cornstarch	31,57,121,173,196,206,208,209,212,222,238,239
asks cottage cheese	128
asks country bread	16,42,103
asks cracked rye	124
asks cream cheese	151
asks cream cracker	195
asks creme fraiche	46
asks cremini mushroom	94,171
asks cucumber	12,74,81,95,103,149,165,169,178,192,196,250,251
asks cumin	131,158,166,168,177,198,210,216,217,219,226,228,230,232,237,245
asks cumin seed	12,97,141,181,184,194,204
asks curry leaf	203
asks curry powder	136,164,214,243,249
asks dark beer	124
asks dark chocolate	11,31,66,121,209,245
asks dark syrup	124
asks dashi	193
asks date	152
asks desiccated coconut	76,137,157
asks dijon mustard	43,46,88,122,160,179,241
asks dill	74,87,96,109,142,215,248
asks dried mint	217
asks dried mushroom	227
asks dried oregano	37,48,78,105,163,169,197,198,224,232,245
asks dried thyme	214
asks dried yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
asks dry sherry	49,94
asks dumpling wrapper	145
asks egg	15,22,24,25,33,38,55,56,58,61,64,66,70,71,73,82,86,87,90,91,98,101,102,106,108,109,114,116,117,118,119,127,130,134,135,136,137,142,146,152,153,154,174,181,183,188,190,192,193,195,200,201,202,207,209,211,212,215,219,221,222,226,228,241,243,247,249,250,252
asks egg yolk	4,11,14,15,43,70,82,104,112,113,160,246
asks eggplant	77,132,156,175,206,242,246
asks elderflower	13
asks english mustard	84,113
asks evaporated milk	41,130,195,201
asks fava bean	168
asks fermented black bean	239
asks feta	78,109,125,169,190,195,211,216,219,224
asks firm tofu	178,212,242,250,251,252
asks fish sauce	150,223,252,253
asks flaked almond	118,164
asks flat leaf parsley	39,48,111,166,168,215,219,254
asks flat rice noodle	252,253
asks flatbread	168
asks flaxseed	124
asks flour tortilla	158
asks floury potato	32,34,75,83,89,93,144,199,216,220
asks fried tofu	256
asks galangal	223,256
asks garam masala	162,194,204,210,230
asks garlic	16,27,28,34,37,39,40,42,43,48,49,50,54,60,74,77,78,83,87,91,94,95,97,99,105,117,120,125,126,128,129,131,132,138,139,140,142,143,147,149,150,151,155,156,158,160,161,162,163,166,167,168,170,171,172,175,176,177,180,182,184,187,188,189,190,191,192,194,195,197,198,199,202,205,207,210,211,213,216,219,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,243,244,245,246,247,248,249,250,251,252,255,256
asks garlic chive	252
asks gelatin	36,209
asks german mustard	110,170,208
asks gherkin	208
asks ginger	9,40,99,107,128,140,145,148,162,172,194,203,204,210,212,229,230,231,236,238,239,249,253
asks glutinous rice	57
asks gochugaru	172,202,231
asks gochujang	202,231,247
asks golden syrup	76,174
asks granulated sugar	55
asks grape molasses	68
asks greek yogurt	74,87,163
asks green bean	196,206,241,242,244,250
asks green bell pepper	58,95,169,189,222,235
asks green chili	52,128,162,181,188,194,203,204,211,230
asks green curry paste	242
asks green olive	182,226
asks green papaya	150
asks ground almond	71,101,118
asks ground caraway	170
asks ground cardamom	35,128,200
asks ground cinnamon	26,44,71,115,173,185,200,201,236,246,254
asks ground fenugreek	156
asks ground ginger	182,196,254
asks guanciale	70
asks gunpowder green tea	7
asks hazelnut	79
asks heavy cream	4,5,11,36,38,60,75,98,112,119,129,146,152,154,201,209,210,218,221
asks hoisin sauce	178
asks honey	27,56,69,78,79,90,101,249
asks hot sauce	180
asks ice cube	3,35,41
asks icing sugar	71,106,115,130,134,137,174,201,209
asks jalapeno	197
asks jam sugar	1
asks jasmine rice	107
asks juniper berry	8
asks kalamata olive	169
asks kale	32,128
asks ketchup	222,228
asks kidney bean	176,245
asks kirsch	209
asks kombu	59,202
asks ladyfinger	112
asks lager	186
asks lamb mince	220,246
asks lamb neck	133
asks lamb stock	133,220
asks lard	183,189,198,226,227
asks leek	75,89
asks lemon	1,6,13,15,18,46,51,55,56,67,71,93,105,114,116,132,136,163,217,244,254
asks lemon juice	14,18,43,44,74,79,97,111,115,131,157,160,164,168,173,180,203,204,230,243
asks lemongrass	223,251,256
asks lettuce	178,229
asks lettuce leaf	195,228
asks light cream	194
asks lime	3,9,125,158,186,198,224,236,242,252,253,256
asks lime juice	52,85,150,178,223
asks lime leaf	223,242
asks little gem lettuce	241
asks long grain rice	91,139,176,192,214,235,237
asks macaroni	191,237
asks mango	35,57,99
asks mango chutney	164
asks marsala	112
asks masa harina	0
asks mascarpone	112
asks mayonnaise	46,122,125,164,180,186,193,251
asks milk	11,25,29,31,32,33,35,36,47,61,73,79,82,84,86,88,89,102,104,106,114,119,121,123,129,134,137,138,154,190,200,201,207,216,220,221,243,246,255
asks mint	2,6,7,12,62,111,178
asks mirin	22,72,206
asks monterey jack	232
asks mozzarella	30,50,77,100,151
asks mushroom	127,179
asks mussel	60
asks mustard powder	47,191,196
asks mustard seed	81,184,203
asks napa cabbage	145,172
asks new potato	241
asks nigella seed	99,161
asks nori	165
asks nutmeg	29,63,88,109,129,146,236,255
asks oat milk	19
asks oatmeal	19
asks okonomiyaki sauce	193
asks olive oil	16,24,28,30,34,37,39,42,43,48,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,117,121,126,131,132,143,147,151,158,160,163,168,169,175,177,182,207,215,217,219,233,240,241,244,246,254,255
asks onion	24,54,58,62,64,81,83,110,116,117,126,128,132,133,135,136,139,141,143,144,155,159,166,167,170,171,175,179,181,182,183,184,185,187,188,189,194,195,197,198,203,207,208,210,211,213,214,216,217,218,219,220,221,222,224,225,226,227,228,229,230,231,232,235,237,240,243,244,245,246,248,249,253,254,255
asks orange	51,67,71,101,167,198
asks orange blossom water	157
asks oyster mushroom	223
asks paella rice	244
asks palm sugar	150,242,250,252
asks panko breadcrumb	249
asks paprika	210
asks parsley	46,49,50,60,94,117,132,133,136,179,191
asks passata	232,237
asks pea	62,91,139,203,204
asks peach	67,173
asks peanut butter	178
asks pear	17,229
asks pearl sugar	200
asks pecan	174
asks pickling onion	196
asks pine nut	28
asks pineapple	222
asks pistachio	53
asks pita bread	163
asks plain flour	20,21,25,26,29,33,47,55,56,63,64,66,69,73,76,80,84,86,88,90,92,93,98,104,106,108,113,114,118,119,121,123,130,134,135,138,144,146,152,153,154,173,174,179,183,186,187,191,193,199,201,204,205,206,209,215,218,220,221,225,226,232,233,246,249,254,255
asks polenta	92,101,108
asks pomegranate molasses	185
asks pomegranate seed	156,185
asks pork belly	193
asks pork loin	222
asks pork mince	145,207,221,234,239,255
asks pork rib	167
asks pork sausage	73,127
asks potato	62,133,143,189,204,217,218,240,248
asks preserved lemon	182
asks prune	227
asks puff pastry	23,104
asks pul biber	58,87
asks quark	144,153,170
asks raisin	53,115,134,243
asks rapeseed oil	148
asks raspberry	36,153
asks raspberry jam	118
asks red bell pepper	147,155,175,206,213,214,219,244,245
asks red cabbage	159,186
asks red chili	85,105,192,223,250,251,253
asks red lentil	140,217
asks red onion	85,103,122,140,158,163,169
asks red wine	17,51,67,208,225,227,233,246,255
asks red wine vinegar	48,103,159,169,241,248
asks refried bean	188
asks rice cake	202,231
asks rice flour	20,172
asks rice noodle	256
asks rice paper	178
asks rice vermicelli	178
asks rice vinegar	165,212,222,247,251
asks rice wine	238
asks risotto rice	171
asks roasted peanut	107,150,234,238,250,252
asks rolled oat	26,69,76,79
asks romaine lettuce	160
asks rosemary	27,34,65
asks rum	134
asks rutabaga	183
asks rye flour	124
asks rye sourdough starter	124
asks saffron	53,182,244
asks sake	72
asks salmon filet	72,96
asks salt	0,2,8,10,12,14,19,20,21,23,24,25,29,30,31,32,33,34,38,39,42,43,45,46,47,48,49,50,52,54,57,58,61,62,63,64,65,68,69,70,73,74,75,77,78,80,82,83,84,85,86,87,92,93,94,95,97,98,99,100,102,103,105,106,107,108,110,111,114,116,119,121,122,123,124,126,128,129,131,132,133,134,135,138,139,140,141,142,143,144,145,146,147,148,149,153,156,159,161,162,163,164,165,166,167,168,169,170,173,174,175,176,177,179,180,181,183,184,185,186,187,188,189,190,191,194,196,197,198,199,200,203,204,207,208,210,211,214,215,216,217,219,220,221,222,224,225,226,227,228,230,232,233,237,240,241,243,244,245,246,248,249,251,254,255
asks salt cod	117,155
asks sauerkraut	227
asks sausage meat	80
asks savoy cabbage	240
asks sea bass	85
asks sea salt	16,65
asks self raising flour	137
asks semolina	157,203
asks sesame oil	40,91,107,145,149,202,205,212,213,229,247
asks sesame paste	234
asks sesame seed	57,68,72,148,149,165,213,229,247
asks shallot	60,192,199,233,252,256
asks sherry vinegar	95,143,147,177
asks shiitake mushroom	205,213,247
asks short grain rice	116,247,249
asks shrimp	49,223,235,244,252,256
asks shrimp paste	192,256
asks sichuan peppercorn	148,234,238,239
asks silken tofu	59
asks sirloin	229,253
asks small pasta	240
asks smoked bacon	146,167,208,225,227,233
asks smoked haddock	89,136
asks smoked paprika	143,147,158,177,207,228,244
asks smoked sausage	167,227,235
asks soda water	67
asks soft tofu	239
asks sour cherry	209
asks sour cream	125,138,151,153,179,180,211,232,248
asks soy sauce	22,40,72,91,107,120,145,149,165,172,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251
asks spaghetti	39,70
asks sparkling water	206
asks spinach	109,151,177,194,213,247
asks spring onion	21,32,59,91,107,109,111,145,168,172,176,193,202,212,215,229,235,236,238,239
asks spring roll wrapper	205
asks star anise	51,148,253
asks strawberry	1,119
asks strawberry jam	154
asks strong coffee	5,112
asks sugar	3,6,7,9,13,15,17,22,23,31,33,35,41,44,51,53,57,63,66,67,71,72,81,82,86,90,92,96,98,99,102,104,108,115,118,119,121,122,123,130,132,134,137,142,149,153,157,159,161,165,172,173,185,187,190,196,197,200,201,202,209,222,231,234,238,239,247,248,251,253,256
asks sultana	164
asks sunflower oil	25,43,45,54,64,68,73,93,96,110,114,117,121,127,138,142,144,159,205,208,220,225
asks sunflower seed	124
asks sushi rice	165
asks swedish mustard	96
asks sweet corn kernel	85,125
asks sweet paprika	54,105,170,179,189,216,217,219,226
asks sweet potato	85,206,231
asks sweet potato noodle	213
asks sweet soy sauce	192
asks tahini	131
asks tapioca flour	61
asks tea leaf	41
asks thai basil	242,253
asks thai chili paste	223
asks thyme	133,155,171,175,176,187,218,233,236
asks tomatillo	211
asks tomato	16,30,42,52,54,58,95,103,111,127,132,139,147,155,162,163,168,169,175,181,184,188,189,192,223,224,228,241,244
asks tomato puree	126,140,208,214,217,220,225,227,233,245,248
asks toor dal	184
asks turmeric	81,141,182,184,185,196,215,230,243,254,256
asks vanilla bean	4,36
asks vanilla extract	86,92,98,130,137,153,154,174,201
asks veal escalope	114
asks vegetable oil	21,22,40,61,63,72,90,91,92,120,139,140,141,153,155,156,166,167,181,184,185,186,188,190,192,193,194,195,197,199,203,204,205,206,210,211,213,214,216,222,224,226,228,229,230,231,232,234,235,236,237,238,239,242,243,245,247,248,249,250,251,252,256
asks vegetable stock	62,75,107,110,139,171,177,211,212,214,216,217,224,240,242,248,254
asks vermicelli	254
asks walnut	44,156,185,215
asks wasabi	165
asks water	0,2,6,7,9,13,14,19,21,41,44,45,59,63,65,66,68,76,83,89,90,92,100,104,116,118,120,121,123,124,130,131,135,136,138,140,141,142,144,146,152,157,159,161,165,174,176,183,189,197,202,204,226,253
asks waxy potato	24,64,110,117,129,183,195,250
asks wheat noodle	234
asks whisky	5
asks white bread	88,95,113,147,160,177,243
asks white cabbage	8,122,193,205,227,231,248,250
asks white onion	52
asks white pepper	212
asks white peppercorn	96
asks white wine	27,60,171,187,207
asks white wine vinegar	87,96,99,110,156,237
asks whole milk	53,80,191,218
asks wholegrain mustard	73
asks wholemeal flour	69
asks worcestershire sauce	113,220
asks yardlong bean	150
asks yellow bell pepper	54
asks yogurt	2,12,35,79,122,157,161,164,210
asks zucchini	175,240,247
category bread	0,21,45,47,50,61,65,68,69,82,92,102,108,123,124,138,142,161,190,200
category breakfast	1,15,16,19,22,31,33,35,38,47,58,59,61,68,69,79,80,82,87,102,106,107,113,119,121,123,127,134,136,153,155,168,188,192,203,211,215,219
category cake	20,23,55,56,66,71,90,98,101,104,115,118,137,152,154,157,200,201,209
category dessert	4,5,6,10,11,17,23,26,33,36,44,53,57,63,71,76,86,90,98,104,106,112,115,118,119,121,130,134,152,153,157,173,174,201,209
category drink	2,3,5,7,9,13,31,35,41,51,67
category main	24,39,54,58,60,64,70,72,73,77,78,80,83,84,88,89,91,93,100,103,105,109,114,117,120,126,127,132,133,135,136,140,144,145,146,155,158,162,163,164,166,167,168,171,175,177,179,181,182,183,184,185,186,188,189,190,191,192,193,194,198,199,202,207,208,210,213,214,215,216,218,219,220,221,222,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
category preserve	1,8,13,15,18,81,96,97,99,148,172,196,197
category salad	30,46,103,110,111,122,125,149,150,160,164,169,195,241,250
category sauce	12,14,15,28,29,43,48,52,74,97,99,131,147,148
category side	0,8,12,22,25,32,34,40,46,50,65,81,84,91,92,108,110,111,122,125,128,129,139,142,143,149,159,161,169,172,175,176,177,184,197,213,214
category snack	10,16,20,21,24,27,42,44,45,47,50,52,56,61,63,64,68,76,88,90,92,94,106,109,113,121,123,125,130,131,137,138,141,143,151,158,165,166,170,178,180,181,183,186,193,199,200,202,204,205,207,226,251
category soup	59,62,75,83,89,95,107,116,126,133,187,189,212,216,217,218,223,224,240,248,253,254,256
category starter	27,30,37,42,46,49,52,59,60,62,74,75,78,85,94,95,96,131,132,141,145,150,151,156,160,165,166,170,178,180,187,195,204,205,206,212,217,223
category vegan	0,1,3,6,7,8,9,13,16,17,18,19,21,39,40,42,45,48,51,52,54,57,59,62,63,65,67,68,81,92,95,97,99,103,107,110,111,124,126,131,132,139,140,141,143,147,148,149,156,159,165,166,168,172,175,176,177,178,184,196,197,203,204,205,206,213,214,217,230,237,240,242,254
category vegetarian	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,29,30,31,32,33,35,38,39,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,59,61,62,63,64,65,66,67,68,69,71,74,75,76,78,79,81,82,84,86,87,90,91,92,95,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,115,118,119,121,122,123,124,125,126,128,130,131,132,134,137,138,139,140,141,142,143,144,147,148,149,151,152,153,154,156,157,158,159,161,165,166,168,169,170,172,173,174,175,176,177,178,184,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,242,247,248,250,251,254
cuisine american	80,81,108,122,151,160,173,174,180,191,218,228,235,245
cuisine argentinian	37,48,226
cuisine australian	76,137
cuisine austrian	66,114,115,134,170
cuisine belgian	119
cuisine brazilian	3,10,61,167
cuisine british	1,13,15,25,26,34,38,47,50,55,62,73,84,93,113,118,123,127,136,152,154,164,183,196,220
cuisine canadian	199
cuisine chinese	21,40,91,107,130,145,148,149,205,212,222,234,238,239
cuisine danish	124
cuisine dutch	106
cuisine ecuadorian	216
cuisine egyptian	157,168,237
cuisine ethiopian	128,140
cuisine filipino	102,120
cuisine french	4,11,14,17,23,27,29,33,43,46,56,60,75,82,86,88,129,146,175,187,225,233,241
cuisine georgian	156,190
cuisine german	8,45,51,64,110,135,159,208,209
cuisine greek	74,78,109,116,126,163,169,246
cuisine hungarian	54,138,189
cuisine indian	12,35,53,99,141,161,184,194,203,204,210,230
cuisine indonesian	192,250
cuisine irish	5,32,69,133
cuisine israeli	219
cuisine italian	6,28,30,31,36,39,42,65,70,77,100,101,103,112,171,240,255
cuisine jamaican	92,155,176,236
cuisine japanese	22,59,72,90,165,193,206,249
cuisine korean	172,202,213,229,231,247
cuisine lebanese	111,131,166
cuisine malaysian	256
cuisine mexican	0,9,52,125,139,158,186,188,197,198,201,211,224,232
cuisine moroccan	7,18,182,254
cuisine nigerian	63,214
cuisine pakistani	162,181
cuisine persian	185,215
cuisine peruvian	85,195
cuisine polish	144,227
cuisine portuguese	83,104,105,117
cuisine russian	153,179
cuisine scottish	19,20,89
cuisine south african	243
cuisine spanish	16,24,49,67,71,94,95,121,143,147,177,207,244
cuisine swedish	96,98,200,221
cuisine swiss	79
cuisine thai	41,57,150,223,242,252
cuisine tunisian	97
cuisine turkish	2,44,58,68,87,132,217
cuisine ukrainian	142,248
cuisine vietnamese	178,251,253
diet alcohol free	0,1,2,4,6,7,8,9,10,11,12,13,14,15,16,18,19,20,21,23,24,25,26,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,50,52,53,54,55,56,57,58,59,61,62,63,64,65,66,68,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,114,115,116,117,118,119,120,121,122,123,125,126,127,128,129,130,131,132,133,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,172,173,174,175,176,177,178,179,180,181,182,183,184,185,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,226,228,229,230,231,232,234,235,236,237,239,240,241,242,243,244,245,247,248,249,250,251,252,253,254,256
diet dairy free	0,1,3,6,7,8,9,13,16,17,18,19,21,22,24,39,40,42,43,45,48,49,51,52,54,57,59,62,63,64,65,67,68,71,72,81,83,85,90,91,92,93,95,96,97,99,103,105,107,110,111,116,117,120,124,126,131,132,133,139,140,141,142,143,145,147,148,149,150,155,156,159,165,166,167,168,172,175,176,177,178,181,182,184,185,186,188,189,192,193,196,197,198,202,203,204,205,206,208,212,213,214,215,217,222,223,225,226,227,228,229,230,233,234,235,236,237,238,239,240,241,242,244,245,247,249,250,251,252,253,254,256
diet egg free	0,1,2,3,5,6,7,8,9,10,12,13,16,17,18,19,20,21,23,26,27,28,29,30,31,32,34,35,36,37,39,40,41,42,44,45,47,48,49,50,51,52,53,54,57,59,60,62,63,65,67,68,69,72,74,75,76,77,78,79,80,81,83,84,85,88,89,92,93,94,95,96,97,99,100,103,105,107,110,111,115,120,121,123,124,126,128,129,131,132,133,138,139,140,141,143,144,145,147,148,149,150,151,155,156,157,158,159,161,162,163,165,166,167,168,169,170,171,172,173,175,176,177,178,179,182,184,185,187,189,191,194,196,197,198,199,203,204,205,206,208,210,213,214,216,217,218,220,223,224,225,227,229,230,231,232,233,234,235,236,237,238,239,240,242,244,245,248,253,254,255,256
diet fish free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,86,87,88,90,91,92,94,95,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,114,115,116,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,137,138,139,140,141,142,143,144,145,146,147,148,149,151,152,153,154,156,157,158,159,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,187,188,189,190,191,192,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,221,222,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,242,243,244,245,246,247,248,249,250,251,254,255,256
diet gluten free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,17,18,24,28,30,31,32,34,35,36,41,43,46,48,49,51,52,53,54,57,58,60,61,62,67,71,74,75,77,78,81,83,85,87,89,94,96,97,99,101,105,110,116,117,122,125,126,128,129,131,132,133,136,139,140,141,143,148,150,151,155,156,159,162,164,166,167,169,170,171,175,176,180,181,182,184,185,188,189,194,196,197,198,208,210,211,214,216,217,219,223,224,227,230,235,241,244,245,248,252,253,256
diet lactose free	0,1,3,6,7,8,9,13,16,17,18,19,21,22,24,39,40,42,43,45,48,49,51,52,54,57,59,62,63,64,65,67,68,71,72,81,83,85,90,91,92,93,95,96,97,99,103,105,107,110,111,116,117,120,124,126,131,132,133,139,140,141,142,143,145,147,148,149,150,155,156,159,165,166,167,168,172,175,176,177,178,181,182,184,185,186,188,189,192,193,196,197,198,202,203,204,205,206,208,212,213,214,215,217,222,223,225,226,227,228,229,230,233,234,235,236,237,238,239,240,241,242,244,245,247,249,250,251,252,253,254,256
diet meat free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,59,61,62,63,64,65,66,67,68,69,71,74,75,76,77,78,79,81,82,84,86,87,90,91,92,94,95,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,115,118,119,121,122,123,124,125,126,128,129,130,131,132,134,135,137,138,139,140,141,142,143,144,147,148,149,151,152,153,154,156,157,158,159,161,165,166,168,169,170,171,172,173,174,175,176,177,178,184,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,247,248,250,251,254
diet nut free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,45,46,47,48,49,50,51,52,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,72,73,74,75,76,77,78,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,148,149,151,152,153,154,155,158,159,160,161,162,163,165,166,167,168,169,170,171,172,173,175,176,177,179,180,181,182,183,184,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,204,205,206,207,208,209,210,211,212,213,214,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,235,236,237,239,240,241,242,243,244,245,246,247,248,249,251,253,254,255
diet peanut free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,235,236,237,239,240,241,242,243,244,245,246,247,248,249,251,253,254,255,256
diet pescatarian	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,71,72,74,75,76,77,78,79,81,82,84,85,86,87,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,113,115,117,118,119,121,122,123,124,125,126,128,129,130,131,132,134,135,136,137,138,139,140,141,142,143,144,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,165,166,168,169,170,171,172,173,174,175,176,177,178,184,186,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,241,242,247,248,250,251,252,254
diet pork free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,71,72,74,75,76,77,78,79,81,82,84,85,86,87,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,184,185,186,187,188,190,191,192,194,195,196,197,199,200,201,202,203,204,205,206,210,211,212,213,214,215,216,217,219,220,223,224,228,229,230,231,232,236,237,238,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,256
diet sesame free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,58,59,60,61,62,63,64,65,66,67,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,132,133,134,135,136,137,138,139,140,141,142,143,144,146,147,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,166,167,168,169,170,171,172,173,174,175,176,177,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,203,204,206,207,208,209,210,211,214,215,216,217,218,219,220,221,222,223,224,225,226,227,230,231,232,233,235,236,237,238,239,240,241,242,243,244,245,246,248,249,250,251,252,253,254,255,256
diet shellfish free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,59,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,219,220,221,222,224,225,226,227,228,229,230,231,232,233,234,236,237,238,239,240,241,243,245,246,247,248,249,250,251,253,254,255
diet soy free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,60,61,62,63,64,65,66,67,68,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,118,119,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,146,147,148,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,166,167,168,169,170,171,173,174,175,176,177,179,180,181,182,183,184,185,186,187,188,189,190,191,194,195,196,197,198,199,200,201,203,204,207,208,209,210,211,214,215,216,217,218,219,220,221,223,224,225,226,227,228,230,232,233,235,237,240,241,243,244,245,246,248,253,254,255
diet vegan	0,1,3,6,7,8,9,13,16,17,18,19,21,39,40,42,45,48,51,52,54,57,59,62,63,65,67,68,81,92,95,97,99,103,107,110,111,124,126,131,132,139,140,141,143,147,148,149,156,159,165,166,168,172,175,176,177,178,184,196,197,203,204,205,206,213,214,217,230,237,240,242,254
diet vegetarian	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,29,30,31,32,33,35,38,39,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,59,61,62,63,64,65,66,67,68,69,71,74,75,76,78,79,81,82,84,86,87,90,91,92,95,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,115,118,119,121,122,123,124,125,126,128,130,131,132,134,137,138,139,140,141,142,143,144,147,148,149,151,152,153,154,156,157,158,159,161,165,166,168,169,170,172,173,174,175,176,177,178,184,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,242,247,248,250,251,254
dish antipasto	30,42
dish barbecue	163,181,228,236
dish birthday cake	154
dish bread	0,21,45,47,50,61,65,68,69,82,92,102,108,123,124,138,142,161,190,200
dish bread roll	102,142,200
dish bruschetta	42
dish burger	228
dish cake	20,23,55,56,66,71,90,98,101,104,115,118,137,152,154,157,200,201,209
dish candy	10,152
dish ceviche	85
dish chili con carne	245
dish chocolate cake	66,98,209
dish chutney	99
dish cinnamon roll	200
dish cocktail	3,67
dish coffee	5
dish cookie	20,76
dish cornbread	108
dish creme brulee	4
dish crumble	26,173
dish crumpet	123
dish curry	162,184,194,210,230,242,249,256
dish custard	4,104,130
dish dip	12,43,52,74,131,147,151,170
dish doughnut	63
dish dumpling	92,144,145
dish egg roll	205
dish empanada	226
dish enchilada	232
dish fermented	8,172
dish fish chip	93
dish flatbread	0,65,138
dish focaccia	65
dish fried rice	91,192
dish fries	93,199
dish fritter	166,206
dish fruit dessert	17,23,26,115,173
dish fry up	127
dish fudge	10,152
dish garlic bread	50
dish granita	6
dish gratin	77,84,129,191,232,243,246,255
dish gravy	80
dish grilled chicken	105,163,236
dish hot chocolate	31
dish hummus	131
dish iced tea	41
dish jam	1
dish kebab	163,181
dish lasagna	255
dish lassi	35
dish lemonade	9,13
dish mac cheese	191
dish mashed potato	32
dish mayonnaise	43
dish meatball	207,221
dish mezze	74,109,111,131,132,166
dish mousse	11
dish muesli	79
dish mulled wine	51
dish noodle soup	253,256
dish omelet	22,24,215
dish paella	244
dish pancake	21,33,64,106,134
dish pasta bake	191,255
dish pastry	44,63,104,109,115,124,146,183,204,226
dish pasty	183
dish pesto	28
dish pickle	1,8,13,15,18,81,96,97,99,148,172,196,197
dish pie	109,174,183,220
dish pizza	100
dish porridge	19,107
dish potato pancake	64
dish potato salad	110
dish pretzel	45
dish pudding	25,53,152
dish punch	67
dish quesadilla	158
dish quiche	146
dish rice bean	176
dish rice dish	91,107,136,139,171,176,192,214,235,244
dish rice pudding	53
dish risotto	171
dish roast	34
dish roast chicken	105
dish roast potato	34
dish rye bread	124
dish salad	30,46,103,110,111,122,125,149,150,160,164,169,195,241,250
dish samosa	204
dish sandwich	88,251
dish sauce	12,14,15,28,29,43,48,52,74,80,97,99,131,147,148
dish schnitzel	114
dish scone	47
dish scrambled egg	38,58
dish shepherd pie	220
dish smoothie	35
dish soup	59,62,75,83,89,95,107,116,126,133,187,189,212,216,217,218,223,224,240,248,253,254,256
dish sourdough	124
dish stew	54,133,167,175,182,185,189,225,227,233
dish stir fry	40,91,192,213,222,238,252
dish strudel	115
dish stuffed vegetable	132
dish summer roll	178
dish sushi	165
dish taco	186
dish tapa	16,24,49,143,207
dish tart	23,104,118,130,146
dish tea	7,41
dish toast	16,42,113
dish waffle	119
dish white sauce	29
dish yorkshire pudding	25
food0 ackee	155
food0 aioli	43
food0 almond	71
food0 apple	26,115,159
food0 artichoke	151
food0 ayran	2
food0 basil	28
food0 bean	126,158,167,228
food0 beef	179,208,225,226,253
food0 black bean	158,228
food0 blue cheese	180
food0 bok choy	40
food0 bread	16,50
food0 brioche	82
food0 bun	200
food0 butter	190
food0 cabbage	145,159,172
food0 camembert	27
food0 cauliflower	84
food0 celeriac	46
food0 cheese	47,50,61,84,135,161,180,191,231
food0 cherry	86
food0 chicken	105,120,162,163,164,182,210,232,233,236,238,244,249
food0 chickpea	177,230
food0 chili	148
food0 chili oil	148
food0 chimichurri	48
food0 chive	38
food0 chocolate	11,31,121
food0 cinnamon	200
food0 clam	218
food0 cocoa	31
food0 coffee	5
food0 corn	0,125
food0 corn tortilla	0
food0 cornbread	108
food0 cream	4,36,104
food0 crumpet	123
food0 cucumber	12,149,165
food0 dal	184
food0 dumpling	92
food0 egg	38,91,130,188
food0 eggplant	77,132,156,246
food0 elderflower	13
food0 fava bean	168
food0 feta	78,219
food0 fish	93,186
food0 focaccia	65
food0 garlic	27,34,39,40,49,50,78,94,161,190,191
food0 gherkin	81
food0 glutinous rice	57
food0 gravlax	96
food0 harissa	97
food0 hummus	131
food0 jalapeno	197
food0 kimchi	172
food0 lasagna sheet	255
food0 lassi	35
food0 lemon	6,15,18,55,182
food0 lemon curd	15
food0 lemongrass	251
food0 lentil	140,184,217
food0 manchego	94
food0 mango	35,57,99
food0 mango chutney	99
food0 meat	245
food0 meatball	221
food0 mint	7,62
food0 miso	59
food0 muesli	79
food0 mushroom	94,171
food0 mussel	60
food0 naan bread	161
food0 napa cabbage	172
food0 noodle	234
food0 oil	39,148
food0 onion	21,141,187
food0 orange	101
food0 paneer	194
food0 parmesan	34,77
food0 pea	62
food0 peach	173
food0 pear	17
food0 pecan	174
food0 pesto	28
food0 pickled jalapeno	197
food0 polenta	101
food0 pork	145,198,222
food0 potato	34,110,129,143,195,216
food0 preserved lemon	18,182
food0 red cabbage	159
food0 red rice	139
food0 red wine	17
food0 rice	57,91,107,139,171,176,214,244
food0 roast potato	34
food0 rosemary	65
food0 rye bread	124
food0 salmon	72
food0 salt cod	117,155
food0 sauerkraut	8
food0 sausage	80
food0 shrimp	49,244
food0 soda bread	69
food0 spaghetti	39,70
food0 spinach	109,151,177,194
food0 spring onion	21
food0 strawberry	1
food0 strawberry jam	1
food0 tea	7,41
food0 tofu	239,251
food0 tomato	16,42,78
food0 tortilla	224
food0 vegetable	204,205,206,242
food0 water	9
food0 wine	17,233
food1 adzuki bean	90
food1 alcohol	3,17,51,67,113,225,233
food1 ale	113
food1 almond	101,118
food1 apple	23,79
food1 apple sauce	64
food1 avocado	52
food1 bacon	146,208
food1 baguette	27,37,50,251
food1 bamboo shoot	212
food1 basmati	136
food1 bean	90,168,176,188,245
food1 beef	181,183,189,207,221,229,243,245
food1 beef bone	253
food1 beef mince	181,207,221,226,243,245
food1 beef skirt	183
food1 beer	113
food1 beet	248
food1 bell pepper	54,58,147,214,222
food1 berry	1,36,119
food1 black bean	167
food1 bone	253
food1 braising beef	225
food1 brassica	8,32,40,84,122,128,145,159,172,193,196,205
food1 bread	0,27,37,38,42,69,88,103,108,113,124,158,186,198,211,224,251
food1 bread flour	45,65,68,82,100,102,123,142,161,190,200
food1 brown sugar	76,152
food1 butter	14,20,55,56,76,82,118,170
food1 butter lettuce	164
food1 buttermilk	69,108
food1 cabbage	8,40,122,193,205
food1 cachaca	3
food1 canned chickpea	177,230
food1 canned tomato	77,100,143,207,210,214,219,230,235,245,254,255
food1 carrot	126
food1 caster sugar	55,56
food1 cauliflower	196
food1 cereal	19
food1 cheddar	47,50,61,84,113,138,151,158,191
food1 cheese	27,28,30,34,37,70,77,78,88,94,100,109,112,113,125,128,138,144,151,153,158,169,170,190,194,199,219,224,232
food1 cheese curd	199
food1 cherry	209
food1 cherry tomato	78
food1 chicken	116,180,185,192,231,235
food1 chicken breast	164,232,238,249
food1 chicken leg	233,236
food1 chicken thigh	116,120,162,163,182,185,192,210,231,235,244
food1 chicken wing	180
food1 chickpea	131,166
food1 chickpea flour	141
food1 chili	97,197
food1 chili flake	148
food1 chili paste	97
food1 chocolate	10,66
food1 chocolate sprinkle	10
food1 cider vinegar	81,196,197
food1 citrus	3,6,15,18,55,67,71,101,182
food1 coarse sea salt	18
food1 coconut	57,176,242,256
food1 coconut milk	57,176,242,256
food1 cod	93,117,155,186
food1 cod filet	93,186
food1 coffee	112
food1 condensed milk	10,41,201
food1 cooked ham	88
food1 cooking apple	26
food1 corn tortilla	186,198,211
food1 cottage cheese	128
food1 country bread	16,42,103
food1 cracked rye	124
food1 cream	5,11,98,129,138,146,152,201,209
food1 cream cheese	151
food1 cremini mushroom	94,171
food1 crustacean	49,223,235,244,252,256
food1 cucumber	74,81,95,103,169,178
food1 cured meat	70
food1 dairy	4,10,11,20,25,27,30,32,33,36,37,38,44,47,50,53,55,56,61,69,73,75,76,77,78,79,80,82,84,86,87,88,89,98,100,101,102,104,106,108,109,112,113,118,119,121,123,125,128,129,130,134,135,137,138,144,146,151,152,153,154,157,158,161,163,169,170,173,174,179,180,190,191,194,199,200,201,209,210,211,216,218,221,231,232,243,246,255
food1 dark chocolate	11,31,66,121
food1 dumpling wrapper	145
food1 edible flower	13
food1 egg	22,24,25,58,87,117,127,135,136,192,193,202,211,215,219,241,247,250
food1 egg yolk	14,43
food1 eggplant	175,206,242
food1 emmental	135
food1 evaporated milk	41,201
food1 fat	20,55,56,76,82,118,170
food1 feta	109,125,169,190,224
food1 feta cheese	78,109,125,169,190,224
food1 filo	44
food1 firm tofu	212,242,251
food1 fish	72,85,89,96,117,136,155,241
food1 flat leaf parsley	48
food1 flat rice noodle	252
food1 flour	0,20,21,25,33,45,47,55,56,61,63,65,68,69,76,80,82,90,92,100,102,106,118,119,121,123,124,130,134,135,138,141,142,144,146,157,161,183,190,200,203,204,226
food1 flour tortilla	158
food1 floury potato	32,34,75,83,89,93,144,199,216,220
food1 frozen pea	62,203
food1 fruit	6,17,23,26,36,57,71,79,86,101,115,119,150,155,159,173,176,209,242,256
food1 grain	19,57,91,92,107,108,124,136,139,157,165,171,176,192,203,214,247
food1 greek yogurt	74,87
food1 green bell pepper	58,222
food1 green papaya	150
food1 greens	32,40,83,109,122,128,145,151,159,160,164,177,178,193,194,195,205,228,229,234,241
food1 ground almond	71,101,118
food1 gruyere	88
food1 guanciale	70
food1 haddock	89,136
food1 ham	88
food1 hard cheese	28,34,37,47,50,61,70,77,84,88,94,113,135,138,151,158,191,232
food1 heavy cream	4,5,11,36,98,129,146,152,201,209
food1 herb	111,215
food1 icing sugar	137
food1 jam sugar	1
food1 jasmine rice	107
food1 juice	18
food1 kale	32,128
food1 kidney bean	176,245
food1 lamb	133,220,246
food1 lamb mince	220,246
food1 lamb neck	133
food1 leafy green	32,40,109,122,128,145,151,159,160,164,177,178,193,194,195,205,228,229,241
food1 leek	75,89
food1 lemon juice	18
food1 lettuce	160,164,178,195,228,229,241
food1 lettuce leaf	195,228
food1 lime	3
food1 little gem lettuce	241
food1 long grain rice	91,139,176,192,214
food1 macaroni	191
food1 masa harina	0
food1 mascarpone	112
food1 meat	70,73,80,88,105,114,116,120,127,133,145,146,162,163,164,167,179,180,181,182,183,185,189,192,193,198,207,208,210,220,221,222,225,226,227,229,231,232,233,234,235,236,238,239,243,244,246,249,253,255
food1 meat substitute	59,212,239,242,251
food1 milk	25,29,31,33,47,53,61,73,79,80,84,86,88,89,102,104,106,119,121,123,134,191,200,246,255
food1 mince	145,181,207,220,221,226,234,239,243,245,246,255
food1 mollusk	60,218
food1 monterey jack	232
food1 mozzarella	30,50,77,100,161,190,231
food1 mushroom	179,223
food1 napa cabbage	145
food1 new potato	241
food1 noodle	213,252
food1 nut	28,44,71,101,107,118,156,174,185
food1 oat	19
food1 oat milk	19
food1 oatmeal	19
food1 oil	43,48
food1 oily fish	72,96,241
food1 olive oil	43,48
food1 onion	126,135,140,144,166,170,184,203,208,230,237
food1 onion family	21,75,89,126,135,140,141,144,166,170,184,187,203,208,230,237
food1 orange	67
food1 oyster mushroom	223
food1 papaya	150
food1 parmesan	28
food1 parsley	48
food1 passata	232,237
food1 pasta	39,70,191,255
food1 pastry	23,44,104,145,205
food1 pea	203
food1 peanut	107
food1 pecan nut	174
food1 pecorino	70
food1 pine nut	28
food1 plain flour	20,21,25,33,47,55,56,63,69,76,80,90,92,118,119,121,123,130,134,135,138,144,146,183,204,226
food1 plain yogurt	2,12,35,157,161
food1 plant milk	19,57,176,242,256
food1 polenta	92,108
food1 pork	80,167,193,227,234,239
food1 pork belly	193
food1 pork loin	222
food1 pork mince	145,207,221,234,239
food1 pork rib	167
food1 pork sausage	73,127
food1 potato	24,32,62,64,75,83,89,93,117,133,144,189,199,204,217,218,220,241,248,250
food1 poultry	105,116,120,162,163,164,180,182,185,192,210,231,232,233,235,236,238,244,249
food1 provolone	37
food1 puff pastry	23,104
food1 pulse	90,126,140,158,166,167,168,176,177,184,188,217,228,230,237,245,254
food1 quark	144,153,170
food1 rapeseed oil	148
food1 raspberry	36
food1 red bell pepper	147,214
food1 red chili	97
food1 red lentil	140,217
food1 red meat	80,114,133,145,167,179,181,183,189,193,198,207,208,220,221,222,225,226,227,229,234,239,243,245,246,253,255
food1 red onion	140
food1 red wine	51,67,225
food1 red wine vinegar	48
food1 refried bean	188
food1 rice	136,165,192,247
food1 rice cake	202
food1 rice noodle	252
food1 risotto rice	171
food1 roasted peanut	107
food1 romaine lettuce	160
food1 root vegetable	46,126,206,248
food1 rye flour	124
food1 salmon	96
food1 salmon filet	72,96
food1 salt	18
food1 sauerkraut	227
food1 sausage	73,127
food1 sausage meat	80
food1 sea bass	85
food1 seafood	49,60,72,85,89,93,96,117,136,155,186,218,223,235,241,244,252,256
food1 seed	68
food1 semolina	157,203
food1 sesame seed	68,148
food1 sheep cheese	70,78,94,109,125,169,190,219,224
food1 shellfish	49,60,218,223,235,244,252,256
food1 short grain rice	247
food1 shrimp	223,235,252,256
food1 silken tofu	59
food1 smoked bacon	146,208
food1 smoked fish	89,136
food1 smoked haddock	89,136
food1 smoked sausage	167,235
food1 soft cheese	27,78,109,112,125,128,144,151,153,169,170,190,219,224
food1 soft tofu	239
food1 sour cherry	209
food1 sour cream	138
food1 sourdough	38
food1 soy	59,212,239,242,251
food1 spirit	3
food1 spring roll wrapper	205
food1 stone fruit	86,173,209
food1 strawberry	119
food1 strong coffee	5,112
food1 sugar	1,6,7,9,13,15,41,44,55,56,66,71,76,98,99,104,137,152,157
food1 sunflower oil	43
food1 sushi rice	165
food1 sweet corn	125
food1 sweet corn kernel	125
food1 sweet potato noodle	213
food1 sweetener	6,44,55,56,66,71,76,98,101,104,137,152,157,174
food1 tahini	131
food1 tapioca flour	61
food1 tofu	59,212,242
food1 tomatillo	211
food1 tomato	30,54,58,77,95,100,103,111,132,139,143,147,162,169,175,184,188,207,210,214,219,223,224,230,232,235,237,245,254,255
food1 toor dal	184
food1 tortilla	0,158,186,198,211
food1 tree nut	28,44,71,101,118,156,174,185
food1 tropical fruit	57,150,155,176,242,256
food1 unwaxed lemon	18
food1 veal	114
food1 veal escalope	114
food1 vegetable	16,30,40,42,46,54,58,62,75,77,78,94,95,103,109,111,122,125,126,128,132,139,140,141,149,151,156,159,160,168,169,171,175,178,184,187,188,194,195,203,211,213,214,219,224,228,230,237,240,247,248,254
food1 vinegar	48,81,196,197
food1 walnut	44,156,185
food1 waxy potato	24,64,110,117,129,195,250
food1 wheat	157,203
food1 wheat noodle	234
food1 white bean	126
food1 white bread	88,113
food1 white cabbage	8,122,193,205
food1 white fish	85,89,93,117,136,155,186
food1 whole milk	53,80,191
food1 wholemeal flour	69
food1 wine	51,67,225
food1 wine vinegar	48
food1 yellow bell pepper	54
food1 yogurt	2,12,35,74,87,157,161
food1 zucchini	175
food2 aji amarillo paste	195
food2 alcohol	5,22,27,49,60,72,93,94,112,124,134,171,186,187,206,207,208,209,227,238,246,255
food2 allspice	176,221,236
food2 almond	147,157,164
food2 anchovy	160,241
food2 anchovy filet	160,241
food2 apricot jam	66,243
food2 avocado	188,216,224
food2 back bacon	127
food2 bacon	70,127,167,218,225,227,233
food2 baguette	187
food2 baked bean	127
food2 baking powder	47,55,56,80,90,92,93,101,108,152,154,157,166,173,180,186,193,201,215
food2 baking soda	45,69,76,123,131,152
food2 bamboo shoot	242
food2 barberry	215
food2 basil	30,42,77,100,103,175,242,253
food2 basmati	53
food2 bay leaf	18,29,89,116,120,126,148,159,167,197,198,214,218,225,227,233,243,248
food2 bean	127,150,196,206,239,240,241,242,244,250
food2 bean sprout	205,247,250,252,253,256
food2 beef	114,255
food2 beef mince	255
food2 beef stock	179,187,199,208,221,225,245
food2 beer	93,124,186
food2 bell pepper	95,155,169,175,189,206,213,219,235,244,245
food2 berbere	140
food2 berry	79,153,215
food2 bird eye chili	150
food2 black olive	117,195,241
food2 black pepper	30,70,80,116,129,133,135,144,146,151,155,160,162,183,199,218,229
food2 black peppercorn	18,120
food2 black rice vinegar	145,149,234,238
food2 blanched almond	147,157
food2 blueberry	79
food2 bok choy	234
food2 bonito flake	193
food2 borlotti bean	240
food2 brandy	67
food2 brassica	183,186,227,231,234,240,248,250
food2 bread	95,127,147,160,163,168,177,187,188,228,232,243
food2 breadcrumb	84,102,114,115,191,207,221,228,249
food2 brown lentil	237,254
food2 brown sugar	5,19,26,120,174,200,213,229,236
food2 buckwheat flour	106
food2 bulgur	111
food2 burger bun	228
food2 butter	10,15,23,26,29,32,33,38,44,47,50,58,60,66,75,80,84,86,87,88,89,98,101,102,106,108,113,115,119,123,125,127,128,129,130,134,135,136,137,144,146,152,154,157,161,162,171,173,174,179,180,183,187,191,199,200,209,218,220,221,246,255
food2 buttermilk	80,173
food2 button mushroom	225,233
food2 cabbage	186,227,231,234,240,248,250
food2 cajun seasoning	235
food2 cane vinegar	120
food2 canned chickpea	237,254
food2 canned tomato	240,246
food2 canned tuna	241
food2 caper	170
food2 caraway	8,97,170,189
food2 caraway seed	8,97,189
food2 cardamom	35,53,128,200
food2 cardamom pod	53
food2 carrot	122,133,139,178,197,205,208,213,217,220,225,240,247,248,249,251,255
food2 cashew	203,256
food2 cashew nut	203,256
food2 caster sugar	4,11,20,36,101,112,118,154
food2 cayenne pepper	143
food2 celery	126,180,218,235,240,254,255
food2 celery salt	81
food2 cereal	26,69,76,79
food2 cheese	129,160,171,187,195,211,216,246,255
food2 cherry tomato	150
food2 chicken stock	182,185,223,233,235,239,244,249,256
food2 chickpea	237,254
food2 chickpea flour	166,181
food2 chili	37,39,48,49,52,58,78,85,87,94,99,105,128,143,149,150,155,162,172,176,181,184,188,192,194,202,203,204,211,214,219,223,224,226,230,231,236,237,238,247,250,251,252,253,256
food2 chili bean paste	239
food2 chili flake	37,39,48,78,94,99,149,219,226,237,252
food2 chili oil	234
food2 chili paste	186,195,202,223,231,239,247
food2 chili powder	125,141,156,232,245
food2 chipotle paste	186
food2 chive	75,89,110,135,170
food2 chocolate	98,112,137,209,245
food2 chorizo	83
food2 cider vinegar	122,199
food2 cinnamon	17,26,44,51,71,104,115,148,173,185,201,236,246,253,254
food2 cinnamon stick	17,51,148,253
food2 citric acid	13
food2 citrus	1,9,13,14,17,43,44,46,51,52,56,74,79,85,93,97,104,105,111,114,115,116,125,131,132,136,150,157,158,160,163,164,167,168,173,178,180,186,198,203,204,217,223,224,230,236,242,243,244,252,253,254,256
food2 clarified butter	162
food2 clove	51,159,253
food2 coarse salt	28,81,96,172
food2 cocoa	10,98,112,137,209
food2 coconut	76,137,157,250
food2 coconut milk	250
food2 condiment	22,40,43,46,59,72,73,81,84,88,91,96,107,110,113,120,122,125,131,145,149,150,160,164,165,170,172,178,179,180,184,186,192,193,202,203,205,206,208,212,213,220,222,223,228,229,231,234,236,238,239,241,242,247,249,250,251,252,253
food2 coriander	52,85,125,141,158,166,181,182,184,188,211,215,216,223,251,254
food2 coriander leaf	52,85,125,141,158,166,181,182,184,188,211,215,216,223,251,254
food2 coriander seed	97,156,162,181,230,237,253
food2 corn	85,92,101,108,186,188,198,211,224,232
food2 corn tortilla	188,224,232
food2 cornstarch	31,57,121,173,196,206,208,209,212,222,238,239
food2 cracker	195
food2 cream	38,46,60,75,112,119,125,151,153,154,179,180,194,210,211,218,221,232,248
food2 cream cracker	195
food2 creme fraiche	46
food2 cucumber	192,196,208,250,251
food2 cumin	12,97,131,141,158,166,168,177,181,184,194,198,204,210,216,217,219,226,228,230,232,237,245
food2 cumin seed	12,97,141,181,184,194,204
food2 cured meat	83
food2 curry leaf	203
food2 curry paste	242
food2 curry powder	136,164,214,243,249
food2 daikon	172,206,251
food2 dairy	2,5,12,14,15,23,26,28,29,31,34,35,41,46,58,60,66,70,74,94,114,115,122,127,136,160,162,164,171,183,187,195,207,219,220,224,248
food2 dark beer	124
food2 dark chocolate	209,245
food2 dark syrup	124
food2 dashi	193
food2 date	152
food2 desiccated coconut	76,137,157
food2 dijon mustard	43,46,88,122,160,179,241
food2 dill	74,87,96,109,142,215,248
food2 dried fruit	53,115,134,152,164,215,227,243
food2 dried mint	217
food2 dried mushroom	227
food2 dried oregano	37,48,78,105,163,169,197,198,224,232,245
food2 dried thyme	214
food2 dried yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
food2 dry sherry	49,94
food2 edible flower	9
food2 egg	4,11,14,15,33,43,55,56,61,64,66,70,71,73,82,86,90,98,101,102,104,106,108,109,112,113,114,116,118,119,134,137,142,146,152,153,154,160,174,181,183,190,195,200,201,207,209,212,221,222,226,228,243,246,249,252
food2 egg yolk	4,11,15,70,82,104,112,113,160,246
food2 english mustard	84,113
food2 evaporated milk	130,195
food2 fat	10,14,15,23,26,29,32,33,38,44,47,50,58,60,66,75,80,84,86,87,88,89,98,101,102,106,108,113,115,119,123,125,127,128,129,130,134,135,136,137,144,146,152,154,157,161,162,171,173,174,179,180,183,187,189,190,191,198,199,200,209,218,220,221,226,227,246,255
food2 fenugreek	156
food2 fermented black bean	239
food2 feta	195,211,216
food2 feta cheese	195,211,216,219
food2 filo	109,115
food2 firm tofu	178,250,252
food2 fish	160,193
food2 fish sauce	150,223,252,253
food2 flaked almond	118,164
food2 flat leaf parsley	39,111,166,168,215,219,254
food2 flat rice noodle	253
food2 flatbread	168
food2 flaxseed	124
food2 flour	26,29,31,57,64,66,73,84,86,88,93,98,104,108,113,114,137,152,153,154,158,166,172,173,174,179,181,186,187,191,193,196,199,201,205,206,208,209,212,215,218,220,221,222,225,232,233,238,239,246,249,254,255
food2 fried tofu	256
food2 frozen pea	91,139,204
food2 fruit	1,3,9,15,18,35,51,55,56,67,76,99,116,137,153,167,198,217,222
food2 galangal	223,256
food2 garam masala	162,194,204,210,230
food2 garlic	16,28,37,42,43,48,54,60,74,77,83,87,91,95,97,99,105,117,120,125,126,128,129,131,132,138,139,140,142,143,147,149,150,151,155,156,158,160,162,163,166,167,168,170,171,172,175,176,177,180,182,184,187,188,189,192,194,195,197,198,199,202,205,207,210,211,213,216,219,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,243,244,245,246,247,248,249,250,251,252,255,256
food2 garlic chive	252
food2 gelatin	36,209
food2 german mustard	110,170,208
food2 gherkin	208
food2 ginger	9,40,99,107,128,140,145,148,162,172,182,194,196,203,204,210,212,229,230,231,236,238,239,249,253,254
food2 gochugaru	172,202,231
food2 gochujang	202,231,247
food2 golden syrup	76,174
food2 grain	26,53,69,76,79,101,111,116,178,202,231,235,237,244,249
food2 granulated sugar	55
food2 grape	53,115,134,243
food2 grape molasses	68
food2 greek yogurt	163
food2 green bean	196,206,241,242,244,250
food2 green bell pepper	95,169,189,235
food2 green chili	52,128,162,181,188,194,203,204,211,230
food2 green curry paste	242
food2 green olive	182,226
food2 green tea	7
food2 greens	8,172,186,213,227,231,240,247,248,250
food2 ground allspice	176,221,236
food2 ground caraway	170
food2 ground cardamom	35,128,200
food2 ground cinnamon	26,44,71,115,173,185,200,201,236,246,254
food2 ground cumin	131,158,166,168,177,198,210,216,217,219,226,228,230,232,237,245
food2 ground fenugreek	156
food2 ground ginger	182,196,254
food2 ground turmeric	81,141,182,184,185,196,215,230,243,254,256
food2 gruyere	129,187
food2 gunpowder green tea	7
food2 hard cheese	129,160,171,187,246,255
food2 hazelnut	79
food2 heavy cream	38,60,75,112,119,154,210,218,221
food2 herb	2,6,7,12,18,27,28,29,30,34,37,38,39,42,46,48,49,50,52,60,62,65,74,75,77,78,85,87,89,94,96,100,103,105,109,110,116,117,120,125,126,132,133,135,136,141,142,148,155,158,159,163,166,167,168,169,170,171,175,176,178,179,181,182,184,187,188,191,197,198,203,211,214,216,217,218,219,223,224,225,227,232,233,236,242,243,245,248,251,252,253,254,256
food2 hibiscus	9
food2 hoisin sauce	178
food2 honey	27,56,69,78,79,90,101,249
food2 hot sauce	180
food2 ice cube	3,35,41
food2 icing sugar	71,106,115,130,134,174,201,209
food2 jam	66,118,154,243
food2 juice	14,43,44,52,74,79,85,97,111,115,131,150,157,160,164,168,173,178,180,203,204,223,230,243
food2 juniper berry	8
food2 kalamata olive	169
food2 kefalotyri	246
food2 ketchup	222,228
food2 kirsch	209
food2 kombu	59,202
food2 ladyfinger	112
food2 lager	186
food2 lamb stock	133,220
food2 lard	183,189,198,226,227
food2 leafy green	8,172,186,213,227,231,234,240,247,248,250
food2 lemon	1,13,14,43,44,46,51,56,67,71,74,79,93,97,104,105,111,114,115,116,131,132,136,157,160,163,164,168,173,180,203,204,217,230,243,244,254
food2 lemon juice	14,43,44,74,79,97,111,115,131,157,160,164,168,173,180,203,204,230,243
food2 lemongrass	223,256
food2 lentil	237,254
food2 light cream	194
food2 lime	9,52,85,125,150,158,178,186,198,223,224,236,242,252,253,256
food2 lime juice	52,85,150,178,223
food2 lime leaf	223,242
food2 long grain rice	235,237
food2 macaroni	237
food2 mango chutney	164
food2 marsala	112
food2 mayonnaise	46,122,125,164,180,186,193,251
food2 meat	83,218
food2 meat substitute	178,250,252,256
food2 milk	10,11,32,35,36,41,69,82,108,114,129,130,137,138,154,173,190,195,201,207,216,218,220,221,243
food2 mint	2,6,12,111,178,217
food2 mirin	22,72,206
food2 mozzarella	61,151,191
food2 mushroom	59,127,205,212,213,225,227,233,247
food2 mustard	43,46,73,81,84,88,96,110,113,122,160,170,179,184,203,208,234,241
food2 mustard powder	47,191,196
food2 mustard seed	81,184,203
food2 nigella seed	99,161
food2 noodle	178,253,256
food2 nori	165
food2 nut	53,79,147,150,157,164,178,203,215,234,238,250,252,256
food2 nut butter	178
food2 nutmeg	29,63,88,109,129,146,236,255
food2 oat	26,69,76,79
food2 oil	16,21,22,24,25,28,30,34,37,40,42,45,49,54,61,62,63,64,65,68,72,73,74,77,78,83,90,91,92,93,94,95,96,97,100,103,105,107,109,110,111,114,117,120,121,126,127,131,132,138,139,140,141,142,143,144,145,147,149,151,153,155,156,158,159,160,163,166,167,168,169,175,177,181,182,184,185,186,188,190,192,193,194,195,197,199,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,219,220,222,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,254,255,256
food2 oily fish	160,193
food2 okonomiyaki sauce	193
food2 olive	117,169,182,195,226,241
food2 olive oil	16,24,28,30,34,37,39,42,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,117,121,126,131,132,143,147,151,158,160,163,168,169,175,177,182,207,215,217,219,233,240,241,244,246,254,255
food2 onion	24,32,52,54,58,59,60,62,64,81,83,85,91,103,107,109,110,111,116,117,122,128,132,133,136,139,143,145,155,158,159,163,167,168,169,171,172,175,176,179,181,182,183,185,188,189,192,193,194,195,196,197,198,199,202,207,210,211,212,213,214,215,216,217,218,219,220,221,222,224,225,226,227,228,229,231,232,233,235,236,238,239,240,243,244,245,246,248,249,252,253,254,255,256
food2 onion family	16,24,27,28,32,34,37,38,39,40,42,43,48,49,50,52,54,58,59,60,62,64,74,77,78,81,83,85,87,91,94,95,97,99,103,105,107,109,110,111,116,117,120,122,125,128,129,131,132,133,136,138,139,142,143,145,147,149,150,151,155,156,158,159,160,161,162,163,167,168,169,171,172,175,176,177,179,180,181,182,183,185,188,189,190,191,192,193,194,195,196,197,198,199,202,205,207,210,211,212,213,214,215,216,217,218,219,220,221,222,224,225,226,227,228,229,231,232,233,234,235,236,238,239,240,241,243,244,245,246,247,248,249,250,251,252,253,254,255,256
food2 orange	17,51,71,167,198
food2 orange blossom water	157
food2 oregano	37,48,78,105,163,169,197,198,224,232,245
food2 other food	13,68,157,178,185,193,223,234,256
food2 paella rice	244
food2 palm sugar	150,242,250,252
food2 panko breadcrumb	249
food2 paprika	54,105,143,147,158,170,177,179,189,207,210,216,217,219,226,228,244
food2 parmesan	160,171,255
food2 parsley	39,46,49,50,60,94,111,117,132,133,136,166,168,179,191,215,219,254
food2 pasilla chili	224
food2 pasta	237,240,254
food2 pastry	109,115
food2 pea	91,139,204
food2 peach	67
food2 peanut	150,178,234,238,250,252
food2 peanut butter	178
food2 pear	229
food2 pearl sugar	200
food2 peppercorn	18,30,70,80,96,116,120,129,133,135,144,146,151,155,160,162,183,199,212,218,229
food2 pickling onion	196
food2 pineapple	222
food2 pistachio	53
food2 pita	163
food2 pita bread	163
food2 plain flour	26,29,64,66,73,84,86,88,93,98,104,106,108,113,114,152,153,154,173,174,179,186,187,191,193,199,201,205,206,209,215,218,220,221,225,232,233,246,249,254,255
food2 plain yogurt	79,122,164,210
food2 plant milk	250
food2 plum	227
food2 pomegranate	156,185
food2 pomegranate molasses	185
food2 pomegranate seed	156,185
food2 porcini	171
food2 pork	70,73,83,88,127,146,183,189,207,208,218,221,225,226,233,235,255
food2 pork mince	255
food2 potato	183,240
food2 prune	227
food2 pul biber	58,87
food2 pulse	59,62,91,107,127,131,139,150,178,196,203,204,206,212,234,238,239,240,241,242,244,250,251,252,256
food2 radish	172,206,251
food2 raisin	53,115,134,243
food2 raising agent	45,47,55,56,63,65,68,69,76,80,82,90,92,93,100,101,102,106,108,119,123,131,138,142,152,154,157,161,166,173,180,186,190,193,200,201,215
food2 raspberry	153
food2 raspberry jam	118
food2 red bell pepper	155,175,206,213,219,244,245
food2 red cabbage	186
food2 red chili	49,85,105,184,192,223,238,250,251,253,256
food2 red meat	70,73,83,88,127,146,218,233,235
food2 red onion	85,103,122,158,163,169
food2 red wine	208,227,233,246,255
food2 red wine vinegar	103,159,169,241,248
food2 rice	53,116,178,202,231,235,237,249
food2 rice cake	231
food2 rice flour	20,172
food2 rice noodle	178,253,256
food2 rice paper	178
food2 rice vermicelli	178
food2 rice vinegar	165,212,222,247,251
food2 rice wine	238
food2 roasted peanut	150,234,238,250,252
food2 rolled oat	26,69,76,79
food2 root vegetable	24,32,34,62,64,75,83,85,89,93,110,117,122,129,133,139,143,144,172,178,183,189,195,197,199,204,205,208,213,216,217,218,220,225,231,240,241,247,249,250,251,255
food2 rosemary	27,34
food2 rum	134
food2 rutabaga	183
food2 rye sourdough starter	124
food2 saffron	53,182,244
food2 sake	72
food2 salt	0,2,8,10,12,14,16,19,20,21,23,24,25,28,29,30,31,32,33,34,38,39,42,43,45,46,47,48,49,50,52,54,57,58,61,62,63,64,65,68,69,70,73,74,75,77,78,80,81,82,83,84,85,86,87,92,93,94,95,96,97,98,99,100,102,103,105,106,107,108,110,111,114,116,119,121,122,123,124,126,128,129,131,132,133,134,135,138,139,140,141,142,143,144,145,146,147,148,149,153,156,159,161,162,163,164,165,166,167,168,169,170,172,173,174,175,176,177,179,180,181,183,184,185,186,187,188,189,190,191,194,196,197,198,199,200,203,204,207,208,210,211,214,215,216,217,219,220,221,222,224,225,226,227,228,230,232,233,237,240,241,243,244,245,246,248,249,251,254,255
food2 sausage	83,167,227,235
food2 savoy cabbage	240
food2 scotch bonnet	155,176,214,236
food2 sea salt	16,65
food2 seafood	160,193
food2 seaweed	59,165,202
food2 seed	57,72,124,131,148,149,156,165,185,213,229,247
food2 self raising flour	137
food2 sesame oil	40,91,107,145,149,202,205,212,213,229,247
food2 sesame paste	234
food2 sesame seed	57,72,131,149,165,213,229,247
food2 shallot	60,192,199,233,252,256
food2 sheep cheese	195,211,216
food2 sherry	49,94
food2 sherry vinegar	95,143,147,177
food2 shiitake mushroom	59,205,212,213,247
food2 short grain rice	116,249
food2 shrimp paste	192,256
food2 sichuan peppercorn	148,234,238,239
food2 small pasta	240
food2 smoked bacon	167,225,227,233
food2 smoked paprika	143,147,158,177,207,228,244
food2 smoked sausage	227
food2 soda water	67
food2 soft cheese	195,211,216
food2 sour cream	125,151,153,179,180,211,232,248
food2 sourdough starter	124
food2 soy	178,250,252,256
food2 soy sauce	22,40,72,91,107,120,145,149,165,172,192,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251
food2 sparkling water	206
food2 spice	4,8,12,17,18,26,29,30,35,36,37,39,44,48,51,53,54,58,63,70,71,78,80,81,86,87,88,92,94,96,97,98,99,104,105,109,115,116,120,125,128,129,130,131,133,135,136,137,140,141,143,144,146,147,148,149,151,153,154,155,156,158,159,160,161,162,164,166,168,170,172,173,174,176,177,179,181,182,183,184,185,189,194,196,198,199,200,201,202,203,204,207,210,212,214,215,216,217,218,219,221,226,228,229,230,231,232,234,235,236,237,238,239,243,244,245,246,249,252,253,254,255,256
food2 spinach	213,247
food2 spirit	5,67,134,209
food2 spring onion	32,59,91,107,109,111,145,168,172,176,193,202,212,215,229,235,236,238,239
food2 squash	175,240,247
food2 star anise	51,148,253
food2 stock	62,75,107,110,133,139,171,177,179,182,185,187,193,199,208,211,212,214,216,217,220,221,223,224,225,233,235,239,240,242,244,245,248,249,254,256
food2 stone fruit	35,57,67,99,227
food2 strawberry jam	154
food2 streaky bacon	218
food2 sugar	3,4,5,11,17,19,20,22,23,26,31,33,35,36,51,53,57,63,67,72,81,82,86,90,92,96,101,102,106,108,112,115,118,119,120,121,122,123,130,132,134,142,149,150,153,154,159,161,165,172,173,174,185,187,190,196,197,200,201,202,209,213,222,229,231,234,236,238,239,242,247,248,250,251,252,253,256
food2 sultana	164
food2 sunflower oil	25,45,54,64,68,73,93,96,110,114,117,121,127,138,142,144,159,205,208,220,225
food2 sunflower seed	124
food2 swedish mustard	96
food2 sweet corn	85
food2 sweet corn kernel	85
food2 sweet paprika	54,105,170,179,189,216,217,219,226
food2 sweet potato	85,206,231
food2 sweet soy sauce	192
food2 sweetener	1,3,4,5,7,9,11,13,15,17,19,20,22,23,26,27,31,33,35,36,41,51,53,57,63,67,69,72,78,79,81,82,86,90,92,96,99,102,106,108,112,115,118,119,120,121,122,123,124,130,132,134,142,149,150,153,154,159,161,165,172,173,185,187,190,196,197,200,201,202,209,213,222,229,231,234,236,238,239,242,247,248,249,250,251,252,253,256
food2 syrup	76,124,174
food2 tamarind	250,252
food2 tea leaf	41
food2 thai basil	242,253
food2 thai chili paste	223
food2 thyme	133,155,171,175,176,187,214,218,233,236
food2 thyme leaf	171
food2 tofu	178,250,252,256
food2 tomato	52,126,127,140,150,155,163,168,181,189,192,208,217,220,225,227,228,233,240,241,244,246,248
food2 tomato puree	126,140,208,214,217,220,225,227,233,245,248
food2 tortilla	188,232
food2 tree nut	53,79,147,157,164,203,215,256
food2 tropical fruit	35,76,99,137,157,222,250
food2 tuna	193,241
food2 turmeric	81,141,182,184,185,196,215,230,243,254,256
food2 vanilla	4,36,86,92,98,130,137,153,154,174,201
food2 vanilla bean	4,36
food2 vanilla extract	86,92,98,130,137,153,154,174,201
food2 vegetable	8,12,24,32,34,52,64,74,81,83,84,85,89,91,93,100,110,117,127,129,133,135,143,144,145,147,150,155,162,165,172,177,179,181,183,189,192,193,196,197,199,207,208,210,212,216,217,218,220,222,223,225,227,229,231,232,235,241,244,245,246,250,255
food2 vegetable oil	21,22,40,61,63,72,90,91,92,120,139,140,141,153,155,156,166,167,181,184,185,186,188,190,192,193,194,195,197,199,203,204,205,206,210,211,213,214,216,222,224,226,228,229,230,231,232,234,235,236,237,238,239,242,243,245,247,248,249,250,251,252,256
food2 vegetable stock	62,75,107,110,139,171,177,211,212,214,216,217,224,240,242,248,254
food2 vermicelli	254
food2 vinegar	87,95,96,99,103,110,120,122,143,145,147,149,156,159,165,169,177,199,212,222,234,237,238,241,247,248,251
food2 wakame	59
food2 walnut	215
food2 wasabi	165
food2 water	0,2,3,6,7,13,14,19,21,35,41,44,45,59,63,65,66,67,68,76,83,89,90,92,100,104,116,118,120,121,123,124,130,131,135,136,138,140,141,142,144,146,152,157,159,161,165,174,176,183,189,197,202,204,206,226,253
food2 waxy potato	183
food2 wheat	111
food2 whisky	5
food2 white bread	95,147,160,177,243
food2 white cabbage	227,231,248,250
food2 white onion	52
food2 white pepper	212
food2 white peppercorn	96
food2 white wine	27,60,171,187,207
food2 white wine vinegar	87,96,99,110,156,237
food2 whole clove	51,159
food2 whole milk	218
food2 wholegrain mustard	73
food2 wine	27,60,171,187,207,208,227,246,255
food2 wine vinegar	87,96,99,103,110,156,159,169,237,241,248
food2 worcestershire sauce	113,220
food2 yardlong bean	150
food2 yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
food2 yogurt	79,122,163,164,210
food2 zucchini	240,247
food3 aji amarillo	195
food3 alcohol	48,81,87,95,96,99,103,110,122,143,147,156,159,169,177,196,197,199,237,241,248
food3 apple	64
food3 apricot	66,243
food3 beef	187,199
food3 berry	118,154
food3 black rice	145,149,234,238
food3 bread	45,65,68,82,84,100,102,114,115,123,142,161,190,191,200,207,221,249
food3 buckwheat	106
food3 celery	81
food3 chicken	223,239,256
food3 chickpea	141,181
food3 chili	125,141,156,180,186,195,232,234,239,245
food3 chipotle	186
food3 cider	81,122,196,197,199
food3 condiment	47,191,196
food3 cream	195
food3 crustacean	192
food3 dumpling	145
food3 fat	16,21,22,24,25,28,30,34,37,39,40,42,43,45,48,49,54,61,62,63,64,65,68,72,73,74,77,78,83,90,91,92,93,94,95,96,97,100,103,105,107,109,110,111,114,117,120,121,126,131,132,138,139,140,141,142,143,145,147,148,149,151,153,155,156,158,159,160,163,166,167,168,169,175,177,181,182,184,185,186,188,192,193,194,195,197,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,219,222,224,225,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,247,248,249,250,251,252,254,256
food3 fish	150,223,252,253
food3 fruit	13,14,43,44,46,52,53,64,66,68,74,85,93,97,104,105,111,114,118,125,131,132,134,136,152,154,156,157,158,160,163,164,168,178,180,182,185,186,203,204,215,223,224,227,229,230,236,243,244,250,252,253,254
food3 grain	20,106,145,149,172,212,222,234,238,251,252,253,256
food3 grape	68
food3 icing	71,106,115,130,134,137,174,201,209
food3 jam	1
food3 kidney bean	90
food3 mango	164
food3 meat	187,199,223,256
food3 mustard	47,191,196
food3 noodle	254
food3 olive	16,24,28,30,34,37,39,42,43,48,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,121,126,131,132,143,147,151,158,160,163,168,175,177,207,215,217,219,233,240,244,246,254,255
food3 orange	157
food3 other food	195
food3 panko	249
food3 poultry	223,239,256
food3 pretzel	45
food3 pulse	141,181
food3 raspberry	118
food3 red meat	187,199
food3 red wine	48,103,159,169,241,248
food3 rice	20,145,149,172,212,222,234,238,251,252,253,256
food3 rye	124
food3 seafood	150,192,253
food3 seed	40,91,107,145,202,205,212,234
food3 sesame seed	40,91,107,145,202,205,212,234
food3 shellfish	192
food3 sherry	95,143,147,177
food3 shrimp	192
food3 soy	22,40,72,91,107,120,145,149,165,172,192,202,205,206,213,222,229,231,234,236,238,247,249
food3 stone fruit	66,164,243
food3 strawberry	154
food3 sweet potato	213
food3 thai chili	223
food3 tomato	222
food3 tropical fruit	164
food3 vegetable	0,21,22,27,28,37,38,39,43,48,49,50,59,60,61,63,72,87,90,92,97,99,101,105,107,108,116,120,131,136,138,142,148,153,158,161,163,164,166,167,170,176,180,182,185,186,190,191,198,202,215,221,226,233,234,236,238,239,243,249,251,252,253,256
food3 wheat	234
food3 white wine	87,96,99,110,156,237
food3 wine	48,87,96,99,103,110,156,159,169,237,241,248
lax alcohol free	0,1,2,4,6,7,8,9,10,11,12,13,14,15,16,18,19,20,21,23,24,25,26,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,50,52,53,54,55,56,57,58,59,61,62,63,64,65,66,68,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,114,115,116,117,118,119,120,121,122,123,125,126,127,128,129,130,131,132,133,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,172,173,174,175,176,177,178,179,180,181,182,183,184,185,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,226,228,229,230,231,232,234,235,236,237,239,240,241,242,243,244,245,247,248,249,250,251,252,253,254,256
lax dairy free	0,1,3,6,7,8,9,13,16,17,18,19,21,22,24,39,40,42,43,45,48,49,51,52,54,57,59,62,63,64,65,67,68,71,72,81,83,85,90,91,92,93,95,96,97,99,103,105,107,110,111,116,117,120,124,126,131,132,133,139,140,141,142,143,145,147,148,149,150,155,156,159,165,166,167,168,172,175,176,177,178,181,182,184,185,186,188,189,192,193,196,197,198,202,203,204,205,206,208,212,213,214,215,217,222,223,225,226,227,228,229,230,233,234,235,236,237,238,239,240,241,242,244,245,247,249,250,251,252,253,254,256
lax egg free	0,1,2,3,5,6,7,8,9,10,12,13,16,17,18,19,20,21,23,26,27,28,29,30,31,32,34,35,36,37,39,40,41,42,44,45,47,48,49,50,51,52,53,54,57,59,60,62,63,65,67,68,69,72,74,75,76,77,78,79,80,81,83,84,85,88,89,92,93,94,95,96,97,99,100,103,105,107,110,111,115,120,121,123,124,126,128,129,131,132,133,138,139,140,141,143,144,145,147,148,149,150,151,155,156,157,158,159,161,162,163,165,166,167,168,169,170,171,172,173,175,176,177,178,179,182,184,185,187,189,191,194,196,197,198,199,203,204,205,206,208,210,213,214,216,217,218,220,223,224,225,227,229,230,231,232,233,234,235,236,237,238,239,240,242,244,245,248,253,254,255,256
lax fish free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,86,87,88,90,91,92,94,95,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,114,115,116,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,137,138,139,140,141,142,143,144,145,146,147,148,149,151,152,153,154,156,157,158,159,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,187,188,189,190,191,192,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,221,222,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,242,243,244,245,246,247,248,249,250,251,254,255,256
lax gluten free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,17,18,24,28,30,31,32,34,35,36,41,43,46,48,49,51,52,53,54,57,58,60,61,62,67,71,74,75,77,78,81,83,85,87,89,94,96,97,99,101,105,110,116,117,122,125,126,128,129,131,132,133,136,139,140,141,143,148,150,151,155,156,159,162,164,166,167,169,170,171,175,176,180,181,182,184,185,188,189,194,196,197,198,208,210,211,214,216,217,219,223,224,227,230,235,241,244,245,248,252,253,256
lax lactose free	0,1,3,6,7,8,9,13,16,17,18,19,21,22,24,39,40,42,43,45,48,49,51,52,54,57,59,62,63,64,65,67,68,71,72,81,83,85,90,91,92,93,95,96,97,99,103,105,107,110,111,116,117,120,124,126,131,132,133,139,140,141,142,143,145,147,148,149,150,155,156,159,165,166,167,168,172,175,176,177,178,181,182,184,185,186,188,189,192,193,196,197,198,202,203,204,205,206,208,212,213,214,215,217,222,223,225,226,227,228,229,230,233,234,235,236,237,238,239,240,241,242,244,245,247,249,250,251,252,253,254,256
lax meat free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,71,72,74,75,76,77,78,79,81,82,84,85,86,87,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,113,115,117,118,119,121,122,123,124,125,126,128,129,130,131,132,134,135,136,137,138,139,140,141,142,143,144,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,165,166,168,169,170,171,172,173,174,175,176,177,178,184,186,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,241,242,247,248,250,251,252,254
lax nut free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,45,46,47,48,49,50,51,52,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,72,73,74,75,76,77,78,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,148,149,151,152,153,154,155,158,159,160,161,162,163,165,166,167,168,169,170,171,172,173,175,176,177,179,180,181,182,183,184,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,204,205,206,207,208,209,210,211,212,213,214,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,235,236,237,239,240,241,242,243,244,245,246,247,248,249,251,253,254,255
lax peanut free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,235,236,237,239,240,241,242,243,244,245,246,247,248,249,251,253,254,255,256
lax pescatarian	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,71,72,74,75,76,77,78,79,81,82,84,85,86,87,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,113,115,117,118,119,121,122,123,124,125,126,128,129,130,131,132,134,135,136,137,138,139,140,141,142,143,144,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,165,166,168,169,170,171,172,173,174,175,176,177,178,184,186,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,241,242,247,248,250,251,252,254
lax pork free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,71,72,74,75,76,77,78,79,81,82,84,85,86,87,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,184,185,186,187,188,190,191,192,194,195,196,197,199,200,201,202,203,204,205,206,210,211,212,213,214,215,216,217,219,220,223,224,228,229,230,231,232,236,237,238,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,256
lax sesame free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,58,59,60,61,62,63,64,65,66,67,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,132,133,134,135,136,137,138,139,140,141,142,143,144,146,147,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,166,167,168,169,170,171,172,173,174,175,176,177,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,203,204,206,207,208,209,210,211,214,215,216,217,218,219,220,221,222,223,224,225,226,227,230,231,232,233,235,236,237,238,239,240,241,242,243,244,245,246,248,249,250,251,252,253,254,255,256
lax shellfish free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,59,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,219,220,221,222,224,225,226,227,228,229,230,231,232,233,234,236,237,238,239,240,241,243,245,246,247,248,249,250,251,253,254,255
lax soy free	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,60,61,62,63,64,65,66,67,68,69,70,71,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,108,109,110,111,112,113,114,115,116,117,118,119,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,146,147,148,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,166,167,168,169,170,171,173,174,175,176,177,179,180,181,182,183,184,185,186,187,188,189,190,191,194,195,196,197,198,199,200,201,203,204,207,208,209,210,211,214,215,216,217,218,219,220,221,223,224,225,226,227,228,230,232,233,235,237,240,241,243,244,245,246,248,253,254,255
lax vegan	0,1,3,6,7,8,9,13,16,17,18,19,21,39,40,42,45,48,51,52,54,57,59,62,63,65,67,68,81,92,95,97,99,103,107,110,111,124,126,131,132,139,140,141,143,147,148,149,156,159,165,166,168,172,175,176,177,178,184,196,197,203,204,205,206,213,214,217,230,237,240,242,254
lax vegetarian	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,37,38,39,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,59,61,62,63,64,65,66,67,68,69,71,74,75,76,77,78,79,81,82,84,86,87,90,91,92,94,95,97,98,99,100,101,102,103,104,106,107,108,109,110,111,112,115,118,119,121,122,123,124,125,126,128,129,130,131,132,134,135,137,138,139,140,141,142,143,144,147,148,149,151,152,153,154,156,157,158,159,161,165,166,168,169,170,171,172,173,174,175,176,177,178,184,188,190,191,194,195,196,197,200,201,202,203,204,205,206,211,212,213,214,215,216,217,219,224,228,230,237,240,242,247,248,250,251,254
near antipasto	27,103
near apple pie	23,26,115
near bagel	68
near barbecue	105,229
near birthday cake	66,209
near bread	16,42
near bread roll	61,82
near brownie	98
near bruschetta	16
near bubble squeak	32
near burger	181
near chicken soup	116
near chocolate cake	11,137
near chutney	196
near cocktail	5,51
near cookie	56
near cottage pie	220
near curry	136,140,243
near custard	36
near dip	28,97,180
near doughnut	121,138
near egg dish	87
near egg roll	178
near empanada	183
near flapjack	76
near flatbread	21,100,190
near fried chicken	249
near fries	143
near fritter	63,64,153
near fruit dessert	57
near fry up	188,219
near garlic bread	161
near gratin	78,220
near gravy	199
near grilled chicken	210
near ice cream	6
near jam	15,99
near juice	9
near mashed potato	220
near mezze	37,78,156
near muesli	19
near muffin	123
near nacho	211
near omelet	58,193
near paella	235
near pancake	90,153,193
near pastry	23,118,121,130,174,220
near pasty	226
near pate	170
near pickle	182
near pie	23,118,130,146,173,226
near pizza	65,190
near porridge	79,203
near pudding	11,26,36
near pulled pork	198
near quiche	118,130
near ragu	255
near rice bean	237
near rice dish	237,247
near rice pudding	57
near risotto	244
near roast	25,105
near roast chicken	236
near salad	85
near salsa	48,52
near sandwich	113,163,228
near sausage roll	80
near schnitzel	249
near scone	80
near scrambled egg	117
near spaghetti bolognese	255
near stew	120,126,140,159,162,168,179,184,208,216,230,245,254
near stir fry	229,231,239
near summer roll	205
near sushi	96
near taco	198
near tart	71,174,220
near toast	88
near wrap	158,186,232
near yorkshire pudding	73
pair aji amarillo	195
pair amarillo paste	195
pair anchovy filet	160,241
pair apple sauce	64
pair apricot jam	66,243
pair artichoke heart	151
pair back bacon	127
pair baked bean	127
pair baking powder	47,55,56,80,90,92,93,101,108,152,154,157,166,173,180,186,193,201,215
pair baking soda	45,69,76,123,131,152
pair bamboo shoot	212,242
pair basmati rice	53,136
pair bass filet	85
pair bay leaf	18,29,89,116,120,126,148,159,167,197,198,214,218,225,227,233,243,248
pair bean paste	90,239
pair bean sprout	205,247,250,252,253,256
pair beef bone	253
pair beef filet	179
pair beef mince	181,207,221,226,243,245,255
pair beef shin	189
pair beef sirloin	229,253
pair beef skirt	183
pair beef stock	179,187,199,208,221,225,245
pair beef topside	208
pair bell pepper	54,58,95,147,155,169,175,189,206,213,214,219,222,235,244,245
pair bird eye	150
pair black bean	158,167,228,239
pair black olive	117,195,241
pair black pepper	30,70,80,116,129,133,135,144,146,151,155,160,162,183,199,218,229
pair black peppercorn	18,120
pair black rice	145,149,234,238
pair blanched almond	147,157
pair blossom water	157
pair blue cheese	180
pair bok choy	40,234
pair boneless chicken	163,244
pair bonito flake	193
pair bonnet chili	155,176,214,236
pair borlotti bean	240
pair braising beef	225
pair bread flour	45,65,68,82,100,102,123,142,161,190,200
pair brown ale	113
pair brown lentil	237,254
pair brown sugar	5,19,26,76,120,152,174,200,213,229,236
pair buckwheat flour	106
pair burger bun	228
pair butterhead lettuce	164
pair button mushroom	225,233
pair cajun seasoning	235
pair camembert cheese	27
pair cane vinegar	120
pair canned ackee	155
pair canned artichoke	151
pair canned baked	127
pair canned black	158,228
pair canned borlotti	240
pair canned chickpea	177,230,237,254
pair canned fava	168
pair canned kidney	176,245
pair canned tomato	77,100,143,207,210,214,219,230,235,240,245,246,254,255
pair canned tuna	241
pair caraway seed	8,97,189
pair cardamom pod	53
pair cashew nut	203,256
pair caster sugar	4,11,20,36,55,56,101,112,118,154
pair cayenne pepper	143
pair celery salt	81
pair cheddar cheese	47,50,61,84,113,138,151,158,191
pair cheese curd	199
pair cherry tomato	78,150
pair chicken breast	164,232,238,249
pair chicken leg	233,236
pair chicken stock	182,185,223,233,235,239,244,249,256
pair chicken thigh	116,120,162,163,182,185,192,210,231,235,244
pair chicken wing	180
pair chickpea flour	141,166,181
pair chili bean	239
pair chili flake	37,39,48,78,94,99,148,149,219,226,237,252
pair chili oil	234
pair chili paste	223
pair chili powder	125,141,156,232,245
pair chipotle paste	186
pair chocolate sprinkle	10
pair cider vinegar	81,122,196,197,199
pair cinnamon stick	17,51,148,253
pair citric acid	13
pair clarified butter	162
pair coarse pretzel	45
pair coarse salt	28,81,96,172
pair coarse sea	18
pair coarse semolina	157,203
pair cocoa powder	10,31,98,112,137,209
pair coconut milk	57,176,242,250,256
pair cod filet	93,186
pair cold lager	186
pair condensed milk	10,41,201
pair cooked ham	88
pair cooking apple	26
pair coriander leaf	52,85,125,141,158,166,181,182,184,188,211,215,216,223,251,254
pair coriander seed	97,162,181,253
pair corn kernel	85,125
pair corn tortilla	186,188,198,211,224,232
pair cottage cheese	128
pair country bread	42,103
pair cracked rye	124
pair cream cheese	151
pair cream cracker	195
pair creme fraiche	46
pair cremini mushroom	94,171
pair cumin seed	12,97,141,181,184,194,204
pair curd cheese	144,153,170
pair curry leaf	203
pair curry paste	242
pair curry powder	136,164,214,243,249
pair daikon radish	172,206,251
pair dark beer	124
pair dark chocolate	11,31,66,121,209,245
pair dark syrup	124
pair desiccated coconut	76,137,157
pair dijon mustard	43,46,88,122,160,179,241
pair dried barberry	215
pair dried black	167
pair dried chickpea	131,166
pair dried hibiscus	9
pair dried lasagna	255
pair dried mint	217
pair dried mushroom	227
pair dried oregano	37,48,78,105,163,169,197,198,224,232,245
pair dried pasilla	224
pair dried porcini	171
pair dried red	49,97,184,238,256
pair dried shiitake	59,212
pair dried thyme	214
pair dried wakame	59
pair dried white	126
pair dried yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
pair dry sherry	49,94
pair dry white	27,60,171,187,207
pair dumpling wrapper	145
pair egg yolk	4,11,14,15,43,70,82,104,112,113,160,246
pair emmental cheese	135
pair english mustard	84,113
pair evaporated milk	41,130,195,201
pair eye chili	150
pair fava bean	168
pair fermented black	239
pair feta cheese	78,109,125,169,190,195,211,216,219,224
pair filo pastry	44,109,115
pair fine breadcrumb	102,114
pair fine bulgur	111
pair fine cornmeal	92,108
pair fine polenta	101
pair firm tofu	178,212,242,250,251,252
pair fish sauce	150,223,252,253
pair flaked almond	118,164
pair flaky salt	16
pair flaky sea	65
pair flat leaf	39,48,111,166,168,215,219,254
pair flat rice	252,253
pair flour tortilla	158
pair floury potato	32,34,75,83,89,93,144,199,216,220
pair fresh wheat	234
pair fried tofu	256
pair frozen pea	62,91,139,203,204
pair garam masala	162,194,204,210,230
pair garlic chive	252
pair gem lettuce	241
pair german mustard	110,170,208
pair glutinous rice	57
pair golden syrup	76,174
pair grain rice	91,116,139,176,192,214,235,237,247,249
pair granulated sugar	55
pair grape molasses	68
pair greek yogurt	74,87,163
pair green bean	196,206,241,242,244,250
pair green bell	58,95,169,189,222,235
pair green chili	52,128,162,181,188,194,203,204,211,230
pair green curry	242
pair green olive	182,226
pair green papaya	150
pair green tea	7
pair ground allspice	176,221,236
pair ground almond	71,101,118
pair ground caraway	170
pair ground cardamom	35,128,200
pair ground cinnamon	26,44,71,115,173,185,200,201,236,246,254
pair ground coriander	156,230,237
pair ground cumin	131,158,166,168,177,198,210,216,217,219,226,228,230,232,237,245
pair ground fenugreek	156
pair ground ginger	182,196,254
pair ground turmeric	81,141,182,184,185,196,215,230,243,254,256
pair gruyere cheese	88,129,187
pair gunpowder green	7
pair heavy cream	4,5,11,36,38,60,75,98,112,119,129,146,152,154,201,209,210,218,221
pair hibiscus flower	9
pair hoisin sauce	178
pair hot pepper	180
pair ice cube	3,35,41
pair icing sugar	71,106,115,130,134,137,174,201,209
pair irish whisky	5
pair jack cheese	232
pair jam sugar	1
pair jarred sour	209
pair jasmine rice	107
pair juniper berry	8
pair kalamata olive	169
pair kefalotyri cheese	246
pair kidney bean	176,245
pair lamb mince	220,246
pair lamb neck	133
pair lamb stock	133,220
pair lasagna sheet	255
pair leaf parsley	39,48,111,166,168,215,219,254
pair leg thigh	233
pair lemon juice	14,18,43,44,74,79,97,111,115,131,157,160,164,168,173,180,203,204,230,243
pair lemon peel	104
pair lettuce leaf	195,228
pair light cream	194
pair lime juice	52,85,150,178,223
pair lime leaf	223,242
pair little gem	241
pair long bean	150
pair long grain	91,139,176,192,214,235,237
pair manchego cheese	94
pair mango chutney	164
pair masa harina	0
pair medium oatmeal	19
pair mild chili	232,245
pair mild curry	136,164,243
pair miso paste	59
pair monterey jack	232
pair mozzarella cheese	61,161,190,191,231
pair mustard greens	234
pair mustard powder	47,191,196
pair mustard seed	81,184,203
pair napa cabbage	145,172
pair natural yogurt	2,12,35,79,122,157,161,164,210
pair new potato	241
pair nigella seed	99,161
pair oat milk	19
pair okonomiyaki sauce	193
pair olive oil	16,24,28,30,34,37,39,42,43,48,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,117,121,126,131,132,143,147,151,158,160,163,168,169,175,177,182,207,215,217,219,233,240,241,244,246,254,255
pair orange blossom	157
pair orange peel	17
pair oyster mushroom	223
pair paella rice	244
pair palm sugar	150,242,250,252
pair paneer cheese	194
pair panko breadcrumb	249
pair paper sheet	178
pair parboiled long	214
pair parmesan cheese	28,34,77,160,171,255
pair pasilla chili	224
pair peanut butter	178
pair pearl sugar	200
pair pecan nut	174
pair pecorino cheese	70
pair pepper sauce	180
pair pickling onion	196
pair pine nut	28
pair pita bread	163
pair plain flour	20,21,25,26,29,33,47,55,56,63,64,66,73,76,80,84,86,88,90,92,93,98,104,106,108,113,114,118,119,121,130,134,135,138,144,146,152,153,154,173,174,179,183,186,187,191,193,199,201,204,205,206,209,215,218,220,221,225,226,232,233,246,249,254,255
pair plain white	69,123
pair pomegranate molasses	185
pair pomegranate seed	156,185
pair pork belly	193
pair pork loin	222
pair pork mince	145,207,221,234,239,255
pair pork rib	167
pair pork sausage	73,80,127
pair pork shoulder	198,227
pair potato noodle	213
pair preserved lemon	182
pair preserved mustard	234
pair pretzel salt	45
pair provolone cheese	37
pair puff pastry	23,104
pair pul biber	58,87
pair raising flour	137
pair rapeseed oil	148
pair raspberry jam	118
pair red bean	90
pair red bell	147,155,175,206,213,214,219,244,245
pair red bird	150
pair red cabbage	159,186
pair red chili	49,85,97,105,184,192,223,238,250,251,253,256
pair red lentil	140,217
pair red onion	85,103,122,140,158,163,169
pair red wine	17,48,51,67,103,159,169,208,225,227,233,241,246,248,255
pair refried bean	188
pair rice cake	202,231
pair rice flour	20,172
pair rice noodle	252,253,256
pair rice paper	178
pair rice vermicelli	178
pair rice vinegar	145,149,165,212,222,234,238,247,251
pair rice wine	238
pair risotto rice	171
pair roasted peanut	107,150,234,238,250,252
pair roll wrapper	205
pair rolled oat	26,69,76,79
pair romaine lettuce	160
pair rustic bread	16
pair rye flour	124
pair rye sourdough	124
pair salmon filet	72,96
pair salt cod	117,155
pair sausage meat	80
pair savoy cabbage	240
pair scotch bonnet	155,176,214,236
pair sea bass	85
pair sea salt	18,65
pair self raising	137
pair sesame oil	40,91,107,145,149,202,205,212,213,229,247
pair sesame paste	234
pair sesame seed	57,68,72,148,149,165,213,229,247
pair sherry vinegar	95,143,147,177
pair shiitake mushroom	59,205,212,213,247
pair short baguette	251
pair short grain	116,247,249
pair shrimp paste	192,256
pair sichuan peppercorn	148,234,238,239
pair silken tofu	59
pair small cucumber	81
pair small macaroni	237
pair small pasta	240
pair smoked bacon	146,167,208,225,227,233
pair smoked haddock	89,136
pair smoked paprika	143,147,158,177,207,228,244
pair smoked sausage	167,227,235
pair smoked streaky	218
pair soda water	67
pair soft tofu	239
pair sour cherry	209
pair sour cream	125,138,151,153,179,180,211,232,248
pair sourdough bread	38
pair sourdough starter	124
pair soy sauce	22,40,72,91,107,120,145,149,165,172,192,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251
pair sparkling water	206
pair spring greens	83
pair spring onion	21,32,59,91,107,109,111,145,168,172,176,193,202,212,215,229,235,236,238,239
pair spring roll	205
pair star anise	51,148,253
pair strawberry jam	154
pair streaky bacon	218
pair strong coffee	5,112
pair sunflower oil	25,43,45,54,64,68,73,93,96,110,114,117,121,127,138,142,144,159,205,208,220,225
pair sunflower seed	124
pair sushi rice	165
pair swedish mustard	96
pair sweet corn	85,125
pair sweet paprika	54,105,170,179,189,216,217,219,226
pair sweet potato	85,206,213,231
pair sweet red	90
pair sweet soy	192
pair tamarind paste	250,252
pair tapioca flour	61
pair tea leaf	41
pair thai basil	242,253
pair thai chili	223
pair thai tea	41
pair thyme leaf	171
pair tofu puff	256
pair tomato ketchup	222,228
pair tomato puree	126,140,208,214,217,220,225,227,233,245,248
pair toor dal	184
pair unwaxed lemon	18
pair vanilla bean	4,36
pair vanilla extract	86,92,98,130,137,153,154,174,201
pair veal escalope	114
pair vegetable oil	21,22,40,61,63,72,90,91,92,120,139,140,141,153,155,156,166,167,181,184,185,186,188,190,192,193,194,195,197,199,203,204,205,206,210,211,213,214,216,222,224,226,228,229,230,231,232,234,235,236,237,238,239,242,243,245,247,248,249,250,251,252,256
pair vegetable stock	62,75,107,110,139,171,177,211,212,214,216,217,224,240,242,248,254
pair waxy potato	24,64,110,117,129,183,195,250
pair wheat noodle	234
pair white bean	126
pair white bread	88,95,113,147,160,177,243
pair white cabbage	8,122,193,205,227,231,248,250
pair white flour	69,123
pair white onion	52
pair white pepper	212
pair white peppercorn	96
pair white wine	27,60,87,96,99,110,156,171,187,207,237
pair whole chicken	105
pair whole clove	51,159
pair whole milk	53,80,191,218
pair wholegrain mustard	73
pair wholemeal flour	69
pair wholemeal rye	124
pair wine vinegar	48,87,96,99,103,110,156,159,169,237,241,248
pair worcestershire sauce	113,220
pair yellow bell	54
reading 2	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
title a	117,195
title ackee	155
title adobo	120
title aglio	39
title agua	9
title aioli	43
title ajillo	49
title al	49
title albondiga	207
title anzac	76
title apple	26,115,159
title artichoke	151
title au	233
title avgolemono	116
title ayib	128
title ayran	2
title bacalhau	117
title badrijani	156
title baked	27,78
title bakewell	118
title baklava	44
title banh	251
title basbousa	157
title basil	28
title bavarian	45
title bayildi	132
title be	128
title bean	158,228
title bechamel	29
title beef	179,208,225,226,253
title bhajis	141
title bibimbap	247
title bigo	227
title bircher	79
title biscuit	76,80
title black	158,209,228
title blue	180
title bobotie	243
title bok	40
title borscht	248
title bourguignon	225
title bra	117
title braised	159
title brava	143
title bread	50,69,81,124
title breakfast	127
title brigadeiro	10
title brioche	82
title brulee	4
title bruschetta	42
title brussels	119
title buffalo	180
title bulgogi	229
title bun	200
title burger	228
title butter	81,190
title cabbage	145,159,172
title caesar	160
title caipirinha	3
title cake	55,101,201
title calda	31
title caldo	83
title camembert	27
title caprese	30
title carbonara	70
title carne	245
title carnita	198
title cauliflower	84
title celeriac	46
title ceviche	85
title chana	230
title chapli	181
title cheese	47,50,84,161,180,191,231
title cherry	86
title chicken	105,120,162,163,164,182,210,232,236,238,244,249
title chickpea	177
title chilaquile	211
title chili	148,245
title chimichurri	48
title chip	93
title chive	38
title chocolate	11,121
title chowder	218
title choy	40
title churro	121
title chutney	99
title cilbir	87
title cinnamon	200
title cioccolata	31
title clafoutis	86
title clam	218
title cobbler	173
title coffee	5
title colcannon	32
title coleslaw	122
title con	16,245
title congee	107
title coq	233
title corbasi	217
title cordial	13
title corn	0
title cornbread	108
title cornish	183
title coronation	164
title cotta	36
title creme	4
title crepe	33
title croque	88
title crumb	191
title crumble	26
title crumpet	123
title cucumber	12,149,165
title cullen	89
title curd	15
title curry	242,249,256
title dakgalbi	231
title dal	184
title dan	234
title danish	124
title dauphinois	129
title de	9,61,71,104,216
title dip	151,180
title dorayaki	90
title drizzle	55
title dumpling	92,145
title e	39
title egg	38,91,130
title eggplant	77
title elderflower	13
title empanada	226
title enchilada	232
title england	218
title english	127
title espanola	24
title esquite	125
title falafel	166
title fasolada	126
title feijoada	167
title fesenjan	185
title festival	92
title feta	78,219
title fish	93,186
title focaccia	65
title forest	209
title french	187
title fried	40,91
title ful	168
title full	127
title gado	250
title gamba	49
title garlic	27,34,40,50,78,94,161,190,191
title gateau	209
title gazpacho	95
title gluhwein	51
title gomen	128
title goreng	192
title goulash	189
title granita	6
title gratin	129
title gravlax	96
title gravy	80
title greek	169
title green	242
title guacamole	52
title harira	254
title harissa	97
title hole	73
title hollandaise	14
title hong	130
title hot	212
title huancaina	195
title huevo	188
title hummus	131
title hungarian	189
title iced	41
title imam	132
title in	17,73
title irish	5,133
title jalapeno	197
title jam	1
title jamaica	9
title jambalaya	235
title japchae	213
title jerk	236
title jollof	214
title kaiserschmarrn	134
title karahi	162
title kasespatzle	135
title katsu	249
title kebab	181
title kedgeree	136
title khachapuri	190
title kheer	53
title kimchi	172
title kladdkaka	98
title kong	130
title koshari	237
title kuku	215
title kung	238
title la	195
title laksa	256
title lamington	137
title lango	138
title lasagna	255
title lassi	35
title lech	201
title lecso	54
title lemon	6,15,18,55,182
title lemongrass	251
title liptauer	170
title locro	216
title lorraine	146
title mac	191
title madeleine	56
title maki	165
title manchego	94
title mango	35,57,99
title mapo	239
title margherita	100
title mariniere	60
title masala	210,230
title meatball	221
title medame	168
title menemen	58
title mercimek	217
title mexican	139
title mi	251
title minestrone	240
title mint	7,62
title misir	140
title miso	59
title monsieur	88
title moroccan	7
title moule	60
title moussaka	246
title mousse	11
title muesli	79
title mushroom	94,171
title naan	161
title napa	172
title nasi	192
title nata	104
title new	218
title nicoise	241
title nigvzit	156
title noodle	234
title oil	148
title okonomiyaki	193
title olio	39
title onion	21,141,187
title orange	101
title pad	252
title paella	244
title palak	194
title pampushky	142
title pan	16
title pancake	21
title pandesal	102
title paneer	194
title panna	36
title panzanella	103
title pao	61,238
title papa	195,216
title parmesan	34,77
title pasteis	104
title pasty	183
title patata	143
title pea	62,176
title peach	173
title pear	17
title pecan	174
title pesto	28
title pho	253
title piccalilli	196
title pickle	81
title pickled	197
title pie	174,220
title pierogi	144
title piri	105
title pizza	100
title poffertje	106
title polenta	101
title pork	145,198,222
title porridge	19
title potato	34,110
title poutine	199
title preserved	18,182
title pretzel	45
title provoleta	37
title pudding	25,152
title puff	63
title queijo	61
title quesadilla	158
title quiche	146
title raita	12
title ranchero	188
title rarebit	113
title ratatouille	175
title red	17,139,159
title reibekuchen	64
title remoulade	46
title rice	57,91,107,139,176,214
title risotto	171
title roast	34
title roll	165,178,205
title romesco	147
title rosemary	65
title rouladen	208
title ruskie	144
title rye	124
title sabzi	215
title sachertorte	66
title salad	30,110,149,160,164,169
title salade	241
title salmon	72
title saltfish	155
title samosa	204
title sangria	67
title santiago	71
title sauce	14,29,147
title sauerkraut	8
title sausage	80
title schnitzel	114
title scone	47
title scottish	19
title scrambled	38
title shakshuka	219
title shepherd	220
title shortbread	20
title shrimp	244
title sichuan	148
title simit	68
title skillet	108
title skink	89
title smacked	149
title soda	69
title som	150
title soup	59,62,116,187,212,223,224
title sour	212,222
title souvlaki	163
title spaghetti	39,70
title spanakopita	109
title spinach	151,177
title sponge	154
title spring	21,205
title stew	133
title sticky	57,152
title stir	40
title strawberry	1
title stroganoff	179
title strudel	115
title summer	178
title swabian	110
title swedish	200,221
title sweet	222
title syrniki	153
title tabbouleh	111
title taco	186
title tadka	184
title tagine	182
title tam	150
title tamagoyaki	22
title tart	118,130
title tarta	71
title tarte	23
title tatin	23
title tea	7,41
title tempura	206
title teriyaki	72
title thai	41,242,252
title the	73
title tikka	210
title tiramisu	112
title toad	73
title toffee	152
title tofu	239,251
title tom	223
title tomate	16
title tomato	42,78
title tortilla	0,24,224
title tre	201
title tteokbokki	202
title tzatziki	74
title upma	203
title vegetable	204,205,206,242
title verde	83,211
title vichyssoise	75
title victoria	154
title vietnamese	178
title vin	233
title waffle	119
title wat	140
title welsh	113
title wiener	114
title wine	17
title wing	180
title with	27,38,40,78,94,121,159,177,180,182,190,191,219
title yorkshire	25
title yum	223
tool barbecue	163
tool blender	2,35,48,62,75,83,95,97,105,131,139,143,147,177,192,194,211,214,217,224,236,250,256
tool blowtorch	4
tool food processor	166
tool freezer	1,6
tool fridge	4,8,9,10,11,15,17,20,30,36,37,43,45,48,56,67,74,75,79,81,82,95,96,104,105,112,117,118,120,122,130,137,146,155,163,166,170,172,174,181,183,197,201,209,210,226,228,229,231,236
tool grater	16,135
tool grill	37,42,113,163,187,210,253
tool mixer	82
tool mortar	3,28,52,150
tool oven	1,4,20,23,25,26,27,34,44,45,47,50,55,56,61,65,66,68,69,71,73,76,77,78,80,82,84,86,88,93,98,100,101,102,104,105,108,109,115,118,119,124,127,129,130,132,133,135,137,142,143,146,147,151,152,154,157,160,173,174,180,183,190,191,198,200,201,209,211,220,225,226,232,236,243,246,251,255
tool rolling pin	21,149,174,200,226
tool sieve	11,15,24,42,66,74,89,95,104,109,149,205,208
tool stove	1,7,9,11,13,14,15,17,19,21,24,29,31,32,33,34,36,37,40,41,42,44,45,49,51,53,54,57,58,59,60,61,62,63,64,66,70,72,75,77,80,81,83,84,85,87,88,89,91,92,93,94,98,99,101,104,106,107,108,110,112,114,115,116,117,120,121,126,127,128,129,131,132,133,135,136,138,139,140,141,143,144,145,146,151,152,153,155,156,157,158,159,161,162,164,165,166,167,168,171,175,176,177,179,181,182,184,185,186,187,188,189,191,192,193,194,195,196,197,199,202,203,204,205,206,207,208,209,210,211,212,213,214,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
tool waffle iron	119
tool wok	40,91,162,192,205,234,238,239,242,252
trace ackee	155
trace adzuki bean	90
trace aji amarillo	195
trace aji amarillo paste	195
trace alcohol	3,5,17,22,27,49,51,60,67,72,93,94,112,113,124,134,171,186,187,206,207,208,209,225,227,233,238,246,255
trace ale	113
trace allspice	176,221,236
trace almond	71,101,118,147,157,164
trace anchovy	113,150,160,193,220,223,241,252,253
trace anchovy filet	160,241
trace apple	23,26,64,79,115,159
trace apple sauce	64
trace apricot	66,243
trace apricot jam	66,243
trace artichoke	151
trace avocado	52,188,216,224
trace back bacon	127
trace bacon	70,127,146,167,208,218,225,227,233
trace baguette	27,37,50,187,251
trace baked bean	127
trace baking powder	47,55,56,80,90,92,93,101,108,152,154,157,166,173,180,186,193,201,215
trace baking soda	45,69,76,123,131,152
trace bamboo shoot	212,242
trace barberry	215
trace basil	28,30,42,77,100,103,175,242,253
trace basmati	53,136
trace bay leaf	18,29,89,116,120,126,148,159,167,197,198,214,218,225,227,233,243,248
trace bean	22,40,59,72,90,91,107,120,126,127,145,149,150,158,165,167,168,172,176,178,188,192,193,196,202,205,206,212,213,222,228,229,231,234,236,238,239,240,241,242,244,245,247,249,250,251,252,256
trace bean sprout	205,247,250,252,253,256
trace beef	114,179,181,183,187,189,199,207,208,221,225,226,229,243,245,253,255
trace beef bone	253
trace beef mince	181,207,221,226,243,245,255
trace beef skirt	183
trace beef stock	179,187,199,208,221,225,245
trace beer	93,113,124,186
trace beet	248
trace bell pepper	54,58,95,147,155,169,175,189,206,213,214,219,222,235,244,245
trace berbere	140
trace berry	1,36,79,118,119,153,154,215
trace bird eye chili	150
trace black bean	158,167,228
trace black olive	117,195,241
trace black pepper	30,70,80,116,129,133,135,144,146,151,155,160,162,183,199,218,229
trace black peppercorn	18,120
trace black rice	145,149,234,238
trace black rice vinegar	145,149,234,238
trace blanched almond	147,157
trace blue cheese	180
trace blueberry	79
trace bok choy	40,234
trace bone	36,209,253
trace bonito flake	193
trace borlotti bean	240
trace braising beef	225
trace brandy	67
trace brassica	8,32,40,84,122,128,145,159,172,183,186,193,196,205,227,231,234,240,248,250
trace bread	16,27,37,38,42,45,50,65,68,82,84,88,95,100,102,103,113,114,115,123,127,142,147,158,160,161,163,168,177,186,187,188,190,191,198,200,207,211,221,224,228,232,243,249,251
trace bread flour	45,65,68,82,100,102,123,142,161,190,200
trace breadcrumb	84,102,114,115,191,207,221,228,249
trace brown lentil	237,254
trace brown sugar	5,19,26,76,120,152,174,200,213,229,236
trace buckwheat	106
trace buckwheat flour	106
trace bulgur	111
trace burger bun	228
trace butter	10,14,15,20,23,26,29,32,33,38,44,47,50,55,56,58,60,66,75,76,80,82,84,86,87,88,89,98,101,102,104,106,108,113,115,118,119,123,125,127,128,129,130,134,135,136,137,144,146,152,154,157,161,162,170,171,173,174,179,180,183,187,190,191,199,200,209,218,220,221,246,255
trace butter lettuce	164
trace buttermilk	69,80,108,173
trace button mushroom	225,233
trace cabbage	8,40,122,145,159,172,186,193,205,227,231,234,240,248,250
trace cachaca	3
trace cajun seasoning	235
trace camembert	27
trace cane vinegar	120
trace canned chickpea	177,230,237,254
trace canned tomato	77,100,143,207,210,214,219,230,235,240,245,246,254,255
trace canned tuna	241
trace caper	170
trace caraway	8,97,170,189
trace caraway seed	8,97,189
trace cardamom	35,53,128,200
trace cardamom pod	53
trace carrot	122,126,133,139,178,197,205,208,213,217,220,225,240,247,248,249,251,255
trace cashew	203,256
trace cashew nut	203,256
trace caster sugar	4,11,20,36,55,56,101,112,118,154
trace cauliflower	84,196
trace cayenne pepper	143
trace celeriac	46
trace celery	46,62,75,81,107,110,126,133,139,171,177,179,180,182,185,187,199,208,211,212,214,216,217,218,220,221,223,224,225,233,235,239,240,242,244,245,248,249,254,255,256
trace celery salt	81
trace cereal	19,26,69,76,79
trace cheddar	47,50,61,84,113,138,151,158,191
trace cheese	27,28,30,34,37,47,50,61,70,77,78,84,88,94,100,109,112,113,125,128,129,135,138,144,151,153,158,160,161,169,170,171,180,187,190,191,194,195,199,211,216,219,224,231,232,246,255
trace cheese curd	199
trace cherry	86,209
trace cherry tomato	78,150
trace chicken	105,116,120,162,163,164,180,182,185,192,210,223,231,232,233,235,236,238,239,244,249,256
trace chicken breast	164,232,238,249
trace chicken leg	233,236
trace chicken stock	182,185,223,233,235,239,244,249,256
trace chicken thigh	116,120,162,163,182,185,192,210,231,235,244
trace chicken wing	180
trace chickpea	131,141,166,177,181,230,237,254
trace chickpea flour	141,166,181
trace chili	37,39,48,49,52,58,78,85,87,94,97,99,105,125,128,136,141,143,148,149,150,155,156,162,164,172,176,180,181,184,186,188,192,194,195,197,202,203,204,211,214,219,223,224,226,230,231,232,234,236,237,238,239,243,245,247,249,250,251,252,253,256
trace chili bean paste	239
trace chili flake	37,39,48,78,94,99,148,149,219,226,237,252
trace chili oil	234
trace chili paste	186,195,202,223,231,239,247
trace chili powder	125,141,156,232,245
trace chipotle	186
trace chipotle paste	186
trace chive	38,75,89,110,135,170
trace chocolate	10,11,31,66,98,112,121,137,209,245
trace chocolate sprinkle	10
trace chorizo	83
trace cider vinegar	81,122,196,197,199
trace cinnamon	17,26,44,51,71,104,115,148,173,185,200,201,236,246,253,254
trace cinnamon stick	17,51,148,253
trace citric acid	13
trace citrus	1,3,6,9,13,14,15,17,18,43,44,46,51,52,55,56,67,71,74,79,85,93,97,101,104,105,111,114,115,116,125,131,132,136,150,157,158,160,163,164,167,168,173,178,180,182,186,198,203,204,217,223,224,230,236,242,243,244,252,253,254,256
trace clam	218
trace clarified butter	162
trace clove	51,159,253
trace coarse salt	28,81,96,172
trace coarse sea salt	18
trace cocoa	10,31,98,112,137,209
trace coconut	57,76,137,157,176,242,250,256
trace coconut milk	57,176,242,250,256
trace cod	93,117,155,186
trace cod filet	93,186
trace coffee	5,112
trace condensed milk	10,41,201
trace condiment	22,40,43,46,47,59,72,73,81,84,88,91,96,107,110,113,120,122,125,131,136,145,149,150,160,164,165,170,172,178,179,180,184,186,191,192,193,196,202,203,205,206,208,212,213,214,220,222,223,228,229,231,234,236,238,239,241,242,243,247,249,250,251,252,253
trace cooked ham	88
trace cooking apple	26
trace coriander	52,85,125,141,158,166,181,182,184,188,211,215,216,223,251,254
trace coriander leaf	52,85,125,141,158,166,181,182,184,188,211,215,216,223,251,254
trace coriander seed	97,156,162,181,230,237,253
trace corn	0,85,92,101,108,125,186,188,198,211,224,232
trace corn tortilla	186,188,198,211,224,232
trace cornstarch	31,57,121,173,196,206,208,209,212,222,238,239
trace cottage cheese	128
trace country bread	16,42,103
trace cracked rye	124
trace cracker	195
trace cream	4,5,11,36,38,46,60,75,98,112,119,125,129,138,146,151,152,153,154,179,180,194,195,201,209,210,211,218,221,232,248
trace cream cheese	151
trace cream cracker	195
trace creme fraiche	46
trace cremini mushroom	94,171
trace crustacean	49,192,223,235,242,244,252,256
trace cucumber	12,74,81,95,103,149,165,169,178,192,196,208,250,251
trace cumin	12,97,131,141,158,166,168,177,181,184,194,198,204,210,216,217,219,226,228,230,232,237,245
trace cumin seed	12,97,141,181,184,194,204
trace cured meat	70,83
trace curry leaf	203
trace curry paste	242
trace curry powder	136,164,214,243,249
trace daikon	172,206,251
trace dairy	2,4,5,10,11,12,14,15,20,23,25,26,27,28,29,30,31,32,33,34,35,36,37,38,41,44,46,47,50,53,55,56,58,60,61,66,69,70,73,74,75,76,77,78,79,80,82,84,86,87,88,89,94,98,100,101,102,104,106,108,109,112,113,114,115,118,119,121,122,123,125,127,128,129,130,134,135,136,137,138,144,146,151,152,153,154,157,158,160,161,162,163,164,169,170,171,173,174,179,180,183,187,190,191,194,195,199,200,201,207,209,210,211,216,218,219,220,221,224,231,232,243,246,248,255
trace dal	184
trace dark beer	124
trace dark chocolate	11,31,66,121,209,245
trace dark syrup	124
trace dashi	193
trace date	152
trace desiccated coconut	76,137,157
trace dijon mustard	43,46,88,122,160,179,241
trace dill	74,87,96,109,142,215,248
trace dried fruit	53,115,134,152,164,215,227,243
trace dried mint	217
trace dried mushroom	227
trace dried oregano	37,48,78,105,163,169,197,198,224,232,245
trace dried thyme	214
trace dried yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
trace dry sherry	49,94
trace dumpling	145
trace dumpling wrapper	145
trace edible flower	9,13
trace egg	4,11,14,15,22,24,25,33,38,43,46,55,56,58,61,64,66,70,71,73,82,86,87,90,91,98,101,102,104,106,108,109,112,113,114,116,117,118,119,122,125,127,130,134,135,136,137,142,146,152,153,154,160,164,174,180,181,183,186,188,190,192,193,195,200,201,202,207,209,211,212,215,219,221,222,226,228,241,243,246,247,249,250,251,252
trace egg white	15,22,24,25,33,38,46,55,56,58,61,64,66,70,71,73,82,86,87,90,91,98,101,102,106,108,109,112,114,116,117,118,119,122,125,127,130,134,135,136,137,142,146,152,153,154,164,174,180,181,183,186,188,190,192,193,195,200,201,202,207,209,211,212,215,219,221,222,226,228,241,243,247,249,250,251,252
trace egg yolk	4,11,14,15,22,24,25,33,38,43,46,55,56,58,61,64,66,70,71,73,82,86,87,90,91,98,101,102,104,106,108,109,112,113,114,116,117,118,119,122,125,127,130,134,135,136,137,142,146,152,153,154,160,164,174,180,181,183,186,188,190,192,193,195,200,201,202,207,209,211,212,215,219,221,222,226,228,241,243,246,247,249,250,251,252
trace eggplant	77,132,156,175,206,242,246
trace elderflower	13
trace emmental	135
trace english mustard	84,113
trace evaporated milk	41,130,195,201
trace fat	10,14,15,16,20,21,22,23,24,25,26,28,29,30,32,33,34,37,38,39,40,42,43,44,45,47,48,49,50,54,55,56,58,60,61,62,63,64,65,66,68,72,73,74,75,76,77,78,80,82,83,84,86,87,88,89,90,91,92,93,94,95,96,97,98,100,101,102,103,104,105,106,107,108,109,110,111,113,114,115,117,118,119,120,121,123,125,126,127,128,129,130,131,132,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,151,152,153,154,155,156,157,158,159,160,161,162,163,166,167,168,169,170,171,173,174,175,177,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,197,198,199,200,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,254,255,256
trace fava bean	168
trace fenugreek	156
trace fermented black bean	239
trace feta	78,109,125,169,190,195,211,216,219,224
trace feta cheese	78,109,125,169,190,195,211,216,219,224
trace filo	44,109,115
trace firm tofu	178,212,242,250,251,252
trace fish	72,85,89,93,96,113,117,136,150,155,160,186,193,220,223,241,252,253
trace fish sauce	150,223,252,253
trace flaked almond	118,164
trace flat leaf parsley	39,48,111,166,168,215,219,254
trace flat rice noodle	252,253
trace flatbread	168
trace flaxseed	124
trace flour	0,20,21,25,26,29,31,33,45,47,55,56,57,61,63,64,65,66,68,69,73,76,80,82,84,86,88,90,92,93,98,100,102,104,106,108,113,114,118,119,121,123,124,130,134,135,137,138,141,142,144,146,152,153,154,157,158,161,166,172,173,174,179,181,183,186,187,190,191,193,196,199,200,201,203,204,205,206,208,209,212,215,218,220,221,222,225,226,232,233,238,239,246,249,254,255
trace flour tortilla	158
trace floury potato	32,34,75,83,89,93,144,199,216,220
trace fried tofu	256
trace frozen pea	62,91,139,203,204
trace fruit	1,3,6,9,13,14,15,17,18,23,26,35,36,43,44,46,51,52,53,55,56,57,64,66,67,68,71,74,76,79,85,86,93,97,99,101,104,105,111,114,115,116,118,119,125,131,132,134,136,137,150,152,153,154,155,156,157,158,159,160,163,164,167,168,173,176,178,180,182,185,186,198,203,204,209,215,217,222,223,224,227,229,230,236,242,243,244,250,252,253,254,256
trace galangal	223,256
trace garam masala	162,194,204,210,230
trace garlic	16,27,28,34,37,39,40,42,43,48,49,50,54,60,74,77,78,83,87,91,94,95,97,99,105,117,120,125,126,128,129,131,132,138,139,140,142,143,147,149,150,151,155,156,158,160,161,162,163,166,167,168,170,171,172,175,176,177,180,182,184,187,188,189,190,191,192,194,195,197,198,199,202,205,207,210,211,213,216,219,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,243,244,245,246,247,248,249,250,251,252,255,256
trace garlic chive	252
trace gelatin	36,209
trace german mustard	110,170,208
trace gherkin	208
trace ginger	9,40,99,107,128,140,145,148,162,172,182,194,196,203,204,210,212,229,230,231,236,238,239,249,253,254
trace gluten	16,19,20,21,22,23,25,26,27,29,33,37,38,39,40,42,44,45,47,50,55,56,59,63,64,65,66,68,69,70,72,73,76,79,80,82,84,86,88,90,91,92,93,95,98,100,102,103,104,106,107,108,109,111,112,113,114,115,118,119,120,121,123,124,127,130,134,135,137,138,142,144,145,146,147,149,152,153,154,157,158,160,161,163,165,168,172,173,174,177,178,179,183,186,187,190,191,192,193,195,199,200,201,202,203,204,205,206,207,209,212,213,215,218,220,221,222,225,226,228,229,231,232,233,234,236,237,238,239,240,242,243,246,247,249,250,251,254,255
trace glutinous rice	57
trace gochugaru	172,202,231
trace gochujang	202,231,247
trace golden syrup	76,174
trace grain	16,19,20,21,22,23,25,26,27,29,33,37,38,39,40,42,44,45,47,50,53,55,56,57,59,63,64,65,66,68,69,70,72,73,76,79,80,82,84,86,88,90,91,92,93,95,98,100,101,102,103,104,106,107,108,109,111,112,113,114,115,116,118,119,120,121,123,124,127,130,134,135,136,137,138,139,142,144,145,146,147,149,152,153,154,157,158,160,161,163,165,168,171,172,173,174,176,177,178,179,183,186,187,190,191,192,193,195,199,200,201,202,203,204,205,206,207,209,212,213,214,215,218,220,221,222,225,226,228,229,231,232,233,234,235,236,237,238,239,240,242,243,244,246,247,249,250,251,252,253,254,255,256
trace granulated sugar	55
trace grape	53,68,115,134,243
trace grape molasses	68
trace greek yogurt	74,87,163
trace green bean	196,206,241,242,244,250
trace green bell pepper	58,95,169,189,222,235
trace green chili	52,128,162,181,188,194,203,204,211,230
trace green curry paste	242
trace green olive	182,226
trace green papaya	150
trace green tea	7
trace greens	8,32,40,83,109,122,128,145,151,159,160,164,172,177,178,186,193,194,195,205,213,227,228,229,231,234,240,241,247,248,250
trace ground allspice	176,221,236
trace ground almond	71,101,118
trace ground caraway	170
trace ground cardamom	35,128,200
trace ground cinnamon	26,44,71,115,173,185,200,201,236,246,254
trace ground cumin	131,158,166,168,177,198,210,216,217,219,226,228,230,232,237,245
trace ground fenugreek	156
trace ground ginger	182,196,254
trace ground turmeric	81,141,182,184,185,196,215,230,243,254,256
trace gruyere	88,129,187
trace guanciale	70
trace gunpowder green tea	7
trace haddock	89,136
trace ham	88
trace hard cheese	28,34,37,47,50,61,70,77,84,88,94,113,129,135,138,151,158,160,171,187,191,232,246,255
trace hazelnut	79
trace heavy cream	4,5,11,36,38,60,75,98,112,119,129,146,152,154,201,209,210,218,221
trace herb	2,6,7,12,18,27,28,29,30,34,37,38,39,42,46,48,49,50,52,60,62,65,74,75,77,78,85,87,89,94,96,100,103,105,109,110,111,116,117,120,125,126,132,133,135,136,141,142,148,155,158,159,163,166,167,168,169,170,171,175,176,178,179,181,182,184,187,188,191,197,198,203,211,214,215,216,217,218,219,223,224,225,227,232,233,236,242,243,245,248,251,252,253,254,256
trace hibiscus	9
trace hoisin sauce	178
trace honey	27,56,69,78,79,90,101,249
trace hot sauce	180
trace ice cube	3,35,41
trace icing	71,106,115,130,134,137,174,201,209
trace icing sugar	71,106,115,130,134,137,174,201,209
trace jalapeno	197
trace jam	1,66,118,154,243
trace jam sugar	1
trace jasmine rice	107
trace juice	14,18,43,44,52,74,79,85,97,111,115,131,150,157,160,164,168,173,178,180,203,204,223,230,243
trace juniper berry	8
trace kalamata olive	169
trace kale	32,128
trace kefalotyri	246
trace ketchup	222,228
trace kidney bean	90,176,245
trace kirsch	209
trace kombu	59,202
trace lactose	2,4,5,10,11,12,14,15,20,23,25,26,27,28,29,30,31,32,33,34,35,36,37,38,41,44,46,47,50,53,55,56,58,60,61,66,69,70,73,74,75,76,77,78,79,80,82,84,86,87,88,89,94,98,100,101,102,104,106,108,109,112,113,114,115,118,119,121,122,123,125,127,128,129,130,134,135,136,137,138,144,146,151,152,153,154,157,158,160,161,162,163,164,169,170,171,173,174,179,180,183,187,190,191,194,195,199,200,201,207,209,210,211,216,218,219,220,221,224,231,232,243,246,248,255
trace ladyfinger	112
trace lager	186
trace lamb	133,220,246
trace lamb mince	220,246
trace lamb neck	133
trace lamb stock	133,220
trace lard	183,189,198,226,227
trace lasagna sheet	255
trace leafy green	8,32,40,109,122,128,145,151,159,160,164,172,177,178,186,193,194,195,205,213,227,228,229,231,234,240,241,247,248,250
trace leek	75,89
trace lemon	1,6,13,14,15,18,43,44,46,51,55,56,67,71,74,79,93,97,104,105,111,114,115,116,131,132,136,157,160,163,164,168,173,180,182,203,204,217,230,243,244,254
trace lemon juice	14,18,43,44,74,79,97,111,115,131,157,160,164,168,173,180,203,204,230,243
trace lemongrass	223,251,256
trace lentil	140,184,217,237,254
trace lettuce	160,164,178,195,228,229,241
trace lettuce leaf	195,228
trace light cream	194
trace lime	3,9,52,85,125,150,158,178,186,198,223,224,236,242,252,253,256
trace lime juice	52,85,150,178,223
trace lime leaf	223,242
trace little gem lettuce	241
trace long grain rice	91,139,176,192,214,235,237
trace macaroni	191,237
trace manchego	94
trace mango	35,57,99,164
trace mango chutney	164
trace marsala	112
trace masa harina	0
trace mascarpone	112
trace mayonnaise	46,122,125,164,180,186,193,251
trace meat	36,70,73,80,83,88,105,114,116,120,127,133,145,146,162,163,164,167,179,180,181,182,183,185,187,189,192,193,198,199,207,208,209,210,218,220,221,222,223,225,226,227,229,231,232,233,234,235,236,238,239,243,244,245,246,249,253,255,256
trace meat substitute	59,178,212,239,242,250,251,252,256
trace milk	2,4,5,10,11,12,14,15,20,23,25,26,27,28,29,30,31,32,33,34,35,36,37,38,41,44,46,47,50,53,55,56,58,60,61,66,69,70,73,74,75,76,77,78,79,80,82,84,86,87,88,89,94,98,100,101,102,104,106,108,109,112,113,114,115,118,119,121,122,123,125,127,128,129,130,134,135,136,137,138,144,146,151,152,153,154,157,158,160,161,162,163,164,169,170,171,173,174,179,180,183,187,190,191,194,195,199,200,201,207,209,210,211,216,218,219,220,221,224,231,232,243,246,248,255
trace mince	145,181,207,220,221,226,234,239,243,245,246,255
trace mint	2,6,7,12,62,111,178,217
trace mirin	22,72,206
trace miso	59
trace mollusk	60,218
trace monterey jack	232
trace mozzarella	30,50,61,77,100,151,161,190,191,231
trace mushroom	59,94,127,171,179,205,212,213,223,225,227,233,247
trace mussel	60
trace mustard	43,46,47,73,81,84,88,96,110,113,122,125,136,160,164,170,179,180,184,186,191,193,196,203,208,214,234,241,242,243,249,251
trace mustard powder	47,191,196
trace mustard seed	43,46,47,73,81,84,88,96,110,113,122,125,136,160,164,170,179,180,184,186,191,193,196,203,208,214,234,241,242,243,249,251
trace napa cabbage	145,172
trace new potato	241
trace nigella seed	99,161
trace noodle	178,213,234,252,253,254,256
trace nori	165
trace nut	28,44,53,71,79,101,107,118,147,150,156,157,164,174,178,185,203,215,234,238,250,252,256
trace nut butter	178
trace nutmeg	29,63,88,109,129,146,236,255
trace oat	19,26,69,76,79
trace oat milk	19
trace oatmeal	19
trace oil	16,21,22,24,25,28,30,34,37,39,40,42,43,45,48,49,54,61,62,63,64,65,68,72,73,74,77,78,83,90,91,92,93,94,95,96,97,100,103,105,107,109,110,111,114,117,120,121,126,127,131,132,138,139,140,141,142,143,144,145,147,148,149,151,153,155,156,158,159,160,163,166,167,168,169,175,177,181,182,184,185,186,188,190,192,193,194,195,197,199,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,219,220,222,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,254,255,256
trace oily fish	72,96,113,150,160,193,220,223,241,252,253
trace okonomiyaki sauce	193
trace olive	16,24,28,30,34,37,39,42,43,48,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,117,121,126,131,132,143,147,151,158,160,163,168,169,175,177,182,195,207,215,217,219,226,233,240,241,244,246,254,255
trace olive oil	16,24,28,30,34,37,39,42,43,48,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,117,121,126,131,132,143,147,151,158,160,163,168,169,175,177,182,207,215,217,219,233,240,241,244,246,254,255
trace onion	21,24,32,52,54,58,59,60,62,64,81,83,85,91,103,107,109,110,111,116,117,122,126,128,132,133,135,136,139,140,141,143,144,145,155,158,159,163,166,167,168,169,170,171,172,175,176,179,181,182,183,184,185,187,188,189,192,193,194,195,196,197,198,199,202,203,207,208,210,211,212,213,214,215,216,217,218,219,220,221,222,224,225,226,227,228,229,230,231,232,233,235,236,237,238,239,240,243,244,245,246,248,249,252,253,254,255,256
trace onion family	16,21,24,27,28,32,34,37,38,39,40,42,43,48,49,50,52,54,58,59,60,62,64,74,75,77,78,81,83,85,87,89,91,94,95,97,99,103,105,107,109,110,111,116,117,120,122,125,126,128,129,131,132,133,135,136,138,139,140,141,142,143,144,145,147,149,150,151,155,156,158,159,160,161,162,163,166,167,168,169,170,171,172,175,176,177,179,180,181,182,183,184,185,187,188,189,190,191,192,193,194,195,196,197,198,199,202,203,205,207,208,210,211,212,213,214,215,216,217,218,219,220,221,222,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,243,244,245,246,247,248,249,250,251,252,253,254,255,256
trace orange	17,51,67,71,101,157,167,198
trace orange blossom water	157
trace oregano	37,48,78,105,163,169,197,198,224,232,245
trace other food	13,16,17,19,20,21,22,23,25,26,27,28,29,33,34,37,38,39,40,42,44,45,47,48,49,50,51,53,55,56,59,60,63,64,65,66,67,68,69,70,72,73,76,77,79,80,81,82,84,86,87,88,90,91,92,93,94,95,96,98,99,100,102,103,104,106,107,108,109,110,111,112,113,114,115,118,119,120,121,122,123,124,127,129,130,134,135,137,138,142,143,144,145,146,147,149,152,153,154,156,157,158,159,160,161,163,164,165,168,169,171,172,173,174,177,178,179,180,183,185,186,187,190,191,192,193,195,196,197,199,200,201,202,203,204,205,206,207,208,209,212,213,215,218,220,221,222,223,225,226,227,228,229,231,232,233,234,236,237,238,239,240,241,242,243,246,247,248,249,250,251,254,255,256
trace oyster mushroom	223
trace paella rice	244
trace palm sugar	150,242,250,252
trace paneer	194
trace panko	249
trace panko breadcrumb	249
trace papaya	150
trace paprika	54,105,143,147,158,170,177,179,189,207,210,216,217,219,226,228,244
trace parmesan	28,34,77,160,171,255
trace parsley	39,46,48,49,50,60,94,111,117,132,133,136,166,168,179,191,215,219,254
trace pasilla chili	224
trace passata	232,237
trace pasta	39,70,191,237,240,254,255
trace pastry	23,44,104,109,115,145,205
trace pea	62,91,139,203,204
trace peach	67,173
trace peanut	107,150,178,234,238,250,252
trace peanut butter	178
trace pear	17,229
trace pearl sugar	200
trace pecan	174
trace pecan nut	174
trace pecorino	70
trace peppercorn	18,30,70,80,96,116,120,129,133,135,144,146,151,155,160,162,183,199,212,218,229
trace pickling onion	196
trace pine nut	28
trace pineapple	222
trace pistachio	53
trace pita	163
trace pita bread	163
trace plain flour	20,21,25,26,29,33,47,55,56,63,64,66,69,73,76,80,84,86,88,90,92,93,98,104,106,108,113,114,118,119,121,123,130,134,135,138,144,146,152,153,154,173,174,179,183,186,187,191,193,199,201,204,205,206,209,215,218,220,221,225,226,232,233,246,249,254,255
trace plain yogurt	2,12,35,79,122,157,161,164,210
trace plant milk	19,57,176,242,250,256
trace plum	227
trace polenta	92,101,108
trace pomegranate	156,185
trace pomegranate molasses	185
trace pomegranate seed	156,185
trace porcini	171
trace pork	70,73,80,83,88,127,145,146,167,183,189,193,198,207,208,218,221,222,225,226,227,233,234,235,239,255
trace pork belly	193
trace pork loin	222
trace pork mince	145,207,221,234,239,255
trace pork rib	167
trace pork sausage	73,127
trace potato	24,32,34,62,64,75,83,89,93,110,117,129,133,143,144,183,189,195,199,204,216,217,218,220,240,241,248,250
trace poultry	105,116,120,162,163,164,180,182,185,192,210,223,231,232,233,235,236,238,239,244,249,256
trace preserved lemon	182
trace pretzel	45
trace provolone	37
trace prune	227
trace puff pastry	23,104
trace pul biber	58,87
trace pulse	22,40,59,62,72,90,91,107,120,126,127,131,139,140,141,145,149,150,158,165,166,167,168,172,176,177,178,181,184,188,192,193,196,202,203,204,205,206,212,213,217,222,228,229,230,231,234,236,237,238,239,240,241,242,244,245,247,249,250,251,252,254,256
trace quark	144,153,170
trace radish	172,206,251
trace raisin	53,115,134,243
trace raising agent	45,47,55,56,63,65,68,69,76,80,82,90,92,93,100,101,102,106,108,119,123,131,138,142,152,154,157,161,166,173,180,186,190,193,200,201,215
trace rapeseed oil	148
trace raspberry	36,118,153
trace raspberry jam	118
trace red bell pepper	147,155,175,206,213,214,219,244,245
trace red cabbage	159,186
trace red chili	49,85,97,105,184,192,223,238,250,251,253,256
trace red lentil	140,217
trace red meat	70,73,80,83,88,114,127,133,145,146,167,179,181,183,187,189,193,198,199,207,208,218,220,221,222,225,226,227,229,233,234,235,239,243,245,246,253,255
trace red onion	85,103,122,140,158,163,169
trace red wine	17,51,67,208,225,227,233,246,255
trace red wine vinegar	48,103,159,169,241,248
trace refried bean	188
trace rennet	27,28,34,37,70,77,88,94,129,135,160,171,180,187,246,255
trace rice	20,53,57,91,107,116,136,139,145,149,165,171,172,176,178,192,202,212,214,222,231,234,235,237,238,244,247,249,251,252,253,256
trace rice cake	202,231
trace rice flour	20,172
trace rice noodle	178,252,253,256
trace rice paper	178
trace rice vermicelli	178
trace rice vinegar	165,212,222,247,251
trace rice wine	238
trace risotto rice	171
trace roasted peanut	107,150,234,238,250,252
trace rolled oat	26,69,76,79
trace romaine lettuce	160
trace root vegetable	24,32,34,46,62,64,75,83,85,89,93,110,117,122,126,129,133,139,143,144,172,178,183,189,195,197,199,204,205,206,208,213,216,217,218,220,225,231,240,241,247,248,249,250,251,255
trace rosemary	27,34,65
trace rum	134
trace rutabaga	183
trace rye	124
trace rye flour	124
trace rye sourdough starter	124
trace saffron	53,182,244
trace sake	72
trace salmon	72,96
trace salmon filet	72,96
trace salt	0,2,8,10,12,14,16,18,19,20,21,23,24,25,28,29,30,31,32,33,34,38,39,42,43,45,46,47,48,49,50,52,54,57,58,61,62,63,64,65,68,69,70,73,74,75,77,78,80,81,82,83,84,85,86,87,92,93,94,95,96,97,98,99,100,102,103,105,106,107,108,110,111,114,116,119,121,122,123,124,126,128,129,131,132,133,134,135,138,139,140,141,142,143,144,145,146,147,148,149,153,156,159,161,162,163,164,165,166,167,168,169,170,172,173,174,175,176,177,179,180,181,183,184,185,186,187,188,189,190,191,194,196,197,198,199,200,203,204,207,208,210,211,214,215,216,217,219,220,221,222,224,225,226,227,228,230,232,233,237,240,241,243,244,245,246,248,249,251,254,255
trace salt cod	117,155
trace sauerkraut	227
trace sausage	73,80,83,127,167,227,235
trace sausage meat	80
trace savoy cabbage	240
trace scotch bonnet	155,176,214,236
trace sea bass	85
trace sea salt	16,65
trace seafood	49,60,72,85,89,93,96,113,117,136,150,155,160,186,192,193,218,220,223,235,241,242,244,252,253,256
trace seaweed	59,165,202
trace seed	40,57,68,72,91,107,124,131,145,148,149,156,165,178,185,202,205,212,213,228,229,234,247
trace self raising flour	137
trace semolina	157,203
trace sesame oil	40,91,107,145,149,202,205,212,213,229,247
trace sesame paste	234
trace sesame seed	40,57,68,72,91,107,131,145,148,149,165,178,202,205,212,213,228,229,234,247
trace shallot	60,192,199,233,252,256
trace sheep cheese	70,78,94,109,125,169,190,195,211,216,219,224
trace shellfish	49,60,192,218,223,235,242,244,252,256
trace sherry	49,94
trace sherry vinegar	95,143,147,177
trace shiitake mushroom	59,205,212,213,247
trace short grain rice	116,247,249
trace shrimp	49,192,223,235,242,244,252,256
trace shrimp paste	192,256
trace sichuan peppercorn	148,234,238,239
trace silken tofu	59
trace small pasta	240
trace smoked bacon	146,167,208,225,227,233
trace smoked fish	89,136
trace smoked haddock	89,136
trace smoked paprika	143,147,158,177,207,228,244
trace smoked sausage	167,227,235
trace soda water	67
trace soft cheese	27,78,109,112,125,128,144,151,153,169,170,190,195,211,216,219,224
trace soft tofu	239
trace sour cherry	209
trace sour cream	125,138,151,153,179,180,211,232,248
trace sourdough	38
trace sourdough starter	124
trace soy	22,40,59,72,91,107,120,145,149,165,172,178,192,193,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251,252,256
trace soy bean	22,40,59,72,91,107,120,145,149,165,172,178,192,193,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251,252,256
trace soy sauce	22,40,72,91,107,120,145,149,165,172,192,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251
trace spaghetti	39,70
trace sparkling water	206
trace spice	4,8,12,17,18,26,29,30,35,36,37,39,43,44,46,47,48,51,53,54,58,63,70,71,73,78,80,81,84,86,87,88,92,94,96,97,98,99,104,105,109,110,113,115,116,120,122,125,128,129,130,131,133,135,136,137,140,141,143,144,146,147,148,149,151,153,154,155,156,158,159,160,161,162,164,166,168,170,172,173,174,176,177,179,180,181,182,183,184,185,186,189,191,193,194,196,198,199,200,201,202,203,204,207,208,210,212,214,215,216,217,218,219,221,226,228,229,230,231,232,234,235,236,237,238,239,241,242,243,244,245,246,249,251,252,253,254,255,256
trace spinach	109,151,177,194,213,247
trace spirit	3,5,67,134,209
trace spring onion	21,32,59,91,107,109,111,145,168,172,176,193,202,212,215,229,235,236,238,239
trace spring roll wrapper	205
trace squash	175,240,247
trace star anise	51,148,253
trace stock	62,75,107,110,133,139,171,177,179,182,185,187,193,199,208,211,212,214,216,217,220,221,223,224,225,233,235,239,240,242,244,245,248,249,254,256
trace stone fruit	35,57,66,67,86,99,164,173,209,227,243
trace strawberry	1,119,154
trace strawberry jam	154
trace streaky bacon	218
trace strong coffee	5,112
trace sugar	1,3,4,5,6,7,9,10,11,13,15,17,19,20,22,23,26,27,31,33,35,36,41,44,51,53,55,56,57,63,66,67,69,71,72,76,78,79,81,82,86,90,92,96,98,99,101,102,104,106,108,112,115,118,119,120,121,122,123,124,130,132,134,137,142,149,150,152,153,154,157,159,161,165,172,173,174,178,185,187,190,192,196,197,200,201,202,209,213,222,228,229,231,234,236,238,239,242,243,245,247,248,249,250,251,252,253,256
trace sulfite	17,27,48,49,51,53,60,67,76,81,87,93,94,95,96,99,103,110,112,113,115,122,124,134,137,143,147,152,156,157,159,164,169,171,177,186,187,196,197,199,207,208,215,225,227,233,237,241,243,246,248,255
trace sultana	164
trace sunflower oil	25,43,45,54,64,68,73,93,96,110,114,117,121,127,138,142,144,159,205,208,220,225
trace sunflower seed	124
trace sushi rice	165
trace swedish mustard	96
trace sweet corn	85,125
trace sweet corn kernel	85,125
trace sweet paprika	54,105,170,179,189,216,217,219,226
trace sweet potato	85,206,213,231
trace sweet potato noodle	213
trace sweet soy sauce	192
trace sweetener	1,3,4,5,6,7,9,10,11,13,15,17,19,20,22,23,26,27,31,33,35,36,41,44,51,53,55,56,57,63,66,67,69,71,72,76,78,79,81,82,86,90,92,96,98,99,101,102,104,106,108,112,115,118,119,120,121,122,123,124,130,132,134,137,142,149,150,152,153,154,157,159,161,165,172,173,174,178,185,187,190,192,196,197,200,201,202,209,213,222,228,229,231,234,236,238,239,242,243,245,247,248,249,250,251,252,253,256
trace syrup	76,124,174
trace tahini	131
trace tamarind	250,252
trace tapioca flour	61
trace tea	7,41
trace tea leaf	41
trace thai basil	242,253
trace thai chili	223
trace thai chili paste	223
trace thyme	133,155,171,175,176,187,214,218,233,236
trace thyme leaf	171
trace tofu	59,178,212,239,242,250,251,252,256
trace tomatillo	211
trace tomato	16,30,42,52,54,58,77,78,95,100,103,111,126,127,132,139,140,143,147,150,155,162,163,168,169,175,181,184,188,189,192,207,208,210,214,217,219,220,222,223,224,225,227,228,230,232,233,235,237,240,241,244,245,246,248,254,255
trace tomato puree	126,140,208,214,217,220,225,227,233,245,248
trace toor dal	184
trace tortilla	158,186,188,198,211,224,232
trace tree nut	28,44,53,71,79,101,118,147,156,157,164,174,185,203,215,256
trace tropical fruit	35,57,76,99,137,150,155,157,164,176,222,242,250,256
trace tuna	193,241
trace turmeric	81,141,182,184,185,196,215,230,243,254,256
trace unwaxed lemon	18
trace vanilla	4,36,86,92,98,130,137,153,154,174,201
trace vanilla bean	4,36
trace vanilla extract	86,92,98,130,137,153,154,174,201
trace veal	114
trace veal escalope	114
trace vegetable	0,8,12,16,21,22,24,27,28,30,32,34,37,38,39,40,42,43,46,48,49,50,52,54,58,59,60,61,62,63,64,72,74,75,77,78,81,83,84,85,87,89,90,91,92,93,94,95,97,99,100,101,103,105,107,108,109,110,111,116,117,120,122,125,126,127,128,129,131,132,133,135,136,138,139,140,141,142,143,144,145,147,148,149,150,151,153,155,156,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
trace vegetable oil	21,22,40,61,63,72,90,91,92,120,139,140,141,153,155,156,166,167,181,184,185,186,188,190,192,193,194,195,197,199,203,204,205,206,210,211,213,214,216,222,224,226,228,229,230,231,232,234,235,236,237,238,239,242,243,245,247,248,249,250,251,252,256
trace vegetable stock	62,75,107,110,139,171,177,211,212,214,216,217,224,240,242,248,254
trace vermicelli	254
trace vinegar	48,81,87,95,96,99,103,110,120,122,143,145,147,149,156,159,165,169,177,196,197,199,212,222,234,237,238,241,247,248,251
trace wakame	59
trace walnut	44,156,185,215
trace wasabi	165
trace water	0,2,3,6,7,9,13,14,19,21,35,41,44,45,59,63,65,66,67,68,76,83,89,90,92,100,104,116,118,120,121,123,124,130,131,135,136,138,140,141,142,144,146,152,157,159,161,165,174,176,183,189,197,202,204,206,226,253
trace waxy potato	24,64,110,117,129,183,195,250
trace wheat	16,19,20,21,22,23,25,26,27,29,33,37,38,39,40,42,44,45,47,50,55,56,59,63,64,65,66,68,69,70,72,73,76,79,80,82,84,86,88,90,91,92,93,95,98,100,102,103,104,106,107,108,109,111,112,113,114,115,118,119,120,121,123,124,127,130,134,135,137,138,142,144,145,146,147,149,152,153,154,157,158,160,161,163,165,168,172,173,174,177,178,179,183,186,187,190,191,192,193,195,199,200,201,202,203,204,205,206,207,209,212,213,215,218,220,221,222,225,226,228,229,231,232,233,234,236,237,238,239,240,242,243,246,247,249,250,251,254,255
trace wheat noodle	234
trace whisky	5
trace white bean	126
trace white bread	88,95,113,147,160,177,243
trace white cabbage	8,122,193,205,227,231,248,250
trace white fish	85,89,93,117,136,155,186
trace white onion	52
trace white pepper	212
trace white peppercorn	96
trace white wine	27,60,171,187,207
trace white wine vinegar	87,96,99,110,156,237
trace whole clove	51,159
trace whole milk	53,80,191,218
trace wholegrain mustard	73
trace wholemeal flour	69
trace wine	17,27,51,60,67,171,187,207,208,225,227,233,246,255
trace wine vinegar	48,87,96,99,103,110,156,159,169,237,241,248
trace worcestershire sauce	113,220
trace yardlong bean	150
trace yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
trace yellow bell pepper	54
trace yogurt	2,12,35,74,79,87,122,157,161,163,164,210
trace zucchini	175,240,247
trait accessory	1,2,3,5,7,8,9,12,13,14,15,18,28,29,31,35,41,43,48,51,52,67,74,81,96,97,99,131,147,148,172,196,197
trait alcoholic	3,5,17,22,27,49,51,60,67,72,93,94,112,113,124,134,171,186,187,206,207,208,209,225,227,233,238,246,255
trait cold	1,2,3,4,6,8,9,10,11,12,17,18,20,28,30,35,41,43,44,45,46,48,52,56,67,74,75,79,81,82,95,96,103,104,105,111,112,118,120,122,130,137,146,149,150,169,170,172,174,181,183,196,197,201,210,226,228,229,231,236
trait hot-dish	0,5,7,14,15,16,19,22,23,24,26,27,29,31,32,34,37,38,39,40,42,47,49,50,51,53,54,55,58,60,61,62,64,69,70,71,72,76,77,78,80,83,84,85,86,87,88,89,90,91,92,93,94,99,101,107,108,109,113,114,115,116,121,125,127,128,129,132,133,135,136,139,140,141,143,145,147,151,152,153,156,158,159,160,162,168,171,173,175,176,177,178,179,180,182,184,185,186,187,188,189,191,192,193,194,195,198,199,202,203,205,206,207,208,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,227,230,232,233,234,235,237,238,239,240,241,242,243,244,245,246,247,248,249,250,252,253,254,255,256
trait known	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
trait no-cook	2,3,8,12,18,28,30,35,43,46,48,52,67,74,79,95,96,103,111,122,149,150,169,170
trait no-oven	0,2,3,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,21,22,24,28,29,30,31,32,33,35,36,37,38,39,40,41,42,43,46,48,49,51,52,53,54,57,58,59,60,62,63,64,67,70,72,74,75,79,81,83,85,87,89,90,91,92,94,95,96,97,99,103,106,107,110,111,112,113,114,116,117,120,121,122,123,125,126,128,131,134,136,138,139,140,141,144,145,148,149,150,153,155,156,158,159,161,162,163,164,165,166,167,168,169,170,171,172,175,176,177,178,179,181,182,184,185,186,187,188,189,192,193,194,195,196,197,199,202,203,204,205,206,207,208,210,212,213,214,215,216,217,218,219,221,222,223,224,227,228,229,230,231,233,234,235,237,238,239,240,241,242,244,245,247,248,249,250,252,253,254,256
trait oven	1,4,23,25,26,27,34,44,45,47,50,55,56,61,65,66,68,69,71,73,76,77,78,80,82,84,86,88,93,98,100,101,102,104,105,108,109,115,118,127,129,130,132,133,135,137,142,143,146,147,151,152,154,157,160,173,174,180,183,190,191,198,200,201,209,211,220,225,226,232,236,243,246,251,255
trait savoury	0,12,14,16,19,21,22,24,25,27,28,29,30,32,34,37,38,39,40,42,43,45,46,47,48,49,50,52,54,58,59,60,61,62,64,65,68,69,70,72,73,74,75,77,78,79,80,82,83,84,85,87,88,89,91,93,94,95,100,102,103,105,107,108,109,110,111,113,114,116,117,120,122,123,124,125,126,127,128,129,131,132,133,135,136,138,139,140,141,142,143,144,145,146,147,149,150,151,155,156,158,159,160,161,162,163,164,165,166,167,168,169,170,171,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,198,199,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
trait simple	2,3,5,7,12,14,15,16,19,22,24,27,28,29,30,31,32,35,37,38,39,40,42
trait simple-enough	2,3,5,7,12,14,15,16,19,22,24,27,28,29,30,31,32,35,37,38,39,40,42,43,46,47,48,49,50,51,52,53,54,58,59,60,61,62,64,69,70,71,72,76,78,80,83,84,85,86,87,88,89,90,91,92,94,97,103,108,111,113,114,116,121,122,125,127,128,134,136,139,141,143,147,149,150,151,153
trait some-heat	37,39,48,49,52,58,78,85,87,94,97,99,105,125,128,140,141,143,148,149,150,155,156,162,172,176,180,181,184,186,188,192,194,195,197,202,203,204,211,214,219,223,224,226,230,231,232,234,236,237,238,239,242,245,247,250,251,252,253,256
trait spicy	97,105,140,143,148,150,162,172,176,180,181,184,192,194,197,202,210,211,214,223,230,231,232,234,236,238,239,242,245,247,253,256
trait steps-told	0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,160,161,162,163,164,165,166,167,168,169,170,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199,200,201,202,203,204,205,206,207,208,209,210,211,212,213,214,215,216,217,218,219,220,221,222,223,224,225,226,227,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,253,254,255,256
trait sugary	1,3,4,6,7,9,11,13,15,17,19,20,23,26,36,41,44,51,53,55,56,57,63,66,71,76,81,82,86,90,92,96,98,99,101,102,104,106,112,115,118,130,134,137,152,154,157,173,174,196,200,201,209
trait sweetened	1,3,4,5,6,7,9,10,11,13,15,17,19,20,22,23,26,27,31,33,35,36,41,44,51,53,55,56,57,63,66,67,69,71,72,76,78,79,81,82,86,90,92,96,98,99,101,102,104,106,108,112,115,118,119,120,121,122,123,124,130,132,134,137,142,149,150,152,153,154,157,159,161,165,172,173,174,178,185,187,190,192,196,197,200,201,202,209,213,222,228,229,231,234,236,238,239,242,243,245,247,248,249,250,251,252,253,256
word acid	13
word ackee	155
word aji	195
word ale	113
word allspice	176,221,236
word almond	71,101,118,147,157,164
word amarillo	195
word anchovy	160,241
word anise	51,148,253
word apple	23,26,64,79,115,159
word apricot	66,243
word artichoke	151
word avocado	52,188,216,224
word back	127
word bacon	127,146,167,208,218,225,227,233
word baguette	27,37,50,187,251
word baked	127
word baking	45,47,55,56,69,76,80,90,92,93,101,108,123,131,152,154,157,166,173,180,186,193,201,215
word bamboo	212,242
word barberry	215
word basil	28,30,42,77,100,103,175,242,253
word basmati	53,136
word bass	85
word bay	18,29,89,116,120,126,148,159,167,197,198,214,218,225,227,233,243,248
word bean	4,36,90,126,127,150,158,167,168,176,188,196,205,206,228,239,240,241,242,244,245,247,250,252,253,256
word beef	179,181,183,187,189,199,207,208,221,225,226,229,243,245,253,255
word beer	93,124
word beet	248
word bell	54,58,95,147,155,169,175,189,206,213,214,219,222,235,244,245
word belly	193
word berbere	140
word berry	8
word biber	58,87
word bird	150
word black	18,30,70,80,116,117,120,129,133,135,144,145,146,149,151,155,158,160,162,167,183,195,199,218,228,229,234,238,239,241
word blanched	147,157
word blossom	157
word blue	180
word blueberry	79
word bok	40,234
word bone	253
word boneless	163,244
word bonito	193
word bonnet	155,176,214,236
word borlotti	240
word braising	225
word brandy	67
word bread	16,38,42,45,65,68,82,88,95,100,102,103,113,123,127,142,147,160,161,163,177,190,200,243
word breadcrumb	84,102,114,115,191,207,221,228,249
word breast	164,232,238,249
word brown	5,19,26,76,113,120,152,174,200,213,229,236,237,254
word buckwheat	106
word bulgur	111
word bun	228
word burger	228
word butter	10,14,15,20,23,26,29,32,33,38,44,47,50,55,56,58,60,66,75,76,80,82,84,86,87,88,89,98,101,102,106,108,113,115,118,119,123,125,127,128,129,130,134,135,136,137,144,146,152,154,157,161,162,170,171,173,174,178,179,180,183,187,190,191,199,200,209,218,220,221,246,255
word butterhead	164
word buttermilk	69,80,108,173
word button	225,233
word cabbage	8,122,145,159,172,186,193,205,227,231,240,248,250
word cachaca	3
word cajun	235
word cake	202,231
word camembert	27
word cane	120
word canned	77,100,127,143,151,155,158,168,176,177,207,210,214,219,228,230,235,237,240,241,245,246,254,255
word caper	170
word caraway	8,97,170,189
word cardamom	35,53,128,200
word carrot	122,126,133,139,178,197,205,208,213,217,220,225,240,247,248,249,251,255
word cashew	203,256
word caster	4,11,20,36,55,56,101,112,118,154
word cauliflower	84,196
word cayenne	143
word celeriac	46
word celery	81,126,180,218,235,240,254,255
word cheddar	47,50,61,84,113,138,151,158,191
word cheese	27,28,34,37,47,50,61,70,77,78,84,88,94,109,113,125,128,129,135,138,144,151,153,158,160,161,169,170,171,180,187,190,191,194,195,199,211,216,219,224,231,232,246,255
word cherry	78,86,150,209
word chicken	105,116,120,162,163,164,180,182,185,192,210,223,231,232,233,235,236,238,239,244,249,256
word chickpea	131,141,166,177,181,230,237,254
word chili	37,39,48,49,52,78,85,94,97,99,105,125,128,141,148,149,150,155,156,162,176,181,184,188,192,194,203,204,211,214,219,223,224,226,230,232,234,236,237,238,239,245,250,251,252,253,256
word chipotle	186
word chive	38,75,89,110,135,170,252
word chocolate	10,11,31,66,121,209,245
word chorizo	83
word choy	40,234
word chutney	164
word cider	81,122,196,197,199
word cinnamon	17,26,44,51,71,104,115,148,173,185,200,201,236,246,253,254
word citric	13
word clam	218
word clarified	162
word clove	51,159,253
word coarse	18,28,45,81,96,157,172,203
word cocoa	10,31,98,112,137,209
word coconut	57,76,137,157,176,242,250,256
word cod	93,117,155,186
word coffee	5,112
word cold	186
word condensed	10,41,201
word cooked	88
word cooking	26
word coriander	52,85,97,125,141,156,158,162,166,181,182,184,188,211,215,216,223,230,237,251,253,254
word corn	85,125,186,188,198,211,224,232
word cornmeal	92,108
word cornstarch	31,57,121,173,196,206,208,209,212,222,238,239
word cottage	128
word country	42,103
word cracked	124
word cracker	195
word cream	4,5,11,36,38,60,75,98,112,119,125,129,138,146,151,152,153,154,179,180,194,195,201,209,210,211,218,221,232,248
word creme	46
word cremini	94,171
word cube	3,35,41
word cucumber	12,74,81,95,103,149,165,169,178,192,196,250,251
word cumin	12,97,131,141,158,166,168,177,181,184,194,198,204,210,216,217,219,226,228,230,232,237,245
word curd	144,153,170,199
word curry	136,164,203,214,242,243,249
word daikon	172,206,251
word dal	184
word dark	11,31,66,121,124,209,245
word dashi	193
word date	152
word desiccated	76,137,157
word dijon	43,46,88,122,160,179,241
word dill	74,87,96,109,142,215,248
word dried	9,37,45,48,49,59,63,65,68,78,82,97,100,102,105,106,119,123,126,131,138,142,161,163,166,167,169,171,184,190,197,198,200,212,214,215,217,224,227,232,238,245,255,256
word dry	27,49,60,94,171,187,207
word dumpling	145
word egg	4,11,14,15,22,24,25,33,38,43,55,56,58,61,64,66,70,71,73,82,86,87,90,91,98,101,102,104,106,108,109,112,113,114,116,117,118,119,127,130,134,135,136,137,142,146,152,153,154,160,174,181,183,188,190,192,193,195,200,201,202,207,209,211,212,215,219,221,222,226,228,241,243,246,247,249,250,252
word eggplant	77,132,156,175,206,242,246
word elderflower	13
word emmental	135
word english	84,113
word escalope	114
word evaporated	41,130,195,201
word extract	86,92,98,130,137,153,154,174,201
word eye	150
word fava	168
word fenugreek	156
word fermented	239
word feta	78,109,125,169,190,195,211,216,219,224
word filet	72,85,93,96,160,179,186,241
word filo	44,109,115
word fine	92,101,102,108,111,114
word firm	178,212,242,250,251,252
word fish	150,223,252,253
word flake	37,39,48,78,94,99,148,149,193,219,226,237,252
word flaked	118,164
word flaky	16,65
word flat	39,48,111,166,168,215,219,252,253,254
word flatbread	168
word flaxseed	124
word flour	20,21,25,26,29,33,45,47,55,56,61,63,64,65,66,68,69,73,76,80,82,84,86,88,90,92,93,98,100,102,104,106,108,113,114,118,119,121,123,124,130,134,135,137,138,141,142,144,146,152,153,154,158,161,166,172,173,174,179,181,183,186,187,190,191,193,199,200,201,204,205,206,209,215,218,220,221,225,226,232,233,246,249,254,255
word floury	32,34,75,83,89,93,144,199,216,220
word flower	9
word fraiche	46
word fresh	234
word fried	256
word frozen	62,91,139,203,204
word galangal	223,256
word garam	162,194,204,210,230
word garlic	16,27,28,34,37,39,40,42,43,48,49,50,54,60,74,77,78,83,87,91,94,95,97,99,105,117,120,125,126,128,129,131,132,138,139,140,142,143,147,149,150,151,155,156,158,160,161,162,163,166,167,168,170,171,172,175,176,177,180,182,184,187,188,189,190,191,192,194,195,197,198,199,202,205,207,210,211,213,216,219,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,243,244,245,246,247,248,249,250,251,252,255,256
word gelatin	36,209
word gem	241
word german	110,170,208
word gherkin	208
word ginger	9,40,99,107,128,140,145,148,162,172,182,194,196,203,204,210,212,229,230,231,236,238,239,249,253,254
word glutinous	57
word gochugaru	172,202,231
word gochujang	202,231,247
word golden	76,174
word grain	91,116,139,176,192,214,235,237,247,249
word granulated	55
word grape	68
word greek	74,87,163
word green	7,52,58,95,128,150,162,169,181,182,188,189,194,196,203,204,206,211,222,226,230,235,241,242,244,250
word greens	83,234
word ground	26,35,44,71,81,101,115,118,128,131,141,156,158,166,168,170,173,176,177,182,184,185,196,198,200,201,210,215,216,217,219,221,226,228,230,232,236,237,243,245,246,254,256
word gruyere	88,129,187
word guanciale	70
word gunpowder	7
word haddock	89,136
word ham	88
word harina	0
word hazelnut	79
word heart	151
word heavy	4,5,11,36,38,60,75,98,112,119,129,146,152,154,201,209,210,218,221
word hibiscus	9
word hoisin	178
word honey	27,56,69,78,79,90,101,249
word hot	180
word ice	3,35,41
word icing	71,106,115,130,134,137,174,201,209
word irish	5
word jack	232
word jalapeno	197
word jam	1,66,118,154,243
word jarred	209
word jasmine	107
word juice	14,18,43,44,52,74,79,85,97,111,115,131,150,157,160,164,168,173,178,180,203,204,223,230,243
word juniper	8
word kalamata	169
word kale	32,128
word kefalotyri	246
word kernel	85,125
word ketchup	222,228
word kidney	176,245
word kirsch	209
word kombu	59,202
word ladyfinger	112
word lager	186
word lamb	133,220,246
word lard	183,189,198,226,227
word lasagna	255
word leaf	18,29,39,41,48,52,85,89,111,116,120,125,126,141,148,158,159,166,167,168,171,181,182,184,188,195,197,198,203,211,214,215,216,218,219,223,225,227,228,233,242,243,248,251,254
word leek	75,89
word leg	233,236
word lemon	1,6,13,14,15,18,43,44,46,51,55,56,67,71,74,79,93,97,104,105,111,114,115,116,131,132,136,157,160,163,164,168,173,180,182,203,204,217,230,243,244,254
word lemongrass	223,251,256
word lentil	140,217,237,254
word lettuce	160,164,178,195,228,229,241
word light	194
word lime	3,9,52,85,125,150,158,178,186,198,223,224,236,242,252,253,256
word little	241
word loin	222
word long	91,139,150,176,192,214,235,237
word macaroni	191,237
word manchego	94
word mango	35,57,99,164
word marsala	112
word masa	0
word masala	162,194,204,210,230
word mascarpone	112
word mayonnaise	46,122,125,164,180,186,193,251
word meat	80
word medium	19
word mild	136,164,232,243,245
word milk	10,11,19,25,29,31,32,33,35,36,41,47,53,57,61,73,79,80,82,84,86,88,89,102,104,106,114,119,121,123,129,130,134,137,138,154,176,190,191,195,200,201,207,216,218,220,221,242,243,246,250,255,256
word mince	145,181,207,220,221,226,234,239,243,245,246,255
word mint	2,6,7,12,62,111,178,217
word mirin	22,72,206
word miso	59
word molasses	68,185
word monterey	232
word mozzarella	30,50,61,77,100,151,161,190,191,231
word mushroom	59,94,127,171,179,205,212,213,223,225,227,233,247
word mussel	60
word mustard	43,46,47,73,81,84,88,96,110,113,122,160,170,179,184,191,196,203,208,234,241
word napa	145,172
word natural	2,12,35,79,122,157,161,164,210
word neck	133
word new	241
word nigella	99,161
word noodle	213,234,252,253,256
word nori	165
word nut	28,174,203,256
word nutmeg	29,63,88,109,129,146,236,255
word oat	19,26,69,76,79
word oatmeal	19
word oil	16,21,22,24,25,28,30,34,37,39,40,42,43,45,48,49,54,61,62,63,64,65,68,72,73,74,77,78,83,90,91,92,93,94,95,96,97,100,103,105,107,109,110,111,114,117,120,121,126,127,131,132,138,139,140,141,142,143,144,145,147,148,149,151,153,155,156,158,159,160,163,166,167,168,169,175,177,181,182,184,185,186,188,190,192,193,194,195,197,199,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,219,220,222,224,225,226,228,229,230,231,232,233,234,235,236,237,238,239,240,241,242,243,244,245,246,247,248,249,250,251,252,254,255,256
word okonomiyaki	193
word olive	16,24,28,30,34,37,39,42,43,48,49,62,65,74,77,78,83,94,95,97,100,103,105,109,111,117,121,126,131,132,143,147,151,158,160,163,168,169,175,177,182,195,207,215,217,219,226,233,240,241,244,246,254,255
word onion	21,24,32,52,54,58,59,62,64,81,83,85,91,103,107,109,110,111,116,117,122,126,128,132,133,135,136,139,140,141,143,144,145,155,158,159,163,166,167,168,169,170,171,172,175,176,179,181,182,183,184,185,187,188,189,193,194,195,196,197,198,202,203,207,208,210,211,212,213,214,215,216,217,218,219,220,221,222,224,225,226,227,228,229,230,231,232,235,236,237,238,239,240,243,244,245,246,248,249,253,254,255
word orange	17,51,67,71,101,157,167,198
word oregano	37,48,78,105,163,169,197,198,224,232,245
word oyster	223
word paella	244
word palm	150,242,250,252
word paneer	194
word panko	249
word papaya	150
word paper	178
word paprika	54,105,143,147,158,170,177,179,189,207,210,216,217,219,226,228,244
word parboiled	214
word parmesan	28,34,77,160,171,255
word parsley	39,46,48,49,50,60,94,111,117,132,133,136,166,168,179,191,215,219,254
word pasilla	224
word passata	232,237
word pasta	240
word paste	59,90,186,192,195,223,234,239,242,250,252,256
word pastry	23,44,104,109,115
word pea	62,91,139,203,204
word peach	67,173
word peanut	107,150,178,234,238,250,252
word pear	17,229
word pearl	200
word pecan	174
word pecorino	70
word peel	17,104
word pepper	30,54,58,70,80,95,116,129,133,135,143,144,146,147,151,155,160,162,169,175,180,183,189,199,206,212,213,214,218,219,222,229,235,244,245
word peppercorn	18,96,120,148,234,238,239
word pickling	196
word pine	28
word pineapple	222
word pistachio	53
word pita	163
word plain	20,21,25,26,29,33,47,55,56,63,64,66,69,73,76,80,84,86,88,90,92,93,98,104,106,108,113,114,118,119,121,123,130,134,135,138,144,146,152,153,154,173,174,179,183,186,187,191,193,199,201,204,205,206,209,215,218,220,221,225,226,232,233,246,249,254,255
word pod	53
word polenta	101
word pomegranate	156,185
word porcini	171
word pork	73,80,127,145,167,193,198,207,221,222,227,234,239,255
word potato	24,32,34,62,64,75,83,85,89,93,110,117,129,133,143,144,183,189,195,199,204,206,213,216,217,218,220,231,240,241,248,250
word powder	10,31,47,55,56,80,90,92,93,98,101,108,112,125,136,137,141,152,154,156,157,164,166,173,180,186,191,193,196,201,209,214,215,232,243,245,249
word preserved	182,234
word pretzel	45
word provolone	37
word prune	227
word puff	23,104,256
word pul	58,87
word puree	126,140,208,214,217,220,225,227,233,245,248
word radish	172,206,251
word raisin	53,115,134,243
word raising	137
word rapeseed	148
word raspberry	36,118,153
word red	17,48,49,51,67,85,90,97,103,105,122,140,147,150,155,158,159,163,169,175,184,186,192,206,208,213,214,217,219,223,225,227,233,238,241,244,245,246,248,250,251,253,255,256
word refried	188
word rib	167
word rice	20,53,57,91,107,116,136,139,145,149,165,171,172,176,178,192,202,212,214,222,231,234,235,237,238,244,247,249,251,252,253,256
word risotto	171
word roasted	107,150,234,238,250,252
word roll	205
word rolled	26,69,76,79
word romaine	160
word rosemary	27,34,65
word rum	134
word rustic	16
word rutabaga	183
word rye	124
word saffron	53,182,244
word sake	72
word salmon	72,96
word salt	0,2,8,10,12,14,16,18,19,20,21,23,24,25,28,29,30,31,32,33,34,38,39,42,43,45,46,47,48,49,50,52,54,57,58,61,62,63,64,65,68,69,70,73,74,75,77,78,80,81,82,83,84,85,86,87,92,93,94,95,96,97,98,99,100,102,103,105,106,107,108,110,111,114,116,117,119,121,122,123,124,126,128,129,131,132,133,134,135,138,139,140,141,142,143,144,145,146,147,148,149,153,155,156,159,161,162,163,164,165,166,167,168,169,170,172,173,174,175,176,177,179,180,181,183,184,185,186,187,188,189,190,191,194,196,197,198,199,200,203,204,207,208,210,211,214,215,216,217,219,220,221,222,224,225,226,227,228,230,232,233,237,240,241,243,244,245,246,248,249,251,254,255
word sauce	22,40,64,72,91,107,113,120,145,149,150,165,172,178,180,192,193,202,205,206,212,213,220,222,223,229,231,234,236,238,239,242,247,249,250,251,252,253
word sauerkraut	227
word sausage	73,80,127,167,227,235
word savoy	240
word scotch	155,176,214,236
word sea	18,65,85
word seasoning	235
word seed	8,12,57,68,72,81,97,99,124,141,148,149,156,161,162,165,181,184,185,189,194,203,204,213,229,247,253
word self	137
word semolina	157,203
word sesame	40,57,68,72,91,107,145,148,149,165,202,205,212,213,229,234,247
word shallot	60,192,199,233,252,256
word sheet	178,255
word sherry	49,94,95,143,147,177
word shiitake	59,205,212,213,247
word shin	189
word shoot	212,242
word short	116,247,249,251
word shoulder	198,227
word shrimp	49,192,223,235,244,252,256
word sichuan	148,234,238,239
word silken	59
word sirloin	229,253
word skirt	183
word small	81,237,240
word smoked	89,136,143,146,147,158,167,177,207,208,218,225,227,228,233,235,244
word soda	45,67,69,76,123,131,152
word soft	239
word sour	125,138,151,153,179,180,209,211,232,248
word sourdough	38,124
word soy	22,40,72,91,107,120,145,149,165,172,192,202,205,206,212,213,222,229,231,234,236,238,239,242,247,249,250,251
word spaghetti	39,70
word sparkling	206
word spinach	109,151,177,194,213,247
word spring	21,32,59,83,91,107,109,111,145,168,172,176,193,202,205,212,215,229,235,236,238,239
word sprinkle	10
word sprout	205,247,250,252,253,256
word star	51,148,253
word starter	124
word stick	17,51,148,253
word stock	62,75,107,110,133,139,171,177,179,182,185,187,199,208,211,212,214,216,217,220,221,223,224,225,233,235,239,240,242,244,245,248,249,254,256
word strawberry	1,119,154
word streaky	218
word strong	5,112
word sugar	1,3,4,5,6,7,9,11,13,15,17,19,20,22,23,26,31,33,35,36,41,44,51,53,55,56,57,63,66,67,71,72,76,81,82,86,90,92,96,98,99,101,102,104,106,108,112,115,118,119,120,121,122,123,130,132,134,137,142,149,150,152,153,154,157,159,161,165,172,173,174,185,187,190,196,197,200,201,202,209,213,222,229,231,234,236,238,239,242,247,248,250,251,252,253,256
word sultana	164
word sunflower	25,43,45,54,64,68,73,93,96,110,114,117,121,124,127,138,142,144,159,205,208,220,225
word sushi	165
word swedish	96
word sweet	54,85,90,105,125,170,179,189,192,206,213,216,217,219,226,231
word syrup	76,124,174
word tahini	131
word tamarind	250,252
word tapioca	61
word tea	7,41
word thai	41,223,242,253
word thigh	116,120,162,163,182,185,192,210,231,233,235,244
word thyme	133,155,171,175,176,187,214,218,233,236
word tofu	59,178,212,239,242,250,251,252,256
word tomatillo	211
word tomato	16,30,42,52,54,58,77,78,95,100,103,111,126,127,132,139,140,143,147,150,155,162,163,168,169,175,181,184,188,189,192,207,208,210,214,217,219,220,222,223,224,225,227,228,230,233,235,240,241,244,245,246,248,254,255
word toor	184
word topside	208
word tortilla	158,186,188,198,211,224,232
word tuna	241
word turmeric	81,141,182,184,185,196,215,230,243,254,256
word unwaxed	18
word vanilla	4,36,86,92,98,130,137,153,154,174,201
word veal	114
word vegetable	21,22,40,61,62,63,72,75,90,91,92,107,110,120,139,140,141,153,155,156,166,167,171,177,181,184,185,186,188,190,192,193,194,195,197,199,203,204,205,206,210,211,212,213,214,216,217,222,224,226,228,229,230,231,232,234,235,236,237,238,239,240,242,243,245,247,248,249,250,251,252,254,256
word vermicelli	178,254
word vinegar	48,81,87,95,96,99,103,110,120,122,143,145,147,149,156,159,165,169,177,196,197,199,212,222,234,237,238,241,247,248,251
word wakame	59
word walnut	44,156,185,215
word wasabi	165
word water	0,2,6,7,9,13,14,19,21,41,44,45,59,63,65,66,67,68,76,83,89,90,92,100,104,116,118,120,121,123,124,130,131,135,136,138,140,141,142,144,146,152,157,159,161,165,174,176,183,189,197,202,204,206,226,253
word waxy	24,64,110,117,129,183,195,250
word wheat	234
word whisky	5
word white	8,27,52,60,69,87,88,95,96,99,110,113,122,123,126,147,156,160,171,177,187,193,205,207,212,227,231,237,243,248,250
word whole	51,53,80,105,159,191,218
word wholegrain	73
word wholemeal	69,124
word wine	17,27,48,51,60,67,87,96,99,103,110,156,159,169,171,187,207,208,225,227,233,237,238,241,246,248,255
word wing	180
word worcestershire	113,220
word wrapper	145,205
word yeast	45,63,65,68,82,100,102,106,119,123,138,142,161,190,200
word yellow	54
word yogurt	2,12,35,74,79,87,122,157,161,163,164,210
word yolk	4,11,14,15,43,70,82,104,112,113,160,246
word zucchini	175,240,247

"""##
}
