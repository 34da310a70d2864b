import type { FormAnswer } from '../../customers/formAnswer.ts';
import { faultsOf, refusalText } from '../../customers/messages.ts';
import type { Customer, Refusal } from '../../customers/model.ts';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { passwordTerms } from '../../customers/passwordTerms.ts';
import { isFresh } from '../../session/model.ts';
import { translate } from '../../ui/text.ts';
import { type PageHead, pageHead } from '../head/pageHead.ts';
import { redirect } from '../outcomes.ts';
import type { PageRequest } from '../page.ts';
import type { ShopServices } from '../services.ts';

/** Customer of the page; a guest is led to the sign-in, and back. */
export async function ownAccount(asked: PageRequest): Promise<Customer> {
  const customer = await accountOf(asked);
  if (!customer) throw redirect(signInPath(asked.url));
  return customer;
}

/** Customer who asks; undefined for a guest. */
export const accountOf = async ({ shop, visit }: PageRequest): Promise<Customer | undefined> =>
  visit.customer === undefined ? undefined : await shop.customers.find(visit.customer);

interface SignedOut {
  words?: 'signedOut' | 'signedOutChoice' | 'proofOver';
  /** Name of the form on its page. */
  intent?: string;
  signIn?: string;
}

/** Answer to a form whose sender is signed out by now: a sign-in in another tab lets it be sent again. */
export const signedOut = (
  { texts }: ShopServices,
  values: Readonly<Record<string, string>>,
  { words = 'signedOut', signIn = '/logowanie', ...told }: SignedOut = {},
): FormAnswer => ({
  state: 'refused',
  message: translate(accountPageTexts, texts, words),
  signIn,
  values,
  ...told,
});

/** Tells whether the form came back for that reason: its page then shows what was typed, and nothing of an account. */
export const isSignedOut = (answer: FormAnswer | undefined): answer is FormAnswer =>
  answer?.state === 'refused' && answer.signIn !== undefined;

/** Customer of a page that opens the account: only who proved a moment ago who they are. */
export async function freshAccount(asked: PageRequest): Promise<Customer> {
  const own = await ownAccount(asked);
  if (!isFresh(asked.visit, asked.shop.clock())) throw redirect(signInPath(asked.url));
  return own;
}

/** Path of the sign-in that comes back to this page. */
export const signInPath = ({ pathname }: URL): string =>
  pathname === '/konto' ? '/logowanie' : `/logowanie?dalej=${encodeURIComponent(pathname)}`;

type Title = 'signIn' | 'proveTitle' | 'register' | 'recovery' | 'setPassword' | 'account' | 'signOut' | 'erased';

/** Head of an account page, which no search engine may index. */
export const accountHead = (shop: ShopServices, title: Title, path: string): PageHead =>
  pageHead(shop, { title: translate(accountPageTexts, shop.texts, title), description: [], path, noindex: true });

export const boundsOf = ({ shop }: ShopServices) => {
  const { min, max } = passwordTerms(shop);
  return { min, max };
};

/** Refusal as a form shows it, with the typed values. */
export function answerOf(
  refusal: Refusal,
  shop: ShopServices,
  values: Readonly<Record<string, string>> = {},
  intent?: string,
): FormAnswer {
  const told = intent === undefined ? {} : { intent };
  if (refusal.code === 'fields')
    return { state: 'faults', faults: faultsOf(refusal.issues, shop.texts), values, ...told };
  return { state: 'refused', message: refusalText(refusal, shop.texts), values, ...told };
}

/** Answer to a form that came without a field it needs. */
export const missing = (
  name: string,
  code: 'required' | 'required_flag',
  shop: ShopServices,
  values: Readonly<Record<string, string>> = {},
  intent?: string,
): FormAnswer => answerOf({ code: 'fields', issues: [{ name, issue: { code } }] }, shop, values, intent);

/** Values that may be shown again: never a password. */
export const shownAgain = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')));

/** Tells whether the form of the page has just been saved. */
export const wasSaved = ({ url }: PageRequest): boolean => url.searchParams.has('zapisano');
