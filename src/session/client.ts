import { postForm } from '../ui/browser/call.ts';
import { deviceSize } from '../ui/browser/viewSize.ts';

/**
 * Personal data of a page (POST /ajax/get.php). What is asked for in one turn of a page view goes in one call. Its answer is
 * kept for the view, and handed to whoever asks for the same later, or while it is under way (`askOnce`). What may have changed
 * is asked for anew (`askSection`).
 */

type Params = Readonly<Record<string, unknown>>;
type Listener = (answer: unknown) => void;
type Answers = Readonly<Record<string, { response?: unknown } | undefined>>;

/** What the next call asks for. */
let waiting = new Map<string, { params: Params; listeners: Listener[] }>();
/** A shopper's own basket is not held back longer for what the merchant shows around pages. */
const MOST_WAITED_MS = 1000;
/** Code that the next call waits for: it asks for something in it. */
let coming: Promise<unknown> | undefined;
/** Answers of the view, by section and parameters. */
let known = new Map<string, Promise<unknown>>();

const keyOf = (name: string, params: Params) => name + JSON.stringify(params);

/**
 * Asks anew. The listener gets what the section answers, or `false` when no answer came. Of two that ask for one section with
 * other parameters in one turn the later counts.
 */
export const askSection = (name: string, params: Params, listener: Listener): void =>
  void ask(name, params).then(listener);

/** Gives what the view was answered, or asks. What failed is asked for again. */
export const askOnce = (name: string, params: Params = {}): Promise<unknown> =>
  known.get(keyOf(name, params)) ?? ask(name, params);

function ask(name: string, params: Params): Promise<unknown> {
  if (waiting.size === 0) queueMicrotask(() => void send());
  const answers = known;
  const key = keyOf(name, params);
  const answer = new Promise<unknown>((resolve) => {
    waiting.set(name, { params, listeners: [...(waiting.get(name)?.listeners ?? []), resolve] });
  });
  answers.set(key, answer);
  return answer.then((told) => {
    if (told === false && answers.get(key) === answer) answers.delete(key);
    return told;
  });
}

/** Forgets all answers: another page is shown, or somebody else may be here now. */
export function forgetAnswers(): void {
  known = new Map();
}

/** What asks for more is on its way: the next call goes once it has settled, and without it when it takes long or fails. */
export function askWith(code: Promise<unknown>): void {
  const late = new Promise((resolve) => setTimeout(resolve, MOST_WAITED_MS));
  coming = Promise.race([code, late]).catch(() => {});
}

async function send(): Promise<void> {
  await coming;
  const asked = waiting;
  waiting = new Map();
  const shown = pageParams();
  const sections = [...asked].map(([name, { params }]) => [name, { format: 'json', params: { ...shown, ...params } }]);
  const request = JSON.stringify(Object.fromEntries(sections));
  const answers = await postForm<Answers>('/ajax/get.php', { request });
  for (const [name, { listeners }] of asked) {
    const response = answers ? answers[name]?.response : undefined;
    for (const listener of listeners) listener(response ?? false);
  }
}

/** Parameters of every section: the size of the window, and the page (docs/contract/calls.md#sections). */
function pageParams(): Params {
  const size = deviceSize();
  const { pathname, search } = window.location;
  return { mobile: size === 1, tablet: size === 2, pc: size === 3, request_uri: pathname + search };
}
