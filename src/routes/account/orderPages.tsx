import { AccountForm } from '../../customers/pages/AccountForm.tsx';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { accountPageTexts } from '../../customers/pageTexts.ts';
import { POINTS_PATH } from '../../customers/points/model.ts';
import { PointsHistory } from '../../customers/points/PointsHistory.tsx';
import { pointTexts } from '../../customers/points/texts.ts';
import { CLAIM_PATH } from '../../orders/account/claimPath.ts';
import { OWN_ORDERS_PATH } from '../../orders/account/history.ts';
import { OrderHistory } from '../../orders/account/OrderHistory.tsx';
import { ReorderResult } from '../../orders/account/ReorderResult.tsx';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { PageProps } from './page.ts';
import { useTalk } from './useTalk.ts';
import type { PagesOf, ViewOf } from './views.ts';

type OrderPageName = 'orders' | 'again' | 'claim' | 'claimLink' | 'points';
type Props<Name extends OrderPageName> = PageProps<ViewOf<Name>>;

function OrdersPage({ view: { joined, ...view } }: Props<'orders'>) {
  const t = useText(ownOrderTexts);
  const done = joined === undefined ? undefined : t('claimed', { n: joined });
  return (
    <AccountFrame current={OWN_ORDERS_PATH} title={t('title')} lead={t('lead')} done={done}>
      <OrderHistory {...view} />
    </AccountFrame>
  );
}

function AgainPage({ view }: Props<'again'>) {
  const t = useText(ownOrderTexts);
  return (
    <AccountFrame current={OWN_ORDERS_PATH} title={t('resultTitle', { number: String(view.number) })}>
      <ReorderResult {...view} />
    </AccountFrame>
  );
}

function ClaimPage({ view: { email, sent }, ...form }: Props<'claim'>) {
  const talk = useTalk(form);
  const t = useText(ownOrderTexts);
  return (
    <AccountFrame current={OWN_ORDERS_PATH} title={t('claimTitle')} lead={sent ? undefined : t('claimLead')}>
      {sent ? (
        <Note kind="ok" role="status" title={t('claimSentTitle')}>
          <p>{t('claimSent', { email })}</p>
        </Note>
      ) : (
        <AccountForm talk={talk} fields={{}} submit={t('claimSend')}>
          <p>{email}</p>
        </AccountForm>
      )}
      <p>
        <a href={OWN_ORDERS_PATH}>{t('toOrders')}</a>
      </p>
    </AccountFrame>
  );
}

function ClaimLinkPage({ view: { email, login, good }, at }: Props<'claimLink'>) {
  const t = useText(ownOrderTexts);
  const again = useText(accountPageTexts)('linkAgain');
  if (!good) {
    return (
      <AccountFrame current={OWN_ORDERS_PATH} title={t('claimOver')} lead={t('claimOverText')}>
        <p>
          <Button href={CLAIM_PATH}>{again}</Button>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame current={OWN_ORDERS_PATH} title={t('claimOpenTitle')} lead={t('claimOpen', { email, login })}>
      <form method="post" action={at}>
        <Button type="submit" variant="buy">
          {t('claimYes')}
        </Button>
      </form>
    </AccountFrame>
  );
}

function PointsPage({ view }: Props<'points'>) {
  const t = useText(pointTexts);
  return (
    <AccountFrame current={POINTS_PATH} title={t('title')} lead={t('lead')}>
      <PointsHistory {...view} />
    </AccountFrame>
  );
}

/** A customer's own orders, and what they gave. */
export const orderPages: PagesOf<OrderPageName> = {
  orders: OrdersPage,
  again: AgainPage,
  claim: ClaimPage,
  claimLink: ClaimLinkPage,
  points: PointsPage,
};
