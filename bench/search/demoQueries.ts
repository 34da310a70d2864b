/**
 * Queries of the demo shop, judged by hand: class, what is typed, and products by their address words. 3 is what was meant, 2 does
 * as well, 1 has to do with it; `*` stands for any ending. Judged by what the products are, not by what any engine finds.
 */
export const DEMO_QUERIES = `
inflected | kubki | 3 kubek-* kubki-*
inflected | kubków | 3 kubek-* kubki-*
inflected | kubkiem | 3 kubek-* kubki-*
inflected | talerze | 3 talerz-*
inflected | talerzy | 3 talerz-*
inflected | talerzami | 3 talerz-*
inflected | talerzyk deserowy | 3 talerz-deserowy-*
inflected | miski | 3 miska-* 2 misa-*
inflected | misek | 3 miska-*
inflected | miskę | 3 miska-*
inflected | misy | 3 misa-* 2 miska-*
inflected | filiżanki | 3 filizanka-*
inflected | filiżanek | 3 filizanka-*
inflected | filiżankę ze spodkiem | 3 filizanka-*
inflected | czarki | 3 czarka-* 2 zestaw-herbaciany-*
inflected | czarkę nocną | 3 czarka-nocna
inflected | czajniki | 3 czajnik-*
inflected | czajnika | 3 czajnik-*
inflected | czajnikiem nocnym | 3 czajnik-nocny 2 zestaw-herbaciany-nocny
inflected | dzbanki | 3 dzbanek-*
inflected | dzbanków | 3 dzbanek-*
inflected | dzbanka polnego | 3 dzbanek-polny
inflected | wazony | 3 wazon-*
inflected | wazonu wysokiego | 3 wazon-wysoki-*
inflected | wysokie wazony | 3 wazon-wysoki-*
inflected | doniczki | 3 doniczka-* 1 sansewieria
inflected | doniczkę grafitową | 3 doniczka-grafit
inflected | doniczek | 3 doniczka-*
inflected | świeczniki | 3 swiecznik-*
inflected | świecznika z uchem | 3 swiecznik-*
inflected | maselniczki | 3 maselniczka-*
inflected | maselniczkę | 3 maselniczka-*
inflected | cukiernicę | 3 cukiernica-biel
inflected | cukiernice | 3 cukiernica-biel
inflected | solniczki | 3 solniczka-i-pieprzniczka
inflected | pieprzniczkę | 3 solniczka-i-pieprzniczka
inflected | patery | 3 patera-na-ciasto
inflected | paterę na ciasta | 3 patera-na-ciasto
inflected | umywalki | 3 umywalka-owalna
inflected | owalną umywalkę | 3 umywalka-owalna
inflected | dozowniki | 3 dozownik-do-mydla
inflected | dozownika mydła | 3 dozownik-do-mydla
inflected | kafli | 3 kafle-*
inflected | kafle szkliwione | 3 kafle-*
inflected | żarówki | 3 zarowka-led-do-latarenki
inflected | żarówkę do latarenki | 3 zarowka-led-do-latarenki
inflected | magnesów | 3 magnesy-krople
inflected | magnes | 3 magnesy-krople
inflected | kartę podarunkową | 3 karta-podarunkowa
inflected | karty podarunkowe | 3 karta-podarunkowa
inflected | herbaty | 3 herbata-lipa-i-miod 1 zestaw-herbaciany-*
inflected | herbatę lipową z miodem | 3 herbata-lipa-i-miod
inflected | kawy | 3 kawa-z-palarni-obok
inflected | kawę ziarnistą | 3 kawa-z-palarni-obok
inflected | soków | 3 sok-z-pigwy 2 dzbanek-z-sokiem
inflected | sokiem z pigwowca | 3 sok-z-pigwy
inflected | zestawy herbaciane | 3 zestaw-herbaciany-*
inflected | zestawu herbacianego nocnego | 3 zestaw-herbaciany-nocny
inflected | próbniki szkliwa | 3 probnik-szkliw
inflected | szkliwem w proszku | 3 szkliwo-*
inflected | szkliwa kobaltowego | 3 szkliwo-kobalt 2 kubek-codzienny-kobalt talerz-nocny
inflected | gliny | 3 glina-*
inflected | białą glinę | 3 glina-biala-tc1
inflected | glinę kamionkową | 3 glina-kamionkowa-jasna
inflected | warsztatów | 3 warsztaty-* dzien-z-mistrzem-toczenia
inflected | kursu | 3 kurs-pierwsze-naczynie
inflected | książki | 3 ksiazka-glina-i-ogien
inflected | zeszyty garncarza | 3 ksiazka-glina-i-ogien
inflected | sansewierię | 3 sansewieria
inflected | malowania stemplem | 3 warsztaty-pawie-oko 2 kubek-pawie-oko
inflected | kubki z imionami | 3 kubek-z-imieniem
inflected | kubka z rysunkami | 3 kubek-z-rysunkiem
inflected | małego kubka | 3 kubek-maly-grafit
inflected | pawiego talerza | 3 talerz-pawie-oko talerz-deserowy-pawie-oko
inflected | leśne miski | 3 miska-lesna
inflected | serwisu dla sześciu osób | 3 serwis-nocny-dla-szesciu-osob
inflected | misę na owoc | 3 misa-na-owoce-*
plain | filizanki | 3 filizanka-*
plain | filizanek | 3 filizanka-*
plain | filizanke ze spodkiem | 3 filizanka-*
plain | swieczniki | 3 swiecznik-*
plain | swiecznikow | 3 swiecznik-*
plain | kubkow | 3 kubek-* kubki-*
plain | dzbankow | 3 dzbanek-*
plain | talerzow | 3 talerz-*
plain | miske lesna | 3 miska-lesna
plain | plytka probna | 3 plytka-probna
plain | plytki probne | 3 plytka-probna
plain | probnik szkliw | 3 probnik-szkliw
plain | ksiazke | 3 ksiazka-glina-i-ogien
plain | ksiazki | 3 ksiazka-glina-i-ogien
plain | zarowki led | 3 zarowka-led-do-latarenki
plain | zarowke | 3 zarowka-led-do-latarenki
plain | sniadanie w lesie | 3 sniadanie-w-lesie
plain | sniadania we wzory | 3 sniadanie-we-wzory
plain | kubek miesiaca | 3 kubek-miesiaca
plain | kubka plazowego | 3 kubek-plazowy
plain | talerza plazowego | 3 talerz-plazowy
plain | maly kubek | 3 kubek-maly-grafit
plain | glina biala | 3 glina-biala-tc1
plain | biala gline | 3 glina-biala-tc1
plain | dozownik mydla | 3 dozownik-do-mydla
plain | mydlo | 3 dozownik-do-mydla
plain | herbata lipa miod | 3 herbata-lipa-i-miod
plain | cukiernice | 3 cukiernica-biel
plain | karte podarunkowa | 3 karta-podarunkowa
plain | dzien z mistrzem | 3 dzien-z-mistrzem-toczenia
plain | serwis dla szesciu osob | 3 serwis-nocny-dla-szesciu-osob
plain | doniczke lesna | 3 doniczka-lesna
plain | czajnik lesny | 3 czajnik-lesny
plain | sniadanie | 3 sniadanie-*
plain | garncarza zeszyt | 3 ksiazka-glina-i-ogien
misspelt | kubke lesny | 3 kubek-lesny
misspelt | kubrek | 3 kubek-*
misspelt | kóbek | 3 kubek-*
misspelt | talez | 3 talerz-*
misspelt | tależ nocny | 3 talerz-nocny
misspelt | talrez | 3 talerz-*
misspelt | filirzanka | 3 filizanka-*
misspelt | filiżnka nocna | 3 filizanka-nocna
misspelt | filianka | 3 filizanka-*
misspelt | czjanik | 3 czajnik-*
misspelt | czajnki | 3 czajnik-*
misspelt | czajinik pawie | 3 czajnik-pawie-oko
misspelt | dzbanke nocny | 3 dzbanek-nocny
misspelt | dbzanek | 3 dzbanek-*
misspelt | dzbnaek polny | 3 dzbanek-polny
misspelt | wazno wysoki | 3 wazon-wysoki-*
misspelt | wzaon | 3 wazon-*
misspelt | doncizka | 3 doniczka-*
misspelt | doniczak chmura | 3 doniczka-chmura
misspelt | doniczkka | 3 doniczka-*
misspelt | świcznik | 3 swiecznik-*
misspelt | swieczink | 3 swiecznik-*
misspelt | maselnczka | 3 maselniczka-*
misspelt | maseliczka | 3 maselniczka-*
misspelt | cukernica | 3 cukiernica-biel
misspelt | cukiernca | 3 cukiernica-biel
misspelt | solnicka | 3 solniczka-i-pieprzniczka
misspelt | pieprznczka | 3 solniczka-i-pieprzniczka
misspelt | ptaera na ciasto | 3 patera-na-ciasto
misspelt | umywlaka | 3 umywalka-owalna
misspelt | dozwonik | 3 dozownik-do-mydla
misspelt | dozownik do mydal | 3 dozownik-do-mydla
misspelt | kafel szkilwione | 3 kafle-*
misspelt | rzarówka | 3 zarowka-led-do-latarenki
misspelt | żarowka latarneki | 3 zarowka-led-do-latarenki
misspelt | mangesy | 3 magnesy-krople
misspelt | karta podraunkowa | 3 karta-podarunkowa
misspelt | cherbata | 3 herbata-lipa-i-miod 2 zestaw-herbaciany-*
misspelt | herbtaa lipa | 3 herbata-lipa-i-miod
misspelt | sansewiera | 3 sansewieria
misspelt | sansevieria | 3 sansewieria
misspelt | warsztay | 3 warsztaty-* dzien-z-mistrzem-toczenia
misspelt | proszek szklwio | 3 szkliwo-*
misspelt | ksiażka glian | 3 ksiazka-glina-i-ogien
misspelt | zetsaw herbaciany | 3 zestaw-herbaciany-*
code | GL-0350-ME | 3 kubek-lesny
code | gl0350me | 3 kubek-lesny
code | gl 0350 pa | 3 kubek-pawie-oko
code | 0350-KO | 3 kubek-codzienny-kobalt
code | GL-1100 | 3 czajnik-*
code | 1100-ME | 3 czajnik-lesny
code | TC-1-125 | 3 glina-biala-tc1
code | TC-1 | 3 glina-biala-tc1
code | KI-1010 | 3 kafle-*
code | ki1010ko | 3 kafle-10x10-kobalt
code | SW-LED-E14 | 3 zarowka-led-do-latarenki
code | GL-T27-PA | 3 talerz-pawie-oko
code | W28-GR | 3 wazon-wysoki-grafit
code | kubek GL-0200-GR | 3 kubek-maly-grafit
code | PO-KAWA-250 | 3 kawa-z-palarni-obok
ean | 2000100203507 | 3 kubek-lesny
ean | 2000 1002 03507 | 3 kubek-lesny
ean | 200010310 | 3 cukiernica-biel
ean | 03507 | 3 kubek-lesny
ean | 2411009 | 3 czajnik-lesny
ean | 2000104803000 | 3 dozownik-do-mydla
ean | 20001027 | 3 dzbanek-nocny
ean | 403501 | 3 kubek-pawie-oko
ean | 102311002 | 3 czajnik-nocny
ean | 6205000 | 3 szkliwo-mech
synonym | imbryk | 3 czajnik-*
synonym | imbryki | 3 czajnik-*
synonym | kufel | 3 kubek-*
synonym | kufle | 3 kubek-*
synonym | miseczka | 3 miska-*
synonym | bon podarunkowy | 3 karta-podarunkowa
synonym | voucher | 3 karta-podarunkowa
synonym | naczynie na masło | 3 maselniczka-*
synonym | pojemnik na masło | 3 maselniczka-*
synonym | zlew | 3 umywalka-owalna
synonym | glazura | 3 kafle-*
synonym | zastawa | 3 serwis-nocny-dla-szesciu-osob zestaw-herbaciany-* 2 sniadanie-*
synonym | filiżanka do espresso | 3 filizanka-* 2 czarka-*
synonym | talerzyk | 3 talerz-deserowy-* 2 talerz-*
synonym | osłonka | 3 doniczka-*
synonym | polewa kobalt | 3 szkliwo-kobalt 1 kubek-codzienny-kobalt
joined | pawieoko | 3 kubek-pawie-oko talerz-pawie-oko miska-pawie-oko czarka-pawie-oko czajnik-pawie-oko dzbanek-pawie-oko
joined | czarkanocna | 3 czarka-nocna
joined | czajniknocny | 3 czajnik-nocny
joined | talerzdeserowy | 3 talerz-deserowy-*
joined | kartapodarunkowa | 3 karta-podarunkowa
joined | kubekleśny | 3 kubek-lesny
joined | miskaleśna | 3 miska-lesna
joined | zestawherbaciany | 3 zestaw-herbaciany-*
joined | wazon wy soki | 3 wazon-wysoki-*
joined | masel niczka | 3 maselniczka-*
joined | glinabiała | 3 glina-biala-tc1
joined | żarówkaled | 3 zarowka-led-do-latarenki
producer | kubek glinianka | 3 kubek-*
producer | kawa palarnia obok | 3 kawa-z-palarni-obok
producer | palarnia kawa | 3 kawa-z-palarni-obok
producer | kafle izery | 3 kafle-*
producer | kaflarnia izery kafle mech | 3 kafle-10x10-mech
producer | tłocznia sok | 3 sok-z-pigwy
producer | sok tłocznia nad bobrem | 3 sok-z-pigwy
producer | żarówka kwisa | 3 zarowka-led-do-latarenki
producer | światłownia żarówki | 3 zarowka-led-do-latarenki
producer | talerze glinianki | 3 talerz-*
producer | glinianka wazony | 3 wazon-*
colour | zielony kubek | 3 kubek-lesny
colour | zielone kubki | 3 kubek-lesny
colour | zielona miska | 3 miska-lesna
colour | niebieski talerz | 3 talerz-nocny
colour | niebieskie talerze | 3 talerz-nocny
colour | granatowy czajnik | 3 czajnik-nocny
colour | niebieski wazon | 3 wazon-butelka-kobalt
colour | biała maselniczka | 3 maselniczka-biel
colour | biała filiżanka | 3 filizanka-ze-spodkiem filizanka-chmura
colour | czarny wazon | 3 wazon-wysoki-grafit
colour | szary kubek | 3 kubek-maly-grafit
colour | beżowa miska | 3 miska-plazowa
colour | kubek kobalt | 3 kubek-codzienny-kobalt
colour | kobaltowy kubek | 3 kubek-codzienny-kobalt
colour | mech doniczka | 3 doniczka-lesna
colour | grafitowy kubek | 3 kubek-maly-grafit
colour | dzbanek piasek | 3 dzbanek-polny
colour | biały wazon | 3 wazon-wysoki-chmura
colour | zielone kafle | 3 kafle-10x10-mech
colour | kremowy świecznik | 3 swiecznik-z-uchem-piasek
exact | kubek | 3 kubek-*
exact | kubek leśny | 3 kubek-lesny
exact | talerz nocny | 3 talerz-nocny
exact | nocny talerz | 3 talerz-nocny
exact | kub | 3 kubek-* kubki-*
exact | fil | 3 filizanka-*
exact | ta | 3 talerz-*
exact | świe | 3 swiecznik-*
exact | umyw | 3 umywalka-owalna
exact | wazon 28 cm | 3 wazon-wysoki-*
exact | kubek 350ml | 3 kubek-lesny kubek-plazowy kubek-pawie-oko kubek-codzienny-kobalt kubek-z-imieniem kubek-z-rysunkiem
exact | kafle 10x10 | 3 kafle-*
exact | czajnik 1,1 l | 3 czajnik-*
exact | maselniczka na kostkę | 3 maselniczka-*
exact | pierwszy raz przy kole | 3 warsztaty-pierwszy-raz-przy-kole
exact | zestaw śniadanie | 3 sniadanie-*
exact | kamionka wazon | 3 wazon-*
exact | seria nocna czajnik | 3 czajnik-nocny
`;
