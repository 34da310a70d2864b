import type { FormAnswer } from '../../customers/formAnswer.ts';
import { BIRTH_DATE, type Customer, clientTerms } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import dataForm from '../../customers/pages/DataForm.island.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { readAddress, readForm } from '../../forms/formData.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, accountOf, answerOf, isSignedOut, ownAccount, signedOut, wasSaved } from './guard.server.ts';

const PATH = '/konto/dane';

/** What is shown of an account whose writer is signed out by now: nothing but what they typed. */
const UNOWNED: Pick<Customer, 'kind' | 'address' | 'birthDate'> = { kind: 'private', address: {} };

/** Page of a customer's name and address. */
export const dataPage = definePage({
  path: PATH,
  type: 'login',
  personal: true,
  async load(asked, answer: FormAnswer | undefined) {
    const { kind, address, birthDate } = isSignedOut(answer) ? UNOWNED : await ownAccount(asked);
    const head = accountHead(asked.shop, 'account', PATH);
    return { head, kind, values: address, birthDate, saved: wasSaved(asked) };
  },
  async post(asked): Promise<FormAnswer> {
    const { shop, visit, request } = asked;
    const form = await postedForm(request);
    const kind = form.get('client_type') === 'firm' ? 'firm' : 'private';
    const address = readAddress(form, clientTerms(kind));
    const { [BIRTH_DATE]: birthDate } = readForm(form, { [BIRTH_DATE]: LONGEST.birth_date });
    const typed = { ...address, client_type: kind, [BIRTH_DATE]: birthDate };
    if (!(await accountOf(asked))) {
      const isEmpty = [...Object.values(address), birthDate].every((value) => value === '');
      if (!isEmpty) return signedOut(shop, typed);
    }
    await ownAccount(asked);
    const done = await shop.customers.changeData(visit, { kind, address, birthDate });
    if (!done.ok) return answerOf(done.error, shop, typed);
    throw redirect(`${PATH}?zapisano=1`);
  },
  stays: isSignedOut,
  View({ data: { kind, values, birthDate, saved }, answer }) {
    const t = useText(accountPageTexts);
    return (
      <AccountFrame current={PATH} title={t('data')} lead={t('dataLead')} done={saved ? t('saved') : undefined}>
        <Island of={dataForm} props={{ at: PATH, first: answer, kind, values, birthDate }} />
      </AccountFrame>
    );
  },
});
