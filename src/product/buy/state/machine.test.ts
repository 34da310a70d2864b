import { describe, expect, it } from 'vitest';
import type { SizePrices } from '../../wire/shapes.ts';
import { type BuyCalls, type BuyingOptions, createBuying } from './machine.ts';
import type { Choice, SizeChoice, SizeState } from './model.ts';
import { availability, buyView, choice, prices, sizeState } from './testing.ts';

const words = ({ size, subscribed, parts }: Choice) =>
  [size, ...(subscribed ? ['subscription'] : []), ...parts].join(' ');

/** Calls that answer when the test says so, and what they were asked. */
function calls() {
  const asked: string[] = [];
  const answers: ((value: never) => void)[] = [];
  const wait = <T>(what: string) => {
    asked.push(what);
    return new Promise<T>((resolve) => answers.push(resolve as (value: never) => void));
  };
  const given: BuyCalls = {
    sizes: (parts) => wait<SizeChoice[] | false>(['sizes', ...parts].join(' ')),
    size: (choice) => wait<SizeState | false>(`size ${words(choice)}`),
    prices: (choice) => wait<SizePrices | false>(`prices ${words(choice)}`),
    lowest: (size) => wait<string | undefined>(`lowest ${size}`),
    bundle: (choice) => wait<{ sizes: SizeChoice[]; state: SizeState } | false>(`bundle ${words(choice)}`),
  };
  const answer = async (place: number, value: unknown) => {
    answers[place]?.(value as never);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, given, answer };
}

function buying(more: Partial<BuyingOptions> = {}) {
  const shop = calls();
  const addresses: string[] = [];
  const delays: [number, () => void][] = [];
  const machine = createBuying({
    view: buyView(),
    calls: shop.given,
    changed: () => {},
    later: (ms, run) => delays.push([ms, run]),
    chose: (choice) => addresses.push(words(choice)),
    ...more,
  });
  return { machine, addresses, delays, ...shop };
}

const of = (size: string): Choice => ({ size, subscribed: false, parts: [] });
const costing = (formatted: string) => sizeState({ prices: prices({ price_formatted: formatted }) });

describe('choosing', () => {
  it('asks for all of a size and shows it, said once', async () => {
    const { machine, asked, answer, addresses } = buying();
    machine.chooseSize('250');
    expect(machine.now).toMatchObject({ size: '250', shown: { size: '350' }, waiting: true });
    expect(machine.now.state.prices.price_formatted).toBe('68,00 zł');
    await answer(0, costing('59,00 zł'));
    expect(asked).toEqual(['size 250']);
    expect(addresses).toEqual(['250']);
    expect(machine.now).toMatchObject({
      shown: { size: '250' },
      waiting: false,
      failed: false,
      said: { kind: 'chosen', what: { size: '250' } },
    });
    expect(machine.now.state.prices.price_formatted).toBe('59,00 zł');
  });

  it('never lets a late answer overwrite a newer one', async () => {
    const { machine, answer } = buying();
    machine.chooseSize('250');
    machine.chooseSize('350');
    machine.chooseSize('250');
    await answer(2, costing('59,00 zł'));
    await answer(1, costing('1,00 zł'));
    await answer(0, false);
    expect(machine.now).toMatchObject({ size: '250', failed: false });
    expect(machine.now.state.prices.price_formatted).toBe('59,00 zł');
  });

  it('keeps the last good state with its own choice when the shop does not answer', async () => {
    const { machine, answer, addresses } = buying();
    machine.chooseSize('250');
    await answer(0, false);
    expect(machine.now).toMatchObject({ size: '350', failed: true, waiting: false, said: { kind: 'failed' } });
    expect(addresses).toEqual(['250', '350']);
    machine.chooseSize('250');
    await answer(1, costing('59,00 zł'));
    expect(machine.now).toMatchObject({ size: '250', failed: false });
  });

  it('asks for prices alone when only the way of buying changes', async () => {
    const { machine, asked, answer, addresses } = buying();
    machine.subscribe(true);
    await answer(0, prices({ price_formatted: '61,20 zł' }));
    expect(asked).toEqual(['prices 350 subscription']);
    expect(addresses).toEqual(['350 subscription']);
    expect(machine.now.state.prices.price_formatted).toBe('61,20 zł');
  });

  it('asks for all again when the way changes before the size is known', () => {
    const { machine, asked } = buying();
    machine.chooseSize('250');
    machine.subscribe(true);
    expect(asked).toEqual(['size 250', 'size 250 subscription']);
  });

  it('tells when the last answer is there', async () => {
    const { machine, answer } = buying();
    let there = false;
    machine.chooseSize('250');
    const answered = machine.answered().then(() => {
      there = true;
    });
    machine.chooseSize('350');
    await answer(0, costing('59,00 zł'));
    expect(there).toBe(false);
    await answer(1, sizeState());
    await answered;
    expect(machine.now).toMatchObject({ size: '350', waiting: false });
    await machine.answered();
  });

  it('says nothing when nothing has changed', async () => {
    const { machine, answer } = buying();
    machine.chooseSize('250');
    await answer(0, sizeState());
    expect(machine.now.said).toBeUndefined();
  });

  it('asks for the lowest price that stands beside a reduction, and for no other', async () => {
    const { machine, asked, answer } = buying();
    void machine.refresh();
    machine.chooseSize('250');
    await answer(1, sizeState({ prices: prices({ omnibus_price_formatted: '65,00 zł' }) }));
    expect(asked).toEqual(['sizes', 'size 250', 'lowest 250']);
    await answer(2, '64,00 zł');
    expect(machine.now.state.prices.omnibus_price_formatted).toBe('64,00 zł');
    machine.chooseSize('350');
    await answer(3, sizeState({ prices: prices({ omnibus_price_formatted: '65,00 zł' }) }));
    await answer(4, undefined);
    expect(machine.now.state.prices.omnibus_price_formatted).toBe('65,00 zł');
  });

  it('shows shipping a moment later', async () => {
    const { machine, answer, delays } = buying();
    machine.chooseSize('250');
    await answer(0, sizeState({ availability: availability({ status: 'order' }) }));
    expect(machine.now.shipping).toBe(false);
    const [[ms, run] = [0, () => {}]] = delays;
    expect(ms).toBe(50);
    run();
    expect(machine.now.shipping).toBe(true);
  });
});

describe('quantity', () => {
  it('takes a comma or a point, and asks for the prices', () => {
    const { machine, asked } = buying({
      view: buyView({ precision: 1, sellBy: 5, quantity: '2', sizes: [choice('350', { stock: 140 })] }),
    });
    machine.typed('2,5');
    expect(machine.now.quantity).toBe(25);
    machine.typed('3.5');
    expect(machine.now.field.text).toBe('3,5');
    // The second is not asked for: the answer that is awaited holds for it too.
    expect(asked).toEqual(['prices 350']);
  });

  it.each([
    ['99', 'max', '14', '14'],
    ['0', 'min', '1', '1'],
    ['-3', 'min', '1', '1'],
    ['1e9', 'max', '14', '14'],
  ])('is corrected from %s after saying the %simum', (typed, kind, bound, text) => {
    const { machine } = buying();
    machine.typed(typed);
    expect(machine.now.bound).toMatchObject({ kind, bound });
    expect(machine.now.field.text).toBe(text);
  });

  it.each(['', 'dwa', 'NaN', '1.2.3'])('stays as it was for %j', (typed) => {
    const { machine, asked } = buying();
    machine.typed(typed);
    expect(machine.now.field.text).toBe('1');
    expect(machine.now.bound).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('goes up to the next step, and says so', () => {
    const { machine } = buying({
      view: buyView({ precision: 2, sellBy: 44, quantity: '0,88', sizes: [choice('350', { stock: 1400 })] }),
    });
    machine.typed('1');
    expect(machine.now).toMatchObject({ field: { text: '1,32' }, bound: { kind: 'step', bound: '0,44' } });
    machine.typed('1,76');
    expect(machine.now.field.text).toBe('1,76');
    expect(machine.now.bound).toBeUndefined();
  });

  it('says that what is left is less than the least, and speaks of no maximum', () => {
    const order = { min: 88 };
    const sizes = [choice('350', { stock: 44 })];
    const { machine } = buying({ view: buyView({ precision: 2, sellBy: 44, quantity: '0,88', order, sizes }) });
    expect(machine.refused()).toBe(true);
    expect(machine.now.bound).toMatchObject({ kind: 'short', bound: '0,88' });
  });

  it('steps up to the end and says where it is', () => {
    const { machine } = buying({ view: buyView({ quantity: '13' }) });
    machine.step(1);
    expect(machine.now).toMatchObject({ quantity: 14, field: { text: '14' } });
    expect(machine.bounds()).toEqual({ min: 1, least: false, most: true, held: 0 });
    machine.step(1);
    expect(machine.now).toMatchObject({ quantity: 14, bound: { kind: 'max', bound: '14' } });
  });

  it('is brought down to the stock of another size', async () => {
    const view = buyView({ sizes: [choice('250', { stock: 3 }), choice('350')], quantity: '9' });
    const { machine, answer } = buying({ view });
    machine.chooseSize('250');
    await answer(0, costing('59,00 zł'));
    expect(machine.now).toMatchObject({ quantity: 3, bound: { kind: 'max', bound: '3' } });
    expect(machine.now.said).toMatchObject({ kind: 'chosen', what: { size: '250', quantity: 3 } });
  });

  it('says what it costs once, when the answer has come, and takes back what it said of a bound', async () => {
    const { machine, answer } = buying();
    machine.typed('99');
    await answer(0, machine.now.state.prices);
    expect(machine.now).toMatchObject({ bound: { kind: 'max' }, counted: { what: { quantity: 14 } } });
    const { counted } = machine.now;
    machine.typed('5');
    expect(machine.now.bound).toBeUndefined();
    expect(machine.now.counted).toBe(counted);
    await answer(1, machine.now.state.prices);
    expect(machine.now.counted?.what.quantity).toBe(5);
    expect(machine.now.said).toBeUndefined();
  });

  it('counts what the basket holds', () => {
    const { machine } = buying();
    machine.holds(() => ({ size: 10, product: 10 }));
    machine.typed('6');
    expect(machine.now).toMatchObject({ quantity: 4, bound: { kind: 'max', bound: '4' } });
  });
});

describe('what lies in the basket', () => {
  it('counts from when it is known, and after each change', () => {
    const { machine } = buying({ view: buyView({ quantity: '6' }) });
    machine.holds(() => ({ size: 4, product: 9 }));
    expect(machine.now.bound).toBeUndefined();
    expect(machine.bounds()).toEqual({ min: 1, least: false, most: false, held: 9 });
    machine.holds(() => ({ size: 10, product: 15 }));
    expect(machine.now).toMatchObject({ quantity: 4, field: { text: '4' }, bound: { kind: 'max', bound: '4' } });
    expect(machine.bounds()).toMatchObject({ most: true });
    machine.holds(() => ({ size: 0, product: 0 }));
    expect(machine.bounds()).toMatchObject({ most: false, held: 0 });
  });

  it('counts in all sizes together for the bounds of an order', () => {
    const { machine } = buying({ view: buyView({ order: { max: 12 } }) });
    machine.holds((size) => ({ size: size === '350' ? 2 : 8, product: 10 }));
    machine.typed('5');
    expect(machine.now).toMatchObject({ quantity: 2, bound: { kind: 'max', bound: '2' } });
  });

  it('makes the least less', () => {
    const { machine } = buying({ view: buyView({ order: { minPerSize: 6 }, quantity: '6' }) });
    machine.typed('2');
    expect(machine.now).toMatchObject({ quantity: 6, bound: { kind: 'min', bound: '6' } });
    machine.holds(() => ({ size: 4, product: 4 }));
    machine.typed('2');
    expect(machine.now.quantity).toBe(2);
  });

  it('refuses more, with the bound of the whole order, only when nothing can be added', () => {
    const { machine } = buying();
    expect(machine.refused()).toBe(false);
    machine.holds(() => ({ size: 13, product: 13 }));
    expect(machine.refused()).toBe(false);
    machine.typed('2');
    expect(machine.now.bound).toMatchObject({ kind: 'max', bound: '1' });
    machine.holds(() => ({ size: 14, product: 14 }));
    expect(machine.now.bound).toBeUndefined();
    expect(machine.refused()).toBe(true);
    expect(machine.now.bound).toMatchObject({ kind: 'max', bound: '14' });
  });
});

describe('parts of a bundle', () => {
  const part = (value: string, ...sizes: string[]) => ({
    href: '/produkt/miska-1018',
    name: 'Miska',
    quantity: 1,
    open: true,
    value,
    sizes: sizes.map((one) => ({ value: one, name: one, open: true })),
  });
  const view = () => buyView({ parts: [part('1:14:1', '1:14:1', '1:18:1'), part('2:uniw:1')] });
  const fewer = { sizes: [choice('350', { stock: 2 })], state: costing('259,00 zł') };

  it('are all asked about and shown at once', async () => {
    const { machine, asked, answer, addresses } = buying({ view: view() });
    machine.choosePart(0, '1:18:1');
    expect(asked).toEqual(['bundle 350 1:18:1 2:uniw:1']);
    expect(addresses).toEqual(['350 1:18:1 2:uniw:1']);
    await answer(0, fewer);
    expect(machine.now).toMatchObject({ parts: ['1:18:1', '2:uniw:1'], sizes: fewer.sizes, said: { kind: 'chosen' } });
    machine.typed('9');
    expect(machine.now.quantity).toBe(2);
    expect(asked.at(-1)).toBe('prices 350 1:18:1 2:uniw:1');
  });

  it('are as before when no answer comes', async () => {
    const { machine, answer, addresses } = buying({ view: view() });
    machine.choosePart(0, '1:18:1');
    await answer(0, false);
    expect(machine.now).toMatchObject({ parts: ['1:14:1', '2:uniw:1'], failed: true });
    expect(addresses).toEqual(['350 1:18:1 2:uniw:1', '350 1:14:1 2:uniw:1']);
  });

  it('never show the sizes of an earlier choice', async () => {
    const { machine, answer } = buying({ view: view() });
    void machine.refresh();
    machine.choosePart(0, '1:18:1');
    await answer(0, [choice('350', { stock: 99 })]);
    expect(machine.now.sizes).toHaveLength(2);
    machine.choosePart(0, '1:14:1');
    await answer(1, fewer);
    expect(machine.now.sizes).toHaveLength(2);
  });

  it('are nothing where there is nothing to choose', () => {
    const { machine, asked } = buying({ view: buyView({ parts: [part('2:uniw:1')] }) });
    machine.choosePart(0, '2:uniw:1');
    expect(machine.now.parts).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('what the shop tells unasked', () => {
  it('is shown when it is of the chosen size', () => {
    const { machine } = buying();
    machine.told(of('250'), costing('1,00 zł'));
    expect(machine.now.state.prices.price_formatted).toBe('68,00 zł');
    machine.told(of('350'), costing('65,00 zł'));
    expect(machine.now.state.prices.price_formatted).toBe('65,00 zł');
  });

  it('does not disturb an answer that is awaited', async () => {
    const { machine, answer } = buying();
    machine.chooseSize('250');
    machine.told(of('250'), costing('1,00 zł'));
    await answer(0, costing('59,00 zł'));
    expect(machine.now.state.prices.price_formatted).toBe('59,00 zł');
  });

  it('is fresh sizes, unless they did not come', async () => {
    const { machine, answer } = buying();
    void machine.refresh();
    await answer(0, [choice('350', { stock: 2 })]);
    expect(machine.now.sizes).toHaveLength(1);
    void machine.refresh();
    await answer(1, false);
    expect(machine.now.sizes).toHaveLength(1);
  });
});
