import type { FormAnswer } from '../../customers/formAnswer.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import addKey from '../../customers/pages/AddKey.island.tsx';
import emailForm from '../../customers/pages/EmailForm.island.tsx';
import passwordForm from '../../customers/pages/PasswordForm.island.tsx';
import { SecuritySection } from '../../customers/pages/SecuritySection.tsx';
import { UnsavedSecurity } from '../../customers/pages/UnsavedSecurity.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { SECURITY_PATH } from '../../customers/paths.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage, type PageRequest } from '../page.ts';
import { accountHead, boundsOf, freshAccount, isSignedOut, wasSaved } from './guard.server.ts';
import { changeSecurity } from './security.server.ts';

/** What is told of an account to its owner alone. */
async function accountFor(asked: PageRequest) {
  const { shop, visit } = asked;
  const { id, login, email, address } = await freshAccount(asked);
  return {
    login,
    email,
    displayName: [address.firstname, address.lastname].join(' ').trim() || login,
    /** Id of the account inside authenticators. */
    handle: Buffer.from(id).toString('base64url'),
    bounds: boundsOf(shop),
    keys: await shop.passkeys.keys(id),
    places: await shop.customers.places(id),
    /** The place of this browser. */
    here: visit.place,
    service: shop.passkeys.service,
  };
}

/** Page of everything that opens the account: shown to a customer who has just proved who they are. */
export const securityPage = definePage({
  path: SECURITY_PATH,
  type: 'login',
  personal: true,
  async load(asked, answer: FormAnswer | undefined) {
    return {
      head: accountHead(asked.shop, 'account', SECURITY_PATH),
      account: isSignedOut(answer) ? undefined : await accountFor(asked),
      saved: wasSaved(asked),
    };
  },
  async post(asked): Promise<FormAnswer> {
    const refused = await changeSecurity(asked);
    if (refused) return refused;
    throw redirect(`${SECURITY_PATH}?zapisano=1`);
  },
  stays: isSignedOut,
  View({ data: { account, saved }, answer }) {
    const t = useText(accountPageTexts);
    const talk = { at: SECURITY_PATH, first: answer };
    const address = <Island of={emailForm} props={talk} />;
    const frame = { current: SECURITY_PATH, title: t('security'), lead: t('securityLead') };
    if (!account) {
      return (
        <AccountFrame {...frame}>
          <UnsavedSecurity answer={answer} address={address} />
        </AccountFrame>
      );
    }
    const { login, email, displayName, handle, bounds, keys, places, here, service } = account;
    return (
      <AccountFrame {...frame} done={saved ? t('saved') : undefined}>
        <SecuritySection
          answer={answer}
          email={email}
          keys={keys}
          told={{ service, who: { handle, login, displayName, keys: keys.map(({ id }) => id) } }}
          addKey={<Island of={addKey} props={{ service, login }} />}
          places={places}
          here={here}
          password={<Island of={passwordForm} props={{ ...talk, login, bounds }} />}
          address={address}
        />
      </AccountFrame>
    );
  },
});
