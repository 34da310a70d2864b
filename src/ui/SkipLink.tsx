import { frameTexts } from './frame.texts.ts';
import styles from './SkipLink.module.css';
import { useText } from './TextContext.tsx';

/** The first thing on every page; `target` is the id of main, which carries tabIndex −1. */
export function SkipLink({ target }: { target: string }) {
  const t = useText(frameTexts);
  return (
    <a className={styles.skip} href={`#${target}`}>
      {t('skip')}
    </a>
  );
}
