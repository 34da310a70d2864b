import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { BuyActions } from './state/actions.ts';
import type { Choice, PartView } from './state/model.ts';
import { buyTexts } from './texts.ts';

export interface PartsProps {
  parts: readonly PartView[];
  /** The bundle is made to order: what is not there is made for it. */
  toOrder: boolean;
  /** Empty when nothing can be chosen. */
  chosen: Choice['parts'];
  actions: Pick<BuyActions, 'choosePart'>;
}

/** What a bundle holds. A form always sends all of its parts, so that they stay together with their sizes. */
export function Parts({ parts, toOrder, chosen, actions }: PartsProps) {
  const t = useText(buyTexts);
  const missing = toOrder ? ('partToOrder' as const) : ('partOut' as const);
  return (
    <section className={styles.group} id="projector_bundle_product" aria-labelledby="bundle">
      <h2 id="bundle" className={styles.label}>
        {t('parts')}
      </h2>
      <ul className={styles.parts}>
        {parts.map((part, place) => {
          const value = chosen[place] ?? part.value;
          const open = part.sizes.find((size) => size.value === value)?.open ?? part.open;
          return (
            <li key={part.value} className={classes(!open && !toOrder && styles.partOut)}>
              <span>
                {`${part.quantity}\u00a0×\u00a0`}
                <a href={part.href}>{part.name}</a>
                {part.sizes.length === 0 && part.size !== undefined && `, ${part.size}`}
                {!open && ` (${t(toOrder ? 'partMade' : 'sizeOut')})`}
              </span>
              {part.sizes.length > 0 ? (
                <Select
                  className={styles.partSize}
                  name="part"
                  value={value}
                  aria-label={t('partSize', { name: part.name })}
                  onChange={(event) => actions.choosePart(place, event.currentTarget.value)}
                >
                  {part.sizes.map((size) => (
                    <option key={size.value} value={size.value}>
                      {size.open ? size.name : t(missing, { size: size.name })}
                    </option>
                  ))}
                </Select>
              ) : (
                chosen.length > 0 && <input type="hidden" name="part" value={part.value} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
