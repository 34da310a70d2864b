import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * A page puts sheets that it did not come with after its own, in whatever order that makes: all of the shop, in the order of
 * the build and turned round, give each element the same style.
 */
export async function expectAnyOrderOfSheets(page: Page): Promise<void> {
  const { modules, changed } = await page.evaluate(async () => {
    const { sheet } = JSON.parse(document.getElementById('page_terms')?.textContent ?? '{}') as { sheet: string };
    const modules = (await (await fetch(sheet)).text()).split('\n');
    // The left padding is the one before the words, too.
    const withoutSide = (name: string) => name.replaceAll(/-(inline|block|start|end|left|right|top|bottom|x|y)\b/g, '');
    const set = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...('style' in rule ? [...(rule.style as CSSStyleDeclaration)].map(withoutSide) : []),
        ...('cssRules' in rule ? set(rule.cssRules as CSSRuleList) : []),
      ]);
    const setBy = new Map<string, number>();
    for (const module of modules) {
      const alone = new CSSStyleSheet();
      alone.replaceSync(module);
      for (const name of new Set(set(alone.cssRules))) setBy.set(name, (setBy.get(name) ?? 0) + 1);
    }
    // What one module alone sets is the same in any order. Lengths that follow from others would name all that stands around the one.
    const names = [...getComputedStyle(document.body)].filter(
      (name) =>
        (setBy.get(withoutSide(name)) ?? 0) > 1 &&
        !/^--|^-webkit|(block|inline)-size$|^(height|width|inset|top|left|bottom|right)|origin$|^grid-template/.test(
          name,
        ),
    );
    const elements = [...document.querySelectorAll('body *:not(script, svg *)')];
    const before = document.adoptedStyleSheets;
    const looks = (css: readonly string[]): string[] => {
      const all = new CSSStyleSheet();
      all.replaceSync(css.join(''));
      document.adoptedStyleSheets = [...before, all];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
      });
    };
    const [built, turned] = [looks(modules), looks(modules.toReversed())];
    document.adoptedStyleSheets = before;
    const changed = elements.flatMap((element, at) => {
      const [one, other] = [built, turned].map((all) => all[at]?.split('\n') ?? []);
      const found = one?.findIndex((line, n) => line !== other?.[n]) ?? -1;
      return found < 0
        ? []
        : [`<${element.localName} class="${element.className}"> ${one?.[found]}, ${other?.[found]}`];
    });
    return { modules: modules.length, changed };
  });
  expect(modules).toBeGreaterThan(100);
  expect(changed.slice(0, 5), page.url()).toEqual([]);
}
