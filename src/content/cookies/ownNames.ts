/**
 * Names of all cookies and storage keys of the shop itself that scripts may read (docs/contract/pages.md#cookies). What
 * has another name was left by a script of the merchant's own.
 */
const OWN_NAMES: ReadonlySet<string> = new Set([
  ...['sesja', 'zalogowany', 'ceny', 'ck_cook', 'consent', 'rabateCode_clicked', 'freeeshipping_clicked', 'compared'],
  ...['waluta', 'setRegionForced', 'setZipcodeForced', 'klucz_potem', 'scheme'],
  ...[
    'closed_bars',
    'closed_layers',
    'addedtoBasket',
    'listsChanged',
    'schemeChanged',
    'recentProducts',
    'recentSearches',
  ],
  ...['visits', 'heardEvents', 'key_offer'],
]);

/** Beginnings of the names of keys that hold something of their own. */
const OWN_BEGINNINGS = ['search_', 'expchck', 'witryna-'];

export const isOwnName = (name: string): boolean =>
  OWN_NAMES.has(name) || OWN_BEGINNINGS.some((beginning) => name.startsWith(beginning));
