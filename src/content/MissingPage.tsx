import { type ReactNode, useId } from 'react';
import { nbsp } from '../kit/typography.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './MissingPage.module.css';
import { contentTexts } from './texts.ts';

interface MissingPageProps {
  categories: readonly { href: string; name: string }[];
  /** Search field. */
  search?: ReactNode;
}

/** Page for an address where nothing is. */
export function MissingPage({ categories, search }: MissingPageProps) {
  const t = useText(contentTexts);
  const id = useId();
  return (
    <Wrap className={styles.page}>
      <Empty title={t('missingTitle')} level={1} action={<Button href="/">{t('toMain')}</Button>}>
        <p>{t('missingText')}</p>
        {search}
        {categories.length > 0 && (
          <div>
            <p id={id}>{t('missingCategories')}</p>
            <ul className={styles.list} aria-labelledby={id}>
              {categories.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className="tap">
                    {nbsp(name)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Empty>
    </Wrap>
  );
}
