import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResultsHead } from './ResultsHead.tsx';

it.each([
  [false, 'Pasuje 2 345 produktów. Pokazujemy 2 000,'],
  [true, 'Pasuje ponad 2 300 produktów. Pokazujemy 2 000,'],
])('both numbers of a list that is cut are written alike, at least: %s', (atLeast, words) => {
  const notes = { total: 2345, atLeast, missing: [], corrected: null, shown: 2000 };
  const drawn = renderToStaticMarkup(<ResultsHead text="kubek" notes={notes} groups={[]} />);
  expect(drawn.replaceAll('\u00a0', ' ')).toContain(words);
});
