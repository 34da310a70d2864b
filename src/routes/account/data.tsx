import type { FormAnswer } from '../../customers/formAnswer.ts';
import { BIRTH_DATE, clientTerms } from '../../customers/model.ts';
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
import { accountHead, answerOf, ownAccount, wasSaved } from './guard.server.ts';

const PATH = '/konto/dane';

/** Page of a customer's name and address. */
export const dataPage = definePage({
  path: PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { kind, address, birthDate } = await ownAccount(asked);
    const head = accountHead(asked.shop, 'account', PATH);
    return { head, kind, values: address, birthDate, saved: wasSaved(asked) };
  },
  async post(asked): Promise<FormAnswer> {
    await ownAccount(asked);
    const { shop, visit, request } = asked;
    const form = await postedForm(request);
    const kind = form.get('client_type') === 'firm' ? 'firm' : 'private';
    const address = readAddress(form, clientTerms(kind));
    const { [BIRTH_DATE]: birthDate } = readForm(form, { [BIRTH_DATE]: LONGEST.birth_date });
    const done = await shop.customers.changeData(visit, { kind, address, birthDate });
    if (!done.ok) return answerOf(done.error, shop, { ...address, client_type: kind, [BIRTH_DATE]: birthDate });
    throw redirect(`${PATH}?zapisano=1`);
  },
  View({ data: { kind, values, birthDate, saved }, answer }) {
    const t = useText(accountPageTexts);
    return (
      <AccountFrame current={PATH} title={t('data')} lead={t('dataLead')} done={saved ? t('saved') : undefined}>
        <Island of={dataForm} props={{ at: PATH, first: answer, kind, values, birthDate }} />
      </AccountFrame>
    );
  },
});
