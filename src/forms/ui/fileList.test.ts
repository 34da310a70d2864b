import { describe, expect, it } from 'vitest';
import { type FileEvent, keptEntry, reduceFiles } from './fileList.ts';

const KEPT = keptEntry({ id: 'id-1', name: 'stary.pdf', size: 7, type: '' });
const outcomeOf = (...events: FileEvent[]) => events.reduce(reduceFiles, [KEPT]);
const added: FileEvent = { type: 'added', key: 'k', name: 'nowy.pdf', size: 9 };
const upload = { id: 'id-2', name: 'nowy.pdf', size: 9, type: '' };

describe('files of a form', () => {
  it('go from sending to kept, and never backwards', () => {
    expect(
      outcomeOf(added, { type: 'moved', key: 'k', share: 0.5 }, { type: 'moved', key: 'k', share: 0.2 })[1],
    ).toEqual({
      key: 'k',
      name: 'nowy.pdf',
      size: 9,
      state: 'sending',
      share: 0.5,
    });
    const kept = outcomeOf(added, { type: 'kept', key: 'k', upload }, { type: 'moved', key: 'k', share: 0.9 });
    expect(kept[1]).toMatchObject({ key: 'k', id: 'id-2', state: 'kept' });
  });

  it('are not told of any more when they were removed', () => {
    expect(outcomeOf(added, { type: 'removed', key: 'k' }, { type: 'moved', key: 'k', share: 1 })).toEqual([KEPT]);
  });

  it('say why they were refused until others are chosen', () => {
    const refused: FileEvent = { type: 'refused', key: 'k', name: 'a.exe', message: 'Nie' };
    expect(outcomeOf(refused)[1]).toMatchObject({ state: 'refused', message: 'Nie' });
    expect(outcomeOf(added, refused)).toHaveLength(2);
    expect(outcomeOf(refused, { type: 'chosen' })).toEqual([KEPT]);
  });
});
