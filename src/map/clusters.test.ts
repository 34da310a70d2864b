import { describe, expect, it } from 'vitest';
import { POLAND, showing } from './camera.ts';
import { createClusters, type Mark, type Pin } from './clusters.ts';

const SIZE = { width: 620, height: 580 };
const pin = (id: string, town: string, longitude: number, latitude: number): Pin => ({
  id,
  label: id,
  name: id,
  town,
  longitude,
  latitude,
});
const PINS = [
  pin('W1', 'Warszawa', 21.01, 52.23),
  pin('W2', 'Warszawa', 21.02, 52.24),
  pin('P1', 'Piaseczno', 21.03, 52.08),
  pin('K1', 'Kraków', 19.94, 50.06),
];
const count = (marks: readonly Mark[]) => marks.reduce((sum, mark) => sum + (mark.kind === 'many' ? mark.count : 1), 0);

describe('marks', () => {
  const clusters = createClusters(PINS);
  const all = clusters.of(showing(POLAND, SIZE), SIZE);

  it('join points that would lie on each other, named after the town with most of them', () => {
    expect(all).toHaveLength(2);
    expect(all.find(({ kind }) => kind === 'many')).toMatchObject({ count: 3, town: 'Warszawa' });
    expect(all.find((mark) => mark.kind === 'pin')).toMatchObject({ pin: { id: 'K1' } });
  });

  it('are never fewer points than there are, and part at the zoom that is told', () => {
    expect(count(all)).toBe(4);
    const many = all.find((mark) => mark.kind === 'many');
    const zoom = many?.kind === 'many' ? clusters.partsAt(many.id) : 0;
    const closer = clusters.of({ ...showing([20.9, 52, 21.1, 52.3], SIZE), zoom }, { width: 4000, height: 4000 });
    expect(closer.length).toBeGreaterThan(1);
  });

  it('are those of the window alone, and none of nothing', () => {
    expect(clusters.of(showing([19.9, 50, 20, 50.1], SIZE), SIZE)).toMatchObject([{ pin: { id: 'K1' } }]);
    expect(createClusters([]).of(showing(POLAND, SIZE), SIZE)).toEqual([]);
  });
});
