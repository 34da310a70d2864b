import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { iconDown } from '../ui/icons.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { StampedBand } from '../ui/StampedBand.tsx';
import { useText } from '../ui/TextContext.tsx';
import { companyTexts } from './company.texts.ts';
import { type Company, krsInGroups, nipInGroups } from './company.ts';
import styles from './Footer.module.css';
import type { Menu } from './model.ts';
import { stillTexts } from './still.texts.ts';
import { contentTexts } from './texts.ts';

export interface FooterView {
  /** Name of the shop. */
  name: string;
  company: Company;
  groups: Menu['footer'];
  legal: Menu['legal'];
  /** Page about data that the shop keeps in a browser. */
  privacyHref: string;
}

/** Groups of links fold on a phone and stand open from 48rem. */
export function FooterContent({ name, company, groups, legal, privacyHref }: FooterView) {
  const t = useText(contentTexts);
  const still = useText(stillTexts);
  return (
    <>
      <StampedBand />
      <div className={styles.band} data-far="">
        <Wrap>
          <div className={styles.top}>
            <div id="menu_contact">
              <a className={styles.brand} href="/" aria-label={t('home', { name })}>
                <BrandMark className={styles.mark} />
                {name}
              </a>
              <CompanyAddress company={company} />
            </div>
            <nav id="footer_links" className={styles.groups} aria-label={still('footerLinks')}>
              {groups.map((group) => (
                <Group key={group.heading} {...group} />
              ))}
            </nav>
          </div>
          <ul className={styles.legal}>
            {legal.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{nbsp(label)}</a>
              </li>
            ))}
            <li>
              <a href={privacyHref} data-own="cookies">
                {still('cookies')}
              </a>
            </li>
          </ul>
        </Wrap>
      </div>
    </>
  );
}

function CompanyAddress({ company }: { company: Company }) {
  const t = useText(companyTexts);
  const numbers = [
    t('nip', { number: nipInGroups(company.nip) }),
    ...(company.krs === undefined ? [] : [t('krs', { number: krsInGroups(company.krs) })]),
  ];
  return (
    <address className={styles.address}>
      {nbsp(company.name)}
      <br />
      {nbsp(company.street)}, {company.postcode} {company.city}
      <br />
      {numbers.join(' · ')}
      <br />
      <a href={phoneHref(company.phone)}>{unbroken(company.phone)}</a>
      {company.hours !== undefined && `, ${company.hours}`}
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </address>
  );
}

function Group({ heading, links }: Menu['footer'][number]) {
  return (
    <details className={styles.group}>
      <summary>
        <h2>{nbsp(heading)}</h2>
        <Icon of={iconDown} className={styles.sign} />
      </summary>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{nbsp(label)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
