import { useEffect, useRef } from 'react';
import { formatMoney } from '../../kit/priceFormat.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import type { CheckoutAnswer } from '../view.ts';

/** Why an order was not placed although nothing is wrong with its form. */
export function Refused({ answer, currency }: { answer: CheckoutAnswer | undefined; currency: string }) {
  const t = useText(checkoutTexts);
  const told = toldOf(answer);
  const note = useRef<HTMLDivElement>(null);
  // The button stands far below; whoever pressed it must not look for what came of it.
  useEffect(() => {
    if (answer?.state === 'refused' || answer?.state === 'unsent') note.current?.focus();
  }, [answer]);
  function toldOf(one: typeof answer): { kind?: 'info'; title: string; text: string; basket?: boolean } | undefined {
    if (one?.state === 'unsent') return { title: t('unavailableTitle'), text: t('unsentText') };
    if (one?.state !== 'refused') return undefined;
    const { error } = one;
    switch (error.code) {
      case 'counted':
        return {
          kind: 'info',
          title: t('countedTitle'),
          text: t('countedText', { now: formatMoney(error.now, currency) }),
        };
      case 'changed':
        return {
          title: t('changedTitle'),
          text: [
            error.before === undefined || error.before === error.now
              ? ''
              : t('changedTotal', {
                  now: formatMoney(error.now, currency),
                  before: formatMoney(error.before, currency),
                }),
            t('changedText'),
          ].join(' '),
        };
      case 'short':
        return { title: t('shortTitle'), text: t('shortText', { names: error.names.join(', ') }), basket: true };
      case 'held':
        return { title: t('heldTitle'), text: t('heldText') };
      case 'points':
        return { title: t('pointsTitle'), text: t('pointsText'), basket: true };
      case 'rebate':
        return { title: t('codeTitle'), text: t('codeText'), basket: true };
      case 'card':
        return { title: t('cardTitle'), text: t('cardText'), basket: true };
      case 'stopped':
        return { title: t('stopsTitle'), text: t('changedText'), basket: true };
      case 'insecure':
        return { title: t('unavailableTitle'), text: t('insecureText') };
      case 'often':
        return { title: t('unavailableTitle'), text: t('oftenText') };
      default:
        return { title: t('unavailableTitle'), text: t('unavailableText') };
    }
  }
  return (
    told && (
      <Note ref={note} role={told.kind === 'info' ? 'status' : 'alert'} kind={told.kind ?? 'err'} title={told.title}>
        <p>{told.text}</p>
        {told.basket && (
          <p>
            <a href="/koszyk">{t('toBasket')}</a>
          </p>
        )}
      </Note>
    )
  );
}
