import { phoneHref, unbroken } from '../kit/phone.ts';
import { nbsp } from '../kit/typography.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import styles from './BareFrame.module.css';
import type { FooterView } from './FooterContent.tsx';

/** Footer of the checkout: the links that the law wants within reach, and the telephone. */
export const BareFooter = ({ company, legal }: Pick<FooterView, 'company' | 'legal'>) => (
  <div className={styles.footer}>
    <Wrap>
      <ul className={styles.links}>
        {legal.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="tap">
              {nbsp(label)}
            </a>
          </li>
        ))}
        <li>
          <a href={phoneHref(company.phone)} className="tap">
            {unbroken(company.phone)}
          </a>
        </li>
      </ul>
    </Wrap>
  </div>
);
