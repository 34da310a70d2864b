import { formatMoney } from '../kit/priceFormat.ts';
import { Table } from '../ui/Table.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { Translate } from '../ui/text.ts';
import type { Credit } from './credit.ts';
import styles from './InstalmentsLine.module.css';
import type { Offer } from './model.ts';
import { instalmentTexts } from './texts.ts';
import { aprText, exampleWords, rateText } from './words.ts';

export interface InstalmentsLineProps {
  told: Offer;
  currency: string;
  /** Company that sells, for the words of the law about its part. */
  company: string;
}

/**
 * What buying by instalments costs, with the warning and the representative example. On a phone the example is one press
 * away, as Directive (EU) 2023/2225, art. 8, allows where there is little room. It stands beside the box that opens it, and
 * not within: no style opens a closed one in every browser. It stands in an `IconLine`.
 */
export function InstalmentsLine({ told, currency, company }: InstalmentsLineProps) {
  const t = useText(instalmentTexts);
  const { provider, decision, href } = told;
  const { credits } = decision;
  const [example] = credits;
  if (!example) return null;
  const { plan, instalment, apr } = example;
  return (
    <>
      <p>
        {t('line', {
          name: provider.name,
          months: plan.months,
          instalment: formatMoney(instalment, currency),
          apr: aprText(apr),
        })}{' '}
        {t('warning')}
      </p>
      <details className={styles.opener}>
        <summary>{t('example')}</summary>
      </details>
      <p className={styles.example}>
        <b>{t('example')}. </b>
        {exampleWords(t, example, currency)} {t('lends', { lender: provider.lender })}
        {provider.intermediary && ` ${t('intermediary', { shop: company })}`}
      </p>
      {credits.length > 1 && (
        <details className={styles.opener}>
          <summary>{t('otherPlans')}</summary>
          {plansTable(t, credits, currency)}
        </details>
      )}
      {href !== undefined && (
        <a className={styles.link} href={href} rel="nofollow noopener">
          {t('calculator')}
        </a>
      )}
    </>
  );
}

function plansTable(t: Translate<(typeof instalmentTexts)['values']>, credits: readonly Credit[], currency: string) {
  const money = (grosze: number) => formatMoney(grosze, currency);
  return (
    <Table caption={t('otherPlans')} label={t('otherPlans')} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('planMonths')}</th>
          <th scope="col" data-end>
            {t('planApr')}
          </th>
          <th scope="col" data-end>
            {t('planTotal')}
          </th>
          <th scope="col" data-end>
            {t('planRate')}
          </th>
          <th scope="col" data-end>
            {t('planCommission')}
          </th>
        </tr>
      </thead>
      <tbody>
        {credits.map(({ plan, instalment, commission, apr, total }) => (
          <tr key={`${plan.months} ${plan.rateBp} ${plan.commissionBp}`}>
            <th scope="row" className={styles.plan}>
              {plan.months} × {money(instalment)}
            </th>
            <td data-end>{aprText(apr)}</td>
            <td data-end>{money(total)}</td>
            <td data-end>{rateText(plan.rateBp)}</td>
            <td data-end>{money(commission)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
