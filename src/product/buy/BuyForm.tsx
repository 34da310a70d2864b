import { type ComponentType, useEffect, useState } from 'react';
import { BASKET_PATH } from '../../basket/path.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { NotifyAnswer } from '../backInStock/model.ts';
import { Announcement } from './Announcement.tsx';
import styles from './Buy.module.css';
import { BuyRow } from './BuyRow.tsx';
import type { HowToBuyProps } from './HowToBuy.tsx';
import { LateBar } from './LateBar.tsx';
import { Messages } from './Messages.tsx';
import { Notify, type NotifyFieldsProps } from './Notify.tsx';
import type { PartsProps } from './Parts.tsx';
import { Prices } from './Prices.tsx';
import type { RequiredFieldsProps } from './RequiredFields.tsx';
import { Sizes } from './Sizes.tsx';
import { Status } from './Status.tsx';
import { buyState, shownSize } from './state/buyState.ts';
import type { BuyView, Returned } from './state/model.ts';
import { useBuying } from './state/useBuying.ts';
import { useSending } from './state/useSending.ts';
import { TiersTable } from './TiersTable.tsx';
import { buyTexts } from './texts.ts';
import { Versions } from './Versions.tsx';

export interface BuyFormProps {
  view: BuyView;
  /** What came of a form sent without scripts. */
  notified?: NotifyAnswer | undefined;
  returned?: Returned | undefined;
}

/** What not every product needs: its code comes with the forms of those that do. */
export interface BuyFormParts {
  NotifyFields: ComponentType<NotifyFieldsProps>;
  HowToBuy?: ComponentType<HowToBuyProps>;
  Parts?: ComponentType<PartsProps>;
  RequiredFields?: ComponentType<RequiredFieldsProps>;
}

/** The column in which a shopper decides: a form that works by itself, and better with scripts. */
export function BuyForm({ view, notified, returned, ...special }: BuyFormProps & BuyFormParts) {
  const { NotifyFields, HowToBuy, Parts, RequiredFields } = special;
  const t = useText(buyTexts);
  const buying = useBuying(view);
  const { now, actions } = buying;
  const sending = useSending(view, buying, returned);
  const state = buyState(shownSize(now), now.state);
  const { subscription } = view;
  const files = view.personal.some(({ kind }) => kind === 'file');
  const [served, setServed] = useState(true);
  useEffect(() => setServed(false), []);
  const show = showing(view);
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
      {/* Enter in a field presses the first button of the form: it shows what was typed, and buys nothing. */}
      {served && offered && (
        <button {...show} hidden>
          {t('show')}
        </button>
      )}
      <input type="hidden" name="product" id="projector_product_hidden" value={view.id} />
      <input type="hidden" name="mode" id="projector_mode_hidden" value="1" />
      {!view.hasSizes && <input type="hidden" name="size" id="projector_size_hidden" value={now.size} />}
      <Prices view={view} now={now} />
      {view.versions.length > 0 && <Versions versions={view.versions} current={view.version ?? ''} />}
      {view.hasSizes && <Sizes are={view.sizesAre} now={now} actions={actions} />}
      {subscription && HowToBuy && <HowToBuy subscription={subscription} now={now} actions={actions} />}
      {view.parts.length > 0 && Parts && (
        <Parts
          parts={view.parts}
          toOrder={now.state.availability.status === 'order'}
          chosen={now.parts}
          actions={actions}
        />
      )}
      {offered && RequiredFields && <RequiredFields view={view} returned={returned} sending={sending} />}
      {state !== 'gratis' && (
        <BuyRow
          view={view}
          now={now}
          state={state}
          actions={actions}
          text={buying.text}
          ends={buying.ends}
          busy={sending.busy}
          added={sending.result?.kind === 'added'}
        />
      )}
      {!served && state === 'open' && (
        <LateBar
          view={view}
          now={now}
          busy={sending.busy === 'add'}
          result={sending.result}
          form="projector_form"
          button="projector_button_basket"
        />
      )}
      <Messages now={now} result={sending.result} />
      <Notify view={view} now={now} off={state !== 'disable'} first={notified} Fields={NotifyFields} />
      <button {...show} className={styles.show}>
        {t('show')}
      </button>
      <Status view={view} now={now} />
      {state === 'open' && !now.subscribed && <TiersTable view={view} now={now} least={buying.ends.min} />}
      <Announcement view={view} now={now} />
    </form>
  );
}

/** Attributes of a button that shows the page with what is chosen. What the thing is to be made with is no part of an address. */
const showing = ({ path, personal }: BuyView) => {
  const way = personal.length > 0 ? ({ name: 'intent', value: 'show' } as const) : ({ formMethod: 'get' } as const);
  return { ...way, type: 'submit', formAction: path, formNoValidate: true } as const;
};
