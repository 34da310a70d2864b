import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const PRESSED = 'button, summary';

/** Each that can be pressed, by its words, with all of its look that a press may change. */
const looks = (page: Page): Promise<[string, string][]> =>
  page.evaluate(
    (pressed) =>
      [...document.querySelectorAll(pressed)]
        .filter((one) => one.checkVisibility() && !one.matches(':disabled'))
        .map((one) => {
          const { opacity, translate, backgroundColor, color, boxShadow } = getComputedStyle(one);
          const words = one.getAttribute('aria-label') ?? one.textContent ?? '';
          return [`<${one.localName}> ${words}`, [opacity, translate, backgroundColor, color, boxShadow].join()];
        }),
    PRESSED,
  );

/** Telephones draw no mark of their own over what a finger presses (`src/ui/styles/reset.css`): each button and fold looks other. */
export async function expectPressesShown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const before = await looks(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: PRESSED });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
  const after = await looks(page);
  await session.detach();
  expect(before.length).toBeGreaterThan(3);
  expect(after.length).toBe(before.length);
  const same = before.filter(([, look], at) => look === after[at]?.[1]).map(([words]) => words);
  expect(same, `what looks the same while it is pressed on ${page.url()}`).toEqual([]);
}
