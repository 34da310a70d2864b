import styles from './SkipLink.module.css';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

/** The first thing on every page; `target` is the id of main, which carries tabIndex −1. */
export function SkipLink({ target }: { target: string }) {
  const t = useText(uiTexts);
  return (
    <a className={styles.skip} href={`#${target}`}>
      {t('skip')}
    </a>
  );
}
