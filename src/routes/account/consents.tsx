import type { FormAnswer } from '../../customers/formAnswer.ts';
import { type ConsentPurpose, PURPOSES } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { consentField } from '../../customers/pages/ConsentChecks.tsx';
import { CHOSEN, ConsentsForm } from '../../customers/pages/ConsentsForm.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, accountOf, isSignedOut, ownAccount, signedOut, wasSaved } from './guard.server.ts';

const PATH = '/konto/zgody';

const ticked = (read: (name: string) => unknown): ConsentPurpose[] =>
  PURPOSES.filter((purpose) => read(consentField(purpose)) === '1');

/** Page of a customer's consents. */
export const consentsPage = definePage({
  path: PATH,
  type: 'login',
  personal: true,
  async load(asked, answer: FormAnswer | undefined) {
    const { shop } = asked;
    // Of an account whose owner is signed out by now nothing is shown but what they ticked.
    const customer = isSignedOut(answer) ? undefined : await ownAccount(asked);
    return {
      head: accountHead(shop, 'account', PATH),
      given: customer ? await shop.customers.consents(customer.id) : ticked((name) => answer?.values[name]),
      shopName: shop.shop.name,
      saved: wasSaved(asked),
    };
  },
  async post(asked): Promise<FormAnswer> {
    const form = await postedForm(asked.request);
    const given = ticked((name) => form.get(name));
    if (form.has(CHOSEN) && !(await accountOf(asked))) {
      const values = Object.fromEntries(given.map((purpose) => [consentField(purpose), '1']));
      return signedOut(asked.shop, values, { words: 'signedOutChoice' });
    }
    await ownAccount(asked);
    await asked.shop.customers.setConsents(asked.visit, given);
    throw redirect(`${PATH}?zapisano=1`);
  },
  View({ data: { given, shopName, saved }, answer }) {
    const t = useText(accountPageTexts);
    const done = saved ? t('saved') : undefined;
    return (
      <AccountFrame current={PATH} title={t('consentsShort')} lead={t('consentsLead')} done={done}>
        <ConsentsForm action={PATH} given={given} shopName={shopName} answer={answer} />
      </AccountFrame>
    );
  },
});
