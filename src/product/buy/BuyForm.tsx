import { BASKET_PATH } from '../../basket/path.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { NotifyAnswer } from '../observe/model.ts';
import { Announcement } from './Announcement.tsx';
import styles from './Buy.module.css';
import { BuyRow } from './BuyRow.tsx';
import { buyState, chosenSize } from './buyState.ts';
import { Heading } from './Heading.tsx';
import { HowToBuy } from './HowToBuy.tsx';
import { Messages } from './Messages.tsx';
import type { BuyView, FreshState, Returned } from './model.ts';
import { Notify } from './Notify.tsx';
import { Parts } from './Parts.tsx';
import { Personalisation } from './Personalisation.tsx';
import { Prices } from './Prices.tsx';
import { ServiceDate } from './ServiceDate.tsx';
import { Sizes } from './Sizes.tsx';
import { Status } from './Status.tsx';
import { TiersTable } from './TiersTable.tsx';
import { buyTexts } from './texts.ts';
import { useBuying } from './useBuying.ts';
import { useSending } from './useSending.ts';
import { Versions } from './Versions.tsx';

export interface BuyFormProps {
  view: BuyView;
  /** What came of a form sent without scripts. */
  notified?: NotifyAnswer | undefined;
  returned?: Returned | undefined;
  /** What has changed since the page was made. */
  fresh?: FreshState | undefined;
}

/** The column in which a shopper decides: a form that works by itself, and better with scripts. */
export function BuyForm({ view, notified, returned, fresh }: BuyFormProps) {
  const t = useText(buyTexts);
  const buying = useBuying(view, fresh);
  const { now, actions } = buying;
  const sending = useSending(view, buying, returned);
  const state = buyState(chosenSize({ sizes: now.sizes, size: now.size }), now.state);
  const { subscription } = view;
  const files = view.personal.some(({ kind }) => kind === 'file');
  const offered = state === 'open' || state === 'loyalty' || state === 'closed';
  return (
    <form
      ref={buying.form}
      className={styles.buy}
      id="projector_form"
      method="post"
      // Only this page reads files that come in the form itself.
      {...(files ? { action: view.path, encType: 'multipart/form-data' } : { action: BASKET_PATH })}
      autoComplete="off"
      onPointerDownCapture={sending.press}
      onSubmit={sending.submit}
      data-product_id={view.id}
      data-sizes_disable={String(state === 'disable')}
      data-subscription={subscription ? (subscription.only ? 'only' : 'true') : 'false'}
      data-price-type={view.priceType}
      data-product-display-type={view.versions.length > 0 ? 'multi-variant' : 'single-with-variants'}
    >
      <input type="hidden" name="product" id="projector_product_hidden" value={view.id} />
      <input type="hidden" name="mode" id="projector_mode_hidden" value="1" />
      {!view.hasSizes && <input type="hidden" name="size" id="projector_size_hidden" value={now.size} />}
      <Heading view={view} />
      <Prices view={view} now={now} />
      {view.versions.length > 0 && <Versions versions={view.versions} current={view.version ?? ''} />}
      {view.hasSizes && <Sizes now={now} actions={actions} />}
      {subscription && <HowToBuy subscription={subscription} now={now} actions={actions} />}
      {view.parts.length > 0 && <Parts parts={view.parts} chosen={now.parts} actions={actions} />}
      {offered && view.serviceDate && <ServiceDate service={view.serviceDate} />}
      {offered && view.personal.length > 0 && (
        <Personalisation fields={view.personal} returned={returned} addGate={sending.addGate} />
      )}
      {state !== 'gratis' && (
        <BuyRow
          view={view}
          now={now}
          state={state}
          actions={actions}
          text={buying.text}
          ends={buying.ends}
          busy={sending.busy}
        />
      )}
      <Messages now={now} result={sending.result} />
      <Notify view={view} now={now} off={state !== 'disable'} first={notified} />
      <button className={styles.show} type="submit" formMethod="get" formAction={view.path} formNoValidate>
        {t('show')}
      </button>
      <Status view={view} now={now} />
      {state === 'open' && !now.subscribed && <TiersTable view={view} now={now} least={buying.ends.min} />}
      <Announcement view={view} now={now} />
    </form>
  );
}
