import type { Locator } from '@playwright/test';
import type { Hand, Press } from './hand.ts';
import type { Sign } from './probe.ts';

const CARDS = 'main h3 a[href*="/produkt/"]';
const COUNT: Sign = { selector: 'main [role=status], main output', text: '^\\d+ produkt' };

const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
const heading = (name: string): Sign => ({ selector: 'h1', text: `^${RegExp.escape(plain(name))}$` });

/** On a product's page: "Do koszyka", until it is told that the product was added. */
export async function add({ page, place }: Hand): Promise<Press> {
  const at = await place(page.getByRole('button', { name: 'Do koszyka' }));
  return { ...at, signs: [{ selector: '[role=status], output', text: 'Produkt został dodany\\.', fresh: true }] };
}

/** On a product's page: a size, until the price is the one that stands beside it. */
export async function size({ page, place }: Hand, name: string): Promise<Press> {
  const choice = page.getByRole('radio', { name: new RegExp(`^${RegExp.escape(name)}`) });
  const said = await choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  const price = /\d[\d\s]*,\d\d/.exec(said)?.[0];
  if (price === undefined) throw new Error(`No price stands beside ${name}`);
  return {
    ...(await place(choice)),
    signs: [{ selector: '#projector_price_value', text: `(^|\\D)${plain(price)}` }],
  };
}

/** On a list: a card, until the product's name is the heading. */
export async function card({ page, place }: Hand): Promise<Press> {
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  return { ...(await place(link)), signs: [heading(name)] };
}

/** On a list: a value of a filter, until the list is another and its count is told. */
export async function filter(hand: Hand, name: string): Promise<Press> {
  const { page, place } = hand;
  const value = page.getByRole('checkbox', { name: new RegExp(`^${name} \\d+`) });
  if (!(await value.isVisible())) await open(page.getByRole('button', { name: /^Filtry/ }), value);
  const cards = await page.locator(CARDS).count();
  const told = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ produkt/ });
  const count = plain((await told.textContent()) ?? '');
  return {
    ...(await place(value)),
    signs: [
      { ...COUNT, text: `^(?!${RegExp.escape(count)})\\d+ produkt` },
      { selector: CARDS, other: cards },
    ],
  };
}

async function open(button: Locator, until: Locator): Promise<void> {
  await button.tap();
  await until.waitFor();
}

/** On the main page: a category, until its list is there. */
export async function list({ page, place }: Hand): Promise<Press> {
  const link = page.getByRole('main').getByRole('link', { name: /^Kubki i filiżanki/ });
  return { ...(await place(link)), signs: [heading('Kubki i filiżanki'), COUNT, { selector: CARDS }] };
}
