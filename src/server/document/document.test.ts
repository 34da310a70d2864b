import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { finishDocument } from './document.ts';
import { DATA_POLICY, sourceHash } from './policy.ts';

const SCROLL =
  '((storageKey, restoreKey) => {\n\t\twindow.scrollTo(0, 1);\n\t})("react-router-scroll-positions", null)';
const CONTEXT =
  'window.__reactRouterContext = {"basename":"/","future":{"a":false},"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const MODULES = `import "/assets/manifest-1.js";
import * as route0_clientLoader from "/assets/root-loader.js";
import * as route0_main from "/assets/root.js";
const route0 = {...route0_clientLoader,...route0_main};
import * as route1 from "/assets/main.js";
  
  window.__reactRouterRouteModules = {"root":route0,"main":route1};

import("/assets/entry.client-1.js");`;
const DATA =
  'window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"\\u003cscript\\u003e\\"]\\n");window.__reactRouterContext.streamController.close();';
const SCHEME = 'try{own()}catch(e){}';

interface Parts {
  head?: string;
  main?: string;
  scroll?: string;
  context?: string;
  modules?: string;
  data?: string;
  after?: string;
}

const page = ({
  head = '',
  main = '',
  scroll = SCROLL,
  context = CONTEXT,
  modules = MODULES,
  data = DATA,
  after = '',
}: Parts = {}) =>
  `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><title>Kubki</title><link rel="modulepreload" href="/assets/root.js"/>` +
  `<script>${SCHEME}</script><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/styl/big.css"/><link rel="stylesheet" href="/assets/b.css"/>${head}</head>` +
  `<body><main>${main}</main><script>${scroll}</script><script>${context}</script><script type="module" async="">${modules}</script>` +
  `<script>${data}</script>${after}</body></html>`;

const options = {
  sheets: new Map([
    ['/assets/a.css', '@layer base{a{color:red}}'],
    ['/assets/b.css', '@layer base{b{color:blue}}'],
  ]),
  headScripts: [SCHEME],
  fonts: ['/assets/sans.woff2'],
};

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)].map(({ groups }) => groups ?? {});

describe('a page that is kept', () => {
  const { html, policy } = finishDocument(page({ main: '<script>alert(1)</script><p>Kubek</p>' }), options);

  it('names every script of ours, and none that came with its content', () => {
    for (const { text = '' } of inlineScripts(html)) {
      expect(policy.includes(sourceHash(text)), text).toBe(text !== 'alert(1)');
    }
    expect(inlineScripts(html)).toHaveLength(6);
  });

  it('starts its modules from a classic script', () => {
    expect(html).not.toContain('<script type="module"');
    const loader = inlineScripts(html).find(({ text }) => text?.startsWith('window.__witrynaModules='))?.text ?? '';
    expect(loader).toContain(
      '{"manifest":"/assets/manifest-1.js","routes":{"root":["/assets/root-loader.js","/assets/root.js"],"main":["/assets/main.js"]}}',
    );
    expect(loader).toContain('"/assets/entry.client-1.js"');
  });

  it('has its styles inside, in their order, and keeps their links for the router', () => {
    const style = '@layer base{a{color:red}}@layer base{b{color:blue}}';
    expect(html).toContain(`<style>${style}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>`);
    expect(html).toContain('<link rel="stylesheet" href="/styl/big.css"/>');
    expect(policy).toContain(`style-src 'self' ${sourceHash(style)};`);
  });

  it('fetches fonts early and modules once it is painted', () => {
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/sans.woff2" crossorigin="anonymous"/>',
    );
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(inlineScripts(html).find(({ text }) => text?.includes('modulepreload'))?.text).toContain(
      '["/assets/root.js"]',
    );
  });

  it('shows what it showed', () => {
    const visible = (text: string) => text.slice(text.indexOf('<main>'), text.indexOf('</main>'));
    expect(visible(html)).toBe('<main><script>alert(1)</script><p>Kubek</p>');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });
});

describe('a page of one shopper', () => {
  const { html, policy } = finishDocument(page({ main: '<script>alert(1)</script>' }), {
    ...options,
    nonce: 'R4nd0mNumber',
  });

  it('marks every script and style of ours with its number, and no other', () => {
    for (const { attributes, text } of inlineScripts(html)) {
      expect(attributes, text).toBe(text === 'alert(1)' ? '' : ' nonce="R4nd0mNumber"');
    }
    expect(html).toContain('<style nonce="R4nd0mNumber">');
    expect(policy).toContain("script-src 'nonce-R4nd0mNumber' 'strict-dynamic';");
    expect(policy).not.toContain('sha256');
  });
});

describe('scripts that React Router does not write', () => {
  it.each([
    ['another context', { context: `${CONTEXT}alert(1)` }],
    ['a context that is no data', { context: CONTEXT.replace('{"basename"', '{"a":alert(1),"basename"') }],
    [
      'data that is code',
      {
        data: 'window.__reactRouterContext.streamController.enqueue("a"+alert(1));window.__reactRouterContext.streamController.close();',
      },
    ],
    ['data with more behind it', { data: `${DATA}alert(1)` }],
    ['another script at the end', { after: '<script>alert(1)</script>' }],
    ['words between the scripts', { after: '<p>x</p>' }],
    ['a line among the imports', { modules: `${MODULES}\nalert(1);` }],
    ['no scroll script', { scroll: 'alert(1)' }],
  ])('end it: %s', (_, parts) => {
    expect(() => finishDocument(page(parts), options)).toThrow(/not as expected/);
  });

  it('cannot pass for the scripts at the end when they stand in the content', () => {
    const fake = `<script>${SCROLL}alert(1)</script><script>${CONTEXT}</script><script type="module" async="">alert(2)</script>`;
    const { html, policy } = finishDocument(page({ main: fake }), options);
    expect(html).toContain('alert(2)');
    expect(policy).not.toContain(sourceHash(`${SCROLL}alert(1)`));
    expect(policy).not.toContain(sourceHash('alert(2)'));
  });
});

describe('the policy', () => {
  const evaluate = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity < Severity.STRICT_CSP);

  it.each([undefined, 'R4nd0mNumber'])('has no weakness that Google’s evaluator knows (nonce: %s)', (nonce) => {
    const { policy } = finishDocument(page(), { ...options, nonce });
    expect(evaluate(policy)).toEqual([]);
  });

  it('of an answer for programs allows nothing', () => {
    expect(evaluate(DATA_POLICY)).toEqual([]);
    expect(DATA_POLICY).toContain('sandbox');
  });

  it('takes further sources from settings', () => {
    const { policy } = finishDocument(page(), { ...options, extras: { formAction: ['https://pay.example'] } });
    expect(policy).toContain("form-action 'self' https://pay.example;");
  });
});
