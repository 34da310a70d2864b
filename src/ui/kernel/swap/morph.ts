/** Elements that stay one and the same from page to page of a list, whatever stands before them. */
const KEY = 'data-key';
/** Scripts look after the attributes of such an element, as they do of panels and of what opens them. */
const KEPT = 'data-kept';

/** Empty element in the place of one that stays as it is (`ui/islands/Still.tsx`). */
export const STILL = 'data-still';

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
  const keyed = new Map(
    [...now.children].flatMap((child) => {
      const key = child.getAttribute(KEY);
      return key === null ? [] : [[key, child] as const];
    }),
  );
  let at = now.firstChild;
  for (const child of [...next.childNodes]) {
    if (at && child instanceof Element && child.hasAttribute(STILL)) {
      at = at.nextSibling;
      continue;
    }
    const key = child instanceof Element ? child.getAttribute(KEY) : null;
    const same = key === null ? likely(at, child) : keyed.get(key);
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

/** Node at the place when it is of the same kind and has no other key. */
function likely(at: ChildNode | null, child: ChildNode): ChildNode | undefined {
  if (!at || at.nodeType !== child.nodeType || at.nodeName !== child.nodeName) return undefined;
  return at instanceof Element && at.hasAttribute(KEY) ? undefined : at;
}
