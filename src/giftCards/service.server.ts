import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { GiftCardRow } from '../db/tables/giftCards.ts';
import type { Tables } from '../db/tables.ts';
import { type Clock, DAY } from '../kit/clock.ts';
import type { Grosze } from '../kit/money.ts';
import {
  ALPHABET,
  type GiftCard,
  type GiftCardRules,
  type IssuedCard,
  NUMBER_LENGTH,
  PIN_LENGTH,
  readNumber,
  readPin,
  validUntil,
} from './model.ts';
import * as store from './store.server.ts';

/** Days that a card's number and PIN can be read in the store; afterwards only their hash is there. */
const CODE_KEPT = 90;
/** Months that a card is lengthened by when money comes back to it too late. */
const LENGTHENED = 12;

/** Payment of a card, or a refund to it, by its own reference. */
export interface CardMove {
  card: string;
  order: string;
  /** Grosze above 0. */
  amount: Grosze;
  reference: string;
}

/** Pieces of each line of an order, by its place, that something was paid with. */
export const usedPieces = (db: Kysely<Tables>, order: string): Promise<ReadonlyMap<number, number>> =>
  store.usedPieces(db, order);

/** Cards that were bought with orders, by order, for their buyer to read; who was given one alone knows its number and PIN. */
export async function boughtCards(db: Kysely<Tables>, orders: readonly string[]) {
  const all = await store.cardsByOrder(db, orders);
  const told = ({
    tail,
    value,
    balance,
    created_at: createdAt,
    expires_at: expiresAt,
    voided_at: voidedAt,
  }: GiftCardRow) => ({ tail, value, balance, createdAt, expiresAt, voidedAt });
  return new Map([...all].map(([order, rows]) => [order, rows.map(told)]));
}

export interface GiftCards {
  rules: GiftCardRules;
  /** The card of a number and a PIN as they were typed. */
  find(number: string, pin: string): Promise<GiftCard | undefined>;
  byId(db: Kysely<Tables>, id: string): Promise<GiftCard | undefined>;
  /** Cards that were bought with an order. */
  of(db: Kysely<Tables>, order: string): Promise<IssuedCard[]>;
  /** Makes a card for each piece of a line that has none yet; those that are new. */
  issue(tx: Tx, bought: { order: string; place: number; pieces: number; value: Grosze }): Promise<IssuedCard[]>;
  /** Pays with a card; false, and nothing is done, when it has not as much or pays no more. */
  pay(tx: Tx, move: CardMove): Promise<boolean>;
  /** Gives back what it paid, once however often it is asked for. */
  giveBack(tx: Tx, move: CardMove): Promise<void>;
  /** Takes back so many cards of a line that nothing was paid with, or all of an order; false, and nothing is done, when there are fewer. */
  takeBack(tx: Tx, order: string, of?: { place: number; pieces: number }): Promise<boolean>;
  /** Forgets codes that need not be read any more. */
  sweep(): Promise<number>;
}

export function createGiftCards({ db, clock, rules }: { db: Db; clock: Clock; rules: GiftCardRules }): GiftCards {
  return {
    rules,
    async find(typedNumber, typedPin) {
      const [number, pin] = [readNumber(typedNumber), readPin(typedPin)];
      if (number === undefined || pin === undefined) return undefined;
      return cardOf(await store.cardByHash(db.read, hashOf(number, pin)));
    },
    byId: async (from, id) => cardOf(await store.cardById(from, id)),
    of: async (from, order) => (await store.cardsOf(from, order)).map(issuedOf),
    async issue(tx, { order, place, pieces, value }) {
      const made: IssuedCard[] = [];
      const at = clock();
      for (let piece = 0; piece < pieces; piece += 1) {
        const number = readNumber(random(ALPHABET, NUMBER_LENGTH)) ?? '';
        const pin = random('0123456789', PIN_LENGTH);
        const row: GiftCardRow = {
          id: randomUUID(),
          code_hash: hashOf(number, pin),
          code: `${number} ${pin}`,
          tail: number.slice(-4),
          value,
          balance: value,
          created_at: at,
          expires_at: validUntil(at, rules.months),
          voided_at: null,
          order_id: order,
          place,
          piece,
        };
        if (await store.insertCard(tx, row)) made.push(issuedOf(row));
      }
      return made;
    },
    async pay(tx, { card, order, amount, reference }) {
      const at = clock();
      if (!(await store.takeFrom(tx, card, amount, at))) return false;
      const isNew = await store.addMove(tx, { reference, card_id: card, order_id: order, amount: -amount, at });
      if (!isNew) throw new Error('a payment of a card was made twice');
      return true;
    },
    async giveBack(tx, { card, order, amount, reference }) {
      const at = clock();
      if (!(await store.addMove(tx, { reference, card_id: card, order_id: order, amount, at }))) return;
      await store.putOn(tx, card, amount, { at, until: validUntil(at, LENGTHENED) });
    },
    async takeBack(tx, order, of) {
      const held = (await store.heldCardsOf(tx, order)).filter(({ voided_at: voided }) => voided === null);
      const asked = of ? held.filter(({ place }) => place === of.place) : held;
      const whole = asked.filter(({ balance, value }) => balance === value);
      const pieces = of?.pieces ?? asked.length;
      if (whole.length < pieces) return false;
      const ids = whole.slice(0, pieces).map(({ id }) => id);
      await store.voidCards(tx, ids, clock());
      return true;
    },
    sweep: () => db.write((tx) => store.forgetCodes(tx, clock() - CODE_KEPT * DAY)),
  };
}

/** 60 and 20 random bits: nobody finds both by trying, so that a slow hash would gain nothing. */
const random = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

const hashOf = (number: string, pin: string): string => createHash('sha256').update(`${number} ${pin}`).digest('hex');

function cardOf(row: GiftCardRow): GiftCard;
function cardOf(row: GiftCardRow | undefined): GiftCard | undefined;
function cardOf(row: GiftCardRow | undefined): GiftCard | undefined {
  if (!row) return undefined;
  const { id, tail, value, balance, expires_at: expiresAt } = row;
  return { id, tail, value, balance, expiresAt };
}

function issuedOf(row: GiftCardRow): IssuedCard {
  const [number, pin] = row.code?.split(' ') ?? [];
  return {
    ...cardOf(row),
    place: row.place,
    voided: row.voided_at !== null,
    ...(number === undefined || pin === undefined ? {} : { code: { number, pin } }),
  };
}
