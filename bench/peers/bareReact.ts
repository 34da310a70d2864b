/** The elements of a page rendered by React alone: no router, no data, no components. The body of the page only. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const html = readFileSync(process.argv[2] ?? '', 'utf8');
const body = html.slice(html.indexOf('<body>') + 6, html.indexOf('<script>', html.indexOf('<body>')));
const VOID = new Set(['img', 'input', 'br', 'hr', 'source', 'link', 'meta']);
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', viewbox: 'viewBox' };

/** React's own output is regular enough to be read by two expressions. */
function parse(text: string): (() => ReactNode)[] {
  const makers: (() => ReactNode)[] = [];
  const stack: { tag: string; props: Record<string, string>; makers: (() => ReactNode)[] }[] = [];
  for (const [, end, tag = '', attributes = '', words] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)|<!--.*?-->/gi,
  )) {
    const into = stack.at(-1)?.makers ?? makers;
    if (words !== undefined) into.push(() => words);
    else if (end === '/') {
      const done = stack.pop();
      if (!done) continue;
      (stack.at(-1)?.makers ?? makers).push(() =>
        createElement(done.tag, done.props, ...done.makers.map((make) => make())),
      );
    } else if (tag !== '') {
      const props = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          NAMES[name.toLowerCase()] ?? name,
          value,
        ]),
      );
      delete props.style;
      if (VOID.has(tag) || attributes.endsWith('/')) into.push(() => createElement(tag, props));
      else stack.push({ tag, props, makers: [] });
    }
  }
  return makers;
}

const makers = parse(body);
createServer((_, response) => {
  const page = renderToString(createElement('div', null, ...makers.map((make) => make())));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}).listen(Number(process.env.PORT));
