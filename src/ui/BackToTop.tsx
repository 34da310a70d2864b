import { type MouseEvent, useEffect, useState } from 'react';
import styles from './BackToTop.module.css';
import { isFarDown } from './browser/scrolled.ts';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { iconUp } from './icons.ts';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

/**
 * A link to the top, in a landmark of its own because it stands beside the content; `target` is the id of an element
 * there with tabIndex −1, which takes focus.
 */
export function BackToTop({ target }: { target: string }) {
  const t = useText(uiTexts);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(isFarDown(window.scrollY, window.innerHeight));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.getElementById(target)?.focus({ preventScroll: true });
  };

  return (
    <nav className={classes(styles.place, shown && styles.shown)} aria-label={t('pageTop')}>
      <IconButton icon={iconUp} label={t('backToTop')} variant="outline" href={`#${target}`} onClick={goUp} />
    </nav>
  );
}
