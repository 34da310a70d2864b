import { expect, it } from 'vitest';
import { redirectProblems } from './problems.ts';

it('the shop tells of old addresses that lead round, nowhere, or over a page that is there', async () => {
  const pages = ['/kategoria/kubki', '/strona/łódź', '/strona/nowa'];
  const told = await redirectProblems(
    new Map([
      ['/stary', '/kategoria/kubki?sort=price#lista'],
      ['/dalej', '/strona/%C5%82%C3%B3d%C5%BA'],
      ['/a', '/b'],
      ['/b', '/a'],
      ['/donikad', '/produkt/sprzedany-7'],
      ['/strona/nowa', '/kategoria/kubki'],
    ]),
    async (path) => pages.includes(path),
  );
  expect(told.map((line) => line.replace(/\. A row.*/, ''))).toEqual([
    'old address /a: it leads round in a circle',
    'old address /b: it leads round in a circle',
    'old address /strona/nowa: it is a page of this shop now, and leads nowhere else',
    'old address /donikad: it leads to /produkt/sprzedany-7, where no page is',
  ]);
});
