import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aShopFile } from '../catalogue/testing/shopFile.ts';
import { aProduct, aSize, availability, regular, stock } from '../catalogue/testing/things.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { clockText } from '../kit/wall.ts';
import { shopFile } from '../settings/shopFile.ts';
import { readYamlFile } from '../settings/yaml.server.ts';
import { goesTo } from './methods.ts';
import { deliveryTerms, shippingAt } from './terms.ts';
import { winter } from './testing/delivery.ts';

const MONDAY = winter('2026-11-23T10:00:00');

const demo = join(import.meta.dirname, '../../shop');
const readDemo = async () => {
  const read = await readYamlFile(demo, join(demo, 'shop.yaml'), shopFile);
  if (!read.value) throw new Error(read.problems.map(({ expected }) => expected).join('\n'));
  return deliveryTerms(read.value);
};

describe('a shop that says nothing of delivery', () => {
  const facts = shippingAt(deliveryTerms(aShopFile()), MONDAY);

  it('sends at 16:00 what is ordered by 13:00, and tells no cost', () => {
    expect(facts.shippingTime(aProduct(), aSize())).toMatchObject({ today_shipment_deadline: '13:00:00' });
    expect(facts.delivery(aProduct(), aSize())).toEqual({ undefined: 'true' });
  });

  it('counts with the least that can be ordered, unless told how much', () => {
    const size = aSize({ stocks: [stock(2), stock(9, 'dostawcy', false)] });
    expect(facts.shippingTime(aProduct(), size).days).toBe(0);
    expect(facts.shippingTime(aProduct(), size, 3).days).toBe(2);
    expect(facts.shippingTime(aProduct({ order: { min: 3 } }), size).days).toBe(2);
  });

  it('knows no time for what cannot be bought', () => {
    const gone = aSize({ availability: availability({ status: 'disable' }) });
    expect(facts.shippingTime(aProduct(), gone).unknown_time).toBe('true');
  });
});

describe('the demo shop', () => {
  it('says in words what it counts with', async () => {
    const { methods, settings } = await readDemo();
    const page = await readFile(join(demo, 'pages/dostawa-i-platnosci.md'), 'utf8');
    const rules = await readFile(join(demo, 'pages/regulamin.md'), 'utf8');
    const money = (grosze: number) => formatMoney(grosze).replaceAll('\u00A0', ' ');
    expect(page).toContain('{{delivery}}');
    const home = methods.filter((method) => goesTo(method));
    expect(new Set(home.map(({ freeFrom }) => freeFrom))).toEqual(new Set([25_000]));
    const abroad = methods.filter((method) => !goesTo(method));
    expect(abroad.map(({ freeFrom, cashOnDelivery }) => [freeFrom, cashOnDelivery])).toEqual(
      abroad.map(() => [undefined, undefined]),
    );
    for (const { maxWeight = 0 } of abroad) expect(page).toContain(`paczki do ${maxWeight / 1000} kg`);
    const deadline = clockText(settings.deadline);
    expect(page).toContain(`złożone do ${deadline}`);
    expect(rules).toContain(`w dzień roboczy do ${deadline}`);
    const cash = methods.find(({ id }) => id === 'kurier')?.cashOnDelivery ?? 0;
    expect(page).toContain(`| Za pobraniem | ${money(cash)} |`);
    expect(page).toContain(`Paczkomat przyjmuje paczki do ${(methods[0]?.maxWeight ?? 0) / 1000} kg`);
    expect(page).toContain(`czekamy ${settings.outsideDays} dni robocze`);
  });

  it('sends basins by courier, and is free from 250 zł', async () => {
    const facts = shippingAt(await readDemo(), MONDAY);
    const size = aSize({ weight: 400, prices: [regular(20_000)] });
    expect(facts.delivery(aProduct(), size).shipping).toBe('12.90');
    expect(facts.delivery(aProduct(), size).arrival).toEqual({ days: 2, date: '2026-11-25' });
    expect(facts.delivery(aProduct({ id: 1049 }), size).shipping).toBe('16.90');
    expect(facts.delivery(aProduct(), size, 2).shipping).toBe('0.00');
    expect(facts.delivery(aProduct({ type: 'virtual' }), size)).toEqual({ undefined: 'true' });
  });
});
