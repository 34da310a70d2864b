import { redirect } from 'react-router';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import { type AddressKind, type KeptAddress, keptTerms } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { AddressForm } from '../../customers/pages/AddressForm.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import type { AddressPart } from '../../forms/address.ts';
import { fieldName } from '../../forms/addressFields.ts';
import { readAddress } from '../../forms/formData.ts';
import { useText } from '../../ui/TextContext.tsx';
import { metaTags } from '../head/metaTags.ts';
import type { PageHandle } from '../layout/handle.ts';
import { notFound } from '../layout/notFound.ts';
import type { Route } from './+types/address';
import { accountHead, answerOf, type Own, ownAccount } from './guard.server.ts';
import { orUnsent, useTalk } from './talk.ts';

export const handle: PageHandle = { pageType: 'login' };

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** Of addresses that are not there yet. */
const NEW: Readonly<Record<string, AddressKind>> = { nowy: 'delivery', 'nowa-faktura': 'invoice' };

async function addressOf({ shop, customer }: Own, id: string): Promise<Omit<KeptAddress, 'id'> & { id?: string }> {
  const kind = Object.hasOwn(NEW, id) ? NEW[id] : undefined;
  if (kind) return { kind, address: {}, isDefault: false };
  const own = (await shop.customers.addresses(customer.id)).find((one) => one.id === id);
  return own ?? notFound();
}

const named = (kind: AddressKind, address: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).map(([part, value]) => [fieldName(kind, part as AddressPart), String(value)]),
  );

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const own = await ownAccount(context, request);
  const { id, kind, address, isDefault } = await addressOf(own, params.id);
  const company = kind === 'invoice' && (id === undefined ? own.customer.kind === 'firm' : address.firm !== undefined);
  // A new one begins with the name of whose it most likely is.
  const { firstname, lastname, firm, nip, phone } = own.customer.address;
  const likely = Object.entries({ firstname, lastname, firm, nip, phone }).filter(([, value]) => value !== undefined);
  const values = named(kind, id === undefined ? Object.fromEntries(likely) : address);
  return {
    isNew: id === undefined,
    kind,
    company,
    values,
    isDefault,
    head: accountHead(own.shop, 'account', '/konto/adresy'),
  };
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const own = await ownAccount(context, request);
  const { id, kind } = await addressOf(own, params.id);
  const form = await request.formData();
  const company = form.get('client_type') === 'firm';
  const address = readAddress(form, keptTerms(kind, company));
  const given = { id, kind, company, address, isDefault: form.get('is_default') === '1' };
  const done = await own.shop.customers.saveAddress(own.asking, given);
  if (!done.ok) return answerOf(done.error, own.shop, named(kind, address));
  throw redirect('/konto/adresy?zapisano=1', 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function AddressRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useText(accountPageTexts);
  const { isNew, kind, company, values, isDefault } = loaderData;
  const path = `/konto/adresy/${encodeURIComponent(params.id)}`;
  const titles = { delivery: ['newDelivery', 'editDelivery'], invoice: ['newInvoice', 'editInvoice'] } as const;
  return (
    <AccountFrame current="/konto/adresy" title={t(titles[kind][isNew ? 0 : 1])}>
      <AddressForm
        talk={useTalk(path, actionData)}
        action={path}
        kind={kind}
        company={company}
        values={values}
        isDefault={isDefault}
      />
    </AccountFrame>
  );
}
