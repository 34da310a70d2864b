import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../e2e/support/shop.ts';
import { chromiumFlags } from '../../scripts/test/chromium.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Report {
  /** 0 to 100 by category. */
  scores: Partial<Record<Category, number>>;
  /** What counts in a score and is not perfect. */
  failed: string[];
  /** Numbers of named audits: ms, or a share for the layout shift. */
  numbers: Record<string, number>;
}

const NUMBERS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Times that a browser may lose the trace of a page (Lighthouse's NO_NAVSTART and its like), which says nothing of the page. */
const TRIES = 3;

/** Lighthouse as a telephone on a slow network, simulated, in a browser of its own that has seen nothing. */
export async function audit(url: string, categories: readonly Category[], executablePath: string): Promise<Report> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await audited(url, categories, executablePath);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function audited(url: string, categories: readonly Category[], executablePath: string): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error', locale: 'pl' });
    if (!run) throw new Error(`Lighthouse gave no report of ${url}`);
    const { lhr } = run;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
    const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    const failed = counted.flatMap(({ id }) => {
      const { score, title, details } = lhr.audits[id] ?? {};
      if (score === undefined || score === null || score === 1) return [];
      const places = details?.type === 'table' ? details.items.slice(0, 3).map((item) => JSON.stringify(item)) : [];
      return [[`${id}: ${title}`, ...places].join('\n    ')];
    });
    const numbers = Object.fromEntries(NUMBERS.map((id) => [id, lhr.audits[id]?.numericValue ?? 0]));
    return { scores, failed, numbers };
  } finally {
    await browser.close();
  }
}
