import { describe, expect, it } from 'vitest';
import { buying, costing } from './testing/machine.ts';
import { buyView, choice } from './testing/views.ts';

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

  it.each(['2 szt.', '２', '\u200E2\u00A0'])('is read as people type it: %j', (typed) => {
    const { machine } = buying();
    machine.typed(typed);
    expect(machine.now.field.text).toBe('2');
    expect(machine.now.bound).toBeUndefined();
  });

  it.each(['', 'dwa', 'NaN', '1.2.3', 'dwie szt.'])(
    'stays as it was for %j, and says that it cannot be read',
    (typed) => {
      const { machine, asked } = buying();
      machine.typed(typed);
      expect(machine.now.field.text).toBe('1');
      expect(machine.now.bound).toMatchObject({ kind: 'unread' });
      expect(asked).toEqual([]);
      machine.typed('1');
      expect(machine.now.bound).toBeUndefined();
    },
  );

  it('is told anew each time it cannot be read, so that no press takes it for seen', () => {
    const { machine } = buying();
    machine.typed('dwie szt.');
    const { bound } = machine.now;
    machine.typed('dwie szt.');
    expect(machine.now.bound).not.toBe(bound);
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
    machine.holds(() => ({ size: 10, product: 10, once: 0 }));
    machine.typed('6');
    expect(machine.now).toMatchObject({ quantity: 4, bound: { kind: 'max', bound: '4' } });
  });
});

describe('what lies in the basket', () => {
  it('counts from when it is known, and after each change', () => {
    const { machine } = buying({ view: buyView({ quantity: '6' }) });
    machine.holds(() => ({ size: 4, product: 9, once: 0 }));
    expect(machine.now.bound).toBeUndefined();
    expect(machine.bounds()).toEqual({ min: 1, least: false, most: false, held: 9 });
    machine.holds(() => ({ size: 10, product: 15, once: 0 }));
    expect(machine.now).toMatchObject({ quantity: 4, field: { text: '4' }, bound: { kind: 'max', bound: '4' } });
    expect(machine.bounds()).toMatchObject({ most: true });
    machine.holds(() => ({ size: 0, product: 0, once: 0 }));
    expect(machine.bounds()).toMatchObject({ most: false, held: 0 });
  });

  it('counts in all sizes together for the bounds of an order', () => {
    const { machine } = buying({ view: buyView({ order: { max: 12 } }) });
    machine.holds((size) => ({ size: size === '350' ? 2 : 8, product: 10, once: 0 }));
    machine.typed('5');
    expect(machine.now).toMatchObject({ quantity: 2, bound: { kind: 'max', bound: '2' } });
  });

  it('makes the least less', () => {
    const { machine } = buying({ view: buyView({ order: { minPerSize: 6 }, quantity: '6' }) });
    machine.typed('2');
    expect(machine.now).toMatchObject({ quantity: 6, bound: { kind: 'min', bound: '6' } });
    machine.holds(() => ({ size: 4, product: 4, once: 0 }));
    machine.typed('2');
    expect(machine.now.quantity).toBe(2);
  });

  it('refuses more, with the bound of the whole order, only when nothing can be added', () => {
    const { machine } = buying();
    expect(machine.refused()).toBe(false);
    machine.holds(() => ({ size: 13, product: 13, once: 0 }));
    expect(machine.refused()).toBe(false);
    machine.typed('2');
    expect(machine.now.bound).toMatchObject({ kind: 'max', bound: '1' });
    machine.holds(() => ({ size: 14, product: 14, once: 0 }));
    expect(machine.now.bound).toBeUndefined();
    expect(machine.refused()).toBe(true);
    expect(machine.now.bound).toMatchObject({ kind: 'max', bound: '14' });
  });
});
