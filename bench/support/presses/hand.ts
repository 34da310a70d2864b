import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  devices,
  type Locator,
  type Page,
} from '@playwright/test';
import { type Heard, probe, type Sign } from './probe.ts';

export const TELEPHONE: BrowserContextOptions = devices['Moto G4'];

/** So high that the button of a product is in view: to scroll to it would be a sign of a person before the press. */
export const TALL_TELEPHONE: BrowserContextOptions = {
  ...TELEPHONE,
  viewport: { width: 360, height: 1700 },
  deviceScaleFactor: 1,
};

/** A place on the screen to press, and what shows that the press is done. */
export interface Press {
  x: number;
  y: number;
  signs: Sign[];
}

export interface Hand {
  page: Page;
  session: CDPSession;
  /** Opens an address and waits until the page does nothing more by itself. */
  arrive(url: string): Promise<void>;
  /** Touches a heading, as the first sign that a person is there. */
  sign(): Promise<void>;
  /** Where to press something, once it is there, still and uncovered; scrolls if it must. */
  place(what: Locator): Promise<{ x: number; y: number }>;
  press(press: Press): Promise<Heard>;
  away(): Promise<void>;
}

/** Runs in the page: would a finger at this place of the window touch the element, or a label of it? */
function isOnTop(element: Element, { x, y }: { x: number; y: number }): boolean {
  const touched = document.elementFromPoint(x, y);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((one) => one.contains(touched));
}

/**
 * With a driver attached V8 parses a whole file anew to tell where an error was made: 67 ms for those that React makes when
 * it starts, at 4 ×, where nobody else waits 0.1 ms.
 */
function makeErrorsCheap(): void {
  window.Error = new Proxy(Error, {
    apply: (error, _, [message]) => Object.assign(Object.create(error.prototype), { message }),
  });
}

/** Runs in the page, when a press was not done: what was heard of it, what lies under the finger, and what stands for its signs. */
function stateOf({ name, point, signs }: { name: string; point: { x: number; y: number }; signs: Sign[] }) {
  return {
    heard: sessionStorage.getItem(name),
    under: document.elementFromPoint(point.x, point.y)?.outerHTML.slice(0, 200),
    signs: signs.map((sign) => ({
      ...sign,
      found: [...document.querySelectorAll(sign.selector)].map((element) => [
        element.checkVisibility(),
        (element.textContent ?? '').slice(0, 40),
      ]),
    })),
  };
}

const NAME = 'benchHeard';
const SETTLED_MS = 500;
/** Between the driver's last question to the page and a touch: the page is at rest again, as it is under any other finger. */
export const ARMED_MS = 100;
const PATIENCE_MS = 20_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A browser that has seen nothing, a telephone, and a finger on it. */
export async function newHand(browser: Browser, view: BrowserContextOptions, slowed = 1): Promise<Hand> {
  const context = await browser.newContext(view);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let hear: (heard: Heard) => void = () => {};
  await page.exposeFunction(NAME, (heard: Heard) => hear(heard));
  await page.addInitScript(probe, { name: NAME });
  await page.addInitScript(makeErrorsCheap);
  if (slowed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });

  // The finger is lifted without waiting for what its touch sets off: a busy page must not shorten its own time.
  const touch = ({ x, y }: { x: number; y: number }) =>
    Promise.allSettled([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);

  // Asked, not tried: a tap on trial is a touch, and so a sign of a person before the press.
  const place = async (what: Locator) => {
    await what.scrollIntoViewIfNeeded();
    const box = await what.boundingBox();
    if (!box) throw new Error(`${what} is not to be seen`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!(await what.evaluate(isOnTop, point))) throw new Error(`${what} is covered`);
    return point;
  };

  return {
    page,
    session,
    place,
    arrive: async (url) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await pause(SETTLED_MS);
    },
    sign: async () => {
      await touch(await place(page.getByRole('heading', { level: 1 })));
    },
    press: async ({ signs, ...point }) => {
      const heard = new Promise<Heard>((resolve, reject) => {
        const failed = async () => {
          const state = await page.evaluate(stateOf, { name: NAME, point, signs }).catch(String);
          reject(new Error(`A press was not done on ${page.url()}: ${JSON.stringify(state, null, 2)}`));
        };
        const late = setTimeout(failed, PATIENCE_MS);
        hear = (what) => {
          clearTimeout(late);
          resolve(what);
        };
      });
      await page.evaluate(probe, { name: NAME, signs });
      await pause(ARMED_MS);
      const [result] = await Promise.all([heard, touch(point)]);
      return result;
    },
    away: () => context.close(),
  };
}
