import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemeScript } from '../../content/colourScheme.ts';
import { inLanguage, type Language, type OtherLanguage } from '../../kit/language.ts';
import { xmlText } from '../../kit/xml.ts';
import { OFFLINE_PATH } from '../../offline/names.ts';
import { OfflinePage } from '../../offline/OfflinePage.tsx';
import { offlineTexts } from '../../offline/texts.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { draw } from '../../ui/islands/draw.server.tsx';
import { cookieScript } from '../../ui/kernel/cookieScript.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { BrowserFiles } from '../document/browserFiles.ts';
import { sourceHash } from '../document/policy.ts';
import { createPageStyles, fitsInside } from '../document/sheets.ts';
import { inLanguageAlone } from '../open/speaking.ts';

/** What the shop shows when the network fails. */
export interface Offline {
  /** Addresses of its page in each language of the shop. */
  paths: readonly string[];
  /** Drawn once, for the first who asks. */
  drawn(): {
    pages: readonly OfflinePageFile[];
    /** Script of the service worker, another for each build and each state of the page. */
    worker: string;
  };
}

interface OfflinePageFile {
  path: string;
  html: string;
  policy: string;
}

export interface OfflineOptions {
  files: BrowserFiles;
  /** Code of the worker as it was built. */
  code: string;
  theme: { css: string };
  shop: Pick<ShopFile, 'name' | 'company' | 'offline'>;
  texts: TextOverrides;
  /** Words of its other languages. */
  spoken: ReadonlyMap<string, { language: OtherLanguage; texts: TextOverrides }>;
}

/**
 * Whoever waits at the page need not press anything: the shop is asked for this page when the browser says that the network
 * is back, and after 2 s, 4 s and so on up to a minute, because of a shop that did not answer the browser says nothing. What
 * was wanted is loaded anew only once there is an answer. Where that brings this page again, the next try is after 10 s: an
 * address that fails alone is not asked for every 2 s. Opened by its own address this page is what was asked for.
 */
const retryScript = (path: string) =>
  `const path=${JSON.stringify(path)};if(location.pathname!==path){` +
  'let timer,wait=performance.getEntriesByType("navigation")[0]?.type==="reload"?1e4:2e3;' +
  'const look=()=>{clearTimeout(timer);timer=setTimeout(look,wait=Math.min(2*wait,6e4));' +
  'if(!document.hidden&&navigator.onLine)fetch(path,{method:"HEAD",cache:"no-store"})' +
  '.then((answer)=>answer.ok&&location.reload(),()=>{})};' +
  'addEventListener("online",look);timer=setTimeout(look,wait)}';

/** A worker that leaves: of a shop that wants none any more. */
const LEAVING = `addEventListener("install",()=>skipWaiting());addEventListener("activate",(e)=>e.waitUntil(caches.keys().then((n)=>Promise.all(n.map((c)=>caches.delete(c)))).then(()=>registration.unregister())))`;

/** Code of the worker as it was built; undefined where there is none. */
export const readWorker = async (clientDir: string, { worker }: BrowserFiles): Promise<string | undefined> =>
  worker === undefined ? undefined : readFile(join(clientDir, worker), 'utf8');

/** What a shop shows without a network. */
export function openOffline(options: OfflineOptions): Offline {
  let drawn: ReturnType<Offline['drawn']> | undefined;
  return {
    paths: languagesOf(options).map(({ language }) => pathIn(language)),
    drawn: () => {
      drawn ??= drawOffline(options);
      return drawn;
    },
  };
}

const pathIn = (language: Language): string => inLanguage(language, OFFLINE_PATH);

const languagesOf = ({
  texts,
  spoken,
}: Pick<OfflineOptions, 'texts' | 'spoken'>): { language: Language; texts: TextOverrides }[] => [
  { language: 'pl', texts },
  ...spoken.values(),
];

function drawOffline({ code, texts, spoken, ...shown }: OfflineOptions): ReturnType<Offline['drawn']> {
  const { files, shop } = shown;
  // Whoever asks first may be spoken to in any language.
  const pages = languagesOf({ texts, spoken }).map((one) =>
    inLanguageAlone(one.language, () => offlinePage({ ...shown, ...one })),
  );
  if (!shop.offline) return { pages, worker: LEAVING };
  const hash = createHash('sha256')
    .update(pages.map(({ html }) => html).join(''))
    .digest('base64url');
  const edition = JSON.stringify(`${files.build}-${hash.slice(0, 8)}`);
  const paths = JSON.stringify(pages.map(({ path }) => path));
  return { pages, worker: `self.edition=${edition};self.offlinePages=${paths};\n${code}` };
}

interface Spoken extends Omit<OfflineOptions, 'code' | 'spoken'> {
  language: Language;
}

/** The page is whole in itself but for its fonts, and runs two scripts of a line: it stands where nothing can be fetched. */
function offlinePage({ files, theme, shop, texts, language }: Spoken): OfflinePageFile {
  const { html } = draw(<OfflinePage name={shop.name} phone={shop.company.phone} />, {
    ...{ overrides: texts, prefix: 'o', filesOf: () => [] },
  });
  const style = createPageStyles(files.sheets, fitsInside(theme.css) ? theme.css : '')(html);
  const title = `${translate(offlineTexts, texts, 'title')} | ${shop.name}`;
  const path = pathIn(language);
  const scripts = [cookieScript(schemeScript), retryScript(path)];
  const policy = Object.entries({
    'default-src': "'none'",
    'script-src': scripts.map(sourceHash).join(' '),
    'style-src': style.hash,
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
  return {
    path,
    policy: policy.map((directive) => directive.join(' ')).join('; '),
    html: [
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
      `<meta name="robots" content="noindex"><title>${xmlText(title)}</title>`,
      ...scripts.map((script) => `<script>${script}</script>`),
      `<style>${style.css}</style></head><body>${html}</body></html>`,
    ].join(''),
  };
}
