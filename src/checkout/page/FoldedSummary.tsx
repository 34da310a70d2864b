import { amountOf, nameOf } from '../../basket/names.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconDown } from '../../ui/icons.ts';
import { Plate } from '../../ui/Plate.tsx';
import { Sums } from '../../ui/Sums.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import styles from './FoldedSummary.module.css';
import { type SummedOrder, useSumRows } from './useSumRows.ts';

/** As many as stand beside the amount on the smallest phone. */
const PICTURES = 3;

/** What is bought and for how much, over the form, where the summary itself stands far below. */
export function FoldedSummary(order: SummedOrder) {
  const t = useText(checkoutTexts);
  const { rest, due } = useSumRows(order);
  const { lines, currency, priceType, goods, freeGifts } = order.view.basket;
  const shown = lines.flatMap(({ id, known }) => (known ? [{ id, known }] : []));
  const gift = freeGifts.gifts.find(({ chosen }) => chosen);
  const count = t('products', { n: lines.length });
  return (
    <details className={styles.folded}>
      <summary>
        <span className={styles.pictures} aria-hidden="true">
          {shown.slice(0, PICTURES).map(({ id, known }) => (
            <Plate key={id} picture={pictureProps(known.picture, boxes.thumb)} />
          ))}
        </span>
        <span className={styles.words}>
          {due === undefined
            ? t('foldedLater', { products: count, price: formatMoney(goods[priceType], currency) })
            : t('folded', { products: count, price: due })}
        </span>
        <Icon of={iconDown} size="sm" />
      </summary>
      <Sums
        sums={[
          ...shown.map(({ id, known }) => ({
            key: id,
            label: t('foldedLine', { amount: amountOf(known), name: nbsp(nameOf(known)) }),
            value: known.price
              ? formatMoney(known.price.paid[priceType], currency)
              : t('points', { n: known.points ?? 0 }),
          })),
          ...(gift ? [{ key: 'gift', label: nbsp(gift.name), value: t('gift') }] : []),
          ...rest,
        ]}
      />
    </details>
  );
}
