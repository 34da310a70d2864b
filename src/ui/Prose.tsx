import { type ReactNode, useMemo } from 'react';
import { isEnglish } from '../kit/speech.ts';
import { trustedHtml } from './browser/trusted.ts';
import { classes } from './classes.ts';
import styles from './Prose.module.css';

type ProseProps = { className?: string | undefined } & (
  | { children: ReactNode; html?: undefined }
  /** HTML that the server cleaned when it entered the shop. */
  | { html: string; children?: undefined }
);

/** Long text: pages, descriptions, posts. What a merchant wrote is Polish, on a page in another language too. */
export function Prose({ className, html, children }: ProseProps) {
  const look = classes(styles.prose, className);
  // A new TrustedHTML at each render would make React write the whole text again.
  const trusted = useMemo(() => (html === undefined ? undefined : { __html: trustedHtml(html) }), [html]);
  if (trusted === undefined) return <div className={look}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on entry, and held by the Trusted Types policy
  return <div className={look} lang={isEnglish() ? 'pl' : undefined} dangerouslySetInnerHTML={trusted} />;
}
