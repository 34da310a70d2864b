import { postForm } from '../ui/browser/call.ts';
import { deviceSize } from '../ui/browser/viewSize.ts';

/** Asks for the personal data of a page in one call (POST /ajax/get.php). */

type Listener = (answer: unknown) => void;
type Answers = Readonly<Record<string, { response?: unknown } | undefined>>;

interface Asked {
  params: Readonly<Record<string, unknown>>;
  listeners: Listener[];
}

let waiting = new Map<string, Asked>();
let starting = false;

/**
 * Asks for a section; those asked for in the same turn of the page go in one call. The listener gets what the section
 * answers, or `false` when no answer came. Of two that ask for one section with other parameters the later counts.
 */
export function askSection(name: string, params: Asked['params'], listener: Listener): void {
  waiting.set(name, { params, listeners: [...(waiting.get(name)?.listeners ?? []), listener] });
  if (starting) return;
  starting = true;
  queueMicrotask(() => void send());
}

let known = new Map<string, Promise<unknown>>();

/**
 * Asks for a section that stays as it is while a page is shown: all who ask share one answer, whenever they do. What failed
 * is asked for again.
 */
export function askOnce(name: string): Promise<unknown> {
  const asked = known;
  const answer =
    asked.get(name) ??
    new Promise<unknown>((resolve) => {
      askSection(name, {}, (told) => {
        if (told === false) asked.delete(name);
        resolve(told);
      });
    });
  asked.set(name, answer);
  return answer;
}

/** Forgets all answers: somebody else may be here now. */
export function forgetAnswers(): void {
  known = new Map();
}

async function send(): Promise<void> {
  const asked = waiting;
  waiting = new Map();
  starting = false;
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
function pageParams(): Asked['params'] {
  const size = deviceSize();
  const { pathname, search } = window.location;
  return { mobile: size === 1, tablet: size === 2, pc: size === 3, request_uri: pathname + search };
}
