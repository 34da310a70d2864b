/** One address of every kind of page that is for search engines, and of the states that make the kind look different. */
export const INDEXED_PAGES = [
  '/',
  '/kategoria/stol',
  '/kategoria/kubki-i-filizanki',
  '/kategoria/stol?counter=1',
  '/produkt/kubek-codzienny-kobalt-1001',
  '/produkt/umywalka-owalna-1049',
  // With a unit price, by telephone, for points, a service with a date, free of charge.
  '/produkt/kawa-z-palarni-obok-1034',
  '/produkt/kubki-z-twoim-znakiem-1006',
  '/produkt/kubek-maly-grafit-1005',
  '/produkt/warsztaty-pierwszy-raz-przy-kole-1067',
  '/produkt/plytka-probna-1064',
  '/producent/glinianka',
  '/seria/codzienna',
  '/nowosci',
  '/promocje',
  '/strona/o-nas',
  '/strona/regulamin',
  '/strona/dostawa-i-platnosci',
  '/strona/zeszyt',
  '/strona/zeszyt-jak-ulozyc-polke',
  '/kontakt',
  '/newsletter',
] as const;

/** Lists that are the same things in another way, and one that is empty. */
export const UNINDEXED_LISTS = [
  '/kategoria/stol?sort_order=price-a',
  '/kategoria/stol?portions=48',
  '/kategoria/kubki-i-filizanki?filter_instock=1',
  '/kategoria/kubki-i-filizanki?filter_price=9000-9999',
  '/szukaj?text=qqqqq',
  '/szukaj?text=talez+nocny',
] as const;

/** Forms about something, and what comes after one. */
export const FORM_PAGES = [
  '/produkt/kubki-z-twoim-znakiem-1006/pytanie',
  '/produkt/kubki-z-twoim-znakiem-1006/wycena',
  '/produkt/kubek-codzienny-kobalt-1001/cena',
  '/produkt/kubki-z-twoim-znakiem-1006/opinie',
  '/produkt/kubki-z-twoim-znakiem-1006/opinia',
  '/newsletter/sprawdz-poczte',
  '/zamowienie/znajdz',
  '/porownanie?ids=1001,1002',
  '/wycofania',
  '/sklepy',
  '/sklepy?produkt=1001',
] as const;

export const MISSING_PAGE = '/czegos-takiego-nie-ma';

type Looked = (typeof INDEXED_PAGES)[number] | (typeof UNINDEXED_LISTS)[number] | typeof MISSING_PAGE;

/** One of each kind, by the class of its container; all of them are among the pages above. */
export const KINDS: Readonly<Record<string, string>> = {
  '/': 'main_page',
  '/kategoria/kubki-i-filizanki': 'search_page',
  '/produkt/kubek-codzienny-kobalt-1001': 'projector_page',
  '/producent/glinianka': 'search_page',
  '/seria/codzienna': 'search_page',
  '/szukaj?text=talez+nocny': 'search_page',
  '/strona/o-nas': 'text_page',
  '/kontakt': 'contact_page',
  [MISSING_PAGE]: 'noproduct_page',
} satisfies Partial<Record<Looked, string>>;
