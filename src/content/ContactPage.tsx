import type { ReactNode } from 'react';
import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { type Definition, DefinitionList } from '../ui/DefinitionList.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './ContactPage.module.css';
import { companyTexts } from './company.texts.ts';
import { type Company, krsInGroups, nipInGroups } from './company.ts';
import { contactPageTexts } from './contactPage.texts.ts';
import { contentTexts } from './texts.ts';

interface ContactPageProps {
  company: Company;
  /** The way to write from here. */
  form?: ReactNode;
  /** The shop's own stores, on a map. */
  places?: ReactNode;
}

/** Page with the ways to reach the shop, and its legal data. */
export function ContactPage({ company, form, places }: ContactPageProps) {
  const t = useText(contentTexts);
  const firm = useText(companyTexts);
  const own = useText(contactPageTexts);
  // Broken only after the sign, where a reader expects it.
  const [user, domain] = company.email.split('@');
  const facts: Definition[] = [
    {
      key: 'address',
      term: own('address'),
      value: (
        <address className={styles.address}>
          {nbsp(company.name)}
          <br />
          {nbsp(company.street)}
          <br />
          {company.postcode} {company.city}, {company.country}
        </address>
      ),
    },
    {
      key: 'company',
      term: own('companyData'),
      value: (
        <>
          {firm('nip', { number: nipInGroups(company.nip) })}
          {company.krs !== undefined && (
            <>
              <br />
              {firm('krs', { number: krsInGroups(company.krs) })}
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <div className={styles.page}>
      <Wrap>
        <Breadcrumbs items={[{ name: t('homeCrumb'), href: '/' }, { name: t('contact') }]} />
        <div className={styles.columns}>
          <header>
            <h1>{t('contact')}</h1>
            <p className="lead">{own('contactLead')}</p>
          </header>
          <div>
            <dl className={styles.ways}>
              <dt className="small muted">{own('phone')}</dt>
              <dd>
                <a href={phoneHref(company.phone)} className="tap">
                  {unbroken(company.phone)}
                </a>
                {company.hours !== undefined && <span>{company.hours}</span>}
              </dd>
              <dt className="small muted">{own('email')}</dt>
              <dd>
                <a href={`mailto:${company.email}`} className={`tap ${styles.email}`}>
                  <span>
                    {user}@<wbr />
                    {domain}
                  </span>
                </a>
              </dd>
            </dl>
            <DefinitionList items={facts} />
          </div>
        </div>
        {form && (
          <section className={styles.writing}>
            <h2 id="napisz" tabIndex={-1}>
              {own('write')}
            </h2>
            {form}
          </section>
        )}
        {places && (
          <section className={styles.visiting}>
            <h2>{own('visiting')}</h2>
            {places}
          </section>
        )}
      </Wrap>
    </div>
  );
}
