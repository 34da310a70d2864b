/** Elements that stay one and the same from page to page of a list, whatever stands before them. */
const KEY = 'data-key';
/** Scripts look after the attributes of such an element, as they do of panels and of what opens them. */
const KEPT = 'data-kept';

/**
 * Element in the place of one whose markup stays as it is (`ui/islands/Still.tsx`): empty, or with the state of its fields.
 */
export const STILL = 'data-still';
/** Tells whether what stands there is what a state was written for. */
export const OUTLINE = 'data-outline';

/** Attributes that scripts or a shopper have set: the next page knows nothing of them. */
const LIVE = ['inert', 'open', 'data-live'];

/**
 * Makes what stands there like the next page, touching only what differs: focus, open folds, places in boxes that scroll
 * and pictures that were loaded stay. `replaced` hears of elements that came anew.
 */
export function morph(now: Element, next: Element, replaced: (element: Element) => void): void {
  if (now.isEqualNode(next)) {
    // What was chosen and never answered is no part of the markup.
    for (const field of [now, ...now.querySelectorAll(FIELDS)]) syncField(field);
    return;
  }
  if (now.tagName !== next.tagName || isIsland(now) || isIsland(next)) {
    now.replaceWith(next);
    replaced(next);
    return;
  }
  if (!now.matches(`[${KEPT}], [popover], [data-panel], [data-panel-close]`)) syncAttributes(now, next);
  morphChildren(now, next, replaced);
  syncField(now);
}

const isIsland = (element: Element) => element.hasAttribute('data-island');

function syncAttributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes]) {
    if (!next.hasAttribute(name) && !LIVE.includes(name)) now.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (now.getAttribute(name) !== value && !LIVE.includes(name)) now.setAttribute(name, value);
  }
}

const FIELDS = 'input, select';

/** A field shows what its attributes say. */
function syncField(field: Element): void {
  if (field instanceof HTMLInputElement) {
    field.checked = field.defaultChecked;
    // Somebody may be typing.
    if (field !== document.activeElement) field.value = field.defaultValue;
  } else if (field instanceof HTMLSelectElement) {
    const { options } = field;
    field.value = ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
}

function morphChildren(now: Element, next: Element, replaced: (element: Element) => void): void {
  // Most elements have no children with keys.
  let known: Map<string | null, Element> | undefined;
  const keyed = (key: string) => {
    known ??= new Map([...now.children].map((child) => [child.getAttribute(KEY), child]));
    return known.get(key);
  };
  let at = now.firstChild;
  for (const child of [...next.childNodes]) {
    const state = child instanceof Element ? child.getAttribute(STILL) : null;
    if (at && state !== null) {
      if (at instanceof Element && state !== '') setFields(at, state);
      at = at.nextSibling;
      continue;
    }
    const key = child instanceof Element ? child.getAttribute(KEY) : null;
    const same = key === null ? likely(at, child) : keyed(key);
    if (same === undefined) {
      now.insertBefore(child, at);
      if (child instanceof Element) replaced(child);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else now.insertBefore(same, at);
    if (same instanceof Element) morph(same, child as Element, replaced);
    else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** Sets the fields of an element from the state of each (`listing/facetFields.ts`); all of their markup stays. */
function setFields(within: Element, state: string): void {
  const fields = within.querySelectorAll<HTMLInputElement>('input[name]');
  state.split(' ').forEach((word, at) => {
    const field = fields[at];
    if (field?.type === 'checkbox') setBox(field, word);
    else if (field) setText(field, word);
  });
}

/** A box, from the number beside it with a plus when it is chosen: one that would leave nothing can only be taken back. */
function setBox(field: HTMLInputElement, word: string): void {
  const count = word.replace('+', '');
  const chosen = word !== count;
  field.toggleAttribute('checked', chosen);
  field.toggleAttribute('disabled', word === '0');
  field.checked = chosen;
  let last: Node | null | undefined = field.parentElement;
  while (last?.lastChild) last = last.lastChild;
  if (last && last.nodeValue !== count) last.nodeValue = count;
}

/** A text, from its value and its hint; "-" hides all that is folded with it. */
function setText(field: HTMLInputElement, word: string): void {
  const [value = '', hint = ''] = word === '-' ? [] : word.split('/');
  const fold = field.closest('details');
  if (fold) fold.hidden = word === '-';
  field.placeholder = hint;
  field.defaultValue = value;
  // Somebody may be typing.
  if (field === document.activeElement || field.value === value) return;
  field.value = value;
  // What was answered to the typed words goes with them.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Node at the place when it is of the same kind and has no other key. */
function likely(at: ChildNode | null, child: ChildNode): ChildNode | undefined {
  if (!at || at.nodeType !== child.nodeType || at.nodeName !== child.nodeName) return undefined;
  return at instanceof Element && at.hasAttribute(KEY) ? undefined : at;
}
