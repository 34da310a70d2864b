import { describe, expect, it } from 'vitest';
import { testShop } from './testing/testShop.server.ts';

const RECALLS = `recalls:
  - id: kubek-0914
    published: 2026-11-20
    name: Kubek, partia <0914>
    model: K-1
    products: [1001]
    picture: kubek.jpg
    sold: { from: 2026-09-14, to: 2026-10-02 }
    hazard: Ucho może pęknąć przy nalewaniu.
    action: Od razu przestań go używać.
    remedies: [replacement, refund]
    phone: 800 000 000
`;

describe('the page of recalls', () => {
  const { ask } = testShop({ files: { 'content/recalls.yaml': RECALLS }, realPages: true });
  const page = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00a0', ' ');

  it('holds each notice as the law wants it', async () => {
    const html = await page('/wycofania');
    for (const words of [
      'Odzyskanie produktu ze względów bezpieczeństwa',
      'Kubek, partia &lt;0914&gt;',
      'od 14 września 2026 do 2 października 2026',
      'Ucho może pęknąć przy nalewaniu.',
      'Od razu przestań go używać.',
      'wymianę na bezpieczny produkt',
      'zwrot pieniędzy',
      'href="tel:+48800000000"',
      'id="kubek-0914"',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('is led to from the product, and is in the sitemap', async () => {
    expect(await page('/produkt/kubek-1001')).toContain('href="/wycofania#kubek-0914"');
    expect(await page('/sitemap-pages.xml')).toContain('/wycofania</loc>');
  });
});

describe('a shop without recalls', () => {
  const { ask } = testShop({ realPages: true });

  it('says so on the page, and no product leads to it', async () => {
    const answer = await ask('/wycofania');
    expect(answer.status).toBe(200);
    expect((await answer.text()).replaceAll('\u00a0', ' ')).toContain('Dziś żaden nasz produkt nie jest wycofywany.');
    expect(await (await ask('/produkt/kubek-1001')).text()).not.toContain('/wycofania#');
    expect(await (await ask('/sitemap-pages.xml')).text()).not.toContain('/wycofania');
  });
});
