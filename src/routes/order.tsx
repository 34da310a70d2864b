import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { KeyOffer } from '../customers/pages/KeyOffer.tsx';
import { GonePage } from '../orders/downloads/GonePage.tsx';
import type { FindValues } from '../orders/find/model.ts';
import { CancelAsk, CancelFailed, Cancelled } from '../orders/page/CancelNotes.tsx';
import { FindPage } from '../orders/page/FindPage.tsx';
import { OrderPage } from '../orders/page/OrderPage.tsx';
import { orderPageTexts } from '../orders/page/texts.ts';
import { PayPage, type PayPageProps } from '../orders/pay/PayPage.tsx';
import { SubscriptionPage } from '../orders/subscriptions/page/SubscriptionPage.tsx';
import type { DrawnCode } from '../orders/transfer/draw.server.ts';
import { TransferCode } from '../orders/transfer/TransferCode.tsx';
import { WithdrawPage } from '../orders/withdrawal/WithdrawPage.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { Route } from './+types/order';
import { metaTags } from './head/metaTags.ts';
import type { PageHandle } from './layout/handle.ts';
import { unlessSent, unsentOnFailure, useSentForm } from './layout/sentForm.ts';
import { orderAction } from './order/action.server.ts';
import { orderLoader } from './order/loader.server.ts';

export const handle: PageHandle = {
  pageType(pathname) {
    if (pathname.endsWith('/abonament')) return 'subscription';
    return pathname.endsWith('/platnosc') ? 'prepaid' : 'order-open';
  },
};

/**
 * Never kept, and its address, which holds the key of an order, is told to no other site. Forms of the page must still say
 * where they come from, so it is not `no-referrer`.
 */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const loader = ({ context, params, request }: Route.LoaderArgs) => orderLoader(context, params, request);

export const action = ({ context, params, request }: Route.ActionArgs) => orderAction(context, params, request);

/** Only the form that asks for a link is sent without leaving its page; the others are posted as documents. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => unsentOnFailure(serverAction);
export const shouldRevalidate = unlessSent;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.head);

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'find':
      return <Find {...loaderData} first={actionData && 'state' in actionData ? actionData : undefined} />;
    case 'withdraw': {
      const { view, stop } = isOf(actionData, 'withdraw') ? actionData : loaderData;
      return <WithdrawPage {...loaderData.page} view={view} stop={stop} />;
    }
    case 'pay':
      return <Paying {...loaderData.page} error={isOf(actionData, 'pay') ? actionData.error : undefined} />;
    case 'subscription': {
      const error = isOf(actionData, 'subscription') ? actionData.error : undefined;
      return <SubscriptionPage {...loaderData.page} error={error} />;
    }
    case 'gone':
      return <GonePage {...loaderData.page} />;
    case 'order': {
      const { order, code, company, ask, cancelled, paths, offer } = loaderData;
      const notes = isOf(actionData, 'cancel') ? (
        <CancelFailed />
      ) : cancelled ? (
        <Cancelled />
      ) : ask ? (
        <CancelAsk number={order.number} {...paths} />
      ) : undefined;
      return (
        <OrderPage
          order={order}
          company={company}
          notes={notes}
          offer={offer && <KeyOffer offer={offer} />}
          qr={code && <TransferPicture code={code} />}
        />
      );
    }
  }
}

function TransferPicture({ code }: { code: DrawnCode }) {
  const t = useText(orderPageTexts);
  return <TransferCode code={code} label={t('qr')} />;
}

type Answered = NonNullable<Route.ComponentProps['actionData']>;

const isOf = <K extends 'withdraw' | 'cancel' | 'pay' | 'subscription'>(
  answer: Answered | undefined,
  kind: K,
): answer is Extract<Answered, { kind: K }> => answer !== undefined && 'kind' in answer && answer.kind === kind;

/** ms between looks for what became of a payment. */
const LOOK = 2500;

/** Looks again by itself while a payment is under way. */
function Paying(props: PayPageProps) {
  const { revalidate } = useRevalidator();
  const waits = props.pay.state === 'pending';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void revalidate(), LOOK);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
  return <PayPage {...props} />;
}

type FindData = Extract<Route.ComponentProps['loaderData'], { kind: 'find' }>;

function Find({
  withdraw,
  sent,
  terms,
  at,
  first,
}: FindData & { first: Parameters<typeof useSentForm<FindValues>>[1] }) {
  const { answer, send } = useSentForm<FindValues>(at, first);
  return <FindPage withdraw={withdraw} sent={sent} terms={terms} at={at} answer={answer} send={send} />;
}
