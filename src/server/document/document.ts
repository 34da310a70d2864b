import { loaderScript } from './loader.ts';
import { type PolicyExtras, pagePolicy, sourceHash } from './policy.ts';
import { inlineSheets, type Sheets } from './styles.ts';
import { readTail } from './tail.ts';

export interface DocumentOptions {
  sheets: Sheets;
  /** Scripts of our own that stand in the head word for word. */
  headScripts: readonly string[];
  /** Fonts that every page paints with. */
  fonts: readonly string[];
  /** For a page of one shopper, which is never kept: a number nobody can foresee. Without it the page may be kept. */
  nonce?: string | undefined;
  extras?: PolicyExtras;
}

export interface FinishedDocument {
  html: string;
  /** Value of Content-Security-Policy. */
  policy: string;
}

/**
 * The last hand on a page: its styles go inside, its modules start from a script that the policy can name, and the policy
 * names the scripts that are ours. Any other script in the HTML is left unnamed, so a browser refuses it.
 */
export function finishDocument(html: string, options: DocumentOptions): FinishedDocument {
  const { nonce } = options;
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const tail = readTail(html);
  const bodyAt = tail.before.indexOf('<body');
  const { head: bare, modules } = withoutModules(tail.before.slice(0, bodyAt));
  const marked = markHeadScripts(withFonts(bare, options.fonts), options.headScripts, mark);
  // Last: what is looked for in the head is not looked for in 50 kB of styles.
  const { head, style } = inlineSheets(marked, options.sheets, mark);
  const scripts = tail.scripts.map((script) => script ?? loaderScript(tail.modules, modules));
  const finished =
    head + tail.before.slice(bodyAt) + scripts.map((script) => `<script${mark}>${script}</script>`).join('') + tail.end;
  const known = [...options.headScripts.filter((script) => bare.includes(`<script>${script}</script>`)), ...scripts];
  const trust =
    nonce === undefined
      ? ({
          kind: 'hashes',
          scripts: known.map(sourceHash),
          styles: style === undefined ? [] : [styleHash(style)],
        } as const)
      : ({ kind: 'nonce', nonce } as const);
  return { html: finished, policy: pagePolicy(trust, options.extras) };
}

const styleHashes = new Map<string, string>();
const MOST_STYLES = 100;

/** Kinds of pages are few, and each has the same styles every time. */
function styleHash(style: string): string {
  const known = styleHashes.get(style);
  if (known !== undefined) return known;
  if (styleHashes.size >= MOST_STYLES) styleHashes.clear();
  const hash = sourceHash(style);
  styleHashes.set(style, hash);
  return hash;
}

function markHeadScripts(head: string, scripts: readonly string[], mark: string): string {
  if (mark === '') return head;
  return scripts.reduce(
    (text, script) => text.replace(`<script>${script}</script>`, () => `<script${mark}>${script}</script>`),
    head,
  );
}

const MODULE = /<link rel="modulepreload" href="([^"<>&]+)"\/>/g;

/** The head without the preloads of modules, and their addresses: they wait (`loader.ts`). */
function withoutModules(head: string): { head: string; modules: string[] } {
  const modules = [...head.matchAll(MODULE)].flatMap(([, href]) => href ?? []);
  return { head: head.replace(MODULE, ''), modules };
}

/** Letters are on their way before the first word is read. */
function withFonts(head: string, fonts: readonly string[]): string {
  const links = fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"/>`,
  );
  return head.replace('<meta charSet="utf-8"/>', (meta) => meta + links.join(''));
}
