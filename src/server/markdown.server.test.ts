import { describe, expect, it } from 'vitest';
import { testShop } from './testing/testShop.server.ts';

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true });
const MARKDOWN = { Accept: 'text/markdown, text/html;q=0.9' };
const CUP = '/produkt/kubek-codzienny-kobalt-1001';

async function read(path: string) {
  const answer = await ask(path, { headers: MARKDOWN, redirect: 'manual' });
  return { answer, type: answer.headers.get('Content-Type'), text: (await answer.text()).replaceAll('\u00a0', ' ') };
}

describe('Markdown', () => {
  it('tells of a product what its page tells: sizes, prices, parameters, safety', async () => {
    const { answer, type, text } = await read(CUP);
    expect([answer.status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# Kubek Codzienny, kobalt\n/);
    expect(text).toContain('| Wariant | Cena z VAT | Dostępność |');
    expect(text).toMatch(/\| 250 ml \| 59,00 zł/);
    expect(text).toContain(`http://localhost:3000${CUP}`);
    expect(text).toContain('## Szczegóły');
    expect(text).not.toMatch(/<[a-z]|undefined|\]\(\//);
  });

  it('says of a reduced price the lowest of the 30 days before', async () => {
    const [reduced = 0] = shop().listing.reduced(1);
    const product = await shop().catalogue.product(reduced);
    const { text } = await read(`/produkt/${product?.slug}-${reduced}`);
    expect(text).toMatch(/zł \((?:.*; )?najniższa cena z 30 dni przed obniżką: \d+,\d\d zł\)/);
  });

  it('holds no mark-up and no address without its shop, whatever the product', async () => {
    const sitemap = await (await ask('/sitemap-products-1.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(\/produkt\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const { type, text } = await read(path);
      expect(type).toContain('text/markdown');
      expect(text).not.toMatch(/<[a-z]|undefined|NaN|\]\(\//);
    }
  });

  it('leads from an old address of a product to its own', async () => {
    const { answer } = await read('/produkt/dawna-nazwa-1001');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, CUP]);
  });

  it('tells a page of words', async () => {
    const { type, text } = await read('/strona/dostawa-i-platnosci');
    expect(type).toContain('text/markdown');
    expect(text).toMatch(/^# Dostawa/);
    expect(text).not.toMatch(/<[a-z]|\]\(\//);
  });

  it.each(['/produkt/nie-ma-999999', '/strona/nie-ma', '/'])(
    'is not there for %s, which answers its page',
    async (path) => {
      expect((await read(path)).type).toContain('text/html');
    },
  );

  it('is for who asks for it: a browser gets the page, and both say that they depend on Accept', async () => {
    for (const Accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
      const answer = await ask(CUP, { headers: { Accept } });
      expect(answer.headers.get('Content-Type')).toContain('text/html');
      expect(answer.headers.get('Vary')).toContain('Accept,');
    }
    expect((await read(CUP)).answer.headers.get('Vary')).toContain('Accept,');
  });
});

it('llms.txt names what the shop has, and each of its links leads somewhere', async () => {
  const answer = await ask('/llms.txt');
  const text = await answer.text();
  expect(text).toMatch(/^# Glinianka\n\n> /);
  const links = [...text.matchAll(/\]\(http:\/\/localhost:3000([^)]*)\)/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(10);
  for (const path of links) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

describe('Markdown of a page in English', () => {
  it('tells of a product in English, with its amounts and addresses', async () => {
    const { type, text } = await read(`/en${CUP}`);
    expect(type).toBe('text/markdown; charset=utf-8');
    expect(text).toContain('| Variant | Price with VAT | Availability |');
    expect(text).toMatch(/\| 250 ml \| PLN 59\.00/);
    expect(text).toContain(`- Page of the product: http://localhost:3000/en${CUP}`);
    expect(text).not.toMatch(/Wariant|Dostępność|zł \|/);
    expect((await read(CUP)).text).toContain('| Wariant | Cena z VAT | Dostępność |');
  });

  it('leads from an old address to that in its language', async () => {
    const { answer } = await read('/en/produkt/dawna-nazwa-1001');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/en${CUP}`]);
  });

  it('has an llms.txt of its own', async () => {
    const { text } = await read('/en/llms.txt');
    expect(text).toContain('## Categories');
    expect(text).toContain('[Contact](http://localhost:3000/en/kontakt)');
  });
});
