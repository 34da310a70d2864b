import { setCookie } from '../ui/browser/cookie.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import dialogStyles from '../ui/Dialog.module.css';
import { iconError } from '../ui/icons.ts';
import { drawn, make, messageButton, messageClose } from '../ui/kernel/message.ts';
import { showModal } from '../ui/kernel/modal.ts';
import { translate } from '../ui/text.ts';
import { cookieValue, type Forced, forcedIn, isNoticeDue } from './cookies.ts';
import styles from './Notice.module.css';
import { regionNoticeTexts } from './notice.texts.ts';
import { REGION_COOKIE, ZIPCODE_COOKIE } from './noticeAsked.ts';
import { noticeWords } from './noticeWords.ts';
import { restore } from './restore.ts';

/** Days for which a cookie that was read stays, as long as one that the shop sends. */
const DAYS = 30;

const forced = (): Forced => forcedIn(document.cookie);

/**
 * Says that the country or postcode of delivery is another than usual, if a cookie has `showModal`: to keep it, or to go back. Closing
 * the window keeps it, and it is not said again. `noticeAsked.ts` names the pages without it.
 */
export function showRegionNotice(): void {
  const told = forced();
  if (!isNoticeDue(told)) return;
  const words = noticeWords(told, pageTerms().texts);
  const t = (key: 'keep' | 'busy' | 'failed' | 'close') => translate(regionNoticeTexts, pageTerms().texts, key);
  const dialog = make('dialog', dialogStyles.dialog);
  dialog.classList.add('region_forced');
  const body = make('div', dialogStyles.body);
  const title = make('h2', dialogStyles.title, words.title);
  title.id = 'region_forced_title';
  title.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', title.id);
  const answer = make('p', styles.failed);
  answer.setAttribute('role', 'alert');

  let stop = () => {};
  const keep = () => {
    stop();
    dialog.remove();
    seen(forced());
  };
  const back = messageButton(words.restore, async () => {
    if (back.ariaBusy) return;
    back.ariaBusy = 'true';
    back.textContent = t('busy');
    answer.replaceChildren();
    const done = await restore(forced());
    for (const name of done) setCookie(name, '', -1, { raw: true });
    // Prices and delivery are others by now; about the rest the page that comes says so again.
    if (done.length > 0) {
      window.location.reload();
      return;
    }
    back.ariaBusy = null;
    back.textContent = words.restore;
    answer.replaceChildren(drawn(iconError), t('failed'));
  });
  const acts = make('div', dialogStyles.acts);
  acts.append(messageButton(t('keep'), keep), back);
  const closer = messageClose(t('close'), keep);
  if (dialogStyles.close) closer.classList.add(dialogStyles.close);
  body.append(title, make('p', undefined, words.text), acts, answer, closer);
  dialog.append(body);
  document.body.append(dialog);
  stop = showModal(dialog, { focus: title, onClose: keep });
}

/** Remembers that the notice was read. */
function seen({ region, zipcode }: Forced): void {
  if (region) setCookie(REGION_COOKIE, cookieValue({ ...region, showModal: false }), DAYS, { raw: true });
  if (zipcode) setCookie(ZIPCODE_COOKIE, cookieValue({ ...zipcode, showModal: false }), DAYS, { raw: true });
}
