#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace crossgloss {

namespace {

/// Articles, pronouns, prepositions, conjunctions, auxiliaries: modest lists, since a word lost here is lost to the
/// look-up. Words that name a meaning of their own ("over", "without", "more") stay out where they matter to definitions.
/// Tokens as tokenise() makes them: lower case, elided clitics with their apostrophe.
constexpr std::array<std::pair<std::string_view, std::string_view>, 21> kLists{{
    {"en",
     "a an the and or nor but if than that this these those there here of to in on at by for from with as into onto upon "
     "is am are was were be been being isn't aren't wasn't weren't it it's its he him his she her hers they them their "
     "theirs i me my mine we us our ours you your yours who whom whose which what where when how why do does did doing "
     "done don't doesn't didn't has have had having hasn't haven't hadn't will would shall should can could may might must "
     "so such some any each every either neither other another one's oneself himself herself itself themselves myself "
     "yourself ourselves very too also just only then thus etc e g s t"},
    {"fr",
     "le la les l' un une des du de d' au aux à en dans sur sous par pour avec et ou ni mais si que qu' qui quoi dont où ce "
     "c' cet cette ces cela ça celui celle ceux celles il ils elle elles on je j' tu nous vous me m' te t' se s' lui leur "
     "leurs y mon ma mes ton ta tes son sa ses notre nos votre vos est es suis sont sommes êtes était étaient être été "
     "étant ai as a ont avons avez avait avaient avoir eu ayant fait faire ne n' pas plus très aussi comme donc car lors "
     "lorsque lorsqu' puisque puisqu' quelque quelques tout toute tous toutes même mêmes autre autres entre vers chez peut "
     "peuvent quel quelle quels quelles ci là etc"},
    {"de",
     "der die das den dem des ein eine einen einem einer eines und oder aber denn sondern weil wenn als wie ob dass daß zu "
     "zum zur in im ins an am ans auf aufs bei beim von vom mit nach aus für um durch über unter vor gegen bis seit ist "
     "sind war waren sein seine seinen seinem seiner seines bin bist gewesen wird werden wurde wurden worden hat haben "
     "hatte hatten habe kann können konnte soll sollen muss müssen darf dürfen mag will wollen er sie es ich du wir ihr "
     "ihn ihm ihnen ihre ihren ihrem ihrer ihres mich mir dich dir uns euch man sich selbst dieser diese dieses diesen "
     "diesem jener jene jenes welcher welche welches welchen welchem wer was wo wobei worin womit etwas jemand jemanden "
     "jemandem jdn jdm etw nicht auch noch nur schon sehr so da dort hier dann also bzw beziehungsweise usw z b"},
    {"it",
     "il lo la l' i gli le un uno una un' di d' del dello della dell' dei degli delle a ad al allo alla all' ai agli alle "
     "da dal dallo dalla dall' dai dagli dalle in nel nello nella nell' nei negli nelle su sul sullo sulla sull' sui sugli "
     "sulle con col coi per tra fra e ed o od ma se che chi cui quale quali come dove quando quanto perché non più meno "
     "molto anche solo ciò questo questa questi queste quest' quello quella quelli quelle quell' quel quei quegli io tu "
     "egli lui lei noi voi essi loro mi ti si ci vi ne me te se sé c' s' è sono era erano sia siano essere stato stata "
     "stati state ha ho hanno ha aveva avere avuto fa fare fatto può possono viene vengono suo sua suoi sue mio mia nostro "
     "vostro altro altra altri altre ogni qualche alcuni alcune tutto tutta tutti tutte ecc"},
    {"es",
     "el la los las lo un una unos unas de del a al en con por para sin sobre entre desde hasta hacia según y e o u ni "
     "pero sino si que quien quienes cual cuales cuyo cuya cuyos cuyas donde cuando como cuanto porque es son era eran ser "
     "sido siendo está están estar estaba fue fueron sea sean ha han he hay haber había habido hace hacer hecho puede "
     "pueden se su sus me mi mis te tu tus nos nuestro nuestra le les él ella ellos ellas ello yo tú nosotros vosotros "
     "usted ustedes este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello no más menos "
     "muy también solo sólo ya así otro otra otros otras todo toda todos todas algún alguna algunos algunas alguien algo "
     "cada etc"},
    {"pt",
     "o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sobre "
     "entre até desde e ou nem mas se que quem qual quais cujo cuja cujos cujas onde quando como quanto porque é são era "
     "eram ser sido sendo está estão estar estava foi foram seja há haver tem têm ter tinha tendo faz fazer feito pode "
     "podem ao aos à às ele ela eles elas eu tu nós vós você vocês me te lhe lhes se si seu sua seus suas meu minha nosso "
     "nossa este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo não mais menos muito "
     "também só já assim outro outra outros outras todo toda todos todas algum alguma alguns algumas alguém algo cada etc"},
    {"nl",
     "de het een en of maar want dus als dan dat die dit deze wat wie waar hoe wanneer waarbij waarmee waarin van in op "
     "aan bij met voor door uit om te ten ter tot naar over onder tegen tussen tijdens is zijn was waren ben bent geweest "
     "wordt worden werd werden heeft hebben had hadden heb kan kunnen kon zal zullen zou zouden moet moeten mag mogen wil "
     "doet doen er hier daar ik jij je u hij zij ze het wij we jullie hem haar hen hun mij me ons zich zichzelf zijn mijn "
     "jouw uw onze iets iemand men niet geen ook nog al alleen zeer heel zo zoals ander andere andere elk elke iedere "
     "enz bijv"},
    {"fi",
     "ja tai vai sekä että jotta koska kun jos kuin mutta vaan niin myös ei en et eivät emme ette ole on ovat oli olivat "
     "olla ollut olleet olevan oleva olisi minä sinä hän me te he se ne tämä nämä tuo nuo sen sitä siitä siinä siihen sille "
     "niiden niitä tämän tätä tässä joka jotka jonka joiden jota joita jossa joissa josta joista johon joihin jolla jolle "
     "jolta mikä mitä minkä missä mistä mihin kuka kenen hänen heidän minun sinun jokin jotakin jotain jonkin joku jonkun "
     "itse itsensä voi voivat esimerkiksi esim eli eräs"},
    {"sv",
     "en ett den det de dem och eller men utan att som om när där då än så av i på till för med från vid hos under över "
     "genom mot mellan efter är var vara varit bli blir blev blivit har hade ha haft kan kunde ska skall skulle måste får "
     "vill gör göra han hon hen vi ni jag du mig dig oss er honom henne sig sin sitt sina min din vår hans hennes dess "
     "deras denna detta dessa vilken vilket vilka vad vem vars någon något några man ej inte också bara även mycket mer "
     "annan annat andra varje"},
    {"no",
     "en et ei den det de dem og eller men uten at som om når der da enn så av i på til for med fra ved hos under over "
     "gjennom mot mellom etter er var være vært bli blir ble blitt har hadde ha hatt kan kunne skal skulle må får vil gjør "
     "gjøre han hun vi dere jeg du meg deg oss ham henne seg sin sitt sine min din vår hans hennes dens deres denne dette "
     "disse hvilken hvilket hva hvem hvor noen noe man ikke også bare veldig mer annen annet andre hver"},
    {"da",
     "en et den det de dem og eller men uden at som om når der da end så af i på til for med fra ved hos under over "
     "gennem mod mellem efter er var være været bliver blive blev blevet har havde have haft kan kunne skal skulle må får "
     "vil gør gøre han hun vi jeg du mig dig os ham hende sig sin sit sine min din vor hans hendes dens deres denne dette "
     "disse hvilken hvilket hvad hvem hvor nogen noget nogle man ikke også kun meget mere anden andet andre hver"},
    {"ca",
     "el la els les l' lo un una uns unes de d' del dels a al als en amb per pel pels sense sobre entre des fins cap i o "
     "ni però sinó si que qui qual quals què on quan com quant perquè és són era eren ser estat sent està estan estar ha "
     "han he hi haver havia fa fer fet pot poden es s' se seu seva seus seves em m' et t' ens us li los ell ella ells elles "
     "jo tu nosaltres vosaltres aquest aquesta aquests aquestes això aquell aquella aquells aquelles allò no n' més menys "
     "molt també només ja així altre altra altres tot tota tots totes algun alguna alguns algunes algú cada etc"},
    {"pl",
     "i a oraz lub albo ale lecz że żeby aby jeśli gdy kiedy jak jako niż niż to ten ta te ci tego tej tych tym tymi temu "
     "tę tą w we na do z ze od po za o u przy przez dla pod nad przed między bez jest są był była było były być będący "
     "będąca będące będzie ma mają mieć może mogą on ona ono oni one jego jej ich go mu im nim nią ja ty my wy mnie mi "
     "ciebie ci nas nam was wam się siebie sobie swój swoja swoje swego swojej który która które którzy którego której "
     "których któremu którym którymi którą co kto czego czym gdzie coś ktoś nie też także tylko już bardzo taki taka takie "
     "inny inna inne każdy każda każde np itp itd"},
    {"bg",
     "и или а но че да ако когато като както от на в във с със за до по при през над под пред след между без към върху у "
     "е са съм си сме сте бил била било били бъде бъдат беше бяха има имат имам няма може могат ще не се си той тя то те "
     "аз ти ние вие го я ги му ѝ им ми ме те ни ви неговия неговата неговото негов нейн техен свой своя свое свои този тази "
     "това тези онзи онази онова онези който която което които чийто чиято чието какъв каква какво какви кой къде що нещо "
     "някой някоя някои също само вече много друг друга друго други всеки всяка всяко др"},
    {"el",
     "ο η το οι τα του της των τον την τους τις στο στη στην στον στα στις στους ένας μια μία ένα ενός μιας και κι ή ούτε "
     "αλλά όμως αν όταν όπως πως ότι που να θα ας με σε από για ως προς κατά μετά παρά χωρίς μεταξύ είναι ήταν είμαι είσαι "
     "έχει έχουν είχε είχαν έχω μπορεί μπορούν δε δεν μη μην αυτός αυτή αυτό αυτοί αυτές αυτά εγώ εσύ εμείς εσείς μου σου "
     "μας σας τού ποιος ποια ποιο οποίος οποία οποίο οποίοι οποίες οποίων όσο τι κάτι κάποιος κάποια κάποιο κάποιον άλλος "
     "άλλη άλλο άλλα κάθε πολύ πιο επίσης μόνο κλπ"},
    {"ru",
     "и или а но что чтобы если когда как так же ли бы то в во на с со за до по при через над под перед после между без к "
     "ко от из у о об для про есть был была было были быть будет будут является имеет может могут не ни он она оно они я ты "
     "мы вы его её ее их ему ей им мне меня тебя тебе нас нам вас вам себя себе свой своя своё свои этот эта это эти этого "
     "этой этих тот та те того той тех который которая которое которые которого котором которой которую которых кто чего чем где куда "
     "нибудь также только уже очень ещё еще другой другая другое другие каждый весь вся всё все"},
    {"ja", "の は が を に で と も や へ から まで より て た だ です ます する し さ れる られる ない ある いる こと もの その この あの "
           "それ これ あれ という として など また ため よう 的"},
    {"id",
     "yang dan atau tetapi tapi di ke dari pada dalam untuk dengan oleh sebagai adalah ialah ini itu tersebut ada tidak "
     "bukan akan telah sudah sedang dapat bisa harus ia dia mereka saya aku kamu anda kami kita nya se para juga saja "
     "hanya lebih sangat karena jika bila ketika agar supaya seperti antara secara suatu sebuah seorang lain setiap dll"},
    {"ro",
     "un o al a ai ale cel cea cei cele și sau ori dar iar că să dacă când cum ca de la în din pe cu pentru prin fără sub "
     "peste între până este e sunt era erau fi fost fiind are au avea avut poate pot se își îi îl le lui ei lor el ea noi "
     "voi eu tu meu mea său sa acest această acești aceste acel acea care ce cine unde nu mai foarte și doar alt altă alți "
     "alte tot toată toți toate fiecare unui unei unor"},
    {"hu",
     "a az egy és vagy de hogy ha mint mert is nem van volt vannak lesz lenni meg el ki be fel le át rá én te ő mi ti ők "
     "ez azt ezt ami aki amely amelyek akik melyek ahol amikor mely valami valaki minden csak már még nagyon több más után "
     "alatt között szerint által való"},
    {"tr",
     "ve veya ya da de ile için gibi kadar bir bu şu o bunlar onlar ben sen biz siz olan olarak ne ki mi mı mu mü değil var "
     "yok daha çok en her şey göre sonra önce üzere diye ise olma olduğu eden etmek"},
}};

using Words = std::unordered_set<std::string_view>;

Words split(std::string_view list)
{
    Words words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        if (end > 0) {
            words.insert(list.substr(0, end));
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

const std::array<Words, kLists.size()>& sets()
{
    static const std::array<Words, kLists.size()> all = [] {
        std::array<Words, kLists.size()> made;
        for (std::size_t i = 0; i < kLists.size(); ++i) {
            made[i] = split(kLists[i].second);
        }
        return made;
    }();
    return all;
}

} // namespace

bool isStopWord(std::string_view token, std::string_view language)
{
    if (language == "nb" || language == "nn") {
        language = "no";
    }
    for (std::size_t i = 0; i < kLists.size(); ++i) {
        if (kLists[i].first == language) {
            return sets()[i].contains(token);
        }
    }
    return false;
}

bool isConnective(std::string_view token, std::string_view language)
{
    static const std::array<std::pair<std::string_view, Words>, 5> all = {{
        {"en", split("the a an of to and or but in on at by for with from as than that which if")},
        {"fr", split("le la les l un une des du de d et ou à au aux en dans sur par pour avec que qui si ni")},
        {"de", split("der die das den dem des ein eine einen einem einer eines und oder in im an am auf mit von vom zu zum zur bei für als dass")},
        {"es", split("el la los las un una unos unas de del y e o u a al en con por para que si")},
        {"it", split("il lo la i gli le l un uno una di del della dei degli delle d e ed o a al alla in nel con da dal per su che se")},
    }};
    const auto found = std::ranges::find(all, language, &std::pair<std::string_view, Words>::first);
    return found != all.end() && found->second.contains(token);
}

} // namespace crossgloss
