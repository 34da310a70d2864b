/** The demo shop's cup: in sizes, one of them sold out, with versions and tiers of prices. */
export const CUP = '/produkt/kubek-codzienny-kobalt-1001';

/** A state that a product of the demo shop is in. */
export interface ProductState {
  name: string;
  /** Its address. */
  at: string;
  /** What the form says. */
  reads: readonly (string | RegExp)[];
  /** Can be put into the basket. */
  open: boolean;
  /** Ids of elements that are not there. */
  gone?: readonly string[];
}

/** Each state of the docs/contract/product.md#states. */
export const states: readonly ProductState[] = [
  {
    name: 'a reduced price with versions, sizes and tiers',
    at: CUP,
    reads: [
      '59,00 zł',
      '−14 %',
      'Najniższa cena z 30 dni przed obniżką: 69,00 zł',
      'Cena regularna: 73,00 zł',
      'Cena rekomendowana: 77,00 zł',
      'Im więcej, tym taniej',
      'Kup jeszcze 2 szt., a zapłacisz po 54,28 zł.',
      'Zyskujesz 59 punktów',
      '11 sztuk w magazynie',
    ],
    open: true,
  },
  {
    name: 'a size that is sold out',
    at: `${CUP}?size=450`,
    reads: ['78,00 zł', 'Produkt niedostępny', 'Brak na magazynie', /450\sml\swróci\s\d+\s\S+/, 'Powiadom mnie'],
    open: false,
    gone: ['projector_number'],
  },
  {
    name: 'a product that is sold out',
    at: '/produkt/kubek-plazowy-1003',
    reads: ['Produkt niedostępny', /Spodziewamy się\s\d+\s\S+/, 'Powiadom mnie'],
    open: false,
  },
  {
    name: 'a price by telephone',
    at: '/produkt/kubki-z-twoim-znakiem-1006',
    reads: ['Cena na telefon. Skontaktuj się ze sprzedawcą', 'Skontaktuj się z nami'],
    open: false,
    gone: ['projector_number'],
  },
  {
    name: 'what is sold for points only',
    at: '/produkt/dzien-z-mistrzem-toczenia-1069',
    reads: ['6 000 punktów', 'Towar dostępny tylko w programie lojalnościowym.', 'Kup za punkty'],
    open: false,
  },
  {
    name: 'what is sold for money or points',
    at: '/produkt/dzbanek-polny-1026',
    reads: ['199,00 zł', 'albo 4 000 punktów', 'Kup za punkty'],
    open: true,
  },
  {
    name: 'what is free',
    at: '/produkt/plytka-probna-1064',
    reads: ['Gratis!'],
    open: false,
    gone: ['projector_buttons_section'],
  },
  {
    name: 'what is made to order',
    at: '/produkt/umywalka-owalna-1049',
    reads: [
      '1 490,00 zł',
      'Robimy na zamówienie, 42 dni',
      /Wysyłka za\s4\d\sdni/,
      /U\sCiebie najpóźniej we?\s\S+, \d+\s\S+/,
      'Darmowa dostawa',
    ],
    open: true,
  },
  {
    name: 'what is sold in a subscription only',
    at: '/produkt/kubek-miesiaca-1058',
    reads: ['69,00 zł w abonamencie', 'Sprzedajemy tylko w abonamencie, co 30 dni. Najkrócej 3 dostawy.'],
    open: true,
  },
  {
    name: 'a bundle',
    at: '/produkt/sniadanie-w-lesie-1054',
    reads: ['259,00 zł', 'W zestawie taniej o 12,00 zł (4 %) niż osobno', '1 × Miska Leśna, 18 cm'],
    open: true,
  },
  {
    name: 'what is sold by weight',
    at: '/produkt/glina-kamionkowa-jasna-1059',
    reads: [
      '6,50 zł',
      'Razem za 2 kg: 13,00 zł',
      '412,5 kilograma w magazynie',
      'Kup jeszcze 18 kg, a zapłacisz po 5,90 zł.',
    ],
    open: true,
  },
  {
    name: 'a deposit and a unit price',
    at: '/produkt/sok-z-pigwy-1036',
    reads: ['14,00 zł', '28,00 zł za 1 l', '+ kaucja za butelkę 1,00 zł, zwrotna', 'Razem za 2 szt.: 28,00 zł'],
    open: true,
  },
  {
    name: 'a service with its day',
    at: '/produkt/warsztaty-pierwszy-raz-przy-kole-1067',
    reads: ['189,00 zł', 'Dzień i godzina warsztatów', 'Mała liczba pod datą to wolne miejsca.'],
    open: true,
  },
  {
    name: 'what is made to order, nobody knows yet when',
    at: '/produkt/dzbanek-pawie-oko-1028',
    reads: [
      '259,00 zł',
      'Malujemy na zamówienie, termin ustalimy mailem',
      'Termin wysyłki ustalimy po złożeniu zamówienia.',
    ],
    open: true,
    gone: ['projector_shipping_info'],
  },
  {
    name: 'what the merchant has taken out of sale though pieces are left',
    at: '/produkt/talerz-plazowy-1015?size=24',
    reads: ['89,00 zł', 'Produkt niedostępny', 'Zmieniamy formę tego rozmiaru', 'Powiadom mnie'],
    open: false,
    gone: ['projector_number'],
  },
  {
    name: 'what has its status left out',
    at: '/produkt/karta-podarunkowa-1057?size=200',
    reads: ['200,00 zł'],
    open: true,
    gone: ['projector_status'],
  },
  {
    name: 'what has a price and is not sold',
    at: '/produkt/wazon-z-wystawy-1073',
    reads: ['2 400,00 zł', 'Produkt niedostępny'],
    open: false,
    gone: ['projector_status', 'projector_number', 'projector_shipping_info', 'projector_shipping_cost'],
  },
  {
    name: 'what is sold for points only, with no price by telephone',
    at: '/produkt/kubek-maly-grafit-1005',
    reads: ['1 200 punktów', 'Towar dostępny tylko w programie lojalnościowym.', 'Kup za punkty'],
    open: false,
  },
  {
    name: 'a thing made with a file, its status with a picture',
    at: '/produkt/kubek-z-rysunkiem-1072',
    reads: [
      '139,00 zł',
      'Rysunek',
      'Najwyżej 1 plik, do 8 MB.',
      'Podpis pod rysunkiem',
      /Na(?:\s)zamówienie, do 14 dni/,
    ],
    open: true,
  },
  {
    name: 'a bundle with parts to choose',
    at: '/produkt/dzbanek-z-sokiem-1070',
    reads: ['215,00 zł', 'W zestawie taniej o 12,00 zł (5 %) niż osobno', 'pigwowiec z dynią (wyprzedane)'],
    open: true,
  },
  {
    name: 'a thing made with the shopper’s own words',
    at: '/produkt/kubek-z-imieniem-1007',
    reads: ['119,00 zł', 'Imię lub napis', 'Najwyżej 14 znaków ze spacjami.'],
    open: true,
  },
];
