/** Finds the house number in a line such as "al. 3 Maja 12A m. 4". */

/** Words before a street's name; a number behind them belongs to the name, as in "al. 3 Maja". */
const KINDS = new Set('ul ulica al aleja aleje pl plac bulwar skwer rondo park'.split(' '));
const MONTHS = new Set(
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września wrzesnia października pazdziernika listopada grudnia'.split(
    ' ',
  ),
);
/** Words behind a number that belongs to the name of a street. */
const NAMES = new Set([
  ...MONTHS,
  ...'roku r. lecia pułku pulku dywizji dywizjonu dp armii korpusu brygady batalionu szwadronu eskadry kompanii powstania aleja poprzeczna'.split(
    ' ',
  ),
]);

/** Pairs of words that begin as such a name does and count nothing. */
const UNCOUNTED =
  /(?:^| )(?:armii (?:krajowej|ludowej)|powstania (?:warszawskiego|wielkopolskiego|styczniowego|listopadowego))(?: |,|$)/i;
/** Frequent first words of streets that end as what is counted does, and count nothing. */
const NOT_COUNTED = new Set(
  'kościuszki moniuszki matejki fredry skargi jagiełły popiełuszki barbary anny jadwigi wandy wolności niepodległości solidarności jedności przyjaźni pokoju zgody rynek zacisze nowy stary krakowskie powstańców obrońców bohaterów legionów sybiraków'.split(
    ' ',
  ),
);
/** Whom streets are called after together with a year. */
const OF_A_YEAR = new Set('powstańców bohaterów obrońców ofiar'.split(' '));
const YEAR = /^1[5-9]\d\d(?:[-–/]\d{4})?(?:r\.?)?$/;
/** Words for a part of an estate or a house, behind the number of the house before it. */
const PARTS = /^(?:blok|klatka|lok|miesz|bud|piętro|wej|seg|hala)/;
/** Titles before a person's name. */
const TITLES = new Set('gen ks św sw płk plk mjr dr prof bp abp kard marsz'.split(' '));

/** Words for a house without a number, in Poland and abroad. */
const NONE = new Set(
  'b/n bn b.n b.n. bez_numeru brak_numeru bez_nr bez_nr. brak_nr brak s/n sn snc bb bb. b.b. fn f.n. b.š.'.split(' '),
);

export interface StreetLine {
  street: string;
  number: string;
}

/**
 * Parts a Polish line: the number goes from the first word with a digit that is not part of the street's name, to the end;
 * so "3 Maja" has none and "Jana Pawła II 12 m. 4" has "12 m. 4". What follows a number may be anything ("hala A", "parter").
 * A number in front, as "12 Polna", is one where it does not begin a name, as in "3 Maja". Undefined without a number or
 * without words beside it.
 */
export function splitStreet(line: string): StreetLine | undefined {
  const words = line.replace(/(\p{L}{4})(\d)/gu, '$1 $2').split(' ');
  const none = wordsForNone(words);
  if (none > 0) return cut(words, words.length - none);
  const from = words.findIndex((word, place) => place > 0 && /\d/.test(word) && !isOfName(words, place));
  if (from < 1) return numberFirst(words);
  const { street, number } = cut(words, from);
  return { street, number: number.replace(/[.,]$/, '') };
}

/** A number with more behind it counts nothing. */
const SURE = /^\d{1,4}(?:[a-z]?\/\d{1,4}[a-z]?,?|[a-z],?|,)$/i;

/**
 * Names that begin with a number count something: „7 Kamienic”, „3 Krzyży”, „7 Dębów”, „15 Poznańskiego Pułku Ułanów”. Torn apart they
 * would be another street, so only such words are taken for a name behind the number of a house as count nothing: adjectives
 * („Polna”), and what a street is called after („Kopernika”, „Piłsudskiego”, „Marii Konopnickiej”).
 */
function numberFirst([first = '', ...rest]: readonly string[]): StreetLine | undefined {
  if (!/^\d{1,4}$/.test(first) && !SURE.test(first)) return undefined;
  const [name = '', next = ''] = rest.filter((word) => /^\p{L}{3,}(?:-\p{L}+)?,?$/u.test(word));
  if (name === '' || !(countsNothing(rest, name, next) ?? SURE.test(first))) return undefined;
  return { street: rest.join(' '), number: first.replace(',', '') };
}

/** Undefined where neither the first words nor their endings tell. */
function countsNothing(words: readonly string[], name: string, next: string): boolean | undefined {
  const [kind = ''] = words;
  if (NOT_COUNTED.has(plain(name)) || UNCOUNTED.test(words.join(' '))) return true;
  if (words.some((word) => NAMES.has(word.toLowerCase()) || word.endsWith('ów'))) return false;
  if (/^(?:ul|ulica|os|osiedle|pl|plac)\.?$/i.test(kind) || TITLES.has(plain(kind))) return true;
  const isOfPerson = /[iy]$/i.test(name) && /(?:ego|ej)(?:-\p{L}+)?,?$/iu.test(next);
  return isOfPerson || /(?:a|ego|ej|ii),?$/i.test(name) || undefined;
}

const plain = (word: string): string => word.replace(/[.,]$/, '').toLowerCase();

/** Tells whether a number belongs to the name of its street. */
function isOfName(words: readonly string[], place: number): boolean {
  const wordAt = (at: number) => (words[at] ?? '').toLowerCase();
  const [before, word, after] = [wordAt(place - 1), wordAt(place), wordAt(place + 1)];
  if (word.includes('lecia') || (before === 'dywizjonu' && word === '303')) return true;
  if (YEAR.test(word) && (MONTHS.has(before) || words.slice(0, place).some((one) => OF_A_YEAR.has(plain(one)))))
    return true;
  // „os. 3 Róż 5”, „Żołnierzy 27 Wołyńskiej Dywizji”, „ul. 3Maja”.
  const isEstate = /^(?:os|osiedle)\.?$/.test(before) && /^\p{L}{3,}$/u.test(after) && !PARTS.test(after);
  if (isEstate && words.slice(place + 2).some((one) => /^\d/.test(one))) return true;
  if (/(?:ego|ej)$/.test(after) && NAMES.has(wordAt(place + 2))) return true;
  if (/^(?:ul|al|pl)\.?$/.test(before) && /\p{L}{4}/u.test(word)) return true;
  if (before === 'pawła' && word === '2' && /\d/.test(after)) return true;
  return after !== '' && (NAMES.has(after) || /^\d+\.$/.test(word) || KINDS.has(before.replace('.', '')));
}

function cut(words: readonly string[], from: number): StreetLine {
  const before = words.slice(0, from).join(' ');
  return { street: before.endsWith(',') ? before.slice(0, -1) : before, number: words.slice(from).join(' ') };
}

/** Counts the words at the end of a line that say that the house has no number; never all of them. */
function wordsForNone(words: readonly string[]): number {
  const ends = (count: number) => words.length > count && NONE.has(words.slice(-count).join('_').toLowerCase());
  return ends(2) ? 2 : ends(1) ? 1 : 0;
}

/** Tells whether a line says that its house has no number. */
export const saysNone = (line: string): boolean => wordsForNone(line.split(' ')) > 0;

/** A line that nobody types into a street's field, characters. */
const LONGEST_LINE = 200;

/**
 * Browsers fill in "Polna 12" as one line, for they know no field of a house number; what belongs to each field then.
 * Undefined where there is nothing to part.
 */
export function partLine(street: string, number: string, region: string): StreetLine | undefined {
  if (region !== 'PL' || number.trim() !== '' || street.length > LONGEST_LINE) return undefined;
  return splitStreet(street.trim());
}

/** Words that end the name of a British street. */
const BRITISH = new Set(
  'street st road rd lane avenue ave close drive way court place gardens terrace row hill square crescent grove park mews walk green'.split(
    ' ',
  ),
);

/** Tells whether a British line holds a house name: before a comma, or after the word that ends the street's name. */
export function hasBritishHouse(line: string): boolean {
  if (/\d/.test(line)) return true;
  const words = line.toLowerCase().split(' ');
  const street = words.findIndex((word) => BRITISH.has(word.endsWith(',') ? word.slice(0, -1) : word));
  return line.slice(0, -1).includes(',') || (street >= 0 && street < words.length - 1);
}
