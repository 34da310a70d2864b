import { nbsp } from '../kit/typography.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './SubcategoryNav.module.css';
import { contentTexts } from './texts.ts';

export interface Subcategory {
  href: string;
  name: string;
  count: number;
}

interface SubcategoryNavProps {
  /** Name of the category they stand in. */
  parent: string;
  /** Path of this page. */
  current: string;
  items: readonly Subcategory[];
}

/** Categories one level down, and the one they stand in, side by side; pans on a phone. */
export function SubcategoryNav({ parent, current, items }: SubcategoryNavProps) {
  const t = useText(contentTexts);
  return (
    <nav className={styles.kids} aria-label={t('subcategories', { name: parent })}>
      <ul>
        {items.map(({ href, name, count }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {nbsp(name)} <span className="small muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
