import { nbsp } from '../kit/typography.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { translate } from '../ui/text.ts';
import { type CeremonyOutcome, signInWithKey, stopAsking } from './ceremony.ts';
import { keyTexts } from './key.texts.ts';
import { KEY_SIGN_IN } from './marks.ts';
import type { Service } from './model.ts';
import { failureKey } from './outcomeText.ts';

/** Signs in with keys, on behalf of what `KeySignIn` has drawn. */
export interface KeySignInControl {
  /** The browser offers keys in the login field. */
  offer(): Promise<void>;
  /** Asks for a key in the browser's window, once; its button is busy until that has gone. */
  ask(): Promise<void>;
  stop(): void;
}

type Words = 'waiting' | 'cancelledSignIn' | ReturnType<typeof failureKey>;

/**
 * @param onDone the shopper is signed in
 * @param find tells the service where the box does not say it; what it throws is thrown here
 */
export async function controlKeySignIn(
  box: HTMLElement,
  onDone: () => void,
  find?: () => Promise<Service>,
): Promise<KeySignInControl> {
  const service = find ? await find() : (JSON.parse(box.getAttribute(KEY_SIGN_IN) ?? '') as Service);
  const button = box.querySelector('button');
  const label = button?.querySelector('span');
  const status = box.querySelector('[role="status"]');
  const idle = label?.textContent ?? '';
  let question: AbortController | undefined;
  let busy = false;
  let sent = false;
  let gone = false;

  const wording = (key: Words) => nbsp(translate(keyTexts, pageTerms().texts, key));
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const setBusy = (now: boolean) => {
    busy = now;
    button?.setAttribute('aria-busy', String(now));
    if (label) label.textContent = now ? wording('waiting') : idle;
  };

  // The answer to a question begins a session; coming late, it would take the place of the one that a password opened.
  const onSubmit = () => {
    sent = true;
    question?.abort();
  };
  document.addEventListener('submit', onSubmit, true);

  function put(conditional: boolean): Promise<CeremonyOutcome> {
    question = new AbortController();
    return signInWithKey(service, { conditional, signal: question.signal });
  }

  /** Ends a ceremony; true when somebody has signed in. */
  function settle(outcome: CeremonyOutcome, asked: boolean): boolean {
    if (gone) return false;
    if (outcome.kind === 'done') {
      onDone();
      return true;
    }
    if (asked) setBusy(false);
    // What nobody asked for may fail in silence, unless somebody has chosen a key.
    if (outcome.kind === 'cancelled') {
      if (asked) say(wording('cancelledSignIn'));
    } else if (asked || outcome.chosen) say(wording(failureKey(outcome.error)));
    return false;
  }

  return {
    async offer() {
      if (!sent && !gone) settle(await put(true), false);
    },
    async ask() {
      if (busy) return;
      say('');
      setBusy(true);
      const isIn = settle(await put(false), true);
      // The dialog has ended the browser's own offer in the field; it comes back for another try.
      if (!isIn && !gone) settle(await put(true), false);
    },
    stop() {
      gone = true;
      question?.abort();
      document.removeEventListener('submit', onSubmit, true);
      stopAsking();
    },
  };
}
