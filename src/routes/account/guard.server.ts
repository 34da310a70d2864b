import { redirect } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { faultsOf, refusalText } from '../../customers/messages.ts';
import type { Customer, Refusal } from '../../customers/model.ts';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { passwordTerms } from '../../customers/passwordTerms.ts';
import { isFresh, type Visit } from '../../session/model.ts';
import { translate } from '../../ui/text.ts';
import { type ShopServices, services, visit } from '../context.server.ts';
import { type PageHead, pageHead } from '../head/pageHead.ts';
import type { Asked, Title } from './page.ts';

export interface Own {
  shop: ShopServices;
  asking: Visit;
  customer: Customer;
}

/** The customer whose page it is; whoever is not signed in is led to where they can, and back. */
export async function ownAccount({ context, request }: Pick<Asked, 'context' | 'request'>): Promise<Own> {
  const shop = context.get(services);
  const asking = context.get(visit);
  const customer = asking.customer === undefined ? undefined : await shop.customers.find(asking.customer);
  if (!customer) throw redirect(signInPath(request), 303);
  return { shop, asking, customer };
}

/** The same for what opens the account: only for who proved a moment ago who they are. */
export async function freshAccount(asked: Asked): Promise<Own> {
  const own = await ownAccount(asked);
  if (!isFresh(own.asking, own.shop.clock())) throw redirect(signInPath(asked.request), 303);
  return own;
}

/** What is written comes back to the page that it was written on. */
export function signInPath(request: Request): string {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return path === '/konto' ? '/logowanie' : `/logowanie?dalej=${encodeURIComponent(path)}`;
}

/** Nobody's pages to find: no search engine is to keep them. */
export const accountHead = (shop: ShopServices, title: Title, path: string): PageHead =>
  pageHead(shop, { title: translate(accountPageTexts, shop.texts, title), description: [], path, noindex: true });

export const boundsOf = ({ shop }: ShopServices) => {
  const { min, max } = passwordTerms(shop);
  return { min, max };
};

/** A refusal as the form is told it, with what was typed. */
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

/** What a form is told that came without a field it needs. */
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

/** Its form has just been saved. */
export const wasSaved = ({ request }: Asked): boolean => new URL(request.url).searchParams.has('zapisano');
