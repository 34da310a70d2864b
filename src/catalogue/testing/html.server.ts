import sax from 'sax';

/** Written apart from the sanitiser on purpose: what may stand in a page, element by element. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...'h2 h3 h4 h5 h6 p div blockquote pre ul li dl dt dd b cite code del em i ins kbd mark q s samp small strong sub sup u'
    .split(' ')
    .map((name) => [name, []]),
  ...'table caption thead tbody tfoot tr br hr'.split(' ').map((name) => [name, []]),
  ['a', ['href', 'rel']],
  ['abbr', ['title']],
  ['ol', ['start']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
]);

/** Problems found in HTML by a strict parser: odd markup is a problem of its own. */
export function problems(html: string): string[] {
  const found: string[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    found.push(`not well-formed: ${error.message}`);
    parser.resume();
  };
  parser.oncomment = () => found.push('a comment');
  parser.oncdata = () => found.push('CDATA');
  parser.ondoctype = () => found.push('a doctype');
  parser.onprocessinginstruction = () => found.push('a processing instruction');
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'root') return;
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!allowed) found.push(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      if (!allowed?.includes(key)) found.push(`<${name} ${key}>`);
      if (key === 'href' && !isHarmless(value)) found.push(`href ${value}`);
    }
  };
  parser.write(`<root>${html}</root>`).close();
  return found;
}

function isHarmless(href: unknown): boolean {
  const url = URL.parse(String(href), 'https://shop.example/');
  return url !== null && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
}
