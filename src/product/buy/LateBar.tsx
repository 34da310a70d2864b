import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BASKET_PATH } from '../../basket/path.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import { perUnit } from './Prices.tsx';
import type { Buying } from './state/buying.ts';
import { shownSize } from './state/buyState.ts';
import { isStale } from './state/choice.ts';
import type { BuyView } from './state/model.ts';
import { shownPrice } from './state/press.ts';
import { countingOf, pricesAt } from './state/tiers.ts';
import type { SendResult } from './state/useSending.ts';
import { buyTexts } from './texts.ts';

/** Id of the place for it, under all that follows the form. */
export const LATE_BAR = 'projector_late';

interface Props {
  view: BuyView;
  now: Buying;
  busy: boolean;
  /** What came of the last press. */
  result: SendResult | undefined;
  /** Id of the form that its button sends. */
  form: string;
  /** Id of the button that it stands in for. */
  button: string;
}

/** On a narrow window: what is chosen, what it costs and the button, once that of the form has been scrolled away. */
export function LateBar({ view, now, busy, result, form, button }: Props) {
  const t = useText(buyTexts);
  const past = useScrolledPast(button);
  const place = past ? document.getElementById(LATE_BAR) : null;
  if (!place) return null;
  const sale = !isStale(now) && now.state.prices.maxprice !== undefined;
  const chosen = [view.version, view.hasSizes ? shownSize(now).name : undefined].filter(Boolean).join(', ');
  return createPortal(
    <div className={styles.lateBar}>
      <p className={styles.lateWords}>
        <span>
          <b className={classes(sale && styles.lateSale)}>
            {shownPrice(view, now)}
            {view.priceType === 'net' && ` ${t('net')}`}
          </b>{' '}
          {!isStale(now) && (
            <small>{perUnit(view.priceType, pricesAt(now.state.prices, countingOf(view, now)), t)}</small>
          )}
        </span>
        <small>{result === undefined ? chosen : <Came result={result} />}</small>
      </p>
      <Button variant="buy" type="submit" form={form} className={styles.button} busy={busy}>
        {t('add')}
      </Button>
    </div>,
    place,
  );
}

/** What stands beside the button of the form is out of sight; there it is read out. */
function Came({ result: { kind } }: { result: SendResult }) {
  const t = useText(buyTexts);
  if (kind !== 'added') return t(kind === 'price' ? 'priceChanged' : 'addFailed');
  return (
    <>
      {t('added')} <a href={BASKET_PATH}>{t('toBasket')}</a>
    </>
  );
}

/** Has it left the window over its top. */
function useScrolledPast(id: string): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setPast(last !== undefined && !last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return past;
}
