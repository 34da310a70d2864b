const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
const MOST_RANGES = 20;

/** Weight of a media type as named in Accept; 0 when it is not named by itself (RFC 9110, 12.5.1). */
function weightOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',', MOST_RANGES)) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((one) => one.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** True for a program that asks for Markdown by name, at least as much as for HTML. Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !/markdown/i.test(accept)) return false;
  const weight = weightOf(accept, MARKDOWN);
  return weight > 0 && weight >= weightOf(accept, HTML);
}
