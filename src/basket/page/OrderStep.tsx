import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { Stop } from '../Stop.tsx';
import { basketTexts } from '../texts.ts';
import type { BasketView } from '../view.ts';

/** Addresses of the checkout, and of the sign-in that comes back here. */
export interface OrderWay {
  href: string;
  signIn: string;
}

/** Obstacles to ordering, and the link to the checkout. */
export function OrderStep({ basket, way }: { basket: BasketView; way: OrderWay }) {
  const t = useText(basketTexts);
  const { stops, currency } = basket;
  return (
    <>
      {stops.map((stop) => (
        <Note key={stop.code} kind="warn">
          <Stop stop={stop} currency={currency} signIn={way.signIn} />
        </Note>
      ))}
      {stops.length === 0 && (
        <Button variant="buy" wide href={way.href}>
          {t('order')}
        </Button>
      )}
    </>
  );
}
