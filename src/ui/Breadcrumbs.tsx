import { nbsp } from '../kit/typography.ts';
import styles from './Breadcrumbs.module.css';
import { frameTexts } from './frame.texts.ts';
import { useText } from './TextContext.tsx';

export type Crumb = { readonly name: string; readonly href?: string | undefined };

/** The way from the front page to here; the last one is this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useText(frameTexts);
  const last = items.length - 1;
  return (
    <nav id="breadcrumbs" className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {items.map(({ name, href }, place) => (
          <li key={href ?? name} aria-current={place === last ? 'page' : undefined}>
            {href === undefined || place === last ? nbsp(name) : <a href={href}>{nbsp(name)}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
