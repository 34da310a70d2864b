import { useEffect } from 'react';
import { KeyAdd } from '../../accounts/KeyAdd.tsx';
import { returnedTo } from '../../customers/formAnswer.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { AddressesSection } from '../../customers/pages/AddressesSection.tsx';
import { AddressForm } from '../../customers/pages/AddressForm.tsx';
import { ConsentsForm } from '../../customers/pages/ConsentsForm.tsx';
import { DataForm } from '../../customers/pages/DataForm.tsx';
import { KeyOffer } from '../../customers/pages/KeyOffer.tsx';
import { Overview } from '../../customers/pages/Overview.tsx';
import { OwnDataSection } from '../../customers/pages/OwnDataSection.tsx';
import { SecuritySection } from '../../customers/pages/SecuritySection.tsx';
import { ErasedPage } from '../../customers/pages/SignOutPage.tsx';
import { VerifyOffer } from '../../customers/pages/VerifyPages.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { KEY_RIGHT_PATH } from '../../customers/paths.ts';
import { useText } from '../../ui/TextContext.tsx';
import { orderPages } from './orderPages.tsx';
import type { PageProps } from './page.ts';
import type { OwnName } from './places.ts';
import { useTalk } from './useTalk.ts';
import { verifyPages } from './verifyPages.tsx';
import type { PagesOf, ViewOf } from './views.ts';

type Props<Name extends OwnName> = PageProps<ViewOf<Name>>;

function OverviewPage({ view: { login, email, verified, name, offer } }: Props<'overview'>) {
  const t = useText(accountPageTexts);
  return (
    <AccountFrame current="/konto" title={t('accountOf', { name })}>
      <Overview
        login={login}
        email={email}
        notice={!verified && <VerifyOffer email={email} />}
        offer={offer && <KeyOffer offer={offer} />}
      />
    </AccountFrame>
  );
}

function DataPage({ view: { kind, values, saved }, ...form }: Props<'data'>) {
  const talk = useTalk(form);
  const t = useText(accountPageTexts);
  const { client_type: type = kind, ...typed } = returnedTo(talk.answer);
  return (
    <AccountFrame current={talk.at} title={t('data')} lead={t('dataLead')} done={saved ? t('saved') : undefined}>
      <DataForm talk={talk} kind={type === 'firm' ? 'firm' : 'private'} values={{ ...values, ...typed }} />
    </AccountFrame>
  );
}

function AddressesPage({ view: { addresses, done }, at }: Props<'addresses'>) {
  const t = useText(accountPageTexts);
  return (
    <AccountFrame current={at} title={t('addresses')} lead={t('addressesLead')} done={done && t(done)}>
      <AddressesSection addresses={addresses} />
    </AccountFrame>
  );
}

const ADDRESS_TITLES = {
  delivery: ['newDelivery', 'editDelivery'],
  invoice: ['newInvoice', 'editInvoice'],
} as const;

function AddressPage({ view: { isNew, kind, type, values, isDefault }, ...form }: Props<'address'>) {
  const talk = useTalk(form);
  const t = useText(accountPageTexts);
  const { client_type: chosen = type, ...typed } = returnedTo(talk.answer);
  return (
    <AccountFrame current="/konto/adresy" title={t(ADDRESS_TITLES[kind][isNew ? 0 : 1])}>
      <AddressForm
        talk={talk}
        kind={kind}
        type={chosen === 'firm' ? 'firm' : 'private'}
        values={{ ...values, ...typed }}
        isDefault={isDefault}
      />
    </AccountFrame>
  );
}

function ConsentsPage({ view: { given, shopName, saved }, at }: Props<'consents'>) {
  const t = useText(accountPageTexts);
  const done = saved ? t('saved') : undefined;
  return (
    <AccountFrame current={at} title={t('consentsShort')} lead={t('consentsLead')} done={done}>
      <ConsentsForm action={at} given={given} shopName={shopName} />
    </AccountFrame>
  );
}

function SecurityPage({ view, ...form }: Props<'security'>) {
  const talk = useTalk(form);
  const t = useText(accountPageTexts);
  const { login, email, displayName, handle, bounds, keys, places, here, service, saved } = view;
  const ids = keys.map(({ id }) => id).join(' ');
  useEffect(() => {
    const tell = async () => {
      const { tellKeys } = await import('../../accounts/ceremony.ts');
      const known = ids === '' ? [] : ids.split(' ');
      await tellKeys(service, { handle, login, displayName, keys: known });
    };
    if ('PublicKeyCredential' in window) tell().catch(() => {});
  }, [ids, service, handle, login, displayName]);
  const done = saved ? t('saved') : undefined;
  return (
    <AccountFrame current={talk.at} title={t('security')} lead={t('securityLead')} done={done}>
      <SecuritySection
        talk={talk}
        login={login}
        email={email}
        bounds={bounds}
        keys={keys}
        addKey={
          <KeyAdd
            service={service}
            userLogin={login}
            tokenHref={KEY_RIGHT_PATH}
            onDone={() => window.location.reload()}
          />
        }
        places={places}
        here={here}
      />
    </AccountFrame>
  );
}

function OwnDataPage({ view: { gone }, at, actionData }: Props<'ownData'>) {
  const t = useText(accountPageTexts);
  if (gone) return <ErasedPage />;
  return (
    <AccountFrame current={at} title={t('ownData')} lead={t('ownDataLead')}>
      <OwnDataSection answer={actionData} />
    </AccountFrame>
  );
}

/** Pages of who has signed in. */
export const pages: PagesOf<OwnName> = {
  overview: OverviewPage,
  ...orderPages,
  ...verifyPages,
  data: DataPage,
  addresses: AddressesPage,
  address: AddressPage,
  consents: ConsentsPage,
  security: SecurityPage,
  ownData: OwnDataPage,
};
