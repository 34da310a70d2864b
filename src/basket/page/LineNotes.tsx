import type { Amount } from '../../catalogue/priceView.ts';
import { catalogueTexts } from '../../catalogue/texts.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { sentences } from '../../kit/typography.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconInfo, iconWarn } from '../../ui/icons.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import { addMessage } from '../messages.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView, KnownLine } from '../view.ts';
import styles from './BasketLine.module.css';

interface Props {
  line: KnownLine;
  basket: Pick<BasketView, 'currency' | 'priceType'>;
}

const CHANGES = { soldOut: 'changeSoldOut', less: 'changeLess', back: 'changeBack' } as const;

/** Notes about a line: changes since it was added or last seen, and obstacles to ordering it. */
export function LineNotes({ line, basket: { currency, priceType } }: Props) {
  const t = useText(basketTexts);
  const words = useText(catalogueTexts);
  const overrides = useTextOverrides();
  const { soldOut, left, problem, change, price, priceChange } = line;
  const money = (amount: Amount) => formatMoney(amount[priceType], currency);
  const told: string[] = [];
  const wrong: string[] = [];
  if (change) (change === 'back' ? told : wrong).push(t(CHANGES[change]));
  else if (soldOut) wrong.push(t('soldOut'));
  if (left !== undefined) {
    wrong.push(t('left', { quantity: `${formatQuantity(left, line.precision)} ${line.unit.name}` }));
  }
  if (problem) wrong.push(addMessage(problem, overrides));
  if (price && priceChange) {
    const { before, fell } = priceChange;
    told.push(t(fell ? 'priceFell' : 'priceRose', { before: money(before) }));
    // Beside a promotion it stands already.
    if (fell && fell.lowest.gross !== price.reduction?.lowest.gross)
      told.push(`${words(fell.sinceFirstOffer ? 'lowestSinceOffer' : 'lowest')} ${money(fell.lowest)}`);
  }
  return (
    <>
      {wrong.length > 0 && (
        <p className={styles.warn}>
          <Icon of={iconWarn} size="sm" />
          <span>{sentences(wrong)}</span>
        </p>
      )}
      {told.length > 0 && (
        <p className={styles.told}>
          <Icon of={iconInfo} size="sm" />
          <span>{sentences(told)}</span>
        </p>
      )}
    </>
  );
}
