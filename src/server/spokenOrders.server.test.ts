import { describe, expect, it } from 'vitest';
import { add, browser } from './testing/basket.server.ts';
import { form, SHOP, testShop } from './testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, countries: [PL] }
`;
const BUYER = {
  ...{ client_type: 'private', client_firstname: 'Anna', client_lastname: 'Maj', client_email: 'anna@example.pl' },
  ...{ client_phone: '512345678', client_region: 'PL', client_street: 'Polna', client_street_number: '1' },
  ...{ client_zipcode: '00-950', client_city: 'Warszawa', deliver_to_billingaddr: '1', invoice_to_billingaddr: '1' },
  ...{ shipping: 'kurier-1', payform_id: 'online', terms_agree: '1' },
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

describe('e-mails of an order', () => {
  const { ask, shop } = testShop({
    files: { 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}languages: [en]\n` },
    realPages: true,
  });

  /** Places an order on the pages of a language, and reads what was mailed. */
  async function order(language: '' | '/en') {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    const send = (page: string) =>
      mine(
        `${language}/zamowienie`,
        form({ ...BUYER, attempt: hidden(page, 'attempt'), shown: hidden(page, 'shown') }),
      );
    // Once a way is chosen, the total is shown before anything is ordered.
    const told = await send(await (await mine(`${language}/zamowienie`)).text());
    const placed = await send(await told.text());
    expect(placed.status).toBe(303);
    const number = /zamowienie\/(\d+)/.exec(placed.headers.get('Location') ?? '')?.[1] ?? '';
    return { number: Number(number), mails: () => mailsOf(number) };
  }

  async function mailsOf(number: string) {
    const rows = await shop().db.read.selectFrom('mails').select(['kind', 'subject', 'text', 'html']).execute();
    const about = rows.filter(({ subject }) => subject.includes(number));
    return new Map(about.map(({ kind, subject, text, html }) => [kind, { subject, text: plain(text), html }]));
  }

  it('placed in English are in English, with its amounts, dates and links, and those to the shop in Polish', async () => {
    const { number, mails } = await order('/en');
    const placed = (await mails()).get('order_placed');
    expect(placed?.subject).toBe(`Order no. ${number} received: Próba`);
    expect(placed?.text).toContain('PLN 184.90');
    expect(placed?.text).toContain('You have the right to withdraw from this contract within 14 days');
    expect(placed?.text).toContain('I/We (*) hereby give notice that I/We (*) withdraw');
    expect(placed?.text).toContain(`/en/zamowienie/${number}`);
    expect(placed?.text).not.toMatch(/zł|Dzień dobry|Odst|Dostawa|szt\. w/);
    expect(placed?.html).toContain('<html lang="en">');
    const own = (await mails()).get('order_shop');
    expect(own?.subject).toContain('Nowe zamówienie');
    expect(own?.text).toContain('184,90 zł');
    expect(own?.text).not.toContain('PLN');
    // What comes later, by the hand of the merchant, is in it too.
    const found = await shop().orders.order(number);
    if (!found) throw new Error('no order');
    await shop().orders.cancel(found, 'shop');
    const ended = (await mails()).get('order_cancelled');
    expect(ended?.subject).toBe(`Order no. ${number} cancelled: Próba`);
  });

  it('placed in Polish are in Polish', async () => {
    const { number, mails } = await order('');
    const placed = (await mails()).get('order_placed');
    expect(placed?.subject).toBe(`Zamówienie nr ${number} przyjęte: Próba`);
    expect(placed?.text).toContain('184,90 zł');
    expect(placed?.text).not.toContain('/en/');
    expect(placed?.html).toContain('<html lang="pl">');
  });
});

describe('forms that the server checks', () => {
  const { ask } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}languages: [en]\n` }, realPages: true });
  const [POLISH, ENGLISH] = [/Błędnie wpisany|Proszę wypełnić/, /is mistyped|Please fill in/];

  it.each(['/kontakt', '/zamowienie/znajdz', '/newsletter'])(
    'answer in the language of their page: %s',
    async (path) => {
      const wrong = form({ contact_email: 'x', order_email: 'x' });
      const [polish, english] = [await ask(path, wrong), await ask(`/en${path}`, wrong)];
      const [here, there] = [await polish.text(), await english.text()];
      expect([POLISH.test(here), ENGLISH.test(here)]).toEqual([true, false]);
      expect([POLISH.test(there), ENGLISH.test(there)]).toEqual([false, true]);
    },
  );
});
