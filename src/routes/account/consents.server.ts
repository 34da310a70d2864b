import { redirect } from 'react-router';
import { type ConsentPurpose, PURPOSES } from '../../customers/model.ts';
import { postedForm } from '../postedForm.server.ts';
import { ownAccount, wasSaved } from './guard.server.ts';
import type { ServedPage } from './page.ts';

interface ConsentsView {
  given: readonly ConsentPurpose[];
  shopName: string;
  saved: boolean;
}

export const consents: ServedPage<ConsentsView> = {
  async load(asked) {
    const { shop, customer } = await ownAccount(asked);
    const given = await shop.customers.consents(customer.id);
    return { title: 'account', view: { given, shopName: shop.shop.name, saved: wasSaved(asked) } };
  },
  async act(asked) {
    const { shop, asking } = await ownAccount(asked);
    const form = await postedForm(asked.request);
    await shop.customers.setConsents(
      asking,
      PURPOSES.filter((purpose) => form.get(`client_${purpose}`) === '1'),
    );
    throw redirect('/konto/zgody?zapisano=1', 303);
  },
};
