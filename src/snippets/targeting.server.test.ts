import { describe, expect, it } from 'vitest';
import type { LayerEntry, SnippetEntry } from './file.ts';
import { readView } from './pageView.ts';
import { isLayerShown, isShown } from './targeting.server.ts';

const NOON = Date.UTC(2026, 10, 23, 11);
const entry = (more: Partial<SnippetEntry> = {}) => ({ purpose: 'necessary', ...more }) as SnippetEntry;
const view = (more: Readonly<Record<string, unknown>> = {}, cookies = '') =>
  readView({ pc: true, request_uri: '/produkt/kubek-1?a=1', ...more }, cookies);

describe('a page view', () => {
  it('is read from what a page sends with every section', () => {
    expect(view({ pc: false, tablet: true }, 'consent=statistics.marketing')).toEqual({
      ...{ device: 'tablet', path: '/produkt/kubek-1', visits: 0 },
      agreed: ['statistics', 'marketing'],
    });
  });

  it.each([
    [{}, { device: 'pc', path: '/', visits: 0, agreed: [] }],
    [
      { mobile: 'yes', request_uri: 7 },
      { device: 'pc', path: '/' },
    ],
    [{ request_uri: 'x'.repeat(3000) }, { path: '/' }],
    [{ request_uri: '/%zz' }, { path: '/%zz' }],
    [{ request_uri: '/kategoria/%C5%82y%C5%BCki#x' }, { path: '/kategoria/łyżki' }],
    [{ additional_ajax: 'x' }, { visits: 0 }],
    [{ request_uri: '/en/promocje' }, { path: '/promocje' }],
    [{ request_uri: '/en' }, { path: '/' }],
  ])('is read without failing when it sends %j', (sent, read) => {
    expect(readView(sent, '')).toMatchObject(read);
  });

  it('counts visits only of who agreed to it', () => {
    const sent = { additional_ajax: { visits: 4 } };
    expect([view(sent).visits, view(sent, 'consent=preferences').visits]).toEqual([0, 4]);
  });
});

describe('a snippet is shown', () => {
  it.each<[Partial<SnippetEntry>, boolean]>([
    [{}, true],
    [{ purpose: 'statistics' }, false],
    [{ pages: ['/produkt/*'] }, true],
    [{ pages: ['/produkt/kubek-1'] }, true],
    [{ pages: ['/produkt', '/'] }, false],
    [{ devices: ['pc'] }, true],
    [{ devices: ['mobile', 'tablet'] }, false],
    [{ from: '2026-11-23 12:00' }, true],
    [{ from: '2026-11-23 12:01' }, false],
    [{ to: '2026-11-23 12:00' }, false],
    [{ from: '-1d', to: '+1d' }, true],
  ])('as %j says: %s', (more, shown) => {
    expect(isShown(entry(more), view(), NOON, NOON)).toBe(shown);
  });

  it('for the consent that was given, and no other', () => {
    const statistics = entry({ purpose: 'statistics' });
    expect(isShown(statistics, view({}, 'consent=statistics'), NOON, NOON)).toBe(true);
    expect(isShown(statistics, view({}, 'consent=preferences.marketing'), NOON, NOON)).toBe(false);
  });

  it('as a layer, from the visit that it waits for', () => {
    const layer = { ...entry(), visits: 3 } as unknown as LayerEntry;
    const at = (visits: number) => view({ additional_ajax: { visits } }, 'consent=preferences');
    expect([2, 3, 4].map((visits) => isLayerShown(layer, at(visits), NOON, NOON))).toEqual([false, true, true]);
  });
});
