import { InstalmentsList } from '../../instalments/InstalmentsList.tsx';
import type { Told } from '../../instalments/model.ts';
import { island } from '../../ui/islands/island.ts';
import { ToastProvider } from '../../ui/ToastProvider.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import type { BasketView } from '../view.ts';
import { BasketPage } from './BasketPage.tsx';
import type { ShownAnswer } from './live.ts';
import type { OrderWay } from './OrderStep.tsx';
import { useLiveBasket } from './useLiveBasket.ts';

export interface BasketPageData {
  basket: BasketView;
  /** Result of the form that led here. */
  answer?: ShownAnswer | undefined;
  way: OrderWay;
  instalments: { company: string; told: readonly Told[] };
}

export default island<BasketPageData>('basket/page/basketPage', (first) => (
  <ToastProvider>
    <Live {...first} />
    <ToastRegion />
  </ToastProvider>
));

function Live(first: BasketPageData) {
  const { data, live } = useLiveBasket(first, first.answer);
  const { basket, way, instalments } = data;
  return (
    <BasketPage
      basket={basket}
      answer={first.answer}
      live={live}
      way={way}
      instalments={<InstalmentsList {...instalments} currency={basket.currency} />}
    />
  );
}
