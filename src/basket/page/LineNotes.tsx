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
  const overrides = useTextOverrides();
  const { soldOut, left, problem, change, price, priceBefore } = line;
  const told: string[] = [];
  const wrong: string[] = [];
  if (change) (change === 'back' ? told : wrong).push(t(CHANGES[change]));
  else if (soldOut) wrong.push(t('soldOut'));
  if (left !== undefined) {
    wrong.push(t('left', { quantity: `${formatQuantity(left, line.precision)} ${line.unit.name}` }));
  }
  if (problem) wrong.push(addMessage(problem, overrides));
  if (price && priceBefore) {
    const before = formatMoney(priceBefore[priceType], currency);
    told.push(t(price.unit.gross > priceBefore.gross ? 'priceRose' : 'priceFell', { before }));
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
