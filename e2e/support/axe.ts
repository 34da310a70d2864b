import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Scheme, schemes } from './views.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** No finding of axe on the page as it stands, WCAG 2.2 AA and best practice, in both schemes unless one is named. */
export async function expectNoAxeViolations(page: Page, { scheme }: { scheme?: Scheme } = {}): Promise<void> {
  const told: string[] = [];
  for (const colorScheme of scheme ? [scheme] : schemes) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
    if (passes.length === 0) throw new Error(`axe checked nothing on ${page.url()}`);
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
