/**
 * Queries of a generated catalogue, judged by hand: class, what is typed, and words that a name must hold to be what was meant (3);
 * names with the first of them alone have to do with it (1).
 */
export const GENERATED_QUERIES = `
inflected | koców granatowych | koc granatowy
inflected | ręczniki białe | ręcznik biały
inflected | ręcznikiem kremowym | ręcznik kremowy
inflected | swetry czerwone | sweter czerwony
inflected | swetrów szarych | sweter szary
inflected | koszulę zieloną | koszula zielona
inflected | koszul świątecznych | koszula świąteczna
inflected | krzesła ogrodowego | krzesło ogrodowe
inflected | stołów ogrodowych | stół ogrodowy
inflected | lampy stołowej | lampa stołowa
inflected | lamp stołowych miedzianych | lampa stołowa miedziana
inflected | prześcieradeł | prześcieradło
inflected | prześcieradła turkusowe | prześcieradło turkusowe
inflected | obrusem wiejskim | obrus wiejski
inflected | serwetek różowych | serwetka różowa
inflected | konewkę żółtą | konewka żółta
inflected | konewek | konewka
inflected | fartuchy dziecięce | fartuch dziecięcy
inflected | piórniki | piórnik
inflected | zakładek | zakładka
inflected | luster | lustro
inflected | słoi | słój
inflected | pudełek brązowych | pudełko brązowe
inflected | hamaka rodzinnego | hamak rodzinny
inflected | dywanika łazienkowego | dywanik łazienkowy
plain | przescieradla biale | prześcieradło białe
plain | przescieradlo | prześcieradło
plain | krzeslo ogrodowe zielone | krzesło ogrodowe zielone
plain | krzesla ogrodowe | krzesło ogrodowe
plain | stol ogrodowy | stół ogrodowy
plain | recznik zolty | ręcznik żółty
plain | reczniki zolte | ręcznik żółty
plain | reczniki rozowe | ręcznik różowy
plain | zaslone | zasłona
plain | zaslony | zasłona
plain | poscieli bialej | pościel biała
plain | sloj brazowy | słój brązowy
plain | pudelko rozowe | pudełko różowe
plain | pudelka | pudełko
plain | pioro czarne | pióro czarne
plain | piornik zolty | piórnik żółty
plain | zakladki | zakładka
plain | swiecznik swiateczny | świecznik świąteczny
plain | oslonke | osłonka
misspelt | reczink biały | ręcznik biały
misspelt | ręcznki | ręcznik
misspelt | śweter czarny | sweter czarny
misspelt | swter | sweter
misspelt | koszlua biała | koszula biała
misspelt | koszulla | koszula
misspelt | hmaak | hamak
misspelt | sektaor | sekator
misspelt | sekaator | sekator
misspelt | konweka | konewka
misspelt | pudłeko | pudełko
misspelt | pojemnk biały | pojemnik biały
misspelt | pojmenik | pojemnik
misspelt | szlfarok | szlafrok
misspelt | szlafork zielony | szlafrok zielony
misspelt | nazruta | narzuta
misspelt | nażuta granatowa | narzuta granatowa
misspelt | prześcieradlło | prześcieradło
misspelt | kalednarz | kalendarz
misspelt | kalendaż rodzinny | kalendarz rodzinny
misspelt | ablum czarny | album czarny
misspelt | trzweiki | trzewiki
misspelt | kaloszze żółte | kalosze żółte
misspelt | lusrto | lustro
misspelt | skrzyna zielona | skrzynia zielona
code | BN-4321 | =4321
code | bn4321 | =4321
code | BN-777-0 | =777
ean | 2000000043210 | =4321
ean | 0000043210 | =4321
ean | 2000000007770 | =777
joined | kocgranatowy | koc granatowy
joined | lampastołowa | lampa stołowa
joined | recznikbiały | ręcznik biały
joined | stółogrodowy | stół ogrodowy
producer | koc manufaktura brzezina | koc
producer | sweter tkalnia wierzba | sweter
producer | huta łęgowo lustro | lustro
producer | konewka warsztat górka | konewka
colour | czarny notes | notes czarny
colour | zielone kalosze | kalosze zielone
colour | miedziana lampa stołowa | lampa stołowa miedziana
colour | granatowa pościel | pościel granatowa
colour | białe lustro | lustro białe
colour | turkusowy pojemnik | pojemnik turkusowy
exact | koc | koc
exact | album rodzinny | album rodzinny
exact | ręcz | ręcznik
exact | grabie składane | grabie składane
`;
