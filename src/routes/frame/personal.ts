import { watchBasket } from '../../basket/client.ts';
import { knownBasket, onBasket } from '../../basket/count.ts';
import { hasPanel } from '../../basket/top/limits.ts';
import { closeAnnouncement } from '../../content/announcements/close.ts';
import { NOTICE_COOKIE } from '../../content/cookies/consent.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { startRegionNotice } from '../../region/startNotice.ts';
import { askOnce, forgetAnswers } from '../../session/client.ts';
import { onSignedIn } from '../../session/events.ts';
import { isMarked, SIGNED_IN_MARK } from '../../session/marker.ts';
import { onView } from '../../ui/kernel/pages.ts';
import { TAKEN } from '../../ui/kernel/presses.ts';
import { onRest } from '../../ui/kernel/signs.ts';
import { wholeSheet } from '../../ui/kernel/wholeSheet.ts';

const isSignedIn = () => isMarked(document.cookie, SIGNED_IN_MARK);

/**
 * Starts what makes the frame of a page this shopper's own: asks what lies in the basket and who is signed in, when there can
 * be an answer, in one call. What shows it, and what opens from links with `data-own`, comes when it is needed.
 */
export function startPersonal(): void {
  document.addEventListener('click', onClick);
  onView(forgetAnswers);
  onSignedIn(forgetAnswers);
  window.addEventListener('pageshow', ({ persisted }) => persisted && forgetAnswers());
  onBasket(showKnown);
  watchBasket();
  startRegionNotice();
  onRest(askForCookies);
  if (!isSignedIn()) return;
  void askOnce('Customer').then((answer) =>
    // The page goes without the name.
    import('../../customers/signedIn.ts').then((module) => module.greet(answer)).catch(() => {}),
  );
}

/** Shows the notice about cookies, but not to a customer, nor to somebody who places an order. */
function askForCookies(): void {
  if (isSignedIn() || isMarked(document.cookie, NOTICE_COOKIE) || document.documentElement.dataset.frame === 'place')
    return;
  Promise.all([import('./cookies.ts'), wholeSheet()]).then(
    ([{ askConsent }]) => askConsent(),
    // Nobody is asked, and nothing is kept.
    () => {},
  );
}

/** True once the served state was replaced: it fits an empty basket without a code, sent home. */
let told = false;

function showKnown(): void {
  const basket = knownBasket();
  if (!basket) return;
  const { rebateCode, deliveryCountry } = basket.answer as { rebateCode?: unknown; deliveryCountry?: unknown };
  told ||= basket.count > 0 || (rebateCode ?? deliveryCountry) !== undefined;
  // What came last counts, whichever code comes first.
  if (told) void import('./showBasket.ts').then((module) => module.showBasket(knownBasket() ?? basket)).catch(() => {});
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-own]') : null;
  if (!control || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (control instanceof HTMLAnchorElement) openBeside(control, event);
  else if (control instanceof HTMLButtonElement && control.form) pressHeart(control, control.form, event);
  else closeAnnouncement(control);
}

/** Opens what a link stands for, beside the page; without the code it leads on. */
function openBeside(link: HTMLAnchorElement, event: Event): void {
  const open = OPENERS[link.dataset.own ?? ''] ?? openBasket;
  if (!open.isHere(link)) return;
  takePress(event, link, open.load(), () => window.location.assign(link.href));
}

/** Saves a product without leaving the page; without the code its form is sent. */
const pressHeart = (heart: HTMLButtonElement, form: HTMLFormElement, event: Event): void =>
  takePress(
    event,
    heart,
    import('../../lists/hearts/press.ts').then((come) => come.pressHeart),
    () => form.requestSubmit(heart),
  );

/** Runs what a press is for once its code has come. Pressed twice in a hurry, it still runs once. */
function takePress<C extends HTMLElement>(
  event: Event,
  control: C,
  code: Promise<(control: C) => unknown>,
  leadOn: () => void,
): void {
  event.preventDefault();
  if (control.hasAttribute(TAKEN)) return;
  control.setAttribute(TAKEN, '');
  Promise.all([code, wholeSheet()])
    .then(([run]) => run(control), leadOn)
    .finally(() => control.removeAttribute(TAKEN));
}

interface Opener {
  /** Otherwise the link leads on. */
  isHere(link: HTMLAnchorElement): boolean;
  load(): Promise<(link: HTMLAnchorElement) => void>;
}

/** Opens the account link of a customer: their account is a page. */
const openSignIn: Opener = {
  isHere: () => !isSignedIn(),
  load: async () => (await import('./signInBeside.ts')).openSignInBeside,
};

const openBasket: Opener = {
  isHere: ({ ariaCurrent }) => ariaCurrent === null && hasPanel(knownBasket()?.count ?? 0),
  load: async () => {
    const { toggleTopBasket } = await import('../../basket/top/open.tsx');
    return (link) => toggleTopBasket(link, ORDER_PATH);
  },
};

const openCookies: Opener = {
  isHere: () => true,
  load: async () => (await import('./cookies.ts')).chooseConsent,
};

const OPENERS: Readonly<Record<string, Opener>> = { 'sign-in': openSignIn, cookies: openCookies };
