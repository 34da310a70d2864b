import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { FoundList } from './FoundList.tsx';
import { readFound } from './found.ts';
import { groupsOfFound } from './rows.ts';

afterEach(() => {
  globalThis.rateInHand = undefined;
});

const money = (value: number) => ({ value, formatted: `${value},00 zł` });
const cup = { name: 'Kubek', link: '/produkt/kubek-1', price: { price: { gross: money(123), net: money(100) } } };
const drawn = (net: boolean) =>
  renderToStaticMarkup(
    <FoundList
      {...{ text: 'kubek', active: -1, busy: false, net, onLeave: () => {} }}
      groups={groupsOfFound(readFound({ total: 1, products: [cup] }), 'kubek')}
    />,
  ).replaceAll('\u00A0', ' ');

it('an answer has its price in a chosen currency besides, of the side that is shown', () => {
  expect(drawn(false)).not.toContain('około');
  globalThis.rateInHand = () => ({ code: 'EUR', rate: 40_000, date: 0, home: 'PLN' });
  expect(drawn(false)).toMatch(/123,00 zł.*około 30,75 €/);
  expect(drawn(true)).toMatch(/100,00 zł.*około 25,00 €/);
});
