/**
 * What the last hand on a document gains: first paint by Lighthouse (mobile, simulated throttling) with each part taken
 * away again, medians of RUNS. A small proxy takes the parts away, compresses everything alike, and drops the policy.
 * Usage: node bench/document.ts [RUNS] [PATH]; needs Chromium and a build.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { startShop } from '../e2e/support/shop.ts';
import { findChromium } from '../scripts/test/chromium.ts';
import { audit } from './support/lighthouse.ts';
import { PAGES } from './support/pages.ts';
import { median } from './support/timing.ts';

const runs = Number(process.argv[2] ?? 3);
const path = process.argv[3] ?? PAGES.product;

const withLinks = (html: string) =>
  html.replace(/<style>.*?<\/style>(?=<link rel="stylesheet")/s, '').replaceAll(' disabled=""', '');
const scriptsAtOnce = (html: string) => html.replace('e("load",p)', 'g()');
const noFonts = (html: string) => html.replaceAll(/<link rel="preload" as="font"[^>]*>/g, '');

const variants: Record<string, (html: string) => string> = {
  'as served': (html) => html,
  'style sheets as links': withLinks,
  'scripts at once': scriptsAtOnce,
  'fonts not preloaded': noFonts,
  'none of the three': (html) => noFonts(scriptsAtOnce(withLinks(html))),
};

const shop = await startShop();
const chromium = await findChromium();
if ('problem' in chromium) throw new Error(chromium.problem);
const executable = chromium.path;

interface Paint {
  score: number;
  fcp: number;
  lcp: number;
}

async function proxy(change: (html: string) => string) {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    let answer = kept.get(url);
    if (!answer) {
      const from = await fetch(shop.url + url, { headers: { 'Accept-Encoding': 'identity' } });
      const type = from.headers.get('Content-Type') ?? '';
      const bytes = Buffer.from(await from.arrayBuffer());
      const isHtml = type.startsWith('text/html');
      const changed = isHtml ? Buffer.from(change(bytes.toString())) : bytes;
      const isText = /text|json|javascript|svg/.test(type);
      const body = isText ? brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : changed;
      const headers = {
        'Content-Type': type,
        'Cache-Control': from.headers.get('Cache-Control') ?? '',
        'Content-Length': String(body.length),
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      };
      answer = { status: from.status, headers, body };
      if (request.method === 'GET') kept.set(url, answer);
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function paint(url: string): Promise<Paint> {
  const { scores, numbers } = await audit(url, ['performance'], executable);
  const value = (name: string) => numbers[name] ?? Number.NaN;
  return {
    score: scores.performance ?? 0,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
  };
}

try {
  const proxies = await Promise.all(
    Object.entries(variants).map(async ([name, change]) => ({ name, ...(await proxy(change)), paints: [] as Paint[] })),
  );
  for (let run = 0; run < runs; run++) {
    for (const one of proxies) one.paints.push(await paint(one.url + path));
  }
  console.log(`${path}, medians of ${runs}`);
  for (const { name, paints, close } of proxies) {
    const of = (key: keyof Paint) => Math.round(median(paints.map((one) => one[key])));
    console.log(`  ${name.padEnd(26)} score ${of('score')}, FCP ${of('fcp')} ms, LCP ${of('lcp')} ms`);
    close();
  }
} finally {
  await shop.stop();
}
