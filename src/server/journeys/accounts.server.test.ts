import { expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { OWN, PASSWORD } from '../testing/accountsBrowser.server.ts';
import { type Page, saidOf } from '../testing/documents.server.ts';
import { linkMailed, mailed } from '../testing/mailed.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });
const { ask, shop } = opened;

async function signedOut(page: Page): Promise<void> {
  await page.open('/wyloguj');
  await page.press('Wyloguj się');
  expect(page.path()).toBe('/');
}

it('an account is made, changed, left, opened and removed by forms alone', async () => {
  const email = 'formularz@example.pl';
  const page = await registered(opened, email);
  await page.open('/konto/adresy/nowy');
  page.fill({ Ulica: 'Polna', 'Nr domu i lokalu': '12', 'Kod pocztowy': '59700', Miejscowość: 'Bolesławiec' });
  page.fill({ Telefon: '600700800' });
  await page.press('Zapisz');
  expect(page.main()).toContain('59-700 Bolesławiec');
  await page.open('/konto/zgody');
  const firstBox = () => page.document().querySelector<HTMLInputElement>('main [type=checkbox]');
  expect(firstBox()?.checked).toBe(false);
  page.tick(/./);
  await page.press('Zapisz');
  expect(firstBox()?.checked).toBe(true);

  await signedOut(page);
  await page.open('/konto/adresy');
  expect(page.path()).toBe('/logowanie?dalej=%2Fkonto%2Fadresy');
  page.fill({ 'Login lub e-mail': email, Hasło: 'zle haslo' });
  await page.press('Zaloguj się');
  expect(page.main()).toContain('Login lub hasło są niepoprawne.');
  page.fill({ Hasło: PASSWORD });
  await page.press('Zaloguj się');
  expect(page.path()).toBe('/konto/adresy');
  const data = await page.fetch('/konto/moje-dane.json');
  expect(await data.json()).toMatchObject({ account: { email }, addresses: [{ city: 'Bolesławiec' }] });

  await page.open('/konto/moje-dane');
  await page.press('Usuń konto');
  expect(saidOf(page.field(/./))).toBe('To pole jest obowiązkowe.');
  page.tick(/./);
  await page.press('Usuń konto');
  expect(page.heading()).toBe('Konto zostało usunięte');
  await page.open('/konto');
  expect(page.path()).toBe('/logowanie');
});

it('a forgotten password is set anew by the link of a mail, which works once', async () => {
  const email = 'zapomina@example.pl';
  const page = await registered(opened, email);
  await signedOut(page);
  const askFor = async (who: string) => {
    await page.open('/odzyskiwanie-hasla');
    page.fill({ 'Login lub e-mail': who });
    await page.press('Wyślij link');
    expect(page.path()).toMatch(/\?wyslano=1$/);
    return page.main();
  };
  await page.open('/odzyskiwanie-hasla');
  page.fill({ 'Login lub e-mail': ' \u00A0' });
  await page.press('Wyślij link');
  expect(page.main(), 'no mail comes to nobody').toContain('Proszę wypełnić to pole.');
  const ofNobody = await askFor('nikt@example.pl');
  expect(await askFor(email), 'whether there is such an account').toBe(ofNobody);
  const path = await linkMailed(shop, email, '/odzyskiwanie-hasla/');
  await page.open(path);
  page.fill({ 'Nowe hasło': 'glina i ogień 9', 'Powtórz hasło': 'glina i ogień 9' });
  await page.press('Ustaw nowe hasło');
  expect(page.heading()).toBe('Dzień dobry, Ewa');
  await page.open(path);
  expect(page.heading()).toBe('Ten link już nie działa');
});

it('an e-mail address of an account is proved, and changed, by mailed links', async () => {
  const PROVING = '/konto/potwierdzenie-adresu/';
  const email = 'zmienia@example.pl';
  const page = await registered(opened, email);
  await page.open('/konto');
  expect(page.main()).toContain(`Adres ${email} nie jest jeszcze potwierdzony`);
  const welcome = await linkMailed(shop, email, PROVING);
  await page.press('Wyślij nowy link');
  expect(page.main()).toContain('Sprawdź pocztę');
  const link = await linkMailed(shop, email, PROVING);
  expect(link).not.toBe(welcome);

  const stolen = await registered(opened, 'cudza@example.pl');
  await stolen.open(link);
  expect(stolen.heading()).toBe('Ten link już nie działa');

  await page.open(link);
  expect(page.heading()).toBe(`Potwierdzić adres ${email}?`);
  await page.press('Potwierdź adres');
  expect(page.main()).toContain(`Adres ${email} jest potwierdzony.`);
  await page.open('/konto');
  expect(page.main()).not.toContain('nie jest jeszcze potwierdzony');

  await page.open('/konto/bezpieczenstwo');
  const next = `nowa.${email}`;
  page.fill({ 'Nowy adres e-mail': next });
  await page.press('Zmień adres');
  expect(page.main()).toContain(`Wysłaliśmy link na adres ${next}`);
  await page.open('/konto');
  expect(page.main()).toContain(`· ${email}`);
  await page.open(await linkMailed(shop, next, PROVING));
  await page.press('Potwierdź adres');
  expect(page.main()).toContain(`Adres ${next} jest potwierdzony.`);
  const subjects = (await mailed(shop, email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Adres e-mail konta został zmieniony/));
});

it('an address of the account takes a street that came with its number', async () => {
  const page = await registered(opened, 'ulica@example.pl');
  await page.open('/konto/adresy/nowy');
  page.fill({ Imię: 'Ewa', Nazwisko: 'Lis', Ulica: 'Polna 12', 'Kod pocztowy': '59-700', Miejscowość: 'Bolesławiec' });
  page.fill({ Telefon: '600700800' });
  await page.press('Zapisz');
  expect(page.path()).toMatch(/\?zapisano=1$/);
  expect(page.main()).toContain('Polna 12');
});

it('an e-mail address of somebody else looks like a free one, and its owner is told', async () => {
  const taken = 'zajety@example.pl';
  await registered(opened, taken);
  const page = await registered(opened, 'szuka@example.pl');
  await page.open('/konto/bezpieczenstwo');
  page.fill({ 'Nowy adres e-mail': taken });
  await page.press('Zmień adres');
  expect(page.main()).toContain(`Wysłaliśmy link na adres ${taken}`);
  const subjects = (await mailed(shop, taken)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Na ten adres jest już konto/));
  expect(page.main()).toContain('Nowy adres czeka na potwierdzenie');
  await page.press('Zostaw dotychczasowy adres');
  expect(page.path(), 'no link to the address before was asked for').toBe('/konto/potwierdzenie-adresu');
  expect(page.main()).not.toContain('Nowy adres czeka na potwierdzenie');
});

it('pages of an account lead whoever is not signed in to where they can', async () => {
  const own = ['', '/dane', '/adresy', '/adresy/nowy', '/zgody', '/bezpieczenstwo', '/moje-dane', '/moje-dane.json'];
  const toSignIn = [303, expect.stringMatching(/^\/logowanie/)];
  for (const path of own) {
    const read = await ask(`/konto${path}`);
    expect([read.status, read.headers.get('Location')], path).toEqual(toSignIn);
    if (path === '' || path.endsWith('.json')) continue;
    const written = await ask(`/konto${path}`, form({ intent: 'revoke', sure: '1' }, { Origin: OWN }));
    expect([written.status, written.headers.get('Location')], path).toEqual(toSignIn);
  }
  const right = await ask('/konto/prawo-do-klucza', form({}, { Origin: OWN }));
  expect(await right.json()).toEqual({ authorizeToken: '' });
  expect((await ask('/konto/prawo-do-klucza')).status).toBe(404);
});
