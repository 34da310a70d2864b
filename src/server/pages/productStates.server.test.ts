import { describe, expect, it } from 'vitest';
import { CUP, states } from '../testing/productStates.ts';
import { testShop } from '../testing/testShop.server.ts';

const { ask } = testShop({ shopDir: 'shop', realPages: true });

/** The form of the page, and all that it says, as a reader without scripts has it. */
async function formAt(path: string) {
  const answer = await ask(path);
  const html = /<form[^>]* id="projector_form".*?<\/form>/s.exec(await answer.text())?.[0] ?? '';
  const words = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
  /** The tag that begins an element, by its id. */
  const tag = (id: string) => new RegExp(`<[^>]* id="${id}"[^>]*>`).exec(html)?.[0];
  /** The text of an element that holds no other of its kind. */
  const textOf = (id: string) => new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`, 's').exec(html)?.[2];
  return { status: answer.status, words, tag, textOf };
}

describe('the form of a product without scripts', () => {
  it.each(states)('tells of $name', async ({ at, reads, open, gone = [] }) => {
    const { words, tag } = await formAt(at);
    for (const one of reads) expect(words).toMatch(typeof one === 'string' ? new RegExp(literal(one)) : one);
    const button = tag('projector_button_basket');
    if (open) expect(button).not.toMatch(/ (?:disabled|hidden)=""/);
    else expect(button ?? ' disabled=""').toContain(' disabled=""');
    for (const id of gone) expect(tag(id)).toBeUndefined();
    const notified = reads.includes('Powiadom mnie');
    expect(tag('projector_tell_availability_section')?.includes(' hidden=""')).toBe(!notified);
    expect(tag('projector_tell_availability_email')?.includes(' disabled=""')).toBe(!notified);
  });
});

it.each(['/produkt/umywalka-owalna-1049', '/strona/regulamin', '/strona/dostawa-i-platnosci'])(
  '%s promises no payment in two parts, which no order takes',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(/zaliczk/i.exec(await answer.text())).toBeNull();
  },
);

it('the page of a product holds its data object under its names', async () => {
  const html = await (await ask(CUP)).text();
  const data = JSON.parse(/<script[^>]* id="product_data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect(data).toMatchObject({ product_id: 1001, product_type: 'product_item', unit: 'szt.', unit_sellby: 1 });
  expect(Object.keys(data.sizes)).toEqual(['250', '350', '450']);
  expect(data.sizes['250']).toMatchObject({ amount: 11, phone_price: 'false', price: { value: '59.00' } });
});

it('what is not for sale is not told as in stock to those who share its page', async () => {
  const html = await (await ask('/produkt/wazon-z-wystawy-1073')).text();
  expect(html).toContain('property="product:availability" content="out of stock"');
});

describe('the address of a product', () => {
  it.each(['size=nie-ma', 'size=', 'size=%3Cscript%3E'])('leads nowhere with %s', async (query) => {
    expect((await formAt(`${CUP}?${query}`)).status).toBe(404);
  });

  it.each([
    ['number=-1', '59,00 zł'],
    ['number=NaN', '59,00 zł'],
    ['number=1e9', '51,92 zł'],
    ['number=%00', '59,00 zł'],
    ['subscription=7', '59,00 zł'],
    ['number=99999999999999999999', '51,92 zł'],
  ])('leads to the page as it can be with %s', async (query, costs) => {
    const { status, tag, textOf } = await formAt(`${CUP}?${query}`);
    expect(status).toBe(200);
    expect(textOf('projector_price_value')?.replace(/\s/g, ' ')).toBe(costs);
    expect(Number(/ value="(\d+)"/.exec(tag('projector_number') ?? '')?.[1])).toBeGreaterThan(0);
  });
});

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
