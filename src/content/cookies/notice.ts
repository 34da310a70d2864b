import { hasConsent } from '../../ui/browser/consent.ts';
import type { Purpose } from '../../ui/browser/consentName.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { keepClear } from '../../ui/kernel/keepClear.ts';
import { type Message, messageActs, messageClose, messageWords, showMessage } from '../../ui/kernel/message.ts';
import { askedPurposes, choose, closeNotice } from './choose.ts';
import { NOTICE_ID } from './consent.ts';
import { keptTable } from './keptTable.ts';
import styles from './Notice.module.css';
import { showPurposes } from './purposes.ts';
import { readyToSay, sayChoice } from './saidChoice.ts';
import { cookieWord, noticeText } from './words.ts';

/** The page about kept data, from the link in the footer. */
const privacy = () => ({
  href: document.querySelector<HTMLAnchorElement>('a[data-own="cookies"]')?.href ?? '/',
  label: cookieWord('privacy'),
});

function save(agreed: readonly Purpose[], forget: () => void): void {
  if (choose(agreed, forget)) sayChoice(agreed, () => showChoice(forget));
}

function message(forget: () => void, more: readonly string[] = []): Message {
  const asked = askedPurposes();
  const several = { label: cookieWord('choose'), run: () => choosePurposes(forget) };
  return {
    title: cookieWord('title'),
    texts: [noticeText(asked, pageTerms()), ...more],
    link: privacy(),
    acts: [
      { label: cookieWord('refuse'), run: () => save([], forget) },
      ...(asked.length > 1 ? [several] : []),
      { label: cookieWord('accept'), run: () => save(asked, forget) },
    ],
    close: cookieWord('close'),
  };
}

const choosePurposes = (forget: () => void): void => showPurposes(privacy(), (agreed) => save(agreed, forget));

/** What holds the rest of a page: a modal dialog does it by itself, other panels make what is beside them inert. */
const HOLDING = ':modal, [inert]';

/** Does work once nothing holds the rest of the page, over which nobody could reach it. */
function whenFree(work: () => void): void {
  if (!document.querySelector(HOLDING)) {
    work();
    return;
  }
  const watch = new MutationObserver(() => {
    if (document.querySelector(HOLDING)) return;
    watch.disconnect();
    work();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert', 'open'] });
}

/**
 * Asks a visitor who has not been asked yet, at the lower edge of the window: the page stays as it is. Waits for what is
 * open.
 * @param forget takes away what was kept of their preferences
 */
export const showNotice = (forget: () => void): void => whenFree(() => show(forget));

function show(forget: () => void): void {
  if (document.getElementById(NOTICE_ID)) return;
  readyToSay();
  const { title, close, acts, ...said } = message(forget);
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

/** Shows the choice whenever somebody wants to choose anew. */
export function showChoice(forget: () => void): void {
  readyToSay();
  if (askedPurposes().length > 1) {
    choosePurposes(forget);
    return;
  }
  const now = cookieWord(hasConsent('preferences') ? 'nowAccepted' : 'nowRefused');
  showMessage({ ...message(forget, [now]), body: keptTable(privacy().href) });
}
