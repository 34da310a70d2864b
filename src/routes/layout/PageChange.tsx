import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { COUNTER_NAME } from '../../listing/address/names.ts';
import { classes } from '../../ui/classes.ts';
import styles from './PageChange.module.css';

/** Data that the server wrote are about the page they were served with, not about the one that stands there now. */
function forgetServedData(): void {
  const data = document.querySelectorAll('script:is([type="application/ld+json"], [type="application/json"])');
  for (const script of data) script.remove();
}

/**
 * What a document load would give by itself: the name of a new page is read out, focus starts at its content, and a
 * change that takes its time is seen. A change of filters on the same page moves nothing.
 */
export function PageChange({ content }: { content: string }) {
  const { pathname, search } = useLocation();
  // Another page of a list is another page; other filters are the same one.
  const page = `${pathname}?${new URLSearchParams(search).get(COUNTER_NAME) ?? ''}`;
  const busy = useNavigation().state === 'loading';
  const [said, setSaid] = useState('');
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById(content)?.focus({ preventScroll: true });
    setSaid(document.title);
    forgetServedData();
  }, [page, content]);

  return (
    <>
      <p className="vh" aria-live="polite">
        {said}
      </p>
      <div className={classes(styles.progress, busy && styles.busy)} aria-hidden="true" />
    </>
  );
}
