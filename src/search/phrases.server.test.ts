import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY, MINUTE } from '../kit/clock.ts';
import { languageOf } from './load.server.ts';
import { createPhrases, searchedPhrases } from './phrases.server.ts';

eachDatabase('phrases', (open) => {
  const opened = async () => {
    const db = await open();
    const clock = { now: Date.UTC(2026, 10, 21) };
    return { db, clock, phrases: createPhrases(db, () => clock.now, languageOf(undefined)) };
  };

  it('are shown to others once five sessions searched for them and found something', async () => {
    const { clock, phrases } = await opened();
    for (const who of ['a', 'b', 'c', 'd']) {
      await phrases.note('Kubek leśny', who, 3);
      await phrases.note('dinozaur', who, 0);
    }
    await phrases.note('kubek  Leśny', 'd', 3);
    expect(await phrases.like('kubek', 6)).toEqual([]);
    await phrases.note('kubek leśny', 'e', 3);
    await phrases.note('dinozaur', 'e', 0);
    clock.now += MINUTE;
    expect(await phrases.like('kubki', 6)).toEqual(['kubek leśny']);
    expect(await phrases.like('dinozaur', 6)).toEqual([]);
    expect(await phrases.like('wazon', 6)).toEqual([]);
  });

  it('are counted once a session and day, and forgotten after a year', async () => {
    const { db, clock, phrases } = await opened();
    await phrases.note('miska', 'a', 2);
    await phrases.note('miska', 'a', 1);
    await phrases.note('miska', '', 1);
    await phrases.note('ala@example.pl', 'a', 0);
    clock.now += DAY;
    await phrases.note('miska', 'a', 4);
    expect(await searchedPhrases(db)).toEqual([{ phrase: 'miska', sessions: 2, found: 4, last_at: clock.now }]);
    clock.now += 366 * DAY;
    await phrases.note('wazon', 'a', 1);
    expect((await searchedPhrases(db)).map(({ phrase }) => phrase)).toEqual(['wazon']);
  });
});
