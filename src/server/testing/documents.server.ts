import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { type DOMWindow, JSDOM } from 'jsdom';
import { browser } from './basket.server.ts';
import { inParts } from './multipart.ts';
import type { TestShop } from './testShop.server.ts';

type Words = string | RegExp;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ORIGIN = 'http://localhost:3000';
/** As many as browsers follow. */
const MOST_REDIRECTS = 20;
/** Elements that a role is looked for among; what else has one is written with `role`. */
const OF_ROLE: Readonly<Record<string, string>> = {
  button: 'button, input[type=submit], summary, [role=button]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  link: 'a[href]',
  navigation: 'nav',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  region: 'section, [role=region]',
  form: 'form',
  group: 'fieldset, details, [role=group]',
  dialog: 'dialog, [role=dialog]',
  list: 'ul, ol, [role=list]',
  listitem: 'li',
  row: 'tr',
  alert: '[role=alert]',
  status: '[role=status], output',
};
const FIELDS = 'input:not([type=hidden], [type=submit]), select, textarea';
/** What HTML itself hides. */
const FOLDED = '[hidden], details:not([open]) > :not(summary)';

/**
 * A browser without scripts, for what forms and links do: it reads documents of the shop, fills in their forms, refuses
 * as browsers do what a field does not take, sends what a form holds, keeps cookies and follows redirects. It knows no
 * styles: what those hide is there for it, so what is asked of the look is asked of a real browser.
 */
export function documents({ ask }: Pick<TestShop, 'ask'>) {
  const jar = browser((path, init) => ask(path, init));
  let url = new URL(ORIGIN);
  let status = 0;
  let tab: JSDOM | undefined;
  let picked = new Map<Element, File[]>();

  const page = (): DOMWindow => {
    if (!tab) throw new Error('No document is open yet');
    return tab.window;
  };
  const document = (): Document => page().document;

  /** Whoever follows a link or sends a form says which page that is on. */
  const here = () => ({ Referer: url.href, 'Sec-Fetch-Site': 'same-origin' });

  async function go(to: URL, from: Record<string, string>, init: RequestInit = {}): Promise<void> {
    let [at, how]: [URL, RequestInit] = [to, { headers: from, ...init }];
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await jar(at.pathname + at.search, how);
      const next = answer.headers.get('Location');
      if (next === null || answer.status < 300 || answer.status > 399) return show(at, answer);
      at = new URL(next, at);
      if (at.origin !== ORIGIN) throw new Error(`The shop sends its visitor away, to ${at}`);
      if (answer.status < 307) how = { headers: from };
    }
    throw new Error(`${to.pathname} is redirected for ever`);
  }

  async function show(at: URL, answer: Response): Promise<void> {
    // Styles take most of the time of reading, and nothing here asks for them.
    const html = (await answer.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
    [url, status, picked] = [at, answer.status, new Map()];
    // One window for all documents: to make one takes longer than to read most of them.
    tab ??= new JSDOM();
    tab.reconfigure({ url: at.href });
    tab.window.document.open();
    tab.window.document.write(html);
    tab.window.document.close();
  }

  /** All with this role and name in what is looked at, in the order of the document. */
  const all = (role: string, name: Words, within: ParentNode = document()): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(OF_ROLE[role] ?? `[role=${role}]`)].filter(
      (one) => one.closest(FOLDED) === null && isNamed(one, name),
    );

  /** The one with this role and name: in the content of the page, or around it where that has none. */
  function the(role: string, name: Words, within?: ParentNode): HTMLElement {
    const main = document().querySelector('main') ?? document();
    const found = all(role, name, within ?? main);
    return only(found.length > 0 || within ? found : all(role, name), `${role} ${name}`);
  }

  /** The first field with this name: a form asks for the buyer before it asks for others by the same names. */
  function field(name: Words, within: ParentNode = document().querySelector('main') ?? document()): Field {
    const found = [...within.querySelectorAll<Field>(FIELDS)].find(
      (one) => one.closest(FOLDED) === null && isNamed(one, name),
    );
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  }

  /** Writes into fields by their names, or chooses what is to be chosen in a select by its words. */
  function fill(values: Readonly<Record<string, string>>, within?: ParentNode): void {
    for (const [name, value] of Object.entries(values)) {
      const at = field(name, within);
      if (at.matches('[readonly], :disabled')) throw new Error(`${name} cannot be written into`);
      if (at.localName !== 'select') at.value = value;
      else
        only(
          [...(at as HTMLSelectElement).options].filter((one) => textOf(one) === value),
          value,
        ).selected = true;
    }
  }

  /** Ticks a box, or the round one that is chosen. */
  function tick(name: Words, on = true, within?: ParentNode): void {
    const at = field(name, within) as HTMLInputElement;
    if (!['checkbox', 'radio'].includes(at.type)) throw new Error(`${name} is nothing to tick`);
    if (at.matches(':disabled')) throw new Error(`${name} cannot be ticked`);
    at.checked = on;
  }

  /** Picks files for a field. */
  function pick(name: Words, ...files: File[]): void {
    picked.set(field(name), files);
  }

  /** Follows a link, sends the form of a button, or unfolds what a summary stands over. */
  async function press(what: HTMLElement | Words, within?: ParentNode): Promise<void> {
    const at = typeof what === 'string' || what instanceof RegExp ? pressable(what, within) : what;
    if (at.localName === 'a') return go(new URL((at as HTMLAnchorElement).href), here());
    if (at.localName === 'summary') return void at.closest('details')?.toggleAttribute('open');
    const { to, init } = sentOf(at as HTMLButtonElement);
    return go(to, here(), init);
  }

  /** Presses twice before an answer comes: a browser shows that of the second press alone. */
  async function pressTwice(what: Words, within?: ParentNode): Promise<void> {
    const { to, init } = sentOf(pressable(what, within) as HTMLButtonElement);
    await Promise.all([jar(to.pathname + to.search, init), go(to, here(), init)]);
  }

  /** Presses Enter in a field: as if the first button of its form were pressed. */
  function enter(name: Words, within?: ParentNode): Promise<void> {
    const { form } = field(name, within);
    const first = [...(form?.elements ?? [])].find((one) => one.matches('button[type=submit], button:not([type])'));
    if (!form || !first) throw new Error(`Enter sends nothing from ${name}`);
    return press(first as HTMLElement);
  }

  function pressable(name: Words, within?: ParentNode): HTMLElement {
    const main = document().querySelector('main') ?? document();
    const both = (place: ParentNode) => [...all('button', name, place), ...all('link', name, place)];
    const found = both(within ?? main);
    return only(found.length > 0 || within ? found : both(document()), `button or link ${name}`);
  }

  /** What a press of a button sends, and where to. */
  function sentOf(button: HTMLButtonElement): { to: URL; init?: RequestInit } {
    const { form } = button;
    if (button.matches(':disabled')) throw new Error(`${textOf(button)} cannot be pressed`);
    if (!form || button.type !== 'submit') throw new Error(`${textOf(button)} sends nothing without scripts`);
    const unasked = form.noValidate || button.formNoValidate;
    const refused = unasked ? [] : [...form.elements].filter((one) => one.matches(':invalid:not(fieldset)'));
    const missed = refused.filter((one) => !picked.has(one));
    if (missed.length > 0) throw new Error(`A browser keeps the form back: ${missed.map(nameOf).join(', ')}`);
    const own = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const to = new URL(own('action') || url.href, document().baseURI);
    const sent = sentBy(form, button);
    const inWords = () =>
      new URLSearchParams(sent.map(([key, value]) => [key, value instanceof File ? value.name : value]));
    if ((own('method') ?? 'get').toLowerCase() === 'get') {
      to.search = inWords().toString();
      return { to };
    }
    const body = own('enctype') === 'multipart/form-data' ? inParts(sent) : inWords();
    return { to, init: { method: 'POST', body, headers: { Origin: ORIGIN, ...here() } } };
  }

  function sentBy(form: HTMLFormElement, button: HTMLButtonElement): [string, string | File][] {
    const held: [string, string | File][] = [];
    const choosers = [...form.elements].filter((one) => one.matches('input[type=file]')) as HTMLInputElement[];
    for (const [name, value] of new (page().FormData)(form, button)) {
      if (typeof value === 'string') {
        held.push([name, value]);
        continue;
      }
      const files = choosers.flatMap((one) => (one.name === name ? (picked.get(one) ?? []) : []));
      // A field without a file sends one that is empty and has no name.
      for (const one of files.length > 0 ? files : [new File([], '')]) held.push([name, one]);
    }
    return held;
  }

  return {
    open: (path: string) => go(new URL(path, ORIGIN), { 'Sec-Fetch-Site': 'none' }),
    fetch: jar,
    /** Path of the document, with what is asked of it. */
    path: () => url.pathname + url.search,
    status: () => status,
    document,
    heading: () => textOf(document().querySelector('h1')),
    /** What the content of the page says. */
    main: () => textOf(document().querySelector('main')),
    /** What all say that a selector finds, in the order of the document. */
    texts: (selector: string) => [...document().querySelectorAll(selector)].map(textOf),
    isTicked: (name: Words) => (field(name) as HTMLInputElement).checked,
    ...{ all, the, field, fill, tick, pick, press, pressTwice, enter },
  };
}

export type Page = ReturnType<typeof documents>;

/** A browser of its own, with this address open. */
export async function documentsAt(shop: Pick<TestShop, 'ask'>, path: string): Promise<Page> {
  const page = documents(shop);
  await page.open(path);
  return page;
}

/** Text as it is read, with plain spaces alone. */
export const textOf = (element: Element | null): string => spaced(element?.textContent ?? '');

/** What is said of a field or a group besides its name, as of a fault. */
export const saidOf = (element: Element): string => spaced(computeAccessibleDescription(element, PLAIN_STYLES));

/** Elements that stand in lines of their own, as HTML says: their words do not run into those beside them. */
const BLOCK =
  'address, article, aside, blockquote, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, header, hr, legend, li, main, nav, ol, p, pre, section, table, ul';
/** Styles that say `display` alone, as names need no more: to compute a whole one took most of the time of a journey. */
const PLAIN_STYLES = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle(element: Element) {
    const shown = element.matches(BLOCK) ? 'block' : 'inline';
    const display = element.matches('[hidden], script, style, template, datalist') ? 'none' : shown;
    return { getPropertyValue: (name: string) => (name === 'display' ? display : '') } as CSSStyleDeclaration;
  },
};

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function nameOf(element: Element): string {
  return spaced(computeAccessibleName(element, PLAIN_STYLES));
}

function isNamed(element: Element, name: Words): boolean {
  const own = nameOf(element);
  return typeof name === 'string' ? own === name : name.test(own);
}

function only<Found>(found: readonly Found[], what: string): Found {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`${found.length} where one was meant: ${what}`);
  return one;
}
