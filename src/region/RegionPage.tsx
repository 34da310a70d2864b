import { countryName } from '../forms/countries.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import { formatPercent } from '../kit/priceFormat.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ButtonForm } from '../ui/ButtonForm.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { type CurrencyChoice, CurrencyForm } from './CurrencyForm.tsx';
import { currencyTexts } from './currency.texts.ts';
import { REGION_PATH } from './path.ts';
import styles from './Region.module.css';
import { RegionForm } from './RegionForm.tsx';
import { regionTexts } from './texts.ts';
import { ZipcodeForm } from './ZipcodeForm.tsx';

interface RegionPageProps {
  /** Entry of the way here for the main page. */
  home: string;
  /** Codes of countries, home first. */
  countries: readonly string[];
  /** The one that is chosen; missing: home. */
  chosen?: string | undefined;
  /** Side of prices that is the same in every country; missing: all of them are. */
  keeps?: PriceContext['keeps'] | undefined;
  /** The postcode of delivery that is chosen. */
  zipcode?: string | undefined;
  /** Prices of the chosen country, where they are others than at home. */
  context?: PriceContext | undefined;
  currencies: CurrencyChoice;
  /** Words of a refusal. */
  refused?: string | undefined;
}

const PRICES = { gross: 'pricesGross', net: 'pricesNet' } as const;

/** Page on which the country of delivery is chosen, and taken back, and the currency. */
export function RegionPage({ home, countries, chosen, zipcode, keeps, context, currencies, refused }: RegionPageProps) {
  const t = useText(regionTexts);
  const own = useText(currencyTexts);
  const hasCountries = countries.length > 1;
  const title = hasCountries ? t('title') : own('title');
  const aboutCurrency = own('lead', { home: currencies.home });
  return (
    <Wrap>
      <Breadcrumbs items={[{ name: home, href: '/' }, { name: title }]} />
      <PageHead
        id="region"
        title={title}
        lead={hasCountries ? `${t('lead')} ${t(keeps === undefined ? 'pricesSame' : PRICES[keeps])}` : aboutCurrency}
      />
      <div className={styles.page}>
        {refused !== undefined && (
          <Note kind="err" role="alert">
            <p>{refused}</p>
          </Note>
        )}
        {chosen !== undefined && (
          <p>
            {t('now', { country: countryName(chosen ?? '') })}
            {context && ` ${t('nowVat', { rate: formatPercent(context.standardBp / 100) })}`}
          </p>
        )}
        <RegionForm id="region_page" countries={countries} chosen={chosen} />
        {chosen !== undefined && (
          <ButtonForm action={REGION_PATH} name="restore" value="1" size="sm">
            {t('restore', { country: countryName(countries[0] ?? '') })}
          </ButtonForm>
        )}
        {hasCountries && <ZipcodeForm chosen={zipcode} />}
        {currencies.others.length > 0 && hasCountries && (
          <div className={styles.part}>
            <h2>{own('title')}</h2>
            <p>{aboutCurrency}</p>
          </div>
        )}
        <CurrencyForm id="currency_page" {...currencies} />
      </div>
    </Wrap>
  );
}
