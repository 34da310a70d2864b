import { expect, it } from 'vitest';
import type { Order } from '../orders/model.ts';
import { aLine, anOrder } from '../orders/testing/order.ts';
import { NO_OVERRIDES } from '../ui/text.ts';
import { checkWithdraw, firstValues, quantityField, readWithdraw, type WithdrawValues } from './form.ts';
import { doneView, formView, summaryView } from './view.ts';

const order = anOrder({ lines: [aLine(), aLine({ place: 1, data: { name: 'Kubek z imieniem', custom: true } })] });
const check = (more: Partial<WithdrawValues>) => checkWithdraw({ ...firstValues(order), ...more }, order, NO_OVERRIDES);
const faulty = (more: Partial<WithdrawValues>) => check(more).faults.map(({ name }) => name);

it('the form of a withdrawal is filled from the order at first, and goes as it stands', () => {
  expect(firstValues(order)).toMatchObject({
    name: 'Anna Nowak',
    order: '1001',
    email: 'anna@example.pl',
    scope: 'all',
  });
  expect(check({}).checked).toEqual({
    name: 'Anna Nowak',
    email: 'anna@example.pl',
    taken: [{ place: 0, quantity: 2 }],
  });
});

it('the form of a withdrawal says what is wrong, in the order of the form', () => {
  expect(faulty({ name: ' ', order: '1002', email: 'anna@', account: '12', scope: 'some' })).toEqual([
    'withdraw_name',
    'withdraw_order',
    'withdraw_email',
    'withdraw_account',
    'scope',
  ]);
  expect(faulty({ name: 'x'.repeat(101) })).toEqual(['withdraw_name']);
  expect(check({ account: '12' }).faults).toEqual([
    { name: 'withdraw_account', message: 'Format numeru konta bankowego jest niepoprawny' },
  ]);
  for (const typed of ['3', '-1', '1,5', 'dwa']) {
    expect(faulty({ scope: 'some', quantities: { 0: typed } })).toEqual([quantityField(0)]);
  }
});

it('the form of a withdrawal says by what steps a thing goes back, where it is typed', () => {
  const message = (line: Parameters<typeof aLine>[0], typed: string) => {
    const one = anOrder({ lines: [aLine({ quantity: 60, ...line })] });
    const values = { ...firstValues(one), scope: 'some', quantities: { 0: typed } } as const;
    return checkWithdraw(values, one, NO_OVERRIDES).faults[0]?.message;
  };
  const helped = (line: Parameters<typeof aLine>[0]) => {
    const one = anOrder({ lines: [aLine(line)] });
    return formView(one, { values: firstValues(one), faults: [], texts: NO_OVERRIDES }).lines[0];
  };
  const packed = { precision: 2, quantity: 2420, data: { step: 44 } };
  expect(message({}, '1,5')).toMatch(/: podaj liczbę całkowitą od 0 do 60\.$/);
  expect(message(packed, '1')).toMatch(/: podaj wielokrotność 0,44, najwyżej 24,2\.$/);
  expect(message({ precision: 2, quantity: 2420 }, '30')).toMatch(/: podaj liczbę od 0 do 24,2\.$/);
  expect(helped(packed)).toMatchObject({ most: '24,2', step: '0,44' });
  expect(helped({ quantity: 60 })).not.toHaveProperty('step');
});

it('the form of a withdrawal takes a part, never what cannot be withdrawn from', () => {
  const some = (quantities: WithdrawValues['quantities']) => check({ scope: 'some', quantities }).checked?.taken;
  expect(some({ 0: '1', 1: '2' })).toEqual([{ place: 0, quantity: 1 }]);
  for (const typed of ['１', '1 szt.', '1\u200B']) expect(some({ 0: typed })).toEqual([{ place: 0, quantity: 1 }]);
  expect(check({ account: '61 1090 1014 0000 0712 1981 2874' }).checked?.account).toBe('PL61109010140000071219812874');
});

it('the form of a withdrawal reads whatever is posted', () => {
  const form = new FormData();
  form.set('withdraw_name', 'A'.repeat(5000));
  form.set('withdraw_email', new File(['x'], 'x'));
  form.set('scope', 'some');
  form.set('quantity_0', '1');
  form.set('quantity_1', '1');
  const read = readWithdraw(form, order);
  expect(read).toMatchObject({ email: '', order: '', scope: 'some', quantities: { 0: '1' } });
  expect(read.name).toHaveLength(401);
  const name = 'ó'.normalize('NFD').repeat(100);
  form.set('withdraw_name', name);
  expect(readWithdraw(form, order).name).toBe(name);
  expect(faulty({ name })).toEqual([]);
  expect(Object.keys(read.quantities)).toEqual(['0']);
});

it('the form of a withdrawal shows choices by the step a thing is sold in, and why the others stay', () => {
  const view = formView(anOrder({ lines: [aLine({ quantity: 15, precision: 1, data: { step: 5 } })] }), {
    values: firstValues(order),
    faults: [],
    texts: NO_OVERRIDES,
  });
  expect(view.lines[0]?.choices).toEqual(['0', '0,5', '1', '1,5']);
  const many = formView(anOrder({ lines: [aLine({ quantity: 400 })] }), {
    values: firstValues(order),
    faults: [],
    texts: NO_OVERRIDES,
  });
  expect(many.lines[0]).toMatchObject({ most: '400' });
  expect(many.lines[0]?.choices).toBeUndefined();
  const { kept } = formView(order, { values: firstValues(order), faults: [], texts: NO_OVERRIDES });
  expect(kept).toEqual([expect.stringContaining('Kubek z imieniem: rzecz wykonana')]);
});

it('the form of a withdrawal says which points come back, and not that nothing was paid', () => {
  const lines = [aLine(), aLine({ place: 1, paid: 0, data: { points: 40 } })];
  const saidOf = (bought: Order, place: number, quantity: number, amount: number) => {
    const checked = { name: 'Anna Nowak', email: 'anna@example.pl', taken: [{ place, quantity }] };
    const due = { amount, card: 0, byHand: 0 };
    return summaryView(bought, { checked, values: firstValues(bought), attempt: 'x', due }, NO_OVERRIDES).money.words;
  };
  const own = anOrder({ lines, customerId: 'anna' });
  expect(saidOf(own, 1, 2, 0)).toBe('Na Twoje konto wróci 40 punktów.');
  expect(saidOf(own, 1, 1, 0)).toBe('Na Twoje konto wróci 20 punktów.');
  expect(saidOf(own, 0, 1, 8400)).not.toContain('punkt');
  expect(saidOf(anOrder({ lines }), 1, 2, 0)).not.toContain('punkt');
  const collected = anOrder({
    lines: [aLine(), aLine({ place: 1, paid: 8400, data: { points: 3 } })],
    ...{ customerId: 'anna', payment: 'on_delivery' },
  });
  expect(saidOf(collected, 1, 2, 0)).toBe(
    'Przy odbiorze zapłacisz o 84,00\u00A0zł mniej. Na Twoje konto wrócą 3 punkty.',
  );
});

it('the form of a withdrawal says before and after what comes of it', () => {
  const checked = { name: 'Anna Nowak', email: 'anna@example.pl', taken: [{ place: 0, quantity: 1 }] };
  const rest = { checked, values: firstValues(order), attempt: 'x' };
  const paid = summaryView(order, { ...rest, due: { amount: 8400, card: 0, byHand: 8400 } }, NO_OVERRIDES);
  expect(paid.words).toBe(
    'Ja, Anna Nowak, odstępuję od umowy zawartej 21\u00A0listopada 2026, zamówienie nr 1001, w części, na którą składają się:\n• 1 szt. Kubek codzienny',
  );
  expect(paid.money.words).toContain('Oddamy: 84,00\u00A0zł. Pieniądze wyślemy przelewem');
  const collected = summaryView(
    { ...order, payment: 'on_delivery' },
    { ...rest, due: { amount: 0, card: 0, byHand: 0 } },
    NO_OVERRIDES,
  );
  expect(collected.money.words).toContain('Przy odbiorze zapłacisz o 84,00\u00A0zł mniej');
  const whole = anOrder();
  const all = { ...checked, taken: [{ place: 0, quantity: 2 }] };
  expect(
    summaryView(whole, { ...rest, checked: all, due: { amount: 18_490, card: 0, byHand: 18_490 } }, NO_OVERRIDES).words,
  ).toMatch(/nr 1001, w całości\.$/);
  const done = doneView(
    { ...whole, payment: 'on_delivery' },
    {
      ...{ id: 'x', at: whole.placedAt, name: 'Anna', email: 'anna@example.pl', amount: 100, words: 'Ja', lines: [] },
      ...{ delivery: 0, whole: true, sent: true, account: 'PL61109010140000071219812874' },
    },
    { seller: 'Próba', way: undefined },
    NO_OVERRIDES,
  );
  expect(done.money).toContain('przelewem na konto 61 1090 1014 0000 0712 1981 2874');
  expect(done.back).toEqual({ date: '7\u00A0grudnia 2026', seller: 'Próba' });
});
