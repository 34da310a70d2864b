import { nbsp } from '../../kit/typography.ts';
import { classes } from '../../ui/classes.ts';
import { useText } from '../../ui/TextContext.tsx';
import buy from './Buy.module.css';
import styles from './Sizes.module.css';
import type { BuyActions } from './state/actions.ts';
import type { Buying } from './state/buying.ts';
import type { BuyView } from './state/model.ts';
import tile from './Tile.module.css';
import { buyTexts } from './texts.ts';

/** Longer names would break into too many lines. */
const SHORT_NAME = 9;

/** Sold-out sizes look so before they are clicked, and can be chosen still: then the shop offers to write when they are back. */
export function Sizes({ are, now, actions }: { are: BuyView['sizesAre']; now: Buying; actions: BuyActions }) {
  const t = useText(buyTexts);
  const long = now.sizes.some(({ name }) => name.length > SHORT_NAME);
  return (
    <fieldset className={buy.group} id="projector_sizes_section">
      <legend className={buy.label}>{are ?? t('sizes')}</legend>
      <div className={classes(styles.sizes, long && styles.longNames)} id="projector_sizes_select">
        {now.sizes.map((size) => (
          <label key={size.type} className={classes(tile.tile, !size.open && styles.sizeOut)}>
            <input
              type="radio"
              name="size"
              value={size.type}
              checked={size.type === now.size}
              onChange={() => actions.chooseSize(size.type)}
            />
            <b>{nbsp(size.name)}</b>
            <small>{size.open ? (now.subscribed ? (size.subscribed ?? size.price) : size.price) : t('sizeOut')}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
