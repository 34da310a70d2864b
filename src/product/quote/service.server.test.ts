import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aProduct, aSize } from '../../catalogue/testing/things.ts';
import { takeForm } from '../../forms/formKind.server.ts';
import type { Inbox } from '../../forms/inbox.server.ts';
import type { ShopEmail } from '../../forms/shopEmail.ts';
import type { Language } from '../../kit/language.ts';
import { ok } from '../../kit/result.ts';
import { writeShopEmail } from '../../mail/email.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { NOBODY } from '../../session/visit.server.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { createQuestions } from '../question/service.server.ts';
import { isByQuote, questionPath, quotePath, subjectOf } from '../subject/model.ts';
import { createQuotes } from './service.server.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const SENDING = { files: [], trapped: false, from: 'a' };

const product = aProduct({
  id: 7,
  slug: 'kubek',
  name: 'Kubek',
  version: 'kobalt',
  code: 'K-1',
  sizes: [aSize({ type: 's', name: '250 ml' }), aSize({ type: 'm', name: '350 ml', code: 'K-2', phonePrice: true })],
});

let language: Language = 'pl';
/** Does work in a language, as a shop of two does. */
function speak<T>(asked: Language, work: (texts: TextOverrides) => T): T {
  const before = language;
  language = asked;
  try {
    return work({});
  } finally {
    language = before;
  }
}

/** Keeps what would go to the shop. */
function shop() {
  const emails: ShopEmail[] = [];
  const inbox: Inbox = {
    async send(_, { files }, email) {
      emails.push(email);
      return ok({ state: 'sent', email: email.replyTo ?? '', files: files.length, emailId: '1' });
    },
    find: async () => undefined,
  };
  const options = { inbox, texts: {}, shopName: 'Próba', shopUrl: 'https://sklep.example', clock: () => NOW, speak };
  return { emails, questions: createQuestions(options), quotes: createQuotes(options) };
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('the product that a form is about', () => {
  it('is named with the size that was chosen, if there is one', () => {
    expect(subjectOf(product, 'm')).toMatchObject({
      name: 'Kubek, kobalt',
      size: '350 ml',
      code: 'K-2',
      href: '/produkt/kubek-7?size=m',
    });
    const unknown = subjectOf(product, 'x');
    expect(unknown).toMatchObject({ code: 'K-1', href: '/produkt/kubek-7' });
    expect(unknown.size).toBeUndefined();
  });

  it('is asked about at its own addresses', () => {
    expect([questionPath(product), quotePath(product)]).toEqual([
      '/produkt/kubek-7/pytanie',
      '/produkt/kubek-7/wycena',
    ]);
    expect([isByQuote(product), isByQuote({ sizes: [aSize()] })]).toEqual([true, false]);
  });
});

/** Blocks of the one e-mail, as a program without HTML shows them. */
const wordsOf = ([email]: readonly ShopEmail[]): string[] =>
  writeShopEmail(email?.parts ?? [], EMAIL_TERMS)
    .text.trimEnd()
    .split('\n\n');

describe('a question', () => {
  it('goes to the shop with the product it is about', async () => {
    const { emails, questions } = shop();
    const form = questions(subjectOf(product, 'm'));
    const values = form.read(formOf({ question_email: ' ala@example.pl', question_text: 'Czy\r\nbiały?' }));
    expect(await takeForm(form, NOBODY, { ...SENDING, values })).toMatchObject({
      state: 'sent',
      email: 'ala@example.pl',
    });
    expect(emails).toMatchObject([
      {
        kind: 'product_question',
        subject: 'Pytanie o produkt: Kubek, kobalt',
        replyTo: 'ala@example.pl',
      },
    ]);
    expect(wordsOf(emails)).toEqual([
      'Pytanie ze strony produktu w sklepie Próba.',
      'Produkt: Kubek, kobalt\nRozmiar: 350 ml\nKod: K-2\nStrona: https://sklep.example/produkt/kubek-7?size=m\nE-mail: ala@example.pl',
      'Pytanie\n-------',
      'Czy\nbiały?',
    ]);
  });
});

describe('a request for a quote', () => {
  const GOOD = {
    client_type: 'firm',
    client_region: 'PL',
    client_firm: 'Glina sp. z o.o.',
    client_nip: '1234563218',
    client_firstname: 'Ala',
    client_lastname: 'Kowalska',
    client_street: 'Polna 12',
    client_zipcode: '59700',
    client_city: 'Bolesławiec',
    client_phone_prefix: '+48',
    client_phone: '512345678',
    client_email: 'ala@example.pl',
    quote_message: 'Sto kubków',
    quote_amount: '100',
    quote_date: '2026-12-01',
  };
  const SAME = { deliver_to_billingaddr: '1' };

  async function ask(fields: Record<string, string>) {
    const { emails, quotes } = shop();
    const form = quotes(subjectOf(product, 'm'));
    const answer = await takeForm(form, NOBODY, { ...SENDING, values: form.read(formOf(fields)) });
    return { answer, emails, faults: answer.state === 'faults' ? answer.faults : [] };
  }

  it('tells the shop who asks, for what, until when, and where it is to go', async () => {
    const delivery = Object.fromEntries(
      Object.entries(GOOD)
        .filter(([name]) => /^client_(?!type|firm$|nip|email)/.test(name))
        .map(([name, value]) => [name.replace('client', 'delivery'), value]),
    );
    const { emails } = await ask({
      ...GOOD,
      ...delivery,
      delivery_region: 'DE',
      delivery_street: 'Polna',
      delivery_street_number: '12',
      delivery_zipcode: '10115',
      delivery_phone: '030 123456',
      delivery_phone_prefix: '+49',
    });
    expect(wordsOf(emails).slice(1)).toEqual([
      'Produkt: Kubek, kobalt\nRozmiar: 350 ml\nKod: K-2\nStrona: https://sklep.example/produkt/kubek-7?size=m\nIle sztuk: 100\nNa kiedy: 1\u00A0grudnia 2026',
      'Opis\n----',
      'Sto kubków',
      'Firma\n-----',
      'Glina sp. z o.o.\nNIP 123-456-32-18\nAla Kowalska\nPolna 12\n59-700 Bolesławiec\n512 345 678\nala@example.pl',
      'Adres dostawy\n-------------',
      'Ala Kowalska\nPolna 12\n10115 Bolesławiec\nNiemcy\n+4930123456',
    ]);
    expect(emails[0]?.replyTo).toBe('ala@example.pl');
  });

  it.each(['2026-11-21', '2026-02-30', '2028-12-01', 'jutro', '01/12/2026', '1.12.2026 – 1.12.2028', '21–24.11.2026'])(
    'is not for the day %s',
    async (quote_date) => {
      expect((await ask({ ...GOOD, ...SAME, quote_date })).faults).toEqual([
        { name: 'quote_date', message: 'Wybierz dzień od 22\u00A0listopada 2026 do 20\u00A0listopada 2028.' },
      ]);
    },
  );

  it.each(['01.12.2026', '1 grudnia 2026'])('reads the day as it is typed: %s', async (quote_date) => {
    const { emails } = await ask({ ...GOOD, ...SAME, quote_date });
    expect(wordsOf(emails).join('\n')).toContain('Na kiedy: 1\u00A0grudnia 2026');
  });

  it.each(['1–4.12.2026', '2026-12-01/2026-12-04', 'od 1 do 4 grudnia 2026'])(
    'may be for some days, from one to another: %s',
    async (quote_date) => {
      const { emails } = await ask({ ...GOOD, ...SAME, quote_date });
      expect(wordsOf(emails).join('\n')).toContain('Na kiedy: 1–4 grudnia 2026');
    },
  );

  it('is told to the shop in its own language, whatever that of the page is', async () => {
    vi.stubGlobal('speaksEnglish', () => language === 'en');
    language = 'en';
    onTestFinished(() => {
      language = 'pl';
      vi.unstubAllGlobals();
    });
    const { emails } = await ask({ ...GOOD, ...SAME, quote_date: '2026-12-01/2026-12-04' });
    expect(wordsOf(emails).join('\n')).toContain('Na kiedy: 1–4 grudnia 2026');
  });

  it('needs neither a day nor a number', async () => {
    const { answer } = await ask({ ...GOOD, ...SAME, quote_date: '', quote_amount: '' });
    expect(answer.state).toBe('sent');
  });

  it('comes back whole', async () => {
    const { answer } = await ask({ ...GOOD, ...SAME, client_nip: '1' });
    expect(answer).toMatchObject({
      state: 'faults',
      faults: [{ name: 'client_nip' }],
      values: {
        fields: { quote_message: 'Sto kubków' },
        address: { type: 'firm', addresses: { client: { nip: '1' } } },
      },
    });
  });

  it('is answered whatever is sent', async () => {
    const names = fc.constantFrom(...Object.keys(GOOD), 'delivery_city', 'deliver_to_billingaddr', 'x');
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', 'x'.repeat(1_000_000)));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, value), async (fields) => {
        for (const { message } of (await ask(fields)).faults) expect(message).toBeTruthy();
      }),
      { numRuns: 40 },
    );
  });
});
