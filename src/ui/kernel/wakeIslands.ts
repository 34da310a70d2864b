import type { Root } from 'react-dom/client';
import type * as Hydrate from '../islands/hydrate.tsx';
import { nextTask, savesData, soon, whenIdle } from './idle.ts';
import { holdPresses, pressShown, TAKEN } from './presses.ts';
import { onFirstSign } from './signs.ts';
import { wholeSheet } from './wholeSheet.ts';

interface Sleeper {
  awake: Promise<Root> | undefined;
  /** Calls off what waits for the island to wake. */
  stop(): void;
  /** Settles with a first press that is held for it. */
  pressed: Promise<void>;
}

const sleepers = new WeakMap<HTMLElement, Sleeper>();
const islandsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-island]')];
const filesOf = ({ dataset }: HTMLElement): string[] => dataset.files?.split(' ') ?? [];

/** Distance from the window at which an island wakes, at the first sign of a person and later. */
const NEAR = '50% 0px';
let observer: IntersectionObserver | undefined;
/** What a swap has brought is about to be painted: it wakes after that, and at once when somebody presses it. */
let swapped = false;

/** Makes the islands of a page ready to wake: those the document came with, or those a swap has brought. */
export function startIslands(root: ParentNode): void {
  swapped ||= root !== document;
  const found = islandsIn(root).filter((element) => !sleepers.has(element));
  for (const element of found) {
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    const sleeper: Sleeper = { awake: undefined, stop: () => {}, pressed };
    sleepers.set(element, sleeper);
    // One that was used before this code came wakes at once.
    sleeper.stop = holdPresses(element, () => wake(element), press);
  }
  if (found.length === 0) return;
  if (!savesData()) whenIdle(() => fetchAhead(found));
  onFirstSign(() => {
    observer ??= new IntersectionObserver(onNear, { rootMargin: NEAR });
    for (const element of found.sort(formsFirst)) if (element.isConnected) observer.observe(element);
  });
}

const forms = (element: HTMLElement) => element.getElementsByTagName('form').length;
const formsFirst = (a: HTMLElement, b: HTMLElement) => forms(b) - forms(a);

/** One island wakes after another: what is about to be pressed does not wait for the rest. A press wakes its own at once. */
let turn: Promise<unknown> = Promise.resolve();

function onNear(entries: readonly IntersectionObserverEntry[], self: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    self.unobserve(target);
    // Without its code an island stays as it was served, which works.
    const begin = () => {
      turn = turn.then(() => wake(target)).catch(() => {});
    };
    if (swapped) soon(begin);
    else begin();
  }
}

/** Fetches the modules, and runs none of them. Each is asked for while nobody waits: together they took 10 to 26 ms of the wall. */
function fetchAhead(elements: readonly HTMLElement[]): void {
  const files = [...new Set(elements.filter(({ isConnected }) => isConnected).flatMap(filesOf))];
  const next = () => {
    const file = files.shift();
    if (file) {
      preload(file);
      soon(next);
    }
  };
  next();
}

const preloaded = new Set<string>();

function preload(file: string): void {
  if (preloaded.has(file)) return;
  preloaded.add(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('fetchpriority', 'low');
  link.href = file;
  document.head.append(link);
}

/** Wakes an island; the same promise for all who ask, until it fails. */
export function wake(element: HTMLElement): Promise<Root> {
  const sleeper = sleepers.get(element);
  if (!sleeper) return Promise.reject(new Error('No island'));
  sleeper.awake ??= wakeNow(element, sleeper.pressed).catch((error: unknown) => {
    sleeper.awake = undefined;
    throw error;
  });
  return sleeper.awake;
}

async function wakeNow(element: HTMLElement, pressed: Promise<void>): Promise<Root> {
  const files = filesOf(element);
  // All are on their way at once; each is run in a task of its own, so that nobody waits long in between.
  for (const file of files) preload(file);
  await pressShown();
  const modules: unknown[] = [];
  for (const file of files) {
    modules.push(await import(/* @vite-ignore */ file));
    await nextTask();
  }
  // Whoever presses something waits for the island alone, also when it had begun to wake before.
  if (!isPressed(element)) await Promise.race([wholeSheet(), pressed]);
  const runtime = modules.find((one): one is typeof Hydrate => 'hydrate' in (one as object));
  if (!runtime) throw new Error('Nothing to wake it with');
  const { default: island } = modules.at(-1) as { default: Parameters<typeof Hydrate.hydrate>[1] };
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  const root = await runtime.hydrate(element, island as never, props as never, isPressed(element));
  sleepers.get(element)?.stop();
  element.dataset.awake = '';
  // What the press is answered with may need them.
  void wholeSheet();
  return root;
}

const isPressed = (element: Element): boolean => element.querySelector(`[${TAKEN}]`) !== null;

/** Ends the islands of a page that goes for good. */
export function stopIslands(root: ParentNode): void {
  for (const element of islandsIn(root)) {
    const sleeper = sleepers.get(element);
    sleeper?.stop();
    observer?.unobserve(element);
    sleepers.delete(element);
    void sleeper?.awake?.then((mounted) => mounted.unmount());
  }
}
