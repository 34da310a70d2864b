import type { ReactNode } from 'react';
import type { CardView } from '../catalogue/card.ts';
import { PriceBlock } from '../catalogue/PriceBlock.tsx';
import { formatDayMonth } from '../kit/dates.ts';
import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconClose } from '../ui/icons.ts';
import { Plate } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './ComparisonTable.module.css';
import { difference } from './model.ts';
import { priceKey } from './priceKey.ts';
import { comparisonTexts } from './texts.ts';
import { type ComparisonView, cardName } from './view.ts';

/** Id of the form that takes a product away. */
export const REMOVE_FORM = 'porownanie_usun';

/** Products side by side, a fact a row. A narrow window shows two of them. */
export function ComparisonTable({ view }: { view: ComparisonView }) {
  const t = useText(comparisonTexts);
  const { cards, notSold, facts, most } = view;
  const states = cards.map((card) => (notSold.includes(card.id) ? t('notSold') : availability(card, t)));
  return (
    <table className={styles.table}>
      <caption className="vh">{t('title')}</caption>
      <thead>
        <tr className={styles.pictures}>
          <td className={styles.corner} />
          {cards.map((card) => (
            <td key={card.id}>
              <div className={styles.picture}>
                <div aria-hidden="true">
                  <Plate picture={pictureProps(card.picture, boxes.card)} faded={!card.available} />
                </div>
                <div className={styles.remove}>
                  <IconButton
                    type="submit"
                    form={REMOVE_FORM}
                    name="remove"
                    value={card.id}
                    icon={iconClose}
                    label={t('remove', { name: cardName(card) })}
                  />
                </div>
              </div>
            </td>
          ))}
        </tr>
        <tr className={styles.names}>
          <td>{t('count', { n: cards.length, most })}</td>
          {cards.map((card) => (
            <th key={card.id} scope="col">
              <a href={card.href} className={styles.name}>
                {nbsp(card.name)}
              </a>
              {card.subtitle !== undefined && <span className={styles.subtitle}>{nbsp(card.subtitle)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <Group title={t('offer')} columns={cards.length}>
        <Line
          name={t('price')}
          values={cards.map((card) => <PriceBlock key={card.id} view={card.price} brief />)}
          {...difference(cards.map(({ price }) => priceKey(price)))}
        />
        <Line name={t('availability')} values={states} {...difference(states)} />
      </Group>
      <Group title={t('facts')} columns={cards.length} same={facts.every(({ differs }) => !differs)}>
        {facts.map((fact) => (
          <Line key={fact.name} {...fact} />
        ))}
      </Group>
      <tfoot>
        <tr>
          <td className={styles.foot} />
          {cards.map((card) => (
            <td key={card.id} className={styles.foot}>
              <Button
                href={card.href}
                variant="plain"
                size="sm"
                className={styles.see}
                aria-label={t('seeLabel', { name: cardName(card) })}
              >
                {t('see')}
              </Button>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Group(props: { title: string; columns: number; same?: boolean; children: ReactNode }) {
  const { title, columns, same, children } = props;
  return (
    <tbody data-same={same ? '' : undefined}>
      <tr className={styles.group}>
        <th colSpan={columns + 1} scope="rowgroup">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface LineProps {
  name: string;
  values: readonly ReactNode[];
  differs: boolean;
  odd?: number;
}

function Line({ name, values, differs, odd }: LineProps) {
  const t = useText(comparisonTexts);
  return (
    <tr className={differs ? styles.differs : undefined} data-same={differs ? undefined : ''}>
      <th scope="row">
        {nbsp(name)}
        {differs && <span className="vh"> ({t('differs')})</span>}
      </th>
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the product's own
        <td key={place} data-odd={place === odd ? '' : undefined}>
          {value === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="vh">{t('unknown')}</span>
            </>
          ) : (
            cell(value)
          )}
        </td>
      ))}
    </tr>
  );
}

const cell = (value: ReactNode): ReactNode => (typeof value === 'string' ? nbsp(value) : value);

function availability(
  { available, backOn }: CardView,
  t: ReturnType<typeof useText<(typeof comparisonTexts)['values']>>,
): string {
  if (available) return t('available');
  return backOn === undefined ? t('unavailable') : t('back', { date: formatDayMonth(backOn) });
}
