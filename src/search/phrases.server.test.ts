import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { plansOf } from '../db/testing/plans.server.ts';
import { DAY, MINUTE } from '../kit/clock.ts';
import { languageOf } from './load.server.ts';
import { createPhrases, searchedPhrases, sweepPhrases } from './phrases.server.ts';

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
    await sweepPhrases(db, clock.now);
    expect((await searchedPhrases(db)).map(({ phrase }) => phrase)).toEqual(['wazon']);
  });

  it('of few sessions are kept up to a number, the last ones', async () => {
    const { db, clock, phrases } = await opened();
    for (const who of ['a', 'b', 'c', 'd', 'e']) await phrases.note('kubek', who, 1);
    for (const phrase of ['miska', 'wazon', 'talerz', 'dzbanek']) {
      clock.now += MINUTE;
      await phrases.note(phrase, 'a', 1);
    }
    await sweepPhrases(db, clock.now, 2);
    expect((await searchedPhrases(db)).map(({ phrase }) => phrase)).toEqual(['kubek', 'dzbanek', 'talerz']);
  });

  it('are noted without a look at others, and swept by their times', async () => {
    const noted = await plansOf(open, (db) =>
      createPhrases(db, () => DAY, languageOf(undefined)).note('kubek', 'a', 1),
    );
    expect(noted).toHaveLength(1);
    const swept = await plansOf(open, (db) => sweepPhrases(db, DAY));
    expect(swept.length).toBeGreaterThan(0);
    for (const plan of swept) {
      expect(plan).toMatch(/search_phrases_last/);
      expect(plan).not.toMatch(/seq scan|search_phrases_sessions/i);
    }
  });
});
