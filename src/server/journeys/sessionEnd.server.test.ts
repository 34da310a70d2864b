import { describe, expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { OWN, PASSWORD } from '../testing/accountsBrowser.server.ts';
import type { Page } from '../testing/documents.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });
const { shop } = opened;

const SECURITY = '/konto/bezpieczenstwo';

it('an address that was written when the session ended is not lost', async () => {
  const page = await registered(opened, 'wylogowana@example.pl');
  const typed = { Ulica: 'Polna', 'Nr domu i lokalu': '12', 'Kod pocztowy': '59-700', Miejscowość: 'Bolesławiec' };
  const shown = () => Object.fromEntries(Object.keys(typed).map((name) => [name, page.field(name).value]));
  await page.open('/konto/adresy/nowa-faktura');
  page.fill(typed);
  await shop().db.write((tx) => tx.updateTable('sessions').set({ expires_at: 1 }).execute());
  await page.press('Zapisz');
  expect(page.path()).toBe('/konto/adresy/nowa-faktura');
  expect(shown()).toEqual(typed);
  expect(page.main()).toContain('Nie jesteś już na swoim koncie.');
  const signIn = page.the('link', 'Zaloguj się w nowej karcie');
  expect([signIn.getAttribute('href'), signIn.getAttribute('target')]).toEqual(['/logowanie', '_blank']);
});

it('data and consents that were written when the session ended are not lost', async () => {
  const page = await registered(opened, 'niepamietana@example.pl');
  const end = () => shop().db.write((tx) => tx.updateTable('sessions').set({ expires_at: 1 }).execute());
  const told = () => page.the('link', 'Zaloguj się w nowej karcie').getAttribute('target');
  const typed = [
    [/^Imię/, 'Ewelina'],
    [/^Nazwisko/, 'Lis'],
    [/^Ulica/, 'Polna'],
    [/^Data urodzenia/, '1980-02-31'],
  ] as const;
  await page.open('/konto/dane');
  for (const [name, value] of typed) page.field(name).value = value;
  await end();
  await page.press('Zapisz');
  expect([page.path(), told()]).toEqual(['/konto/dane', '_blank']);
  expect(typed.map(([name]) => page.field(name).value)).toEqual(typed.map(([, value]) => value));
  // Nothing of the account is shown.
  expect(page.field(/^Miejscowość/).value).toBe('');
  // They are looked at once their writer is there again.
  await page.press('Zapisz');
  expect(told()).toBe('_blank');

  const other = await registered(opened, 'zgodna@example.pl');
  await other.open('/konto/zgody');
  const boxes = [...other.document().querySelectorAll<HTMLInputElement>('main input[type=checkbox]')];
  const [first] = boxes;
  if (first) first.checked = true;
  await end();
  await other.press('Zapisz');
  expect(other.path()).toBe('/konto/zgody');
  expect(other.main()).toContain('Twój wybór został');
  const ticks = [...other.document().querySelectorAll<HTMLInputElement>('main input[type=checkbox]')];
  expect(ticks.map(({ checked }) => checked)).toEqual(boxes.map((_, n) => n === 0));
});

describe.each([
  ['session is over', { expires_at: 1 }, 'Nie jesteś już na swoim koncie.'],
  ['proof is over', { proved_at: 1 }, 'Od zalogowania minęło trochę czasu.'],
])('what was written about what opens the account, when the %s', (_, end, why) => {
  const [which = ''] = Object.keys(end);
  const email = `${which}@example.pl`;
  const typed = `${which}@example.com`;
  const over = () => shop().db.write((tx) => tx.updateTable('sessions').set(end).execute());

  /** Nothing of the account is shown; who signs in beside the page sends it again. */
  async function isSentAgain(page: Page, login: string, section: string, button: string): Promise<void> {
    expect(page.path()).toBe(SECURITY);
    expect(page.main()).toContain(why);
    expect(page.main()).not.toContain(login);
    expect(page.texts('main h2')).toEqual([section]);
    const signIn = page.the('link', 'Zaloguj się w nowej karcie');
    expect(signIn.getAttribute('target')).toBe('_blank');
    const beside = signIn.getAttribute('href') ?? '';
    expect(await (await page.fetch(beside)).text()).toContain('name="password"');
    await page.fetch(beside, form({ login, password: PASSWORD }, { Origin: OWN }));
    await page.press(button);
  }

  it('an e-mail address is not lost', async () => {
    const page = await registered(opened, email);
    await page.open(SECURITY);
    page.fill({ 'Nowy adres e-mail': typed });
    await over();
    await page.press('Zmień adres');
    expect(page.field('Nowy adres e-mail').value).toBe(typed);
    await isSentAgain(page, email, 'Adres e-mail', 'Zmień adres');
    expect(page.main()).toContain(`Wysłaliśmy link na adres ${typed}`);
  });

  it('a name of a key is not lost', async () => {
    const page = await registered(opened, `klucz.${email}`);
    const key = `klucz-${which}`;
    await shop().db.write(async (tx) => {
      const made = await tx.selectFrom('customers').select('id').where('email', '=', `klucz.${email}`).execute();
      const texts = { id: key, account: made[0]?.id ?? '', transports: '[]', aaguid: 'x', name: 'Klucz' };
      const numbers = { counter: 1, backup_eligible: 1, backed_up: 0, created_at: 1, used_at: null };
      await tx
        .insertInto('passkeys')
        .values({ ...texts, ...numbers, public_key: Buffer.from([7]) })
        .execute();
    });
    await page.open(SECURITY);
    await page.press('Zmień nazwę');
    page.fill({ 'Nazwa klucza': 'Telefon Ewy' });
    await over();
    await page.press('Zapisz');
    expect(page.field('Nazwa klucza').value).toBe('Telefon Ewy');
    await isSentAgain(page, `klucz.${email}`, 'Klucze dostępu', 'Zapisz');
    expect(page.main()).toContain('Telefon Ewy');
  });

  it('a password is never sent back', async () => {
    const page = await registered(opened, `haslo.${email}`);
    await page.open(SECURITY);
    page.fill({ 'Obecne hasło': PASSWORD, 'Nowe hasło': 'glina i ogień 9', 'Powtórz hasło': 'glina i ogień 9' });
    await over();
    await page.press('Zmień hasło');
    expect(page.path()).toBe(`/logowanie?dalej=${encodeURIComponent(SECURITY)}`);
  });
});
