import { type MouseEvent, useId } from 'react';
import { nbsp } from '../../kit/typography.ts';
import { classes } from '../../ui/classes.ts';
import { useText } from '../../ui/TextContext.tsx';
import { useAbout } from '../../ui/useAbout.ts';
import { roundedDown } from '../roundedCount.ts';
import type { FoundOption, FoundProduct } from './found.ts';
import { marksFor, piecesOf } from './marked.ts';
import styles from './Panel.module.css';
import type { ListedGroup } from './rows.ts';
import { searchBoxTexts } from './texts.ts';
import { LIST, optionId } from './useField.ts';

interface FoundListProps {
  groups: readonly ListedGroup[];
  text: string;
  active: number;
  /** A newer answer is on its way. */
  busy: boolean;
  net: boolean;
  /** Somebody goes on by an option of this name; that of all products has none. */
  onLeave(name: string): void;
}

/** Which groups stand in one column of a wide window. */
const COLUMNS = [
  { names: ['recent'], className: styles.whole },
  { names: ['products'], className: styles.main },
  { names: ['searchQueries', 'menuNodes'], className: styles.side },
  { names: ['series', 'producers', 'cms'], className: styles.side },
];

/** The list of the combobox. Options are links: a press follows one as everywhere, and focus stays in the field. */
export function FoundList({ groups, text, active, busy, net, onLeave }: FoundListProps) {
  const t = useText(searchBoxTexts);
  return (
    <div id={LIST} role="listbox" aria-label={t('list')} aria-busy={busy || undefined} className={styles.list}>
      {COLUMNS.map(({ names, className }) => {
        const shown = groups.filter(({ name }) => names.includes(name));
        return shown.length === 0 ? null : (
          <div key={names[0]} className={className}>
            {shown.map((group) => (
              <Group key={group.name} group={group} text={text} active={active} net={net} onLeave={onLeave} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface GroupProps {
  group: ListedGroup;
  text: string;
  active: number;
  net: boolean;
  onLeave(name: string): void;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function Group({ group: { name, options, first, all }, text, active, net, onLeave }: GroupProps) {
  const t = useText(searchBoxTexts);
  // Another tab or window is no leaving.
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, name: string) => {
    if (!ctrlKey && !metaKey && !shiftKey) onLeave(name);
  };
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options may hold no fieldset
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.title}>
        {t(name)}
      </div>
      {options.map((option, place) => {
        const isAll = all !== undefined && place === options.length - 1;
        return (
          <a
            key={option.href + option.name}
            id={optionId(first + place)}
            role="option"
            aria-selected={first + place === active}
            tabIndex={-1}
            onMouseDown={keepFocus}
            onClick={(event) => onClick(event, option.name)}
            href={option.href}
            className={option.product ? styles.hit : classes(styles.way, isAll && styles.all)}
          >
            {isAll ? (
              all.atLeast ? (
                t('allAtLeast', { n: roundedDown(all.n) })
              ) : (
                t('all', { n: all.n })
              )
            ) : (
              <Option option={option} text={text} active={first + place === active} net={net} />
            )}
          </a>
        );
      })}
    </div>
  );
}

function Option({ option, text, active, net }: { option: FoundOption; text: string; active: boolean; net: boolean }) {
  const { name, detail, marks, product } = option;
  return (
    <>
      {product && <Icon product={product} active={active} />}
      <span>
        <span className={classes(product && styles.name)}>
          {piecesOf(nbsp(name), marks ?? marksFor(name, text)).map(({ at, marked, text: piece }) =>
            marked ? <mark key={at}>{piece}</mark> : piece,
          )}
        </span>{' '}
        {detail !== '' && <small className={styles.detail}>{nbsp(detail)}</small>}
      </span>{' '}
      {product && <Price product={product} net={net} />}
    </>
  );
}

/** The second picture of a product shows when it is chosen, as on its card. */
function Icon({ product: { icon, iconSecond }, active }: { product: FoundProduct; active: boolean }) {
  if (icon === '') return <span className={styles.blank} />;
  return (
    <img
      src={active && iconSecond !== '' ? iconSecond : icon}
      alt=""
      width="160"
      height="160"
      className={styles.blank}
    />
  );
}

function Price({ product, net }: { product: FoundProduct; net: boolean }) {
  const { price, points, from, per, subscribed, gratis } = product;
  const t = useText(searchBoxTexts);
  const words = () => {
    if (gratis) return t('gratis');
    if (points !== undefined) return t('points', { n: points });
    if (!price) return t('phonePrice');
    const amount = net ? t('net', { price: price.net }) : price.gross;
    return from ? t('from', { price: amount }) : amount;
  };
  const of = [...(per === undefined ? [] : [t('per', { unit: per })]), ...(subscribed ? [t('subscribed')] : [])];
  const about = useAbout();
  const grosze = price?.grosze[net ? 'net' : 'gross'];
  const told = grosze === undefined ? undefined : about(grosze);
  return (
    <span className={styles.price}>
      {words()} {price && of.length > 0 && <small className={styles.about}>{of.join(', ')}</small>}
      {told !== undefined && <small className={styles.about}>{told}</small>}
    </span>
  );
}
