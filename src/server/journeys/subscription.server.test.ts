import { expect, it } from 'vitest';
import { documents, type Page, textOf } from '../testing/documents.server.ts';
import { mailed } from '../testing/mailed.server.ts';
import { beginOrder, ordered, placeOrder, region, told } from '../testing/orderForm.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });

const coffee = { product: '1034', size: 'ziarno', number: '2', subscription: '1', days_in_period: '30' };
const cup = { product: '1001', size: '350' };
const EMAIL = 'abonament@example.pl';

/** Where the mail of this subject leads: the page of the subscription. */
async function linkIn(subject: RegExp, number: number): Promise<string> {
  const mail = (await mailed(opened.shop, EMAIL)).find((one) => subject.test(one.subject));
  return new RegExp(`/zamowienie/${number}/abonament\\?klucz=[\\w-]{24}`).exec(mail?.text ?? '')?.[0] ?? '';
}

/** Refuses a stranger, a change that there is not, and a write from another site. */
async function expectRefused(at: string, owner: Page): Promise<void> {
  expect((await owner.fetch(at)).status).toBe(200);
  const stranger = documents(opened);
  for (const path of [at, `${at}?klucz=${'x'.repeat(24)}`]) {
    expect((await stranger.fetch(path)).status, path).toBe(404);
    expect((await stranger.fetch(path, form({ do: 'cancel' }))).status, path).toBe(404);
  }
  expect((await owner.fetch(at, form({ do: 'everything' }))).status).toBe(400);
  for (const date of ['2020-01-01', 'jutro', '']) {
    const answer = await owner.fetch(at, form({ do: 'move', date }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${at}?odmowa=date`]);
    expect(await (await owner.fetch(`${at}?odmowa=date`)).text(), date).toContain('Wybierz dzień od');
  }
  expect((await owner.fetch(at, form({ do: 'cancel' }, { Origin: 'https://zly.example' }))).status).toBe(403);
}

it('a subscription is bought, then paused, resumed, skipped, moved and ended by the link of an e-mail', async () => {
  const buyer = documents(opened);
  const number = await placeOrder(buyer, [coffee, cup], { email: EMAIL });
  expect(region(buyer, 'Abonament')).toContain('Nowe zamówienie co 30 dni. Następne zamówienie złożymy');

  await expectRefused(`/zamowienie/${number}/abonament`, buyer);
  const link = await linkIn(new RegExp(`^Zamówienie nr ${number} przyj`), number);
  const page = documents(opened);
  await page.open(link);
  expect([page.status(), page.heading()]).toEqual([200, `Abonament z zamówienia nr ${number}`]);
  expect(page.document().querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,follow');
  const things = page.the('region', 'Co jest w abonamencie');
  expect(page.all('heading', /^/, things)).toHaveLength(2);
  expect(region(page, 'Co jest w abonamencie')).not.toContain('Kubek');
  expect(region(page, 'Następne zamówienie')).toContain('Dostawa: Kurier');
  expect(region(page, 'Zamówienia z tego abonamentu')).toContain(`nr ${number}`);

  const says = (words: string) => expect(told(page, 'status', words)).toContain(words);
  await page.press('Wstrzymaj abonament');
  says('Abonament wstrzymany');
  expect(page.main()).toContain('Niczego nie zamawiamy, dopóki abonamentu nie wznowisz.');
  await page.press('Wznów abonament');
  says('Abonament wznowiony');
  await page.press('Pomiń następne zamówienie');
  says('Następne zamówienie pominięte');

  const DAY = 'Data następnego zamówienia';
  const first = page.field(DAY).getAttribute('min') ?? '';
  page.fill({ [DAY]: first });
  await page.press('Zmień datę');
  says('Data zmieniona');
  expect(page.field(DAY).value).toBe(first);

  const asks = () => page.all('alert', /^/).some((one) => textOf(one).includes('Zakończyć abonament?'));
  await page.press('Zakończ abonament');
  expect(asks()).toBe(true);
  await page.press('Nie, zostaw');
  expect(asks()).toBe(false);
  await page.press('Zakończ abonament');
  await page.press('Tak, zakończ abonament');
  says('Abonament zakończony');
  expect(page.all('region', 'Zmień')).toEqual([]);
  expect(await linkIn(/Abonament zakończony/, number)).toBe(link);
});

it('a subscription that was sold for three deliveries at least ends after them', async () => {
  const page = documents(opened);
  await beginOrder(page, { product: '1058' });
  expect(ordered(page)).toContain('Zamawiasz co najmniej 3 dostawy, razem za');
  const number = await placeOrder(page, []);
  await page.open(`/zamowienie/${number}/abonament?zakoncz=1`);
  await page.press('Tak, zakończ abonament');
  const words = 'Abonament skończy się po ostatnim umówionym zamówieniu';
  expect(told(page, 'status', words)).toContain(words);
  expect(page.all('link', 'Zakończ abonament')).toEqual([]);
});
