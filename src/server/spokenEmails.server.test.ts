import { beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import { stock } from '../catalogue/testing/things.ts';
import { type Customers, createCustomers } from '../customers/service.server.ts';
import { ACCOUNT_TERMS, PASSWORD } from '../customers/testing/accounts.server.ts';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { takeForm } from '../forms/formKind.server.ts';
import { DAY } from '../kit/clock.ts';
import type { Language } from '../kit/language.ts';
import { createMailbox } from '../mail/service.server.ts';
import { EMAIL_TERMS } from '../mail/testing/emailTerms.ts';
import { createStockNotices, type StockNotices } from '../product/backInStock/service.server.ts';
import { createPriceAlerts, watchPrices } from '../product/priceAlert/service.server.ts';
import type { Visit } from '../session/model.ts';
import { createSessions, type Sessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { inLanguageAlone } from './open/speaking.ts';
import { spoken } from './testing/spokenTerms.ts';

const emails = spoken(EMAIL_TERMS);
const POLISH = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]| zł/;
/** Words of the shop's own: the address of a company stays. */
const own = (text: string) => text.replaceAll('Bolesławiec', '').replaceAll('Próba', '');

eachDatabase('an e-mail to whoever left an address on a page', (open) => {
  let db: Db;
  let now: number;
  let notices: StockNotices;
  let customers: Customers;
  let sessions: Sessions;
  const clock = () => now;
  const mailbox = createMailbox(clock);

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    sessions = createSessions(db, clock);
    notices = createStockNotices({ db, clock, mailbox, emails });
    customers = createCustomers({ ...ACCOUNT_TERMS, db, clock, mailbox, emails });
  });

  const brought = async (pieces: number, grosze = 10_000) => {
    const sizes = [
      aSizeDraft({ type: 'm', name: '350 ml', price: { regular: grosze, history: [] }, stocks: [stock(pieces)] }),
    ];
    await importAll(db, [aDraft('1', { preferredId: 1, name: 'Kubek', sizes })], now, {
      onStockBack: notices.stockBack,
    });
    await notices.tellBack();
  };
  const mails = () => db.read.selectFrom('mails').selectAll().orderBy('created_at').execute();
  const last = async (kind: string) => {
    const found = (await mails()).filter((mail) => mail.kind === kind).at(-1);
    if (!found) throw new Error(kind);
    return found;
  };
  const visit = () => openVisit(sessions, { name: 'witryna', secure: false }, undefined);
  async function registered(language: Language, login: string) {
    const browser = await visit();
    const given = { kind: 'private' as const, address: { firstname: 'Anna', lastname: 'Nowak' }, consents: [] };
    const access = { password: PASSWORD, passwordRepeat: PASSWORD, login, email: `${login}@example.pl` };
    const done = await inLanguageAlone(language, () => customers.register(browser, { ...given, ...access }, ''));
    expect(done).toMatchObject({ ok: true });
    return browser;
  }

  it.each([
    ['en', 'Back in stock: Kubek, 350 ml', /^(?!.*\/en\/)/s, 'https://sklep.example/en/produkt/rzecz-1-1?size=m'],
    ['pl', 'Znowu w sprzedaży: Kubek, 350 ml', /\/en\//, 'https://sklep.example/produkt/rzecz-1-1?size=m'],
  ] as const)(
    'in %s says that it is back in that language, whoever brings it',
    async (language, subject, not, href) => {
      await brought(0);
      const asked = { product: 1, size: 'm', email: 'ala@example.pl', consent: true };
      // What was answered in another language begins anew in this one.
      await inLanguageAlone(language === 'en' ? 'pl' : 'en', () => notices.observeProduct(asked));
      await brought(2);
      await brought(0);
      now += DAY;
      await inLanguageAlone(language, () => notices.observeProduct(asked));
      await brought(2);
      const mail = await last('stock_back');
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(href);
      expect(mail.text).not.toMatch(not);
      expect(POLISH.test(own(mail.text))).toBe(language === 'pl');
      expect(mail.html).toContain(`<html lang="${language}">`);
    },
  );

  it('in English says that a price fell in English, with its amounts', async () => {
    await brought(5);
    now += DAY;
    const products = createCatalogue(db).products;
    const terms = { currency: 'PLN', priceType: 'gross' } as const;
    const alerts = createPriceAlerts({
      ...{ db, clock, mailbox, emails, terms },
      ...{ mayWrite: async () => true, waitToMail: async () => 0 },
    });
    const [product] = await products([1]);
    if (!product) throw new Error('no product');
    const values = { alert_size: 'm', alert_below: '', alert_email: 'ala@example.pl', alert_consent: '1' };
    await inLanguageAlone('en', () =>
      takeForm(alerts.form(product, undefined), {} as Visit, { values, files: [], trapped: false, from: 'x' }),
    );
    const asked = await last('price_alert');
    expect(asked.subject).toBe('Confirm the price alert: Kubek, 350 ml');
    expect(asked.text.replaceAll('\u00A0', ' ')).toContain('confirm it by 29 November 2026');
    const token = /\/en\/powiadomienia\/cena\/([\w-]{43})/.exec(asked.text)?.[1] ?? '';
    expect(await alerts.confirm(token)).toBe(true);
    now += DAY;
    await brought(5, 8000);
    expect(await watchPrices({ db, clock, mailbox, emails, terms, products })).toBe(1);
    const fell = await last('price_alert');
    expect(fell.subject).toBe('Price reduced: Kubek, 350 ml');
    expect(fell.text.replaceAll('\u00A0', ' ')).toContain(
      'Kubek, 350 ml now costs PLN 80.00. Lowest price since it was first offered: PLN 100.00.',
    );
    expect(own(fell.text)).not.toMatch(POLISH);
  });

  it('about an account is in the language of the page, or of the last sign-in where another asks', async () => {
    const anna = await registered('en', 'anna');
    const welcome = await last('account_made');
    expect(welcome.subject).toBe('Your account at Próba');
    expect(welcome.text).toMatch(/https:\/\/sklep\.example\/en\/konto\/potwierdzenie-adresu\/[\w-]{43}/);
    expect(own(welcome.text)).not.toMatch(POLISH);
    const jan = await registered('pl', 'jan');
    const wants = (who: Visit, email: string, language: Language) =>
      inLanguageAlone(language, () => customers.changeEmail(who, email));
    await wants(jan, 'anna@example.pl', 'pl');
    expect((await last('email_taken')).subject).toBe('This address already has an account: Próba');
    await wants(anna, 'jan@example.pl', 'en');
    expect((await last('email_taken')).subject).toBe('Na ten adres jest już konto: Próba');

    await inLanguageAlone('en', () => customers.askRecovery('jan', ''));
    expect((await last('password_recovery')).subject).toBe('New password at Próba');
    await inLanguageAlone('en', async () => customers.signIn(await visit(), { login: 'jan', password: PASSWORD }, ''));
    expect(await customers.findByLogin('jan')).toMatchObject({ language: 'en' });
    expect(await customers.findByLogin('anna')).toMatchObject({ language: 'en' });
    await inLanguageAlone('pl', async () => customers.signIn(await visit(), { login: 'anna', password: PASSWORD }, ''));
    expect(await customers.findByLogin('anna')).toMatchObject({ language: 'pl' });
  });
});
