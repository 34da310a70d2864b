import { Choice, Choices } from '../../ui/Choice.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { BuyActions } from './state/actions.ts';
import type { Buying } from './state/buying.ts';
import { chosenSize } from './state/buyState.ts';
import type { Subscribing } from './state/model.ts';
import { buyTexts } from './texts.ts';

export interface HowToBuyProps {
  subscription: Subscribing;
  now: Buying;
  actions: BuyActions;
}

/** Once or again and again; of what is sold in no other way than again and again, only how often. */
export function HowToBuy({ subscription, now, actions }: HowToBuyProps) {
  const t = useText(buyTexts);
  const [first = 0, ...more] = subscription.periods;
  const size = chosenSize({ sizes: now.sizes, size: now.size });
  const least =
    subscription.minDeliveries === undefined ? undefined : t('minDeliveries', { n: subscription.minDeliveries });
  const often = more.length === 0 ? `, ${t('every', { n: first })}` : '';
  const periods = <Periods periods={subscription.periods} unused={!now.subscribed} />;
  if (subscription.only) {
    return (
      <div className={styles.group}>
        <input type="hidden" name="subscription" id="projector_subscription_hidden" value="1" />
        <p>
          {t('subscriptionOnly')}
          {often}. {least}
        </p>
        {periods}
      </div>
    );
  }
  return (
    <fieldset className={styles.group} id="projector_subscription_section">
      <legend className={styles.label}>{t('how')}</legend>
      <Choices>
        <Choice
          id="radioSubscriptionFalse"
          name="subscription"
          value="0"
          checked={!now.subscribed}
          onChange={() => actions.subscribe(false)}
          price={size.once}
        >
          {t('once')}
        </Choice>
        <Choice
          id="radioSubscriptionTrue"
          name="subscription"
          value="1"
          checked={now.subscribed}
          onChange={() => actions.subscribe(true)}
          price={size.subscribed}
          help={least}
        >
          {t('subscription')}
          {often}
        </Choice>
      </Choices>
      {periods}
    </fieldset>
  );
}

/** Never disabled: without scripts nobody can tell which way of buying is chosen now. */
function Periods({ periods, unused }: { periods: readonly number[]; unused: boolean }) {
  const t = useText(buyTexts);
  const [first = 0, ...more] = periods;
  const id = 'projector_subscription_days_hidden';
  if (more.length === 0) return <input type="hidden" id={id} name="days_in_period" value={first} />;
  return (
    <Field id={id} label={t('period')} className={classes(styles.period, unused && styles.unused)}>
      {(control) => (
        <Select {...control} name="days_in_period" defaultValue={first}>
          {periods.map((days) => (
            <option key={days} value={days}>
              {t('every', { n: days })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
