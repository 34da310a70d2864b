import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useText } from '../../ui/TextContext.tsx';
import { numberInText } from '../../ui/text.ts';
import { knownBasket, onBasket } from '../count.ts';
import { BASKET_PATH } from '../path.ts';
import { readTopBasket, type TopBasket as Shown, type TopLine } from './model.ts';
import styles from './TopBasket.module.css';
import { topBasketTexts } from './texts.ts';

type T = ReturnType<typeof useText<(typeof topBasketTexts)['values']>>;

interface TopBasketProps {
  id: string;
  currency: string;
  /** Net prices are shown first. */
  net: boolean;
  close(giveFocusBack: boolean): void;
  /** Link that opens it. */
  link: HTMLElement;
  /** Address of the checkout. */
  order: string;
}

/** Basket beside its link: no dialog, the page stays usable. */
export function TopBasket({ id, currency, net, close, link, order }: TopBasketProps) {
  const t = useText(topBasketTexts);
  const panel = useRef<HTMLDivElement>(null);
  const known = useSyncExternalStore(onBasket, knownBasket);
  const shown = readTopBasket(known?.answer);
  const empty = shown === undefined;

  useEffect(() => {
    if (empty) close(false);
  }, [empty, close]);

  // At once: a key pressed as soon as the panel is seen closes it as well.
  useLayoutEffect(() => {
    const leaves = (next: EventTarget | null) =>
      next instanceof Node && !panel.current?.contains(next) && !link.contains(next);
    const onPress = ({ target }: Event) => {
      if (leaves(target)) close(false);
    };
    const onFocus = ({ target }: Event) => {
      if (leaves(target)) close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [close, link]);

  if (!shown) return null;
  const { listed, hidesOneClick, toFree } = shown;
  return (
    <section
      ref={panel}
      id={id}
      className={classes('top_basket', listed && '--list', hidesOneClick && '--hide-one-click', styles.panel)}
      aria-label={t('label')}
    >
      <ul className={classes(styles.lines, listed && styles.listed)} tabIndex={listed ? 0 : undefined}>
        {shown.lines.map((line) => (
          <Line key={line.key} line={line} net={net} pictured={!listed} />
        ))}
      </ul>
      {toFree !== undefined && <ToFree toFree={toFree} currency={currency} />}
      <Total shown={shown} net={net} />
      <Button variant="buy" wide href={BASKET_PATH}>
        {t('toBasket')}
      </Button>
      {!hidesOneClick && (
        <Button variant="plain" size="sm" href={order}>
          {t('oneClick')}
        </Button>
      )}
    </section>
  );
}

function Line({ line, net, pictured }: { line: TopLine; net: boolean; pictured: boolean }) {
  const t = useText(topBasketTexts);
  const { href, name, icon, count, detail } = line;
  const every = detail.everyDays > 0 ? t('every', { n: detail.everyDays }) : '';
  const details = [detail.version, detail.size, ...detail.chosen, every].filter(Boolean).join(', ');
  const amount = [numberInText(count), line.unit].filter(Boolean).join('\u00a0');
  const words = name === '' ? t('gone') : t(line.unit === '' ? 'line' : 'measured', { count: amount, name });
  return (
    <li className={styles.line}>
      {pictured &&
        (icon === '' ? <span className={styles.blank} /> : <img src={icon} alt="" width="112" height="112" />)}
      <span>
        {href === '' ? words : <a href={href}>{words}</a>}{' '}
        {details !== '' && <small className={styles.details}>{nbsp(details)}</small>}
      </span>
      {name !== '' && <span className={styles.price}>{costOf(line, net, t)}</span>}
    </li>
  );
}

const costOf = ({ points, net: ofNet, gross }: TopLine, net: boolean, t: T): string => {
  if (points !== undefined) return t('points', { n: points });
  return net ? ofNet : gross;
};

function ToFree({ toFree, currency }: { toFree: number; currency: string }) {
  const t = useText(topBasketTexts);
  return <p className="small">{toFree === 0 ? t('free') : t('toFree', { price: formatMoney(toFree, currency) })}</p>;
}

function Total({ shown, net }: { shown: Shown; net: boolean }) {
  const t = useText(topBasketTexts);
  return (
    <p className={styles.total}>
      <span>{t(net ? 'totalNet' : 'total')}</span>
      <b>
        {net ? shown.net : shown.gross}
        {shown.points > 0 && ` + ${t('points', { n: shown.points })}`}
      </b>
    </p>
  );
}
