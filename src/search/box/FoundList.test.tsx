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
const drawn = (net: boolean, more: object = {}) =>
  renderToStaticMarkup(
    <FoundList
      {...{ text: 'kubek', active: -1, busy: false, net, onLeave: () => {} }}
      groups={groupsOfFound(readFound({ total: 1, products: [{ ...cup, ...more }] }), 'kubek')}
    />,
  ).replaceAll('\u00A0', ' ');
const said = (net: boolean, more: object) =>
  drawn(net, more)
    .replaceAll(/<[^>]*>/g, '')
    .trim();

it('an answer has its price in a chosen currency besides, of the side that is shown', () => {
  expect(drawn(false)).not.toContain('około');
  globalThis.rateInHand = () => ({ code: 'EUR', rate: 40_000, date: 0, home: 'PLN' });
  expect(drawn(false)).toMatch(/123,00 zł.*około 30,75 €/);
  expect(drawn(true)).toMatch(/100,00 zł.*około 25,00 €/);
});

it('a price says what a card says of it: that other sizes cost more, its unit, a subscription, that it is nothing', () => {
  expect(said(false, {})).toBe('ProduktyKubek  123,00 zł');
  expect(said(false, { from: true })).toContain('od 123,00 zł');
  expect(said(true, { from: true })).toContain('od 100,00 zł netto');
  expect(said(false, { per: 'kg' })).toContain('123,00 zł za 1 kg');
  expect(said(false, { per: 'kg', subscribed: true })).toContain('123,00 zł za 1 kg, w abonamencie');
  expect(said(false, { gratis: true, price: { price: { gross: money(0), net: money(0) } } })).toContain('Gratis');
});
