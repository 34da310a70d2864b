import { expect, it } from 'vitest';
import { shortManifest } from './shortManifest.ts';

it('leaves out what is false and what is imported, and nothing else', () => {
  const manifest = {
    entry: { module: '/e.js', imports: ['/a.js'], css: ['/e.css'] },
    routes: {
      main: {
        id: 'main',
        index: true,
        hasLoader: true,
        hasAction: false,
        module: '/m.js',
        imports: ['/a.js'],
        css: [],
      },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  };
  const short = shortManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(JSON.parse(short.slice('window.__reactRouterManifest='.length, -1))).toEqual({
    entry: { module: '/e.js', imports: ['/a.js'], css: ['/e.css'] },
    routes: { main: { id: 'main', index: true, hasLoader: true, module: '/m.js', css: [] } },
    url: '/assets/manifest-1.js',
    version: '1',
  });
});

it('stops the build when the list is written in another way', () => {
  expect(() => shortManifest('export default {}')).toThrow(/shortManifest/);
});
