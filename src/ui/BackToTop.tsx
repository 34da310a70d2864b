import styles from './BackToTop.module.css';
import { frameTexts } from './frame.texts.ts';
import { IconButton } from './IconButton.tsx';
import { iconUp } from './icons.ts';
import { useText } from './TextContext.tsx';

/**
 * A link to the top, in a landmark of its own because it stands beside the content; `target` is the id of an element
 * there with tabIndex −1, which takes focus. `kernel/backToTop.ts` shows it.
 */
export function BackToTop({ target }: { target: string }) {
  const t = useText(frameTexts);
  return (
    <nav className={styles.place} aria-label={t('pageTop')} data-top="" data-above-bar="">
      <IconButton icon={iconUp} label={t('backToTop')} variant="outline" href={`#${target}`} />
    </nav>
  );
}
