/**
 * Commands and their first words as a Polish merchant says them; diacritics and case do not matter.
 * @type {Readonly<Record<string, string>>}
 */
const COMMANDS = {
  nowy: 'new',
  otworz: 'start',
  sprawdz: 'check',
  importuj: 'import',
  eksportuj: 'export',
  zamowienia: 'orders',
  opinie: 'opinions',
  wycofane: 'recalls',
  szukane: 'searches',
  czytelnicy: 'newsletter',
  raport: 'report',
  diagnoza: 'doctor',
  kopia: 'backup',
  przywroc: 'restore',
  pomoc: 'help',
};

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const WORDS = {
  import: { punkty: 'points', przekierowania: 'redirects' },
  orders: {
    lista: 'list',
    pokaz: 'show',
    eksport: 'export',
    status: 'set-status',
    paczka: 'shipment',
    zwrot: 'return',
    faktura: 'invoice',
    zaplacone: 'paid',
    zwrocone: 'refunded',
    odnow: 'renew',
  },
  opinions: { lista: 'list', opublikuj: 'publish', odrzuc: 'refuse', odpowiedz: 'answer' },
  recalls: { lista: 'list', zawiadom: 'tell' },
};

/** @param {string} word */
const folded = (word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/**
 * The words of a command line as the program itself says them: what is not in the tables stays as it is.
 * @param {readonly string[]} words  the command and what follows it
 * @returns {string[]}
 */
export function inEnglish([name, what, ...more]) {
  if (name === undefined) return [];
  const command = COMMANDS[folded(name)] ?? name;
  return [command, ...(what === undefined ? [] : [WORDS[command]?.[folded(what)] ?? what]), ...more];
}
