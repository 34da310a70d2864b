import { deliveryMethods } from '../../delivery/methods.ts';
import { countryName } from '../../forms/countries.ts';
import { phoneHref } from '../../kit/phone.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { cookieTerms } from '../../session/cookie.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { type Translate, translate } from '../../ui/text.ts';
import type { AnnouncementsFile } from '../announcements/file.ts';
import { krsInGroups, nipInGroups } from '../company.ts';
import { keptInBrowser, type StoredItem } from './browserStorage.ts';
import { escaped, type Fact, type Facts } from './fill.ts';
import { factTexts } from './texts.ts';

type Words = Translate<typeof factTexts.values>;

interface FactSources {
  shop: ShopFile;
  texts: Readonly<Record<string, string>>;
  shopUrl: string;
  announcements: AnnouncementsFile;
}

/** Facts that pages of words may name: by the names of shop.yaml, and two tables (docs/pages.md). */
export function shopFacts({ shop, texts, shopUrl, announcements }: FactSources): Facts {
  const t: Words = (key, ...args) => translate(factTexts, texts, key, ...args);
  const { company, currency } = shop;
  const transfer = shop.payments.transfer?.days;
  const session = cookieTerms(shopUrl)?.name ?? '__Host-witryna';
  return new Map<string, Fact | undefined>([
    ['name', { words: shop.name }],
    ['company.name', { words: company.name }],
    ['company.street', { words: company.street }],
    ['company.postcode', { words: company.postcode }],
    ['company.city', { words: company.city }],
    ['company.country', { words: company.country }],
    ['company.nip', { words: nipInGroups(company.nip) }],
    ['company.krs', words(company.krs && krsInGroups(company.krs))],
    ['company.email', linked(company.email, `mailto:${company.email}`)],
    ['company.phone', linked(company.phone, phoneHref(company.phone))],
    ['company.hours', words(company.hours)],
    ['return_days', { words: String(shop.return_days) }],
    ['free_delivery_from', words(shop.free_delivery_from && formatMoney(shop.free_delivery_from, currency))],
    ['payments.transfer.days', words(transfer && String(transfer))],
    ['delivery', table(deliveryRows(shop, t))],
    ['cookies', table(keptRows(keptInBrowser(session, announcements), t))],
  ]);
}

const words = (value: string | 0 | undefined): Fact | undefined => (value ? { words: value } : undefined);
const linked = (value: string, href: string): Fact => ({ words: value, markdown: `[${escaped(value)}](${href})` });

/** Ways of delivery as shoppers are offered them, each with where it goes and what it costs. */
function deliveryRows(shop: ShopFile, t: Words): string[][] {
  const money = (grosze: number) => formatMoney(grosze, shop.currency);
  const ways = deliveryMethods(shop).map(({ name, countries, cost, freeFrom, workingDays, pickUp }) => [
    escaped(name),
    countries.map(countryName).join(', '),
    money(cost),
    cost === 0 ? money(0) : freeFrom === undefined ? t('never') : money(freeFrom),
    pickUp ? t('pickUp') : workingDays === undefined ? t('unknown') : t('upTo', { n: workingDays }),
  ]);
  return [[t('way'), t('countries'), t('cost'), t('freeFrom'), t('workingDays')], ...ways];
}

function keptRows(kept: readonly StoredItem[], t: Words): string[][] {
  const life = ({ life }: StoredItem) =>
    life === 'tab' ? t('untilTabCloses') : life === 'stays' ? t('untilRemoved') : t('days', { n: life });
  const why = ({ why, consent }: StoredItem) => {
    const words = t(why) as string;
    return consent ? t('withConsent', { why: words }) : words;
  };
  return [[t('name'), t('why'), t('life')], ...kept.map((one) => [`\`${one.name}\``, why(one), life(one)])];
}

/** A table of Markdown (GFM); its words are those of the same rows. */
function table([head = [], ...rows]: readonly string[][]): Fact {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return {
    words: rows.map((cells) => cells.join(', ')).join('; '),
    markdown: [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
  };
}
