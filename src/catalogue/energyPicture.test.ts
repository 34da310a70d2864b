import { expect, it } from 'vitest';
import { energyPath } from './EnergyArrow.tsx';
import { energyPicture } from './energyPicture.server.ts';

const nameOf = (path: string) => path.slice('/energia/'.length);

it('the energy picture draws the class in its own colour, with the range it stands in', () => {
  const svg = energyPicture(nameOf(energyPath({ class: 'E', best: 'A', worst: 'G' }))) ?? '';
  expect(svg).toContain('fill="#fdb913"');
  expect([...svg.matchAll(/>([A-G])</g)].map(([, letter]) => letter)).toEqual(['A', 'G', 'E']);
});

it.each(['H-A-G.svg', 'E-A-D.svg', 'A-B-G.svg', 'e-a-g.svg', 'E-A-G', 'E-A-G.svg/..', '', 'E-A-G.svg?x'])(
  'the energy label has no picture called %j',
  (name) => expect(energyPicture(name)).toBeUndefined(),
);
