/**
 * Fields in which one does not see what one types, and known words that are broken to fit. Runs in the page, so it holds all
 * that it needs.
 */
export function findTight(): string[] {
  /** Letters; a field for a short number may show fewer. */
  const MIN_FIELD = 7;
  /** Letters of the longest word that is never broken. */
  const MAX_WORD = 12;
  /** Half of the widths of letters are narrower than this part of their size. */
  const LETTER = 0.48;
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const isShown = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const narrow = [...root.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap((field) => {
    if (/hidden|radio|checkbox|file|range|date/.test(field.type) || /numeric|decimal/.test(field.inputMode)) return [];
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
    const inside = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const letters = inside / (Number.parseFloat(fontSize) * LETTER);
    return isShown(field) && letters < MIN_FIELD
      ? [`a field of ${Math.round(letters)} letters: ${field.name || field.id}`]
      : [];
  });

  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const drawn = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(drawn.map(({ top }) => Math.round(top / 4))).size;
  };
  const broken = [...root.querySelectorAll('h1, h2, h3, legend, label, button')].filter(isShown).flatMap((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu))
        if (word.length <= MAX_WORD && linesOf(node, index, index + word.length) > 1)
          found.push(`„${word}” is broken in <${element.localName}>`);
    return found;
  });
  return [...narrow, ...broken];
}
