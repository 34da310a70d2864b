import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from './support/test.ts';

const source = readFileSync(new URL('../src/ui/kernel/swap/morph.ts', import.meta.url), 'utf8');
const script = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;

/** Changes one piece of markup into another in an empty page; tells what it is then, and which elements came anew. */
async function morphed(
  page: Page,
  now: string,
  next: string,
): Promise<{ html: string; came: string[]; stayed: string[] }> {
  return page.evaluate(
    async ([url, from, to]) => {
      const { morph } = (await import(url as string)) as typeof import('../src/ui/kernel/swap/morph.ts');
      const element = (html: string | undefined) => {
        const template = document.createElement('template');
        template.innerHTML = html ?? '';
        return template.content.firstElementChild as Element;
      };
      const root = element(from);
      document.body.replaceChildren(root);
      const before = new Set(root.querySelectorAll('*'));
      const came: string[] = [];
      morph(root, element(to), (one) => came.push(one.id || one.localName));
      const stayed = [...root.querySelectorAll('*')]
        .filter((one) => before.has(one))
        .map((one) => one.id || one.localName);
      return { html: root.outerHTML, came, stayed };
    },
    [script, now, next],
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
});

test('entries of a list stay themselves in another order, and new ones come between', async ({ page }) => {
  const entry = (id: string) => `<li id="${id}" data-key="${id}"><a href="/${id}">${id}</a></li>`;
  const { html, came, stayed } = await morphed(
    page,
    `<ul>${['a', 'b', 'c'].map(entry).join('')}</ul>`,
    `<ul>${['c', 'x', 'a'].map(entry).join('')}</ul>`,
  );
  expect(html).toBe(`<ul>${['c', 'x', 'a'].map(entry).join('')}</ul>`);
  expect(came).toEqual(['x']);
  expect(stayed.filter((id) => id !== 'a')).toEqual(['c']);
});

test('what is told to stay stays as it is, and what stands around it changes', async ({ page }) => {
  const { html, came } = await morphed(
    page,
    '<div><h1>Kubki</h1><nav>Stół</nav><p>18</p><footer>Opis</footer></div>',
    '<div><i data-still=""></i><i data-still=""></i><p>2</p><ul id="new"></ul><i data-still=""></i></div>',
  );
  expect(html).toBe('<div><h1>Kubki</h1><nav>Stół</nav><p>2</p><ul id="new"></ul><footer>Opis</footer></div>');
  expect(came).toEqual(['new']);
});

test('what a shopper opened stays open, and an island is taken as it comes', async ({ page }) => {
  const { html, came } = await morphed(
    page,
    '<div><details open><summary>Kolor</summary></details><p data-island="x" id="old">1</p></div>',
    '<div><details><summary>Kolor</summary></details><p data-island="x" id="new">2</p></div>',
  );
  expect(html).toBe('<div><details open=""><summary>Kolor</summary></details><p data-island="x" id="new">2</p></div>');
  expect(came).toEqual(['new']);
});

test('fields show what the next page has chosen, but not over the hands of who types', async ({ page }) => {
  await page.evaluate(async (url) => Object.assign(window, await import(url)), script);
  const values = await page.evaluate(() => {
    const { morph } = window as unknown as typeof import('../src/ui/kernel/swap/morph.ts');
    const form = (text: string, on: boolean, size: string) => {
      const template = document.createElement('template');
      template.innerHTML = `<form><input name="typed" value="${text}"><input name="other" value="${text}"><input type="checkbox" ${on ? 'checked' : ''}>
        <select><option ${size === 's' ? 'selected' : ''}>s</option><option ${size === 'm' ? 'selected' : ''}>m</option></select></form>`;
      return template.content.firstElementChild as HTMLFormElement;
    };
    const now = form('1', false, 's');
    document.body.replaceChildren(now);
    const [typed, other, box] = [...now.querySelectorAll('input')];
    if (!typed || !other || !box) throw new Error('No fields');
    typed.focus();
    typed.value = 'wpisane';
    other.value = 'dawne';
    box.checked = true;
    morph(now, form('2', false, 'm'), () => {});
    return [typed.value, other.value, box.checked, now.querySelector('select')?.value];
  });
  expect(values).toEqual(['wpisane', '2', false, 'm']);
});

test('fields whose state alone is told are set where they stand, but not under the hands of who types', async ({
  page,
}) => {
  await page.evaluate(async (url) => Object.assign(window, await import(url)), script);
  const told = await page.evaluate(() => {
    const { morph } = window as unknown as typeof import('../src/ui/kernel/swap/morph.ts');
    const element = (html: string) => {
      const template = document.createElement('template');
      template.innerHTML = html;
      return template.content.firstElementChild as HTMLElement;
    };
    const box = (value: string, attributes: string, count: string) =>
      `<label><input name="glaze" type="checkbox" value="${value}" ${attributes}><span>${value} <b>${count}</b></span></label>`;
    const amounts = (name: string) =>
      `<details class="${name}" open><input name="${name}_from" placeholder="5"><input name="${name}_to" value="20"></details>`;
    const now = element(
      `<form><div data-outline="a"><input type="search">${box('biel', 'checked', '3')}${box('mech', '', '2')}${box('kobalt', 'disabled', '0')}${amounts('price')}${amounts('weight')}</div><input type="hidden" name="sort" value="name"></form>`,
    );
    document.body.replaceChildren(now);
    const [search, , mech, , from, to] = [...now.querySelectorAll('input')];
    if (!search || !mech || !from || !to) throw new Error('No fields');
    const heard: string[] = [];
    now.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    search.value = 'szukane';
    from.focus();
    from.value = 'wpisane';
    to.value = 'dawne';
    const came: Element[] = [];
    morph(now, element('<form><i data-outline="a" data-still="0 1\u00A0002+ 0+ 7/9 30/40 - -"></i></form>'), (one) =>
      came.push(one),
    );
    return {
      came: came.length,
      heard,
      search: search.value,
      typed: from.value,
      shown: [to.value, to.placeholder],
      chosen: new FormData(now as HTMLFormElement).getAll('glaze'),
      html: now.outerHTML,
    };
  });
  expect(told).toMatchObject({ came: 0, search: 'szukane', typed: 'wpisane', shown: ['30', '40'] });
  expect(told.heard, 'what was answered to typed words goes with them').toEqual(['price_to']);
  expect(told.chosen).toEqual(['mech', 'kobalt']);
  expect(told.html).toContain('<input name="glaze" type="checkbox" value="biel" disabled=""><span>biel <b>0</b>');
  expect(told.html).toContain('value="mech" checked=""><span>mech <b>1&nbsp;002</b>');
  expect(told.html).toContain('value="kobalt" checked=""><span>kobalt <b>0</b>');
  expect(told.html).toContain('<details class="price" open=""><input name="price_from" placeholder="9" value="7">');
  expect(told.html).toContain('<details class="weight" open="" hidden="">');
  expect(told.html, 'what stands after the fields and is left out goes').not.toContain('type="hidden"');
});

test('whatever stood there, it becomes the next page', async ({ page }) => {
  const key = fc.option(fc.constantFrom('1', '2', '3', '4'), { nil: undefined });
  interface Node {
    tag: string;
    key: string | undefined;
    title: string;
    children: (Node | string)[];
  }
  const { node } = fc.letrec<{ node: Node; child: Node | string }>((tie) => ({
    child: fc.oneof({ maxDepth: 3 }, fc.constantFrom('Kubek', 'Talerz'), tie('node')),
    node: fc.record({
      tag: fc.constantFrom('div', 'span', 'b'),
      key,
      title: fc.constantFrom('', 'x', 'y'),
      children: fc.uniqueArray(tie('child'), {
        maxLength: 5,
        selector: (one) => (typeof one === 'string' ? one : (one.key ?? {})),
      }),
    }),
  }));
  const html = (one: Node | string): string =>
    typeof one === 'string'
      ? one
      : `<${one.tag}${one.key === undefined ? '' : ` data-key="${one.key}"`}${one.title ? ` title="${one.title}"` : ''}>${one.children.map(html).join('')}</${one.tag}>`;
  const pairs = fc
    .sample(fc.tuple(node, node), 300)
    .map(([a, b]) => [html({ ...a, tag: 'div' }), html({ ...b, tag: 'div' })]);
  const wrong = await page.evaluate(
    async ([url, all]) => {
      const { morph } = (await import(url as string)) as typeof import('../src/ui/kernel/swap/morph.ts');
      const element = (text: string | undefined) => {
        const template = document.createElement('template');
        template.innerHTML = text ?? '';
        return template.content.firstElementChild as Element;
      };
      return (all as string[][]).filter(([from, to]) => {
        const now = element(from);
        morph(now, element(to), () => {});
        return !now.isEqualNode(element(to));
      });
    },
    [script, pairs] as const,
  );
  expect(wrong).toEqual([]);
});
