import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { cardStop, cardValue, readNumber, readPin, validUntil } from './model.ts';
import { createGiftCards } from './service.server.ts';
import { CARD_RULES } from './testing/cards.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

it('a gift card is read however its number is grouped, with letters that look like digits', () => {
  expect(readNumber('7k3m 9qxw-2tdf')).toBe('7K3M-9QXW-2TDF');
  expect(readNumber('OIL3-9QXW-2TDF')).toBe('0113-9QXW-2TDF');
  for (const typed of ['', '7K3M-9QXW-2TD', '7K3M-9QXW-2TDFX', 'UUUU-9QXW-2TDF', 'x'.repeat(5000)]) {
    expect(readNumber(typed), typed.slice(0, 20)).toBeUndefined();
  }
  expect(readNumber('Nr karty: 7K3M-9QXW-2TDF.')).toBe('7K3M-9QXW-2TDF');
  expect(readNumber('７Ｋ３Ｍ-9QXW-2TDF')).toBe('7K3M-9QXW-2TDF');
  for (const typed of [' 123 456 ', '123-456', 'PIN: 123456', '１２３４５６.', '\u200E123456'])
    expect(readPin(typed), typed).toBe('123456');
  for (const typed of ['12345', '1234567', '12345a', '12345O7', '']) expect(readPin(typed)).toBeUndefined();
});

it('a gift card pays to the end of its last day in Warsaw', () => {
  expect(new Date(validUntil(NOON, 24)).toISOString()).toBe('2028-11-21T23:00:00.000Z');
  // Late in the evening it is the next day in Warsaw already.
  expect(new Date(validUntil(Date.parse('2026-11-21T23:30:00Z'), 12)).toISOString()).toBe('2027-11-22T23:00:00.000Z');
  // 31 August and six months: February is shorter.
  expect(new Date(validUntil(Date.parse('2026-08-31T12:00:00Z'), 6)).toISOString()).toBe('2027-02-28T23:00:00.000Z');
});

it('a gift card says why it does not pay', () => {
  const card = { id: 'a', tail: '2TDF', value: 100, balance: 40, expiresAt: NOON };
  expect(cardStop(card, NOON - 1)).toBeUndefined();
  expect(cardStop(card, NOON)).toBe('expired');
  expect(cardStop({ ...card, balance: 0 }, NOON - 1)).toBe('empty');
});

it('a gift card is a product, or one size of it', () => {
  const rules = {
    cards: [
      { product: 1, size: '100', value: 10_000 },
      { product: 2, value: 5000 },
    ],
  };
  expect([cardValue(rules, 1, '100'), cardValue(rules, 1, '200'), cardValue(rules, 2, 'x')]).toEqual([
    10_000,
    undefined,
    5000,
  ]);
});

eachDatabase('codes of gift cards', (open) => {
  it('are forgotten after 90 days, and pay all the same', async () => {
    const db = await open();
    let now = NOON;
    const cards = createGiftCards({ db, clock: () => now, rules: CARD_RULES });
    const bought = { order: 'an-order', place: 0, pieces: 1, value: 10_000 };
    const [card] = await db.write((tx) => cards.issue(tx, bought));
    expect(await db.write((tx) => cards.issue(tx, bought))).toEqual([]);
    now += 89 * DAY;
    expect(await cards.sweep()).toBe(0);
    now += 2 * DAY;
    expect(await cards.sweep()).toBe(1);
    expect((await cards.of(db.read, 'an-order'))[0]).not.toHaveProperty('code');
    const rows = JSON.stringify(await db.read.selectFrom('gift_cards').selectAll().execute());
    expect(rows).not.toContain(card?.code?.pin);
    expect(await cards.find(card?.code?.number ?? '', card?.code?.pin ?? '')).toMatchObject({ balance: 10_000 });
  });

  it('are kept longer when money comes back too late', async () => {
    const db = await open();
    let now = NOON;
    const cards = createGiftCards({ db, clock: () => now, rules: CARD_RULES });
    const [card] = await db.write((tx) => cards.issue(tx, { order: 'o', place: 0, pieces: 1, value: 10_000 }));
    const move = { card: card?.id ?? '', order: 'p', amount: 4000 };
    expect(await db.write((tx) => cards.pay(tx, { ...move, reference: 'in:1' }))).toBe(true);
    expect(await db.write((tx) => cards.pay(tx, { ...move, amount: 6001, reference: 'in:2' }))).toBe(false);
    now = validUntil(NOON, 24);
    expect(await db.write((tx) => cards.pay(tx, { ...move, reference: 'in:3' }))).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      await db.write((tx) => cards.giveBack(tx, { ...move, reference: 'out:1' }));
    }
    expect(await cards.byId(db.read, card?.id ?? '')).toMatchObject({
      balance: 10_000,
      expiresAt: validUntil(now, 12),
    });
  });
});
