import { defineTexts } from '../../ui/text.ts';

export const orderEmailTexts = defineTexts('orderMail', {
  open: 'Zobacz zamówienie',
  pay: 'Zapłać {amount}',

  placedSubject: 'Zamówienie nr {number} przyjęte: {shop}',
  placed:
    'dziękujemy za zamówienie nr {number}, złożone {date} o {time}. Ten list potwierdza umowę. Zachowaj go: jest w nim wszystko, na co się umówiliśmy.',
  nextTransfer: 'Czekamy na przelew do {date}. Dane do niego są niżej. Gdy przyjdzie, bierzemy się do pracy.',
  nextOnline: 'Zamówienie czeka na zapłatę do {date}, godz. {time}. Zapłacisz na stronie zamówienia.',
  nextWork: 'Bierzemy się do pracy. Napiszemy, gdy paczka wyjdzie.',
  nextNothingTravels: 'Bierzemy się do pracy. O każdym kolejnym kroku napiszemy.',
  linesTitle: 'Co zamawiasz',
  deliveryTitle: 'Dostawa',
  deliveryNone: 'Niczego nie wysyłamy paczką.',
  paymentTitle: 'Płatność',
  paidByCard: 'Karta podarunkowa *{tail} zapłaciła {amount}.',
  payOnDelivery: '{amount} zapłacisz przy odbiorze.',
  buyerTitle: 'Twoje dane',
  invoiceTitle: 'Dane do faktury',
  remarksTitle: 'Twoje uwagi',
  consentsTitle: 'Twoje zgody',
  sellerTitle: 'Sprzedawca',
  seller: '{name}, {street}, {postcode} {city}, {country}\nNIP {nip}\ne-mail {email}, tel. {phone}',
  sellerKrs: '{name}, {street}, {postcode} {city}, {country}\nNIP {nip}, KRS {krs}\ne-mail {email}, tel. {phone}',
  withdrawTitle: 'Prawo odstąpienia od umowy',
  withdrawRight: 'Możesz odstąpić od umowy w ciągu {n} dni, bez podawania przyczyny.',
  withdrawFrom:
    'Termin liczymy od dnia, w którym rzecz odbierzesz Ty albo osoba przez Ciebie wskazana (nie przewoźnik). Przy kilku paczkach liczy się ostatnia, przy abonamencie pierwsza. Przy usługach i treściach cyfrowych termin biegnie od zawarcia umowy. Wystarczy, że wyślesz oświadczenie przed jego końcem.',
  withdrawHow:
    'Odstąpisz na stronie zamówienia, przyciskiem „Odstąp od umowy tutaj”; od razu dostaniesz potwierdzenie z datą i godziną. Możesz też napisać na {email} albo wysłać list na adres sprzedawcy, własnymi słowami albo na wzorze, który jest niżej.',
  withdrawButton: 'Odstąp od umowy tutaj',
  withdrawEffect:
    'Po odstąpieniu zwrócimy wszystko, co od Ciebie dostaliśmy, razem z kosztem najtańszej zwykłej dostawy, jaką oferujemy, najpóźniej 14 dni od otrzymania oświadczenia i tą samą drogą, którą przyszły pieniądze, chyba że zgodzisz się na inną. Ze zwrotem możemy poczekać, aż rzecz do nas wróci albo aż dostaniemy dowód jej nadania.',
  withdrawReturn:
    'Rzecz odeślij w 14 dni od dnia, w którym odstąpisz, na adres sprzedawcy. Bezpośredni koszt odesłania ponosisz Ty, chyba że zgodziliśmy się go ponieść. Odpowiadasz tylko za zmniejszenie wartości rzeczy, które wynika z korzystania z niej ponad to, co potrzebne, żeby ją sprawdzić.',
  withdrawBring:
    'Rzecz przynieś albo odeślij w 14 dni od dnia, w którym odstąpisz, na adres sprzedawcy. Bezpośredni koszt zwrotu ponosisz Ty, chyba że zgodziliśmy się go ponieść. Odpowiadasz tylko za zmniejszenie wartości rzeczy, które wynika z korzystania z niej ponad to, co potrzebne, żeby ją sprawdzić.',
  withdrawSealed:
    'Nieotwarte, w opakowaniu zamkniętym ze względu na zdrowie lub higienę, przyjmiemy z powrotem; otwartych już nie: {names}.',
  withdrawNot: 'Tych pozycji prawo odstąpienia nie obejmuje: {names}.',
  why_custom: '{name} (rzecz wykonana na Twoje zamówienie)',
  why_perishable: '{name} (szybko się psuje albo ma krótki termin)',
  why_files: '{name} (pliki wydane za Twoją zgodą przed końcem terminu)',
  why_date: '{name} (usługa na oznaczony dzień)',
  why_service: '{name} (usługa wykonana w całości za Twoją zgodą)',
  withdrawServices:
    'Jeśli usługa zaczęła się na Twoje życzenie przed końcem terminu, po odstąpieniu płacisz za to, co do tej chwili zrobiliśmy, a po jej pełnym wykonaniu odstąpić już nie można.',
  withdrawFiles:
    'Od umowy o pliki odstąpisz, dopóki ich nie wydamy: {names}. Wydajemy je za Twoją zgodą, gdy tylko są opłacone.',
  formTitle: 'Wzór formularza odstąpienia od umowy',
  form: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)\n\nAdresat: {seller}\n\nJa/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*) / o świadczenie następującej usługi(*) / o dostarczanie następujących treści cyfrowych(*):\n\nData zawarcia umowy(*) / odbioru(*):\n\nImię i nazwisko konsumenta(-ów):\n\nAdres konsumenta(-ów):\n\nPodpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):\n\nData:\n\n(*) Niepotrzebne skreślić.',
  formSeller: '{name}, {street}, {postcode} {city}, e-mail: {email}',
  complaintTitle: 'Reklamacje',
  complaint:
    'Odpowiadamy za to, że rzecz jest zgodna z umową; jeśli nie jest, możesz żądać naprawy albo wymiany, a gdy to się nie uda, obniżki ceny albo zwrotu pieniędzy. Reklamację złóż, pisząc na {email} albo na adres sprzedawcy. Odpowiemy w 14 dni.',
  termsText: 'Umowę uzupełnia regulamin sklepu.',
  termsAttached: 'Umowę uzupełnia regulamin sklepu. Jego treść z chwili zamówienia jest w załączniku.',
  termsLabel: 'Regulamin',

  shopSubject: 'Nowe zamówienie nr {number}: {amount}',
  shopPlaced: 'Przyszło zamówienie nr {number} na {amount}. Płatność: {payment}.',
  shopCard: 'Karta podarunkowa zapłaciła {card}, do zapłaty zostaje {left}.',
  shopBuyer: 'Kto kupuje',
  shopRemarks: 'Uwagi do zamówienia',

  paidSubject: 'Zamówienie nr {number} opłacone: {shop}',
  paid: 'mamy Twoją wpłatę za zamówienie nr {number}: {amount}. Zamówienie jest opłacone, bierzemy się do pracy.',
  paidLater: 'mamy Twoją wpłatę za zamówienie nr {number}: {amount}. Zamówienie jest opłacone.',

  handedSubject: 'Zamówienie nr {number} gotowe: {shop}',
  handed: 'zamówienie nr {number} jest gotowe. Wszystko, co przychodzi mailem, jest niżej.',

  sentSubject: 'Zamówienie nr {number} jest w drodze: {shop}',
  sent: 'zamówienie nr {number} wyszło od nas. Dostawa: {way}.',
  sentPoint: 'Paczka będzie czekać w punkcie {code}.',
  shipment: 'Numer przesyłki: {number}',
  track: 'Śledź przesyłkę',
  shipmentSubject: 'Numer przesyłki, zamówienie nr {number}: {shop}',
  shipmentOf: 'mamy numer przesyłki z zamówieniem nr {number}.',
  invoiceSubject: 'Faktura do zamówienia nr {number}: {shop}',
  invoiceOf: 'wystawiliśmy fakturę do zamówienia nr {number}. Jest w KSeF, Krajowym Systemie e-Faktur.',
  invoice: 'Numer faktury w KSeF: {number}',
  invoiceOpen: 'Zobacz fakturę w KSeF',
  invoiceCode: 'Kod QR faktury: prowadzi do niej w KSeF',
  readySubject: 'Zamówienie nr {number} czeka na odbiór: {shop}',
  ready: 'zamówienie nr {number} jest gotowe i czeka na Ciebie. {way}.',
  sentRights: 'Od odbioru masz {n} dni na odstąpienie od umowy, bez podawania przyczyny.',

  cancelledSubject: 'Zamówienie nr {number} anulowane: {shop}',
  cancelled: 'zamówienie nr {number} z {date} jest anulowane. Niczego nie wyślemy i nie trzeba za nie płacić.',
  cancelledPaid: 'Jeśli pieniądze są już w drodze, oddamy je, gdy do nas dotrą.',
  pointsBack: 'Punkty, którymi je opłacono, wróciły na Twoje konto.',

  expiredSubject: 'Zamówienie nr {number} wygasło: {shop}',
  expired:
    'wpłata za zamówienie nr {number} z {date} nie przyszła na czas, więc zamówienie wygasło. Niczego nie trzeba robić.',
  expiredLate:
    'Jeśli pieniądze są już w drodze, wrócimy do zamówienia, o ile rzeczy wciąż będą. Jeśli ich nie będzie, pieniądze oddamy.',

  refundSubject: 'Zwrot za zamówienie nr {number}: {amount}',
  refund: 'oddajemy {amount} za zamówienie nr {number}.',
  refundSameWay: 'Pieniądze wrócą tą samą drogą, którą przyszły, najpóźniej w 14 dni.',
  refundTransfer: 'Pieniądze wyślemy przelewem na konto, z którego przyszły, najpóźniej w 14 dni.',
  refundCollected: 'Pieniądze wyślemy przelewem, najpóźniej w 14 dni.',

  shopRefundSubject: 'Do wypłaty, zamówienie nr {number}: {amount}',
  shopRefund:
    'Z wpłat za zamówienie nr {number} trzeba oddać przelewem {amount}, na konto, z którego przyszły, najpóźniej do {date}. Kupującemu napisaliśmy, że tyle wróci.',
  shopRefundCollected:
    'Z wpłat za zamówienie nr {number} trzeba oddać przelewem {amount}, najpóźniej do {date}. Zapłacono przy odbiorze, więc o numer konta zapytaj kupującego, jeśli go nie podał. Napisaliśmy mu, że tyle wróci.',
  shopRefundLeft:
    'Zwrotu {amount} za zamówienie nr {number} nie zleci nikt oprócz Ciebie: operator płatności, przez którego przyszły pieniądze, nie jest już podłączony do sklepu. Sprawdź w jego panelu, czy zwrot nie wyszedł wcześniej. Jeśli nie, zleć go tam albo wyślij przelewem, najpóźniej do {date}. Kupującemu napisaliśmy, że tyle wróci.',
  shopRefundDone:
    'Gdy wyjdą wszystkie przelewy zwrotne tego zamówienia (ile ich jest, mówi: witryna orders show {number}), zapisz to poleceniem: witryna orders refunded {number}',

  shopRefundFailedSubject: 'Zwrot się nie udał, zamówienie nr {number}: {amount}',
  shopRefundFailed:
    'Operator płatności anulował zwrot {amount} za zamówienie nr {number}. Kupujący jeszcze nie dostał tych pieniędzy. Sklep zleca ten zwrot ponownie, aż operator go wypłaci. Sprawdź w panelu operatora, dlaczego go anulował i czy są tam środki na zwroty. Jeśli wolisz oddać te pieniądze przelewem, najpierw zapisz to poleceniem: witryna orders refunded {number}. Gdy odpowie tą kwotą, sklep nie zleca już tego zwrotu: wtedy wyślij przelew. Inaczej pieniądze mogą wyjść dwa razy.',

  withdrawnSubject: 'Potwierdzenie odstąpienia od umowy, zamówienie nr {number}: {shop}',
  withdrawn: 'potwierdzamy, że {date} o {time} dostaliśmy Twoje oświadczenie o odstąpieniu od umowy.',
  withdrawnStatement: 'Treść oświadczenia',
  withdrawnMoney: 'Pieniądze',
  withdrawnBack: 'Co odesłać',
  withdrawnBackText:
    'Rzeczy, od których odstępujesz, odeślij najpóźniej do {date} na adres: {seller}. Bezpośredni koszt odesłania ponosisz Ty, chyba że zgodziliśmy się go ponieść.',
  withdrawnNotSent: 'Tych rzeczy jeszcze nie wysłaliśmy, więc niczego nie trzeba odsyłać.',
  withdrawnBring: 'Co zwrócić',
  withdrawnBringText:
    'Rzeczy, od których odstępujesz, a które już masz, przynieś albo odeślij najpóźniej do {date} na adres: {seller}. Bezpośredni koszt zwrotu ponosisz Ty, chyba że zgodziliśmy się go ponieść.',
  withdrawnNotHanded: 'Tych rzeczy jeszcze nie wydaliśmy, więc niczego nie trzeba zwracać.',
  returnSubject: 'Kod zwrotu, zamówienie nr {number}: {shop}',
  return: 'przewoźnik wydał kod, na który odeślesz rzeczy z zamówienia nr {number}.',
  shopWithdrawnSubject: 'Odstąpienie od umowy, zamówienie nr {number}',
  shopWithdrawnBy: 'Oświadczenie złożono {date} o {time}. Potwierdzenie wysłaliśmy na {email}.',
  shopByHand: 'Do wypłaty przez sklep: {amount}, najpóźniej do {date}.',
  shopCollectLess: 'Paczka idzie za pobraniem i jeszcze nie wyszła. Pobierz o {amount} mniej.',
  shopAccount: 'Konto podane przez kupującego',

  linkSubject: 'Twoje zamówienie nr {number}: {shop}',
  link: 'oto link do zamówienia nr {number} z {date}.',
  linkWithdraw: 'Na stronie zamówienia odstąpisz od umowy przyciskiem „Odstąp od umowy tutaj”.',
  linkWhy: 'Piszemy, bo ktoś podał na stronie sklepu numer tego zamówienia i ten adres. Jeśli to nie Ty, nic nie rób.',
});
