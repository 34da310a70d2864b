import type { BasketView } from '../../basket/view.ts';
import { DateField } from '../../calendar/DateField.tsx';
import { useFormField } from '../../forms/ui/useFormField.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import { Choice, Choices } from '../../ui/Choice.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { DAY_FIELD } from '../deliveryDay.ts';
import { checkoutTexts } from '../texts.ts';
import type { FoundPoints, ShownWay } from '../view.ts';
import styles from './CheckoutPage.module.css';
import { PointPicker } from './PointPicker.tsx';
import { StepHead } from './StepHead.tsx';
import type { SearchPoints } from './usePointSearch.ts';

interface DeliveryPartProps {
  /** Ways that go to the country of the address, paid in advance. */
  ways: readonly ShownWay[];
  /** There are files among the things, which come by mail. */
  files: boolean;
  /** Value of the way that is chosen. */
  chosen: string;
  basket: BasketView;
  point: string;
  /** Day as it was typed. */
  day: string;
  /** What was looked for last in each list of points. */
  points: Readonly<Record<string, FoundPoints>>;
  onSearch: SearchPoints;
  onChoose(value: string): void;
  onPoint(code: string): void;
}

/** How it comes, what that costs and when it leaves. */
export function DeliveryPart({
  ways,
  files,
  chosen,
  basket,
  point,
  day,
  points,
  onSearch,
  onChoose,
  onPoint,
}: DeliveryPartProps) {
  const t = useText(checkoutTexts);
  const { answer } = useFormField('shipping');
  const { currency, priceType, delivery } = basket;
  const way = ways.find(({ value }) => value === chosen);
  // Without scripts another way may be chosen than the page was made with; the list of the first is there for it.
  const ending = way ?? ways.find((one) => one.points !== undefined);
  const list = ending?.points;
  const dated = way ?? ways.find(({ dayRules }) => dayRules !== undefined);
  const found = list === undefined ? undefined : points[list];
  const picker = list !== undefined && found && (
    <div className={styles.picker}>
      <PointPicker
        key={list}
        found={found}
        chosen={point}
        onChoose={onPoint}
        search={(asked) => onSearch(list, asked)}
      />
    </div>
  );
  return (
    <section className={`stack ${styles.part}`} aria-labelledby="zamowienie-dostawa">
      <StepHead id="zamowienie-dostawa" n={2}>
        {t('deliveryTitle')}
      </StepHead>
      {!delivery.sent && <p>{t(files ? 'deliveryNone' : 'deliveryNothing')}</p>}
      {delivery.sent && ways.length === 0 && (
        <Note kind="warn" role="alert">
          {t('deliveryNotThere')}
        </Note>
      )}
      {ways.length > 0 && (
        <Fieldset legend={t('deliveryTitle')} legendHidden error={answer?.text}>
          <Choices>
            {ways.map((way) => (
              <Choice
                key={way.value}
                id={`shipping-${way.value}`}
                name="shipping"
                value={way.value}
                required
                data-point={way.points === undefined ? undefined : ''}
                defaultChecked={way.value === chosen}
                onChange={() => onChoose(way.value)}
                price={way.cost.gross === 0 ? t('free') : formatMoney(way.cost[priceType], currency)}
                help={helpOf(way, t)}
                data-day={way.dayRules === undefined ? undefined : ''}
                below={
                  <>
                    {way.value === ending?.value && picker}
                    {way.value === dated?.value && dated.dayRules && (
                      <DateField
                        key={way.value}
                        name={DAY_FIELD}
                        id={DAY_FIELD}
                        label={t('day')}
                        rules={dated.dayRules}
                        defaultValue={day}
                        optional
                        className={styles.day}
                      />
                    )}
                  </>
                }
              >
                {nbsp(way.name)}
              </Choice>
            ))}
          </Choices>
        </Fieldset>
      )}
    </section>
  );
}

function helpOf({ leaves, comes, days, pickUp }: ShownWay, t: ReturnType<typeof useText<typeof checkoutTexts.values>>) {
  if (leaves === undefined) return undefined;
  if (pickUp) return t('readyWhen', { when: leaves });
  const sent = t('promise', { when: leaves });
  if (comes !== undefined) return `${sent} ${t('arrives', { when: comes })}`;
  return days === undefined ? sent : `${sent} ${t('onTheWay', { n: days })}`;
}
