import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../forms/countries.ts';
import { ENGLISH_COUNTRIES } from '../../languages/en/countries.server.ts';
import { englishWords } from '../../languages/english.server.ts';
import type { TextValue } from '../../ui/text.ts';
import { allTexts } from './allTexts.ts';

/** What a merchant alone reads: the panel of mistakes in the folder. */
const POLISH = new Set(['edits']);
/** And e-mails to the shop itself. */
const POLISH_KEYS = /^(?:orderMail\.shop\w+|form\.mail\w+|(?:subject|contact|question|quote|opinionReport)\.mail\w+)$/;

const english = allTexts.flatMap(({ room, values }) => {
  return POLISH.has(room) ? [] : Object.entries(values).map(([key, value]) => ({ name: `${room}.${key}`, value }));
});
const placeholders = (words: string) => new Set(words.match(/\{\w+\}/g));

describe('English words', () => {
  it('are there for every key of the rooms that a buyer meets', () => {
    const missing = english.filter(({ name }) => !(name in englishWords) && !POLISH_KEYS.test(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('fill in what the Polish words do, in every form', () => {
    const polish = new Map<string, TextValue>(
      allTexts.flatMap(({ room, values }) =>
        Object.entries(values).map(([key, value]) => [`${room}.${key}`, value] as const),
      ),
    );
    for (const [key, words] of Object.entries(englishWords)) {
      const name = key.replace(/\.one$/, '');
      const value = polish.get(name);
      expect(value, key).toBeDefined();
      const all = typeof value === 'string' ? value : Object.values(value ?? {}).join(' ');
      for (const one of placeholders(words)) expect(placeholders(all), key).toContain(one);
      const needed = typeof value === 'string' ? placeholders(value) : placeholders(value?.many ?? '');
      if (!key.endsWith('.one')) expect(placeholders(words), key).toEqual(needed);
    }
  });

  it('have a form for one wherever a number is counted', () => {
    for (const { name, value } of english) {
      if (typeof value === 'string' || !(name in englishWords)) continue;
      if (value.one !== value.many) expect([name, `${name}.one` in englishWords]).toEqual([name, true]);
    }
  });
});

it('English names are there for every country, and for no other', () => {
  expect(Object.keys(ENGLISH_COUNTRIES).toSorted()).toEqual(COUNTRIES.map(({ code }) => code).toSorted());
});

/** "Zamówiłeś" is said to a man, "zamówiłaś" to a woman: the shop does not know to whom it speaks. */
const TO_ONE_SEX = /ł[ae]ś(?!\p{L})|ł[ae]?byś(?!\p{L})|(?<!\p{L})(?:pewien|pewna|zalogowany|zalogowana)(?!\p{L})/iu;

it('Polish words address women and men alike', () => {
  const words = allTexts.flatMap(({ values }) =>
    Object.values<TextValue>(values).flatMap((value) => (typeof value === 'string' ? value : Object.values(value))),
  );
  expect(words.filter((one) => TO_ONE_SEX.test(one))).toEqual([]);
});
