import { useId } from 'react';
import { nbsp } from '../kit/typography.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './FoundGroups.module.css';
import { searchTexts } from './texts.ts';

export interface FoundLink {
  href: string;
  name: string;
  /** Names of what it stands in, from the root. */
  within?: readonly string[];
}

export interface FoundGroup {
  name: 'categories' | 'series' | 'producers' | 'pages';
  links: readonly FoundLink[];
}

/** What was found besides products, a list for each group that has something. */
export function FoundGroups({ groups }: { groups: readonly FoundGroup[] }) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.found}>
      {shown.map((group) => (
        <Group key={group.name} of={group} />
      ))}
    </div>
  );
}

function Group({ of: { name, links } }: { of: FoundGroup }) {
  const t = useText(searchTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(name)}
      </h2>
      <ul className={styles.list}>
        {links.map(({ href, name: title, within = [] }) => (
          <li key={href}>
            <a href={href} className={`tap ${styles.link}`}>
              {nbsp(title)}
              {within.length > 0 && <small className={styles.within}> {within.map(nbsp).join(' › ')}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
