import { redirect } from 'react-router';
import { type CustomerKind, clientTerms } from '../../customers/model.ts';
import type { AddressValues } from '../../forms/address.ts';
import { readAddress } from '../../forms/formData.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, ownAccount, wasSaved } from './guard.server.ts';
import type { ServedPage } from './page.ts';

interface DataView {
  kind: CustomerKind;
  values: AddressValues;
  saved: boolean;
}

export const data: ServedPage<DataView> = {
  async load(asked) {
    const { customer } = await ownAccount(asked);
    const { kind, address } = customer;
    return { title: 'account', view: { kind, values: address, saved: wasSaved(asked) } };
  },
  async act(asked) {
    const { shop, asking } = await ownAccount(asked);
    const form = await postedForm(asked.request);
    const kind = form.get('client_type') === 'firm' ? 'firm' : 'private';
    const address = readAddress(form, clientTerms(kind));
    const done = await shop.customers.changeData(asking, { kind, address });
    if (!done.ok) return answerOf(done.error, shop, { ...address, client_type: kind });
    throw redirect('/konto/dane?zapisano=1', 303);
  },
};
