import type { FormAnswer } from '../../customers/formAnswer.ts';
import { type AddressKind, type KeptAddress, keptTerms } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import addressForm from '../../customers/pages/AddressForm.island.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import type { AddressValues } from '../../forms/address.ts';
import { readAddress } from '../../forms/formData.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { notFound, redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { ADDRESSES_PATH } from './addresses.tsx';
import { accountHead, accountOf, answerOf, isSignedOut, ownAccount, signedOut } from './guard.server.ts';

/** Kinds of addresses by the id that the page of a new one has. */
const NEW: Readonly<Record<string, AddressKind>> = { nowy: 'delivery', 'nowa-faktura': 'invoice' };

type Asking = PageRequest<{ id: string }>;

type Shown = Omit<KeptAddress, 'id'> & { id?: string };

async function addressOf({ shop, params: { id } }: Asking, customer: string): Promise<Shown> {
  const kind = Object.hasOwn(NEW, id) ? NEW[id] : undefined;
  if (kind) return { kind, address: {}, isDefault: false };
  return (await shop.customers.addresses(customer)).find((one) => one.id === id) ?? notFound();
}

/** An address whose writer is signed out by now: its kind alone, which the form tells of a stored one. */
const unownedAddress = ({ id }: Asking['params'], { values }: FormAnswer): Shown => ({
  ...(Object.hasOwn(NEW, id) ? {} : { id }),
  kind: NEW[id] ?? (values.client_type === undefined ? 'delivery' : 'invoice'),
  address: {},
  isDefault: false,
});

/** What stood in the form of an address; undefined where nothing was typed, and so nothing can be lost. */
function typedIn(form: FormData, company: boolean): AddressValues | undefined {
  const isInvoice = form.has('client_type');
  const typed = readAddress(form, keptTerms(isInvoice ? 'invoice' : 'delivery', company));
  if (Object.values(typed).every((value) => value === '')) return undefined;
  return { ...typed, ...(isInvoice && { client_type: company ? 'firm' : 'private' }) };
}

const TITLES = {
  delivery: ['newDelivery', 'editDelivery'],
  invoice: ['newInvoice', 'editInvoice'],
} as const;

/** Page of one address, stored or new. */
export const addressPage = definePage({
  path: `${ADDRESSES_PATH}/:id`,
  type: 'login',
  personal: true,
  async load(asked: Asking, answer: FormAnswer | undefined) {
    const lost = isSignedOut(answer) ? unownedAddress(asked.params, answer) : undefined;
    const customer = lost ? undefined : await ownAccount(asked);
    const { id, kind, address: kept, isDefault } = lost ?? (await addressOf(asked, customer?.id ?? ''));
    const isNew = id === undefined;
    // A new one begins with the name of whose it most likely is.
    const { firstname, lastname, firm, nip, phone } = customer?.address ?? {};
    const likely = Object.entries({ firstname, lastname, firm, nip, phone }).filter(([, value]) => value !== undefined);
    const isFirm = isNew ? customer?.kind === 'firm' : kept.firm !== undefined;
    const values: AddressValues = isNew ? Object.fromEntries(likely) : kept;
    return {
      head: accountHead(asked.shop, 'account', ADDRESSES_PATH),
      at: asked.url.pathname,
      title: TITLES[kind][isNew ? 0 : 1],
      form: { kind, type: isFirm ? ('firm' as const) : ('private' as const), values, isDefault },
    };
  },
  async post(asked: Asking): Promise<FormAnswer> {
    const { shop, visit, request } = asked;
    const form = await postedForm(request);
    const company = form.get('client_type') === 'firm';
    const customer = await accountOf(asked);
    const lost = customer ? undefined : typedIn(form, company);
    if (lost) return signedOut(shop, lost);
    const { id, kind } = await addressOf(asked, (customer ?? (await ownAccount(asked))).id);
    const given = readAddress(form, keptTerms(kind, company));
    const isDefault = form.get('is_default') === '1';
    const done = await shop.customers.saveAddress(visit, { id, kind, company, address: given, isDefault });
    if (!done.ok) return answerOf(done.error, shop, { ...given, client_type: company ? 'firm' : 'private' });
    throw redirect(`${ADDRESSES_PATH}?zapisano=1`);
  },
  stays: isSignedOut,
  View({ data: { at, title, form }, answer }) {
    const t = useText(accountPageTexts);
    return (
      <AccountFrame current={ADDRESSES_PATH} title={t(title)}>
        <Island of={addressForm} props={{ at, first: answer, ...form }} />
      </AccountFrame>
    );
  },
});
