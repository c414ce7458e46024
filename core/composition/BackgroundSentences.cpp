#include "composition/BackgroundSentences.h"

#include "base/AtomicFile.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 5> columns{"en", "fr", "de", "es", "it"};

// Written for this program: a line says one thing in each of the languages above.
constexpr std::string_view table = R"tsv(the room in the home used for preparing meals	la pièce de la maison où l'on prépare les repas	der Raum im Haus, in dem man das Essen zubereitet	la habitación de la casa donde se prepara la comida	la stanza della casa dove si preparano i pasti
to get something by paying money for it	obtenir quelque chose en échange d'argent	etwas bekommen, indem man Geld dafür bezahlt	obtener algo a cambio de dinero	ottenere qualcosa in cambio di denaro
the daughter of your brother or sister	la fille de son frère ou de sa sœur	die Tochter des Bruders oder der Schwester	la hija de tu hermano o hermana	la figlia del fratello o della sorella
a folding object you hold over your head when it rains	objet pliable tenu au-dessus de la tête pour rester au sec	faltbarer Gegenstand, den man bei nassem Wetter über den Kopf hält	objeto plegable que se abre sobre la cabeza cuando llueve	oggetto pieghevole che si tiene sopra la testa quando piove
free from dirt and stains	qui n'a ni saleté ni taches	ohne Schmutz und ohne Flecken	que no tiene suciedad ni manchas	privo di sporco e di macchie
the organ that pumps blood through the body	l'organe qui pompe le sang dans le corps	das Organ, das Blut durch den Körper pumpt	el órgano que bombea la sangre por el cuerpo	l'organo che pompa il sangue nel corpo
to rest at night with closed eyes, without being conscious	se reposer la nuit, les yeux fermés, sans être conscient	sich nachts mit geschlossenen Augen ohne Bewusstsein ausruhen	descansar por la noche con los ojos cerrados, sin conciencia	riposare di notte con gli occhi chiusi, senza coscienza
a person who defends clients in court	une personne qui défend ses clients au tribunal	jemand, der seine Mandanten vor Gericht vertritt	persona que defiende a sus clientes en los tribunales	persona che difende i clienti in tribunale
the season that comes after winter	la saison qui vient après l'hiver	die Jahreszeit, die auf den Winter folgt	la estación que viene después del invierno	la stagione che viene dopo l'inverno
in this place, where I am	à cet endroit, où je me trouve	an diesem Ort, wo ich gerade bin	en este lugar, donde yo estoy	in questo posto, dove mi trovo io
the piece of cutlery used for eating soup	le couvert avec lequel on mange la soupe	das Besteckteil, mit dem man Suppe isst	el cubierto con el que se come la sopa	la posata con cui si mangia la minestra
to take liquid into your mouth and swallow it	mettre un liquide dans sa bouche et l'avaler	Flüssigkeit in den Mund nehmen und schlucken	llevarse un líquido a la boca y tragarlo	portare un liquido alla bocca e inghiottirlo
the farm animal that gives us wool	l'animal de ferme qui nous donne la laine	das Nutztier, von dem wir Wolle bekommen	el animal de granja que nos da lana	l'animale da fattoria che ci dà la lana
having lived for only a few years	qui n'a vécu que peu d'années	erst seit wenigen Jahren am Leben	que tiene pocos años de vida	che ha vissuto solo pochi anni
the building where sick people are treated	le bâtiment où l'on soigne les malades	das Gebäude, in dem Patienten behandelt werden	el edificio donde se trata a los enfermos	l'edificio dove si curano i malati
a white or grey mass of water droplets in the sky	masse blanche ou grise de gouttelettes d'eau dans le ciel	weiße oder graue Masse aus Wassertröpfchen am Himmel	masa blanca o gris de gotitas de agua en el cielo	massa bianca o grigia di goccioline d'acqua nel cielo
to say something to someone who has asked a question	dire quelque chose à qui a posé une question	jemandem etwas sagen, der eine Frage gestellt hat	decir algo a quien ha hecho una pregunta	dire qualcosa a chi ha fatto una domanda
what you wear on your foot to walk outside	ce qu'on porte au pied pour marcher dehors	was man draußen beim Gehen am Fuß trägt	lo que se lleva en el pie para caminar fuera	ciò che si porta al piede per camminare fuori
a person you know well and are fond of	une personne qu'on connaît bien et qu'on apprécie	jemand, den man gut kennt und gern hat	persona a la que conoces bien y tienes cariño	persona che si conosce bene e a cui si vuole bene
to make a house out of stone and wood	faire une maison avec des pierres et du bois	aus Steinen und Holz ein Haus machen	hacer una casa con piedras y madera	fare una casa con pietre e legno
a person who examines and treats sick people	une personne qui examine et soigne les malades	jemand, der Kranke untersucht und behandelt	persona que examina y trata a los enfermos	persona che visita e cura i malati
white grains from the sea used to season food	grains blancs tirés de la mer qui assaisonnent les plats	weiße Körner aus dem Meer, mit denen man Speisen würzt	granos blancos sacados del mar para sazonar la comida	granelli bianchi ricavati dal mare per insaporire il cibo
reaching a long way below the surface	qui descend très loin sous la surface	weit unter die Oberfläche reichend	que llega muy abajo desde la superficie	che arriva molto in basso sotto la superficie
the period that goes from Monday to Sunday	la période qui va du lundi au dimanche	der Zeitraum von Montag bis Sonntag	el periodo que va de lunes a domingo	il periodo che va dal lunedì alla domenica
to see images and stories in your mind while asleep	voir des images et des histoires pendant qu'on dort	im Schlaf Bilder und Geschichten im Kopf erleben	ver imágenes e historias en la mente mientras se duerme	vedere immagini e storie nella mente mentre si dorme
a drawing that shows the roads and places of an area	dessin qui montre les routes et les lieux d'une région	Zeichnung, die Straßen und Orte eines Gebiets zeigt	dibujo que muestra las carreteras y lugares de una zona	disegno che mostra le strade e i luoghi di una zona
a tool with a blade for cutting food	un outil à lame pour couper les aliments	ein Gerät mit Klinge, um Essen zu schneiden	utensilio con hoja para cortar los alimentos	utensile con una lama per tagliare il cibo
to be no longer able to find something you had	ne plus trouver une chose que l'on avait	etwas, das man hatte, nicht mehr finden können	no poder encontrar ya algo que se tenía	non riuscire più a trovare qualcosa che si aveva
the state of being able to do what you want	le fait de pouvoir agir comme on veut	der Zustand, tun zu können, was man will	el estado de poder hacer lo que uno quiere	lo stato di poter fare ciò che si vuole
a small pet that meows and catches mice	petit animal domestique qui miaule et attrape les souris	kleines Haustier, das miaut und Mäuse fängt	pequeño animal doméstico que maúlla y caza ratones	piccolo animale domestico che miagola e caccia i topi
who is not in good health	qui n'est pas en bonne santé	gesundheitlich nicht in gutem Zustand	que no tiene buena salud	che non è in buona salute
a vehicle on rails made up of several carriages	véhicule sur rails formé de plusieurs wagons	Fahrzeug auf Schienen mit mehreren Wagen	vehículo sobre raíles formado por varios vagones	veicolo su rotaie formato da più vagoni
a long natural body of water that runs into the sea	long cours d'eau naturel qui se jette dans la mer	langes natürliches Gewässer, das ins Meer mündet	larga corriente natural de agua que desemboca en el mar	lungo corso d'acqua naturale che sbocca nel mare
to put words on paper with a pen	mettre des mots sur le papier avec un stylo	mit einem Stift Wörter aufs Papier bringen	poner palabras en un papel con un bolígrafo	mettere parole su carta con una penna
the organ where food goes once it is swallowed	l'organe où vont les aliments une fois avalés	das Organ, in das die geschluckte Nahrung gelangt	el órgano adonde llega la comida al tragarla	l'organo in cui arriva il cibo ingoiato
a person who gives lessons at school	une personne qui donne des cours à l'école	jemand, der in der Schule Unterricht gibt	persona que da clases en una escuela	persona che tiene lezioni a scuola
able to lift very heavy things	capable de soulever des choses très lourdes	fähig, sehr schwere Dinge zu heben	capaz de levantar cosas muy pesadas	capace di sollevare cose molto pesanti
the ceremony in which two people become husband and wife	la cérémonie où deux personnes deviennent officiellement époux	die Zeremonie, bei der zwei Menschen Mann und Frau werden	la ceremonia en que dos personas se hacen marido y mujer	la cerimonia in cui due persone diventano marito e moglie
to pay attention to a sound or a voice	prêter attention à un son ou à une voix	auf ein Geräusch oder eine Stimme achten	prestar atención a un sonido o una voz	prestare attenzione a un suono o a una voce
the part that covers the top of a house	la partie qui recouvre le haut d'une maison	der Teil, der ein Haus von oben bedeckt	la parte que cubre lo alto de una casa	la parte che copre la casa in alto
food made from flour and water, baked in an oven	aliment fait de farine et d'eau, cuit au four	Lebensmittel aus Mehl und Wasser, im Ofen gebacken	alimento de harina y agua cocido en el horno	alimento di farina e acqua cotto in forno
on the day that comes after today	le jour qui vient après aujourd'hui	an dem Tag, der auf heute folgt	en el día que viene después de hoy	nel giorno che viene dopo oggi
to give money for something you buy	donner de l'argent pour ce qu'on achète	Geld für etwas geben, das man kauft	dar dinero por algo que se compra	dare denaro per qualcosa che si compra
the man who wears the crown and rules a country	l'homme qui porte la couronne et gouverne un pays	der Mann, der die Krone trägt und ein Land regiert	el hombre que lleva la corona y gobierna un país	l'uomo che porta la corona e governa un paese
a very high rise of land with a summit	très haute élévation de terrain avec un sommet	sehr hohe Erhebung im Gelände mit einem Gipfel	elevación muy alta del terreno con una cima	rilievo molto alto del terreno con una cima
having the shape of a circle or a ball	qui a la forme d'un cercle ou d'une balle	in der Form eines Kreises oder Balls	que tiene forma de círculo o de pelota	che ha la forma di un cerchio o di una palla
a boy with the same parents as you	un garçon qui a les mêmes parents que soi	ein Junge, der dieselben Eltern hat wie man selbst	un chico que tiene los mismos padres que tú	un ragazzo che ha i tuoi stessi genitori
to make something clear so that others understand it	rendre une chose claire pour que les autres la comprennent	etwas deutlich machen, damit andere es verstehen	hacer claro algo para que otros lo entiendan	rendere chiara una cosa perché gli altri la capiscano
a long warm garment worn outdoors in winter	vêtement long et chaud porté dehors en hiver	langes warmes Kleidungsstück für draußen im Winter	prenda larga y cálida que se lleva fuera en invierno	indumento lungo e caldo che si porta fuori d'inverno
coins and notes used to pay for things	les pièces et les billets qui servent à payer	Münzen und Scheine, mit denen man bezahlt	monedas y billetes con los que se paga	monete e banconote con cui si paga
to make music with your voice	faire de la musique avec sa voix	mit der eigenen Stimme Musik machen	hacer música con la propia voz	fare musica con la propria voce
a very dry region covered with sand	région très sèche couverte de sable	sehr trockenes Gebiet voller Sand	región muy seca cubierta de arena	regione molto secca coperta di sabbia
a place on the body where the skin is torn open	endroit du corps où la peau est déchirée et ouverte	Stelle am Körper, an der die Haut aufgerissen ist	lugar del cuerpo donde la piel está rota y abierta	punto del corpo dove la pelle è lacerata e aperta
without light, so that you can hardly see	sans lumière, où l'on ne voit presque rien	ohne Licht, sodass man kaum etwas sieht	sin luz, donde casi no se ve nada	senza luce, dove non si vede quasi niente
the place where children go to learn	le lieu où les enfants vont pour apprendre	der Ort, an den Kinder zum Lernen gehen	el lugar al que van los niños para aprender	il luogo dove i bambini vanno per imparare
to send something through the air with your hand	envoyer un objet dans l'air avec la main	etwas mit der Hand durch die Luft fliegen lassen	enviar algo por el aire con la mano	mandare qualcosa in aria con la mano
a person who writes articles for the press	une personne qui écrit des articles pour la presse	jemand, der Artikel für die Presse schreibt	persona que escribe artículos para la prensa	persona che scrive articoli per la stampa
round, crisp fruit, red or green, with pips inside	fruit rond et croquant, rouge ou vert, avec des pépins	runde, knackige Frucht, rot oder grün, mit Kernen	fruta redonda y crujiente, roja o verde, con pepitas	frutto rotondo e croccante, rosso o verde, con i semi
always telling the truth and never cheating	qui dit toujours la vérité et ne triche jamais	immer die Wahrheit sagend und niemals betrügend	que siempre dice la verdad y nunca engaña	che dice sempre la verità e non imbroglia mai
an opening in the wall with glass to let in light	ouverture vitrée dans le mur qui laisse entrer la lumière	Öffnung mit Glas in der Wand, die Licht hereinlässt	abertura con cristal en la pared que deja entrar la luz	apertura con vetro nel muro che fa entrare la luce
to go to distant places, often in other countries	aller dans des lieux éloignés, souvent à l'étranger	an ferne Orte fahren, oft in andere Länder	ir a lugares lejanos, a menudo en otros países	andare in luoghi lontani, spesso in altri paesi
at every moment, without exception	à chaque moment, sans aucune exception	in jedem Augenblick, ohne Ausnahme	en todo momento, sin excepción	in ogni momento, senza eccezioni
the feeling that something good will happen	le sentiment qu'une bonne chose va arriver	das Gefühl, dass etwas Gutes geschehen wird	el sentimiento de que algo bueno va a pasar	il sentimento che qualcosa di buono accadrà
to stop being angry with someone for a wrong	cesser d'en vouloir à quelqu'un pour une faute	jemandem wegen eines Fehlers nicht mehr böse sein	dejar de estar enfadado con alguien por una ofensa	smettere di essere arrabbiato con qualcuno per un torto
the dark shape a body makes by blocking light	la forme noire que fait un corps en arrêtant la lumière	die dunkle Form, die ein Körper im Licht wirft	la forma oscura que hace un cuerpo al tapar la luz	la forma scura che un corpo crea fermando la luce
the piece of furniture you lie on to sleep	le meuble sur lequel on s'allonge pour dormir	das Möbelstück, in das man sich zum Schlafen legt	el mueble en el que uno se acuesta para dormir	il mobile su cui ci si sdraia per dormire
to make something clean with water and soap	rendre propre avec de l'eau et du savon	etwas mit Wasser und Seife sauber machen	dejar algo limpio con agua y jabón	rendere pulito con acqua e sapone
the product used with water to clean your hands	produit utilisé avec de l'eau pour se nettoyer les mains	Mittel, mit dem man sich unter Wasser die Hände reinigt	producto que se usa con agua para limpiarse las manos	prodotto che si usa con l'acqua per pulirsi le mani
containing no water or moisture	qui ne contient ni eau ni humidité	ohne Wasser und ohne Feuchtigkeit	que no contiene agua ni humedad	che non contiene acqua né umidità
yellow fat made from milk that you spread on bread	graisse jaune faite de lait qu'on étale sur le pain	gelbes Fett aus Milch, das man aufs Brot streicht	grasa amarilla hecha de leche que se unta en el pan	grasso giallo fatto di latte che si spalma sul pane
a furry animal with long ears that lives in burrows	animal poilu aux longues oreilles qui vit dans un terrier	Tier mit Fell und langen Ohren, das im Bau lebt	animal peludo de orejas largas que vive en madrigueras	animale peloso dalle orecchie lunghe che vive in tane
to chew and swallow food	mâcher et avaler de la nourriture	Nahrung kauen und dann schlucken	masticar y tragar los alimentos	masticare e inghiottire il cibo
an insect with large colourful wings that was once a caterpillar	insecte aux grandes ailes colorées qui était d'abord une chenille	Insekt mit großen bunten Flügeln, das zuerst eine Raupe war	insecto de grandes alas de colores que antes era oruga	insetto dalle grandi ali colorate che prima era un bruco
the organ in the head that you think with	l'organe dans la tête avec lequel on pense	das Organ im Kopf, mit dem man denkt	el órgano de la cabeza con el que se piensa	l'organo nella testa con cui si pensa
to look at a written text and understand it	regarder un texte écrit et le comprendre	einen geschriebenen Text ansehen und verstehen	mirar un texto escrito y entenderlo	guardare un testo scritto e capirlo
having very little money	qui a très peu d'argent	mit nur sehr wenig Geld	que tiene muy poco dinero	che ha molto poco denaro
a hard white part in the mouth used for biting	partie blanche et dure de la bouche qui sert à mordre	harter weißer Teil im Mund, mit dem man beißt	pieza blanca y dura de la boca que sirve para morder	parte bianca e dura della bocca che serve a mordere
a person who fights in an army	une personne qui combat dans une armée	jemand, der in einer Armee kämpft	persona que lucha en un ejército	persona che combatte in un esercito
to move through the air like a bird	se déplacer dans l'air comme un oiseau	sich wie ein Vogel durch die Luft bewegen	moverse por el aire como un pájaro	muoversi nell'aria come un uccello
the person who gives the sentence in a trial	la personne qui prononce la sentence dans un procès	die Person, die im Prozess das Urteil spricht	la persona que dicta la sentencia en un proceso	la persona che pronuncia la sentenza in un processo
a young person whose parents are both dead	un enfant dont les deux parents sont morts	ein junger Mensch, dessen Eltern beide tot sind	un niño que ha perdido a su padre y a su madre	un bambino i cui genitori sono entrambi morti
to make a task easier for someone else	rendre une tâche plus facile à quelqu'un	jemandem eine Aufgabe leichter machen	hacer más fácil la tarea de otra persona	rendere più facile il compito di un altro
the building where Christians pray together	le bâtiment où les chrétiens prient ensemble	das Gebäude, in dem Christen gemeinsam beten	el edificio donde los cristianos rezan juntos	l'edificio dove i cristiani pregano insieme
covering a long distance in little time	qui parcourt une longue distance en peu de temps	eine lange Strecke in wenig Zeit zurücklegend	que recorre una gran distancia en poco tiempo	che percorre una grande distanza in poco tempo
a public place with stalls where fresh food is sold	lieu public avec des étals où l'on vend des aliments frais	öffentlicher Platz mit Ständen, wo frische Lebensmittel verkauft werden	lugar público con puestos donde se venden alimentos frescos	luogo pubblico con bancarelle dove si vendono alimenti freschi
to ask someone to come to your party	demander à quelqu'un de venir à sa fête	jemanden bitten, zur eigenen Feier zu kommen	pedir a alguien que venga a tu fiesta	chiedere a qualcuno di venire alla propria festa
a large area of water surrounded by land	grande étendue d'eau entourée de terre	große Wasserfläche, die von Land umgeben ist	gran extensión de agua rodeada de tierra	grande distesa d'acqua circondata da terra
water that has become solid because of the cold	eau devenue solide à cause du froid	Wasser, das durch Kälte fest geworden ist	agua que se ha vuelto sólida por el frío	acqua diventata solida per il freddo
to think that something is true	penser que quelque chose est vrai	etwas für die Wahrheit halten	pensar que algo es verdad	pensare che qualcosa sia vero
the movement of air outdoors	le mouvement de l'air au dehors	die Bewegung der Luft im Freien	el movimiento del aire en el exterior	il movimento dell'aria all'aperto
eager to know and learn everything	qui a envie de tout savoir et apprendre	mit dem Wunsch, alles zu erfahren und zu lernen	que tiene ganas de saber y aprender todo	che ha voglia di sapere e imparare tutto
a wooden writing tool with a graphite core	instrument en bois à mine de graphite pour écrire	Schreibgerät aus Holz mit einer Mine aus Graphit	instrumento de madera con mina de grafito para escribir	strumento di legno con mina di grafite per scrivere
to take air into the lungs and let it out	faire entrer et sortir l'air des poumons	Luft in die Lunge ziehen und wieder herauslassen	hacer entrar y salir el aire de los pulmones	far entrare e uscire l'aria dai polmoni
a motor vehicle that carries passengers through the sky	engin à moteurs qui transporte des passagers dans le ciel	Verkehrsmittel mit Motoren, das Passagiere am Himmel befördert	vehículo con motores que lleva pasajeros por el cielo	veicolo a motore che trasporta passeggeri nel cielo
a very large vehicle that crosses the sea	très grand véhicule qui traverse la mer	sehr großes Fahrzeug, das über das Meer fährt	vehículo muy grande que cruza el mar	veicolo molto grande che attraversa il mare
a short time from now	dans peu de temps à partir de maintenant	in kurzer Zeit von jetzt an	dentro de poco tiempo a partir de ahora	fra poco tempo a partire da adesso
an item of clothing worn on the head	accessoire d'habillement que l'on porte sur la tête	Kleidungsstück, das man auf dem Kopf trägt	prenda de vestir que se lleva en la cabeza	indumento che si porta sulla testa
to be in flames, consumed by fire	être en flammes, consumé par le feu	in Flammen stehen, vom Feuer verzehrt werden	estar en llamas, consumirse por el fuego	essere in fiamme, consumarsi per il fuoco
a garment that covers the hips and each leg separately	vêtement qui couvre les hanches et chaque jambe séparément	Kleidungsstück, das die Hüften und jedes Bein einzeln bedeckt	prenda que cubre las caderas y cada pierna por separado	indumento che copre i fianchi e ciascuna gamba separatamente
a tool with a toothed blade for cutting wood	outil à lame dentée pour couper le bois	Werkzeug mit gezacktem Blatt, um Holz zu schneiden	herramienta de hoja dentada para cortar madera	attrezzo con lama dentata per tagliare il legno
very pleasant to the eye	très agréable à l'œil	für das Auge sehr angenehm	muy agradable a la vista	molto gradevole alla vista
to take away someone's life	ôter la vie à quelqu'un	jemandem das Leben nehmen	quitar la vida a alguien	togliere la vita a qualcuno
a substance that kills or sickens whoever swallows it	substance qui tue ou rend malade celui qui l'avale	Stoff, der krank macht oder tötet, wenn man ihn schluckt	sustancia que mata o enferma a quien la traga	sostanza che uccide o fa ammalare chi la ingerisce
the feeling of being unhappy	le sentiment d'une personne malheureuse	das Gefühl, unglücklich zu sein	el sentimiento de ser infeliz	il sentimento di chi è infelice
to move your body to the rhythm of music	bouger son corps au rythme de la musique	den Körper im Rhythmus der Musik bewegen	mover el cuerpo al ritmo de la música	muovere il corpo a ritmo di musica
the state of a country where there is no war	état d'un pays où il n'y a pas de guerre	Zustand eines Landes, in dem kein Krieg herrscht	estado de un país donde no hay guerra	stato di un paese dove non c'è guerra
a person who secretly takes other people's things	personne qui prend en cachette les affaires des autres	jemand, der heimlich die Sachen anderer Leute nimmt	persona que toma a escondidas las cosas de otros	persona che prende di nascosto le cose degli altri
giving way easily when you press it	qui s'enfonce facilement quand on appuie dessus	beim Drücken leicht nachgebend	que cede fácilmente cuando se aprieta	che cede facilmente quando si preme
the amount of money you must pay for something	somme d'argent qu'il faut payer pour quelque chose	Geldbetrag, den man für etwas bezahlen muss	cantidad de dinero que hay que pagar por algo	somma di denaro che bisogna pagare per qualcosa
to find out how many things there are	déterminer combien de choses il y a	feststellen, wie viele Dinge es sind	averiguar cuántas cosas hay en total	determinare quante cose ci sono
the moment when one day ends and the next begins	le moment où un jour finit et le suivant commence	der Zeitpunkt, an dem ein Tag endet und der nächste beginnt	la hora en que acaba un día y empieza el siguiente	il momento in cui finisce un giorno e comincia il successivo
one of the twelve parts of a year	une des douze parties de l'année	einer der zwölf Teile des Jahres	una de las doce partes del año	una delle dodici parti dell'anno
to feel deep affection for someone	éprouver une profonde affection pour quelqu'un	tiefe Zuneigung für jemanden empfinden	sentir un profundo afecto por alguien	provare un profondo affetto per qualcuno
something done wrong without meaning to	chose que l'on fait mal sans le vouloir	etwas, das man ohne Absicht falsch macht	algo que se hace mal sin querer	cosa che si fa male senza volerlo
having lived for many years	qui a vécu de nombreuses années	schon seit vielen Jahren am Leben	que ha vivido muchos años	che ha vissuto molti anni
the line that separates two countries	la ligne qui sépare deux pays	die Linie, die zwei Länder voneinander trennt	la línea que separa dos países	la linea che separa due paesi
the son of your uncle or aunt	le fils de son oncle ou de sa tante	der Sohn des Onkels oder der Tante	el hijo de tu tío o de tu tía	il figlio dello zio o della zia
to try to find something	essayer de trouver quelque chose	sich bemühen, etwas zu finden	intentar encontrar alguna cosa	tentare di trovare qualcosa
furniture with legs and a back where one person sits	meuble à pieds et à dossier où une personne s'assoit	Möbel mit Beinen und Lehne, auf dem eine Person sitzt	mueble con patas y respaldo para que una persona se siente	mobile con gambe e schienale dove una persona prende posto
who gladly gives a lot to others	qui donne volontiers beaucoup aux autres	anderen gern und viel schenkend	que da mucho a los demás con gusto	che dà volentieri molto agli altri
sweet white powder made from beets or cane	poudre blanche et douce tirée de la betterave ou de la canne	süßes weißes Pulver aus Rüben oder Rohr	polvo blanco y dulce sacado de la remolacha o la caña	polvere bianca e dolce ricavata dalla barbabietola o dalla canna
to say no to a request or an offer	dire non à une demande ou à une offre	zu einer Bitte oder einem Angebot Nein sagen	decir que no a una petición o una oferta	dire di no a una richiesta o a un'offerta
a person whose job is making suits and clothes	personne dont le métier est de faire costumes et vêtements	jemand, der beruflich Anzüge und Kleidung anfertigt	persona cuyo oficio es hacer trajes y ropa	persona che per mestiere fa abiti e vestiti
that nobody is able to do	que personne n'est capable de faire	für keinen Menschen zu schaffen	que nadie es capaz de hacer	che nessuno è capace di fare
a property in the country with fields and livestock	propriété à la campagne avec des champs et du bétail	Anwesen auf dem Land mit Feldern und Vieh	propiedad en el campo con cultivos y ganado	proprietà in campagna con campi e bestiame
to make a picture with a pencil	faire une image avec un crayon	mit einem Bleistift ein Bild machen	hacer una imagen con un lápiz	fare un'immagine con una matita
not in the building, but in the open air	pas dans le bâtiment, mais à l'air libre	nicht im Gebäude, sondern an der frischen Luft	no en el edificio, sino al aire libre	non nell'edificio, ma all'aria aperta
the outer layer that covers the whole body	la couche extérieure qui recouvre tout le corps	die äußere Schicht, die den ganzen Körper bedeckt	la capa exterior que cubre todo el cuerpo	lo strato esterno che ricopre tutto il corpo
whose name very many people know	dont énormément de gens savent le nom	dessen Namen sehr viele Leute kennen	cuyo nombre sabe muchísima gente	di cui moltissime persone sanno il nome
long twisted fibres used to tie or pull things	longues fibres torsadées qui servent à attacher ou à tirer	lange gedrehte Fasern, mit denen man etwas festbindet oder zieht	fibras largas y trenzadas para atar o tirar	lunghe fibre intrecciate per legare o tirare
)tsv";

std::array<std::vector<std::string>, columns.size()> readTable()
{
    std::array<std::vector<std::string>, columns.size()> sentences;
    std::size_t column = 0;
    for (std::size_t begin = 0; begin < table.size();) {
        const std::size_t end = table.find_first_of("\t\n", begin);
        sentences[column].emplace_back(table.substr(begin, end - begin));
        column = table[end] == '\n' ? 0 : column + 1;
        begin = end + 1;
    }
    return sentences;
}

} // namespace

std::span<const std::string> backgroundSentences(std::string_view language)
{
    static const std::array<std::vector<std::string>, columns.size()> sentences = readTable();
    const auto* const found = std::ranges::find(columns, language);
    return found == columns.end() ? std::span<const std::string>()
                                  : std::span<const std::string>(sentences[static_cast<std::size_t>(found - columns.begin())]);
}

std::vector<std::string> backgroundLanguages()
{
    return {columns.begin(), columns.end()};
}

void writeBackgroundSentences(const std::filesystem::path& file)
{
    // None of the texts has a letter that XML reserves.
    AtomicFile out(file);
    out.stream() << R"(<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="crossgloss" creationtoolversion="1" segtype="phrase" o-tmf="tsv" adminlang="en" srclang="en" datatype="plaintext"/>
<body>
)";
    for (std::size_t unit = 0; unit < backgroundSentences("en").size(); ++unit) {
        out.stream() << "<tu>";
        for (const std::string& language : backgroundLanguages()) {
            out.stream() << "<tuv xml:lang=\"" << language << "\"><seg>" << backgroundSentences(language)[unit]
                         << "</seg></tuv>";
        }
        out.stream() << "</tu>\n";
    }
    out.stream() << "</body>\n</tmx>\n";
    out.commit();
}

} // namespace crossgloss
