import { beforeEach, expect, it, vi } from 'vitest';
import { hotspotsAddress, loadHotspots } from './loadHotspots.ts';

vi.mock('../ui/kernel/wholeSheet.ts', () => ({ wholeSheet: () => Promise.resolve() }));
vi.mock('./slider.ts', () => ({ startSlider: () => {} }));
vi.mock('./takeAway.ts', () => ({ takeAway: (place: Element) => place.remove() }));
vi.mock('./seenProducts.ts', () => ({ seenProducts: () => [3, 1] }));

class Place {
  removed = false;
  ariaBusy: string | null = null;
  innerHTML = '';
  readonly classes = new Set<string>();
  readonly classList = {
    add: (...names: string[]) => void names.map((name) => this.classes.add(name)),
    remove: (...names: string[]) => void names.map((name) => this.classes.delete(name)),
  };
  readonly id: string;
  readonly #data: Readonly<Record<string, string>>;
  constructor(id: string, data: Readonly<Record<string, string>> = {}) {
    this.id = id;
    this.#data = data;
  }
  getAttribute(name: string): string | null {
    return this.#data[name.replace('data-', '')] ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }
  remove(): void {
    this.removed = true;
  }
}

const places = (...made: Place[]) => made as unknown as Element[];
const asked: string[] = [];
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(body, { status });
  });

beforeEach(() => {
  asked.length = 0;
});

it('the page asks for all places of hotspots in one call, with what they say', () => {
  const made = places(
    new Place('products_associated_zone1', { pagetype: 'projector', product: '7', products: '1;2' }),
    new Place('products_associated_zone2', { pagetype: 'projector' }),
  );
  const query = new URL(hotspotsAddress(made), 'http://x').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    action: 'get-hotspots-html',
    'zones-names': 'products_associated_zone1,products_associated_zone2',
    components: 'products_associated_zone1,products_associated_zone2',
    'zones-types': 'projector,projector',
    product: '7',
    products: '1;2',
  });
});

it('what was looked at is told where a zone shows it, and nowhere else', () => {
  const seenIn = (data: Readonly<Record<string, string>>) =>
    new URL(hotspotsAddress(places(new Place('main_hotspot_zone1', data))), 'http://x').searchParams.get('seen');
  expect(seenIn({ seen: 'true' })).toBe('3;1');
  expect(seenIn({})).toBeNull();
});

it('the page fills places that have something to show, and takes the rest away', async () => {
  const [full, empty, unknown] = [new Place('a'), new Place('b'), new Place('c')];
  answer({ a: '<section>A</section>', b: '' });
  const loading = loadHotspots(places(full, empty, unknown));
  const waits = () => [full.ariaBusy, full.classes.has('load-content'), full.classes.size];
  expect(waits()).toEqual(['true', true, 2]);
  await loading;
  expect(waits()).toEqual([null, false, 1]);
  expect(asked).toHaveLength(1);
  expect([full.innerHTML, full.removed, full.classes.has('loaded')]).toEqual(['<section>A</section>', false, true]);
  expect([empty.removed, unknown.removed]).toEqual([true, true]);
});

it.each([
  [{ a: 'x' }, 503],
  [{ a: 1 }, 200],
  [[], 200],
])('the page takes all places away after a failed call: %j, %i', async (body, status) => {
  const made = [new Place('a'), new Place('b')];
  answer(body, status);
  await loadHotspots(places(...made));
  expect(made.map(({ removed }) => removed)).toEqual([true, true]);
});
