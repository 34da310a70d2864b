import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anOrder, PLACED_AT } from '../orders/testing/order.ts';
import type { Withdrawal } from './statement.ts';
import { doneView } from './view.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

const withdrawal = {
  at: PLACED_AT,
  words: 'Ja',
  email: 'anna@example.pl',
  amount: 0,
  lines: [],
  delivery: 0,
  whole: true,
};

/** Words of the page of a withdrawal. */
function told(pickUp: boolean, sent: boolean): string {
  const delivery = { ...anOrder().data.delivery, pickUp } as NonNullable<
    ReturnType<typeof anOrder>['data']['delivery']
  >;
  const order = anOrder({ status: sent ? 'done' : 'accepted', data: { delivery } });
  const view = doneView(
    order,
    { ...withdrawal, sent } as unknown as Withdrawal,
    { seller: 'Próba', way: undefined },
    {},
  );
  const page = <WithdrawPage view={view} email="" at="" orderHref="" />;
  return renderToStaticMarkup(page).replaceAll('\u00a0', ' ');
}

it('a page of a withdrawal says of what was collected in person that it may be brought back', () => {
  expect(told(false, true)).toContain('Rzeczy odeślij najpóźniej do 7 grudnia 2026 na adres: Próba.');
  expect(told(false, false)).toContain('Tych rzeczy jeszcze nie wysłaliśmy, więc niczego nie trzeba odsyłać.');
  expect(told(true, true)).toContain(
    'Rzeczy, które już masz, przynieś albo odeślij najpóźniej do 7 grudnia 2026 na adres: Próba.',
  );
  expect(told(true, false)).toContain('Tych rzeczy jeszcze nie wydaliśmy, więc niczego nie trzeba zwracać.');
});
