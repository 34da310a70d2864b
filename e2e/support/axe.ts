import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { layOutFar, schemes } from './views.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** All that another colour scheme can break. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Tells only that something passes: to name each element of it took longer than all rules together. */
const terse: RunOptions = { resultTypes: ['violations'], preload: false };

/** Half as long as what the package names its source: each page that is looked at is sent it and compiles it. */
const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Each rule would write out what it looks at, with all that is in it: a report names its place. */
const source = `${axe};axe.configure({ noHtml: true });`;

interface Looked {
  dark?: boolean;
  part?: Locator;
}

type AxeWindow = { axe: typeof import('axe-core') };

/**
 * No finding of axe on the page as it stands in the light scheme, WCAG 2.2 AA and best practice. `dark`: its colours in
 * the dark one as well, for whole pages and all parts; elsewhere contrast.test.ts proves them, pair by pair of tokens.
 * Behind a modal window nothing can be reached: there the window alone is looked at, for what the page is without it is a
 * state of its own. `part`: that alone, for a state that changes nothing else of a page which is looked at whole elsewhere;
 * what is asked of whole pages (landmarks, order of headings) is not asked then.
 */
export async function expectNoAxeViolations(page: Page, { dark = false, part }: Looked = {}): Promise<void> {
  // A background that is not laid out yet has no colour for axe.
  await layOutFar(page);
  const told: string[] = [];
  for (const colorScheme of dark ? schemes : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    const whole = colorScheme === 'light';
    const { violations, passes } = await run(page, { ...terse, runOnly: whole ? tags : ofColour }, part);
    if (whole && passes.length === 0) throw new Error(`axe checked nothing on ${page.url()}`);
    for (const { id, help, nodes } of violations) {
      const places = nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `    ${target.join(' ')}\n      ${failureSummary?.replaceAll('\n', '\n      ')}`,
        );
      told.push(`${id}, ${colorScheme} scheme, ${nodes.length} elements: ${help}\n${places.join('\n')}`);
    }
  }
  if (told.length > 0) throw new Error(`${page.url()}\n  ${told.join('\n  ')}`);
}

async function run(page: Page, options: RunOptions, part: Locator | undefined): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await inject(page);
  if (part) return part.evaluate((element, given) => (window as unknown as AxeWindow).axe.run(element, given), options);
  return page.evaluate((given) => {
    const open = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (window as unknown as AxeWindow).axe.run(open ?? document, given);
  }, options);
}

/**
 * As the console would run it: `page.evaluate` hands its text to a function of the page first, which takes half as long
 * again. The session ends with the page: detached, it would take passkeys and a lost network of the test with it.
 */
async function inject(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  if (exceptionDetails) throw new Error(`axe did not start on ${page.url()}: ${exceptionDetails.text}`);
}
