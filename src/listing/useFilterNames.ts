import { formatMoney } from '../kit/priceFormat.ts';
import { useText } from '../ui/TextContext.tsx';
import type { Translate } from '../ui/text.ts';
import type { Choice } from './listView/choices.ts';
import type { SizeKind } from './listView/sizeKind.ts';
import type { FilterName, PriceRange } from './model.ts';
import { listingTexts } from './texts.ts';

type Say = Translate<typeof listingTexts.values>;

interface Named {
  filter: FilterName;
  parameter?: string;
  sizeKind?: SizeKind;
}

/** Names of filters and of their values. */
export function useFilterNames(): {
  filter: (named: Named) => string;
  choice: (choice: Choice, price?: PriceRange) => string;
} {
  const t = useText(listingTexts);
  return {
    filter: (named) => filterName(t, named),
    choice: (choice, price) => choiceName(t, choice, price),
  };
}

/** Name of a filter: "Szkliwo", "Cena". */
function filterName(t: Say, { filter, parameter, sizeKind }: Named): string {
  if (sizeKind !== undefined) return t(`sizes_${sizeKind}`);
  return filter.kind === 'values' ? (parameter ?? t('otherFilter')) : t(filter.kind);
}

/** "Szkliwo: Mech", "Cena: od 49,00 zł", "Dostępne teraz". */
function choiceName(t: Say, choice: Choice, price: PriceRange | undefined): string {
  if ('word' in choice) return `${filterName(t, choice)}: ${choice.name}`;
  if (choice.filter.kind !== 'price') return t(choice.filter.kind);
  return `${t('price')}: ${rangeName(t, price ?? {})}`;
}

function rangeName(t: Say, { from, to }: PriceRange): string {
  if (from === undefined) return t('priceUnder', { to: formatMoney(to ?? 0) });
  if (to === undefined) return t('priceOver', { from: formatMoney(from) });
  return t('priceBetween', { from: formatMoney(from), to: formatMoney(to) });
}
