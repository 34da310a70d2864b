import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * A page puts sheets that it did not come with after its own, in whatever order that makes: all of the shop, in the order of
 * the build and turned round, give each element the same style. Order can change only what two modules set on one element:
 * that alone is read, what follows from it in others changes with it.
 */
export async function expectAnyOrderOfSheets(page: Page): Promise<void> {
  const { modules, looked, changed } = await page.evaluate(async () => {
    const { sheet } = JSON.parse(document.getElementById('page_terms')?.textContent ?? '{}') as { sheet: string };
    const modules = (await (await fetch(sheet)).text()).split('\n');
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));
    /** Most modules are of other pages: what has a class that is not here need not be searched for. */
    const matched = (selector: string): Element[] => {
      const isElsewhere =
        !/[(,]/.test(selector) && selector.match(/\.[\w-]+/g)?.some((one) => !classes.has(one.slice(1)));
      return isElsewhere ? [] : [...document.querySelectorAll(selector)];
    };
    // The left padding is the one before the words, too.
    const withoutSide = (name: string) => name.replaceAll(/-(inline|block|start|end|left|right|top|bottom|x|y)\b/g, '');
    /** Modules that set each property of each element. */
    const setBy = new Map<Element, Map<string, Set<number>>>();
    const note = (elements: readonly Element[], style: CSSStyleDeclaration, module: number) => {
      for (const element of elements) {
        const own = setBy.get(element) ?? new Map<string, Set<number>>();
        setBy.set(element, own);
        for (const name of style) {
          const key = withoutSide(name);
          own.set(key, (own.get(key) ?? new Set()).add(module));
        }
      }
    };
    const read = (rules: CSSRuleList, around: string, module: number): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const selector = around ? rule.selectorText.replaceAll('&', `:is(${around})`) : rule.selectorText;
          const elements = matched(selector);
          if (elements.length === 0) continue;
          note(elements, rule.style, module);
          read(rule.cssRules, selector, module);
        } else if (rule instanceof CSSNestedDeclarations) note(matched(around), rule.style, module);
        else if (rule instanceof CSSGroupingRule) read(rule.cssRules, around, module);
      }
    };
    for (const [module, text] of modules.entries()) {
      const alone = new CSSStyleSheet();
      alone.replaceSync(text);
      read(alone.cssRules, '', module);
    }
    const names = [...getComputedStyle(document.body)].map((name) => ({ name, key: withoutSide(name) }));
    const looked = [...setBy].flatMap(([element, own]) => {
      const keys = [...own].filter(([, by]) => by.size > 1).map(([key]) => key);
      const read = [
        ...keys.filter((key) => key.startsWith('--')),
        ...names.filter(({ key }) => keys.includes(key)).map(({ name }) => name),
      ];
      return read.length > 0 ? [{ element, read }] : [];
    });
    const before = document.adoptedStyleSheets;
    const looks = (css: readonly string[]): string[][] => {
      const all = new CSSStyleSheet();
      all.replaceSync(css.join(''));
      document.adoptedStyleSheets = [...before, all];
      return looked.map(({ element, read }) => {
        const style = getComputedStyle(element);
        return read.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    };
    const [built, turned] = [looks(modules), looks(modules.toReversed())];
    document.adoptedStyleSheets = before;
    const changed = looked.flatMap(({ element }, at) => {
      const [one, other] = [built[at] ?? [], turned[at] ?? []];
      const found = one.findIndex((line, n) => line !== other[n]);
      return found < 0 ? [] : [`<${element.localName} class="${element.className}"> ${one[found]}, ${other[found]}`];
    });
    return { modules: modules.length, looked: looked.length, changed };
  });
  expect(modules).toBeGreaterThan(100);
  expect(looked).toBeGreaterThan(10);
  expect(changed.slice(0, 5), page.url()).toEqual([]);
}
