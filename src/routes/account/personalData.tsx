import type { FormAnswer } from '../../customers/formAnswer.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { PersonalDataSection } from '../../customers/pages/PersonalDataSection.tsx';
import { ErasedPage } from '../../customers/pages/SignOutPage.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { redirect, redirectWhole } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, freshAccount, missing, ownAccount, signInPath } from './guard.server.ts';

const PATH = '/konto/moje-dane';

/** Page of a customer's data: to download, and to remove the account. */
export const personalDataPage = definePage({
  path: PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, visit, url } = asked;
    const gone = url.searchParams.has('usunieto') && visit.customer === undefined;
    if (!gone) await ownAccount(asked);
    return { head: accountHead(shop, gone ? 'erased' : 'account', PATH), gone };
  },
  async post(asked): Promise<FormAnswer> {
    const { shop, visit, url, request } = asked;
    await freshAccount(asked);
    if ((await postedForm(request)).get('sure') !== '1') return missing('sure', 'required_flag', shop);
    const done = await shop.customers.erase(visit);
    throw done.ok ? redirectWhole(`${PATH}?usunieto=1`) : redirect(signInPath(url));
  },
  View({ data: { gone }, answer }) {
    const t = useText(accountPageTexts);
    if (gone) return <ErasedPage />;
    return (
      <AccountFrame current={PATH} title={t('ownData')} lead={t('ownDataLead')}>
        <PersonalDataSection answer={answer} />
      </AccountFrame>
    );
  },
});
