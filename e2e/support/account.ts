import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const PASSWORD = 'zielony piec 7';

let number = 0;
/** A login that nobody has. */
export const someone = (): string => {
  number += 1;
  return `anna.${process.pid}.${Date.now().toString(36)}.${number}`;
};

type Part = Page | Locator;
type Visitor = Pick<BrowserContext, 'request'>;

/** Origin of the shop that is looked at. */
const lookedAt = (): string => process.env.E2E_SHOP_URL ?? '';

export const login = (part: Part): Locator => part.getByLabel('Login lub e-mail');
export const password = (part: Part): Locator => part.getByLabel('Hasło', { exact: true });
export const submit = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const keyButton = (part: Part): Locator => part.getByRole('button', { name: 'Zaloguj się kluczem dostępu' });

export async function fillRegistration(page: Page, name: string): Promise<void> {
  await page.getByLabel('Imię').fill('Anna');
  await page.getByLabel('Nazwisko').fill('Nowak');
  await page.getByLabel('E-mail', { exact: true }).fill(`${name}@example.pl`);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
}

/** Makes an account by its form; gives its login. */
export async function register(page: Page, name = someone()): Promise<string> {
  await page.goto('/rejestracja');
  await fillRegistration(page, name);
  await submit(page, 'Załóż konto').click();
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  return name;
}

/** Makes an account without a page; gives the e-mail address. `origin` is that of the shop. */
export async function registered(
  { request }: Pick<BrowserContext, 'request'>,
  origin: string,
  { email = `${someone()}@example.pl`, firstname = 'Ewa', lastname = 'Lis' } = {},
): Promise<string> {
  const answer = await request.post(`${origin}/rejestracja`, {
    form: {
      client_type: 'private',
      client_firstname: firstname,
      client_lastname: lastname,
      client_email: email,
      client_password: PASSWORD,
      client_password_repeat: PASSWORD,
    },
    headers: { Origin: origin },
  });
  expect(new URL(answer.url()).pathname).toBe('/konto');
  return email;
}

/** An address that comes first. */
export async function withAddress({ request }: Pick<BrowserContext, 'request'>, origin: string): Promise<void> {
  const parts = {
    region: 'PL',
    firstname: 'Ewa',
    lastname: 'Lis',
    street: 'Leśna',
    street_number: '7',
    zipcode: '59-700',
    city: 'Bolesławiec',
    phone: '600700800',
  };
  const form = Object.fromEntries(Object.entries(parts).map(([part, value]) => [`delivery_${part}`, value]));
  const answer = await request.post(`${origin}/konto/adresy/nowy`, {
    form: { ...form, is_default: '1' },
    headers: { Origin: origin },
  });
  expect(new URL(answer.url()).search).toBe('?zapisano=1');
}

/** By its page, as a person does it. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/wyloguj');
  await submit(page, 'Wyloguj się').click();
  await expect(page).toHaveURL('/');
}

/** Something that keeps keys, with a person beside it who always agrees. */
export async function authenticator(page: Page, more: object = {}): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...more,
    },
  });
  return { cdp, id: authenticatorId };
}

/** Without a page, for tests that are about what comes after; a page that is open learns of it when it is left. */
export async function signedOut({ request }: Visitor, origin = lookedAt()): Promise<void> {
  const answer = await request.post(`${origin}/wyloguj`, { headers: { Origin: origin }, maxRedirects: 0 });
  expect(answer.headers().location).toBe('/');
}

/** Somebody signed in, whose account was made without a page; gives its login. */
export async function signedUp(context: Visitor, origin = lookedAt()): Promise<string> {
  const name = someone();
  await registered(context, origin, { email: `${name}@example.pl`, firstname: 'Anna', lastname: 'Nowak' });
  return name;
}

/** Somebody signed in who has a key; the page is the overview of their account. */
export async function withKey(page: Page, origin = lookedAt()): Promise<{ cdp: CDPSession; id: string; name: string }> {
  const device = await authenticator(page);
  const name = await signedUp(page, origin);
  await page.goto('/konto');
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  // The offer goes once there is a key.
  await expect(page.getByText('Następnym razem bez hasła')).toHaveCount(0);
  return { ...device, name };
}

/** The browser offers no key in the login field, so that only its dialog can sign in. */
export const withoutOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
