import { describe, expect, it } from 'vitest';
import { buying, costing, of } from './testing/machine.ts';
import { availability, buyView, choice, prices, sizeState } from './testing/views.ts';

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
