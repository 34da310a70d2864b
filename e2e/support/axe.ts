import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Scheme, schemes } from './views.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** All that another colour scheme can break. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** No finding of axe on the page as it stands, WCAG 2.2 AA and best practice, its colours in both schemes unless one is named. */
export async function expectNoAxeViolations(page: Page, { scheme }: { scheme?: Scheme } = {}): Promise<void> {
  const told: string[] = [];
  for (const [place, colorScheme] of (scheme ? [scheme] : schemes).entries()) {
    await page.emulateMedia({ colorScheme });
    // No page here has a frame, and without frames the other mode only opens a page more.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations, passes } = await (place === 0 ? axe.withTags(tags) : axe.withRules(ofColour)).analyze();
    if (place === 0 && passes.length === 0) throw new Error(`axe checked nothing on ${page.url()}`);
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
