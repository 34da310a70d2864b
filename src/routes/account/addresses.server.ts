import { redirect } from 'react-router';
import { type AddressKind, type CustomerKind, type KeptAddress, keptTerms } from '../../customers/model.ts';
import type { AddressValues } from '../../forms/address.ts';
import { readAddress } from '../../forms/formData.ts';
import { notFound } from '../layout/notFound.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, type Own, ownAccount, wasSaved } from './guard.server.ts';
import type { ServedPage } from './page.ts';

const PATH = '/konto/adresy';

interface AddressesView {
  addresses: readonly KeptAddress[];
  done: 'saved' | 'removed' | undefined;
}

export const addresses: ServedPage<AddressesView> = {
  async load(asked) {
    const { shop, customer } = await ownAccount(asked);
    const removed = new URL(asked.request.url).searchParams.has('usunieto');
    const done = wasSaved(asked) ? 'saved' : removed ? 'removed' : undefined;
    return { title: 'account', view: { addresses: await shop.customers.addresses(customer.id), done } };
  },
  async act(asked) {
    const { shop, asking } = await ownAccount(asked);
    const id = (await postedForm(asked.request)).get('remove');
    // One that has gone already has gone.
    if (typeof id === 'string') await shop.customers.removeAddress(asking, id);
    throw redirect(`${PATH}?usunieto=1`, 303);
  },
};

/** Of addresses that are not there yet. */
const NEW: Readonly<Record<string, AddressKind>> = { nowy: 'delivery', 'nowa-faktura': 'invoice' };

async function addressOf({ shop, customer }: Own, id: string): Promise<Omit<KeptAddress, 'id'> & { id?: string }> {
  const kind = Object.hasOwn(NEW, id) ? NEW[id] : undefined;
  if (kind) return { kind, address: {}, isDefault: false };
  const own = (await shop.customers.addresses(customer.id)).find((one) => one.id === id);
  return own ?? notFound();
}

interface AddressView {
  isNew: boolean;
  kind: AddressKind;
  /** Whose invoice it is. */
  type: CustomerKind;
  values: AddressValues;
  isDefault: boolean;
}

export const address: ServedPage<AddressView> = {
  async load(asked) {
    const own = await ownAccount(asked);
    const { id, kind, address: kept, isDefault } = await addressOf(own, asked.id);
    const isNew = id === undefined;
    // A new one begins with the name of whose it most likely is.
    const { firstname, lastname, firm, nip, phone } = own.customer.address;
    const likely = Object.entries({ firstname, lastname, firm, nip, phone }).filter(([, value]) => value !== undefined);
    const isFirm = isNew ? own.customer.kind === 'firm' : kept.firm !== undefined;
    const values: AddressValues = isNew ? Object.fromEntries(likely) : kept;
    return { title: 'account', view: { isNew, kind, type: isFirm ? 'firm' : 'private', values, isDefault } };
  },
  async act(asked) {
    const own = await ownAccount(asked);
    const { id, kind } = await addressOf(own, asked.id);
    const form = await postedForm(asked.request);
    const company = form.get('client_type') === 'firm';
    const given = readAddress(form, keptTerms(kind, company));
    const isDefault = form.get('is_default') === '1';
    const done = await own.shop.customers.saveAddress(own.asking, { id, kind, company, address: given, isDefault });
    if (!done.ok) return answerOf(done.error, own.shop, { ...given, client_type: company ? 'firm' : 'private' });
    throw redirect(`${PATH}?zapisano=1`, 303);
  },
};
