import { formatMoney } from '../kit/priceFormat.ts';
import { useText } from '../ui/TextContext.tsx';
import { stopTexts } from './stop.texts.ts';
import type { OrderStop } from './view.ts';

/** Why this basket cannot be ordered, and the sign-in where that would help. */
export function Stop({ stop, currency, signIn }: { stop: OrderStop; currency: string; signIn: string }) {
  const t = useText(stopTexts);
  const said = (): string => {
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
      <p>{said()}</p>
      {stop.code === 'points_account' && (
        <p>
          <a href={signIn} data-own="sign-in">
            {t('pointsSignIn')}
          </a>
        </p>
      )}
    </>
  );
}
