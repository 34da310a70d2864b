import { PriceBlock } from '../../catalogue/PriceBlock.tsx';
import { nbsp } from '../../kit/typography.ts';
import type { Boxes } from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { EntryView } from '../entryView.ts';
import { listTexts } from '../texts.ts';
import styles from './Lists.module.css';

/** Picture of an entry. */
export const EntryPicture = ({ entry, box }: { entry: EntryView; box: Boxes }) => (
  <div aria-hidden="true">
    <Plate picture={pictureProps(entry.picture, box)} faded={entry.state === 'soldOut' || entry.state === 'gone'} />
  </div>
);

/** Name, size, price and note of an entry; how much is wanted only where that is said. */
export function EntryWords({ entry, wanted }: { entry: EntryView; wanted?: 'wanted' | 'onList' }) {
  const t = useText(listTexts);
  const { name, href, subtitle, sizeName, price, quantity, unit, note, byOthers, state } = entry;
  if (state === 'gone') return <p>{t('gone')}</p>;
  return (
    <>
      <h2>
        <a href={href}>{nbsp(name)}</a>
      </h2>
      <p className="small muted">
        {[sizeName ?? subtitle, wanted && t(wanted, { quantity: nbsp(`${quantity} ${unit}`) })]
          .filter((one) => one !== undefined)
          .join(' · ')}
      </p>
      {byOthers && <p className="small muted">{t('byOthers')}</p>}
      {state === 'soldOut' && <p>{t('soldOut')}</p>}
      {state !== 'soldOut' && price && <PriceBlock view={price} brief />}
      {note !== '' && <p className={styles.note}>{nbsp(note)}</p>}
    </>
  );
}

/** Button or link by which an entry is bought; nothing for what cannot be bought now. */
export function EntryWay({ entry: { id, name, href, state } }: { entry: EntryView }) {
  const t = useText(listTexts);
  if (state === 'open')
    return (
      <Button type="submit" name="basket" value={id} size="sm" aria-label={t('toBasketLabel', { name })}>
        {t('toBasket')}
      </Button>
    );
  if (href === undefined) return null;
  const way = state === 'choose' || state === 'chooseValue' ? state : 'see';
  return (
    <Button href={href} size="sm" variant="outline" aria-label={t(`${way}Label`, { name })}>
      {t(way)}
    </Button>
  );
}
