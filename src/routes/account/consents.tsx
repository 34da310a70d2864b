import { PURPOSES } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { ConsentsForm } from '../../customers/pages/ConsentsForm.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, ownAccount, wasSaved } from './guard.server.ts';

const PATH = '/konto/zgody';

/** Page of a customer's consents. */
export const consentsPage = definePage({
  path: PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop } = asked;
    const { id } = await ownAccount(asked);
    return {
      head: accountHead(shop, 'account', PATH),
      given: await shop.customers.consents(id),
      shopName: shop.shop.name,
      saved: wasSaved(asked),
    };
  },
  async post(asked): Promise<never> {
    await ownAccount(asked);
    const form = await postedForm(asked.request);
    const given = PURPOSES.filter((purpose) => form.get(`client_${purpose}`) === '1');
    await asked.shop.customers.setConsents(asked.visit, given);
    throw redirect(`${PATH}?zapisano=1`);
  },
  View({ data: { given, shopName, saved } }) {
    const t = useText(accountPageTexts);
    const done = saved ? t('saved') : undefined;
    return (
      <AccountFrame current={PATH} title={t('consentsShort')} lead={t('consentsLead')} done={done}>
        <ConsentsForm action={PATH} given={given} shopName={shopName} />
      </AccountFrame>
    );
  },
});
