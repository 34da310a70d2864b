import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { AddressesSection } from '../../customers/pages/AddressesSection.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, ownAccount, wasSaved } from './guard.server.ts';

export const ADDRESSES_PATH = '/konto/adresy';

/** Page of all addresses of a customer. */
export const addressesPage = definePage({
  path: ADDRESSES_PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, url } = asked;
    const { id } = await ownAccount(asked);
    const removed = url.searchParams.has('usunieto');
    return {
      head: accountHead(shop, 'account', ADDRESSES_PATH),
      addresses: await shop.customers.addresses(id),
      done: wasSaved(asked) ? ('saved' as const) : removed ? ('removed' as const) : undefined,
    };
  },
  async post(asked): Promise<never> {
    await ownAccount(asked);
    const id = (await postedForm(asked.request)).get('remove');
    // One that has gone already has gone.
    if (typeof id === 'string') await asked.shop.customers.removeAddress(asked.visit, id);
    throw redirect(`${ADDRESSES_PATH}?usunieto=1`);
  },
  View({ data: { addresses, done } }) {
    const t = useText(accountPageTexts);
    return (
      <AccountFrame current={ADDRESSES_PATH} title={t('addresses')} lead={t('addressesLead')} done={done && t(done)}>
        <AddressesSection addresses={addresses} />
      </AccountFrame>
    );
  },
});
