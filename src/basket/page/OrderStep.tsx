import { formatMoney } from '../../kit/priceFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import type { BasketView, OrderStop } from '../view.ts';

/** Addresses of the checkout, and of the sign-in that comes back here. */
export interface OrderWay {
  href: string;
  signIn: string;
}

/** Obstacles to ordering, and the link to the checkout. */
export function OrderStep({ basket, way }: { basket: BasketView; way: OrderWay }) {
  const t = useText(basketTexts);
  const { stops, currency } = basket;
  const said = (stop: OrderStop): string => {
    switch (stop.code) {
      case 'order_minimum':
      case 'order_tomuch':
        return t(stop.code, { value: formatMoney(stop.value, currency) });
      case 'order_notenoughpoints':
        return t(stop.code, { n: stop.missing });
      case 'lines':
        return t('stopLines');
      default:
        return t(stop.code);
    }
  };
  return (
    <>
      {stops.map((stop) => (
        <Note key={stop.code} kind="warn">
          <p>{said(stop)}</p>
          {stop.code === 'points_account' && (
            <p>
              <a href={way.signIn} data-own="sign-in">
                {t('pointsSignIn')}
              </a>
            </p>
          )}
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
