import type { ReactNode, SubmitEvent } from 'react';
import { formatMoney } from '../../kit/priceFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Dots } from '../../ui/Dots.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import type { BasketView } from '../view.ts';
import { BasketLines } from './BasketLines.tsx';
import styles from './BasketPage.module.css';
import { CardForm } from './CardForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { GiftForm } from './GiftForm.tsx';
import { Later } from './Later.tsx';
import { type BasketLive, isPassing, type ShownAnswer } from './live.ts';
import { OrderStep, type OrderWay } from './OrderStep.tsx';
import { Summary } from './Summary.tsx';
import { UndoForm } from './UndoForm.tsx';

interface BasketPageProps {
  basket: BasketView;
  /** Result of the form that led here. */
  answer?: ShownAnswer | undefined;
  live: BasketLive;
  way: OrderWay;
  /** Cost of buying by instalments. */
  instalments?: ReactNode;
}

/** Page of the basket: lines, costs, and changes since the last visit. */
export function BasketPage({ basket, answer, live, way, instalments }: BasketPageProps) {
  const t = useText(basketTexts);
  const { lines, later } = basket;
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    const { target, nativeEvent } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void live.send(formOf(target, nativeEvent.submitter));
  };
  const shown = live.answer ?? answer;
  const isEmpty = lines.length === 0;
  return (
    <Wrap className={styles.page}>
      <div onSubmit={submit} aria-busy={live.busy || undefined}>
        <div className={styles.head}>
          <h1 id="basket-title" tabIndex={-1}>
            {t('title')}
          </h1>
          {!isEmpty && <p className="muted">{t('products', { n: lines.length })}</p>}
        </div>
        <p className="vh" role="status">
          {heard(live.answer, basket, t)}
        </p>
        {shown && (live.answer === undefined || (isEmpty && shown.undo)) && <Answer {...shown} />}
        {isEmpty ? (
          <Empty title={t('emptyTitle')} action={<Button href="/nowosci">{t('emptyAction')}</Button>}>
            <p>{t('emptyText')}</p>
          </Empty>
        ) : (
          <div className={`stack ${styles.columns}`}>
            <section aria-labelledby="basket-lines">
              <h2 id="basket-lines" className="vh">
                {t('lines')}
              </h2>
              <FreeDelivery basket={basket} />
              <BasketLines basket={basket} live={live} comments={shown?.comments} />
              <p className={styles.more}>
                <a href="/nowosci" className="tap">
                  {t('continue')}
                </a>
              </p>
            </section>
            <div className={`stack ${styles.aside}`}>
              <Summary basket={basket}>
                <OrderStep basket={basket} way={way} />
                {instalments}
              </Summary>
              <CodeForm basket={basket} words={live.words.code} />
              {basket.takesCards && <CardForm basket={basket} words={live.words.card} />}
              <GiftForm basket={basket} />
            </div>
          </div>
        )}
        {isEmpty && (basket.code || basket.card) && (
          <div className={styles.alone}>
            {basket.code && <CodeForm basket={basket} words={live.words.code} />}
            {basket.card && <CardForm basket={basket} words={live.words.card} />}
          </div>
        )}
        {later.length > 0 && <Later basket={basket} />}
      </div>
    </Wrap>
  );
}

/** The fields of a form with the button that was pressed; browsers before 2023 leave it out. */
function formOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form);
  const name = submitter?.getAttribute('name');
  if (name) data.set(name, submitter?.getAttribute('value') ?? '');
  return data;
}

/** Result of a form. Its title is also the page's title, which is read out first on a reloaded page. */
function Answer({ kind, title, text, link, undo }: ShownAnswer) {
  return (
    <Note kind={kind} role={kind === 'err' ? 'alert' : 'status'} title={title} className={styles.answer}>
      {text !== undefined && <p>{text}</p>}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
      {undo && <UndoForm {...undo} />}
    </Note>
  );
}

type T = ReturnType<typeof useText<(typeof basketTexts)['values']>>;

/**
 * Announcement of a form's result and of free delivery, in one go: a message that comes and goes is read out by itself.
 */
function heard(answer: ShownAnswer | undefined, basket: BasketView, t: T): string {
  if (answer?.kind !== 'ok' || isPassing(answer)) return '';
  return [answer.title, freeWords(basket, t)].filter(Boolean).join(' ');
}

function freeWords({ delivery: { free, sent }, currency }: BasketView, t: T): string | undefined {
  if (!free || !sent) return undefined;
  return free.left > 0 ? t('toFreeDelivery', { price: formatMoney(free.left, currency) }) : t('freeDelivery');
}

function FreeDelivery({ basket }: { basket: BasketView }) {
  const t = useText(basketTexts);
  const { free } = basket.delivery;
  const words = freeWords(basket, t);
  if (!free || words === undefined) return null;
  return (
    <div className={styles.free}>
      <p>{words}</p>
      <Dots share={free.from === 0 ? 1 : (free.from - free.left) / free.from} />
    </div>
  );
}
