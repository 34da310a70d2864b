import { nbsp } from '../../kit/typography.ts';
import { hasConsent, type Purpose } from '../../ui/browser/consent.ts';
import { CONSENT_COOKIE } from '../../ui/browser/consentName.ts';
import { setCookie } from '../../ui/browser/cookie.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { type Message, messageActs, messageClose, messageWords, showMessage } from '../../ui/kernel/message.ts';
import { translate } from '../../ui/text.ts';
import { NOTICE_COOKIE, NOTICE_DAYS, NOTICE_ID } from './marks.ts';
import styles from './Notice.module.css';
import { cookieTexts } from './texts.ts';

/** Address of the page about kept data, from the link in the footer. */
const privacy = (): string => document.querySelector<HTMLAnchorElement>('a[data-own="cookies"]')?.href ?? '/';

function message(refused: () => void, more: readonly string[] = []): Message {
  const { texts } = pageTerms();
  const t = (key: 'title' | 'text' | 'refuse' | 'accept' | 'close' | 'privacy') =>
    nbsp(translate(cookieTexts, texts, key));
  return {
    title: t('title'),
    texts: [t('text'), ...more],
    link: { href: privacy(), label: t('privacy') },
    acts: [
      {
        label: t('refuse'),
        run() {
          choose(false);
          refused();
        },
      },
      { label: t('accept'), run: () => choose(true) },
    ],
    close: t('close'),
  };
}

/**
 * Asks a visitor who has not been asked yet, at the lower edge of the window: the page stays as it is.
 * @param refused takes away what was kept by consent
 */
export function showNotice(refused: () => void): void {
  if (document.getElementById(NOTICE_ID)) return;
  const { title, close, acts, ...said } = message(refused);
  const bar = document.createElement('section');
  bar.id = NOTICE_ID;
  bar.className = styles.notice ?? '';
  bar.ariaLabel = title;
  const heading = document.createElement('h2');
  heading.textContent = title;
  const words = document.createElement('div');
  words.className = styles.words ?? '';
  words.append(...messageWords(said).flatMap((part) => [part, ' ']));
  const closer = messageClose(close, closeNotice);
  closer.dataset.cookieNoticeClose = '';
  if (styles.close) closer.classList.add(styles.close);
  bar.append(heading, words, messageActs(acts, styles.acts), closer);
  document.body.append(bar);
  keepClear(bar);
}

/** Keeps the focus from under the notice, however tall its words make it (WCAG 2.4.11): what scrolls there stops above. */
function keepClear(bar: HTMLElement): void {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    if (!bar.isConnected) watcher.disconnect();
    style.setProperty('--bottom-bar', bar.isConnected ? `${bar.offsetHeight}px` : '');
    if (isUnder(bar, document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  watcher.observe(bar);
}

/** Only what the notice has come over is moved: who has scrolled away from the focus reads on. */
function isUnder(bar: HTMLElement, focused: Element | null): boolean {
  if (!bar.isConnected || !focused?.matches('input, select, textarea, button, a') || bar.contains(focused))
    return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > bar.getBoundingClientRect().top && top < window.innerHeight;
}

/** The same whenever somebody wants to choose anew. */
export function showChoice(refused: () => void): void {
  const now = hasConsent('preferences') ? 'nowAccepted' : 'nowRefused';
  showMessage(message(refused, [translate(cookieTexts, pageTerms().texts, now)]));
}

/** Only purpose that this shop asks consent for. */
const ASKED: Purpose = 'preferences';

/** Removes the notice and remembers that; the consent stays as it is. */
function closeNotice(): void {
  setCookie(NOTICE_COOKIE, '1', NOTICE_DAYS);
  document.getElementById(NOTICE_ID)?.remove();
}

/** Refusing is as easy as agreeing, and lasts as long (PKE, art. 399; GDPR, art. 7). */
function choose(agreed: boolean): void {
  setCookie(CONSENT_COOKIE, agreed ? ASKED : '', NOTICE_DAYS);
  closeNotice();
}
