import type { ReactNode } from 'react';
import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx';
import { type Definition, DefinitionList } from '../ui/DefinitionList.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BranchesPage.module.css';
import { BranchSearch, type BranchSearchProps } from './BranchSearch.tsx';
import { branchTexts } from './texts.ts';
import type { BranchView } from './view.ts';

interface BranchesPageProps {
  branches: readonly BranchView[];
  /** Product whose pieces are told. */
  product?: { name: string; href: string } | undefined;
  home: Crumb;
  /** What was looked for, where there are several to look among; `found` when some are there. */
  search?: BranchSearchProps | undefined;
  /** The map, where some branch says where it stands. */
  map?: ReactNode;
}

/** Where the shop's own stores are, when they are open and, of a product, what lies there. */
export function BranchesPage({ branches, product, home, search, map }: BranchesPageProps) {
  const t = useText(branchTexts);
  return (
    <Wrap>
      <Breadcrumbs items={[home, { name: t('title') }]} />
      <div className={`stack ${styles.page}`}>
        <h1>{product ? t('stockTitle', { name: nbsp(product.name) }) : t('title')}</h1>
        <p className="lead">{t(product ? 'stockLead' : 'lead')}</p>
        {product && (
          <p>
            <a href={product.href}>{t('stockBack')}</a>
          </p>
        )}
        {search && <BranchSearch {...search} />}
        {map}
        <ul className={`stack ${styles.branches}`}>
          {branches.map((branch) => (
            <li key={branch.slug} id={branch.slug} className={`stack ${styles.branch}`}>
              <BranchCard branch={branch} />
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  );
}

function BranchCard({ branch }: { branch: BranchView }) {
  const t = useText(branchTexts);
  const { name, street, postcode, city, phone, email, description, hours, now, closedOn, easy, pickUp } = branch;
  const able = [easy && t('easy'), pickUp && t('pickUp')].filter((one) => one !== false);
  const rows: Definition[] = hours.map(({ days, hours }) => ({ key: days, term: days, value: hours }));
  const stock = branch.stock?.map(({ name, amount }) => ({ key: name, term: nbsp(name), value: nbsp(amount) }));
  return (
    <>
      <h2>{nbsp(name)}</h2>
      {now && <p className={now.open ? styles.open : styles.shut}>{nbsp(capital(now.words))}</p>}
      {stock && (
        <>
          <h3>{t('stock')}</h3>
          <DefinitionList items={stock} />
        </>
      )}
      <address className={styles.address}>
        {nbsp(street)}
        <br />
        {postcode} {nbsp(city)}
        {phone !== undefined && (
          <>
            <br />
            <a href={phoneHref(phone)} className="tap">
              {unbroken(phone)}
            </a>
          </>
        )}
        {email !== undefined && (
          <>
            <br />
            <a href={`mailto:${email}`} className="tap">
              {email}
            </a>
          </>
        )}
      </address>
      {rows.length > 0 && (
        <>
          <h3>{t('hours')}</h3>
          <DefinitionList items={rows} />
        </>
      )}
      {closedOn !== undefined && <p className="small">{nbsp(t('closedOn', { days: closedOn }))}</p>}
      {description !== undefined && <p>{nbsp(description)}</p>}
      {able.length > 0 && <p className="small muted">{able.join(' · ')}</p>}
      {branch.page !== undefined && (
        <p>
          <a href={`/strona/${branch.page}`}>
            {t('more')}
            <span className="vh">: {name}</span>
          </a>
        </p>
      )}
    </>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
