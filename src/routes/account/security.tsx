import type { FormAnswer } from '../../customers/formAnswer.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import addKey from '../../customers/pages/AddKey.island.tsx';
import emailForm from '../../customers/pages/EmailForm.island.tsx';
import passwordForm from '../../customers/pages/PasswordForm.island.tsx';
import { SecuritySection } from '../../customers/pages/SecuritySection.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { SECURITY_PATH } from '../../customers/paths.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { accountHead, boundsOf, freshAccount, wasSaved } from './guard.server.ts';
import { changeSecurity } from './security.server.ts';

/** Page of everything that opens the account: shown to a customer who has just proved who they are. */
export const securityPage = definePage({
  path: SECURITY_PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, visit } = asked;
    const { id, login, email, address } = await freshAccount(asked);
    return {
      head: accountHead(shop, 'account', SECURITY_PATH),
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
      saved: wasSaved(asked),
    };
  },
  async post(asked): Promise<FormAnswer> {
    const refused = await changeSecurity(asked, await freshAccount(asked));
    if (refused) return refused;
    throw redirect(`${SECURITY_PATH}?zapisano=1`);
  },
  View({ data, answer }) {
    const t = useText(accountPageTexts);
    const { login, email, displayName, handle, bounds, keys, places, here, service, saved } = data;
    const talk = { at: SECURITY_PATH, first: answer };
    return (
      <AccountFrame
        current={SECURITY_PATH}
        title={t('security')}
        lead={t('securityLead')}
        done={saved ? t('saved') : undefined}
      >
        <SecuritySection
          answer={answer}
          email={email}
          keys={keys}
          told={{ service, who: { handle, login, displayName, keys: keys.map(({ id }) => id) } }}
          addKey={<Island of={addKey} props={{ service, login }} />}
          places={places}
          here={here}
          password={<Island of={passwordForm} props={{ ...talk, login, bounds }} />}
          address={<Island of={emailForm} props={talk} />}
        />
      </AccountFrame>
    );
  },
});
