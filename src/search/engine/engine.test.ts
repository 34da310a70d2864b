import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEngine } from './engine.ts';
import type { SearchDoc, SearchLanguage } from './model.ts';
import { polishStems } from './stems.server.ts';

const NAMES = [
  'Kubek Leśny',
  'Kubek Nocny',
  'Sukienka w łódki',
  'Talerz Nocny',
  'Filiżanka ze spodkiem',
  'Półka na kubki',
  'Glina TC-1',
  'Pawie oko',
  'Notes 2026',
];

const doc = (id: number, name: string, more: Partial<SearchDoc> = {}): SearchDoc => ({
  id,
  weight: id,
  texts: [[name], [], []],
  codes: [],
  ...more,
});

const language: SearchLanguage = {
  stems: polishStems,
  synonyms: [
    { asked: ['kufel', 'garnuszek do kawy'], found: ['kubek'] },
    { asked: ['zielony'], found: ['leśny'] },
  ],
  neverCorrected: ['talezz'],
};

let engine: MemoryEngine;
beforeEach(async () => {
  engine = new MemoryEngine(language);
  await engine.build(NAMES.map((name, id) => doc(id, name, { codes: [`GL-0${id}50-KO`, `200010010${id}503`] })));
});

const names = (text: string) => engine.find(text, 10).ids.map((id) => NAMES[id] ?? `${id}`);

describe('a search for words', () => {
  it.each([
    ['kubek', ['Kubek Leśny', 'Kubek Nocny', 'Półka na kubki']],
    ['KUBKÓW', ['Kubek Leśny', 'Kubek Nocny', 'Półka na kubki']],
    ['kubkami nocnymi', ['Kubek Nocny']],
    ['nocny kubek', ['Kubek Nocny']],
    ['sukienek', ['Sukienka w łódki']],
    ['lodki', ['Sukienka w łódki']],
    ['lodkami', ['Sukienka w łódki']],
    ['na polke', ['Półka na kubki']],
    ['filiz', ['Filiżanka ze spodkiem']],
    ['tc 1', ['Glina TC-1']],
    ['kufle', ['Kubek Leśny', 'Kubek Nocny']],
    ['garnuszek do kawy', ['Kubek Leśny', 'Kubek Nocny']],
    ['zielony kubek', ['Kubek Leśny']],
    ['pawieoko', ['Pawie oko']],
    ['fili żanka', ['Filiżanka ze spodkiem']],
  ])('finds %s', (text, expected) => {
    expect(names(text).toSorted()).toEqual(expected.toSorted());
    expect(engine.find(text, 10).total).toBe(expected.length);
  });

  it('reads over signs that nobody sees', async () => {
    const name = 'Stół wielo\u00adfunkcyjny';
    await engine.build([doc(0, name)]);
    const { total, marks } = engine.find('wielofunkcyjny', 10);
    expect(total).toBe(1);
    expect(marks(name)).toEqual([[5, name.length]]);
  });

  it('finds words by their forms even where one form stands exactly', () => {
    expect(names('kubki')).toHaveLength(3);
  });

  it.each([
    ['talez', 'Talerz Nocny', 'talerz'],
    ['flizanka', 'Filiżanka ze spodkiem', 'filiżanka'],
    ['filizanaka zespodkiem', 'Filiżanka ze spodkiem', 'filiżanka spodkiem'],
    ['sukeinka', 'Sukienka w łódki', 'sukienka'],
    ['kbuek nocny', 'Kubek Nocny', 'kubek nocny'],
  ])('mends the misspelt %s', (text, name, corrected) => {
    expect(names(text)[0]).toBe(name);
    expect(engine.find(text, 10).corrected).toBe(corrected);
  });

  it.each(['2025', 'talezz', 'ktb', 'xyzxyz'])('does not guess at %s', (text) => {
    expect(engine.find(text, 10)).toMatchObject({ ids: [], total: 0, missing: [text] });
  });

  it('finds as many words as there are, and names those that are missing', () => {
    expect(engine.find('kubek dinozaur', 10)).toMatchObject({ total: 3, atLeast: false, missing: ['dinozaur'] });
  });
});

describe('a search for codes', () => {
  it.each([
    ['GL-0350-KO', ['Talerz Nocny']],
    ['gl 0350', ['Talerz Nocny']],
    ['0350-KO', ['Talerz Nocny']],
    ['2000100103503', ['Talerz Nocny']],
    ['103503', ['Talerz Nocny']],
    ['talerz GL-0350', ['Talerz Nocny']],
  ])('finds %s', (text, expected) => expect(names(text)).toEqual(expected));
});

describe('the order of what is found', () => {
  const order = async (docs: SearchDoc[], text: string) => {
    await engine.build(docs);
    return engine.find(text, 10).ids;
  };

  it('goes by fields, then by how exact the word is, then by words nobody asked for, then by weight', async () => {
    const docs = [
      doc(1, 'Talerz', { texts: [['Talerz'], [], ['Kubki']] }),
      doc(2, 'Kubki z uchem i spodkiem', { weight: 0 }),
      doc(3, 'Kubki', { weight: 5 }),
      doc(4, 'Kubki', { weight: 4 }),
      doc(5, 'Kubek', { weight: 1 }),
      doc(6, 'Talerz', { texts: [['Talerz'], ['Kubki'], []] }),
    ];
    expect(await order(docs, 'kubki')).toEqual([4, 3, 2, 5, 6, 1]);
  });

  it('puts whole codes before words', async () => {
    expect(await order([doc(1, 'Płyn 2600'), doc(2, 'Zmywak', { codes: ['2600'] })], '2600')).toEqual([2, 1]);
  });

  it('is the same, however many are asked for', async () => {
    const docs = Array.from({ length: 500 }, (_, id) => doc(id, 'Kubek', { weight: (id * 7919) % 500 }));
    const all = (await order(docs, 'kubek')).length;
    const sorted = docs.toSorted((a, b) => a.weight - b.weight).map(({ id }) => id);
    expect(all).toBe(10);
    for (const most of [1, 10, 100, 499, 1000]) {
      expect(engine.find('kubek', most)).toMatchObject({ ids: sorted.slice(0, most), total: 500 });
    }
  });
});

describe('building the index', () => {
  it('gives others a turn between its steps', async () => {
    let turns = 0;
    let built = false;
    const count = () => {
      if (built) return;
      turns++;
      setImmediate(count);
    };
    setImmediate(count);
    await engine.build([doc(1, 'Kubek')]);
    built = true;
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});

describe('changes of the index', () => {
  it('come in one after another, and leave no trace of what was', () => {
    engine.patch({ docs: [doc(0, 'Miska Leśna'), doc(50, 'Kubek duży')], weights: [], removed: [1] });
    expect(engine.find('kubek', 10).ids).toEqual([50, 5]);
    expect(engine.find('miska', 10).ids).toEqual([0]);
    engine.patch({ docs: [doc(51, 'Kubek inny')], weights: [{ id: 50, weight: 99 }], removed: [] });
    expect(engine.find('kubek', 10).ids).toEqual([51, 50, 5]);
    engine.patch({ docs: [], weights: [], removed: [50, 51] });
    expect(engine.find('kubek', 10).ids).toEqual([5]);
  });

  it('give in the end what one building would give', async () => {
    for (let id = 0; id < 1500; id += 100) {
      const docs = Array.from({ length: 100 }, (_, n) => doc(id + n, n % 2 ? 'Kubek' : 'Misa'));
      engine.patch({ docs, weights: [], removed: [] });
    }
    expect(engine.find('kubek', 1000).ids).toEqual(Array.from({ length: 750 }, (_, n) => 2 * n + 1));
  });
});

describe('marks', () => {
  const marked = (query: string, text: string) =>
    engine
      .find(query, 5)
      .marks(text)
      .map(([from, to]) => text.slice(from, to));

  it.each([
    ['kub', 'Kubek Leśny', ['Kub']],
    ['kubkow', 'KUBEK i kubki', ['KUB', 'kubk']],
    ['filizank', 'Filiżanka', ['Filiżank']],
    ['łódk', 'Sukienka w łódki', ['łódk']],
    ['talez', 'Talerz', ['Talerz']],
    ['polka', 'Po\u0301łka na kubki', ['Po\u0301łka']],
  ])('show where %s stands in %s', (query, text, expected) => expect(marked(query, text)).toEqual(expected));
});

describe('hostile queries', () => {
  it.each([
    ['', 0],
    ['%', 0],
    ['"*() OR --', 0],
    ['\u0000\u202e\u200f', 0],
    ['😀🏺', 0],
    ['a'.repeat(10_000), 0],
    ['kubek '.repeat(1000), 3],
    [Array.from({ length: 1000 }, (_, n) => `slowo${n}`).join(' '), 0],
    ['\ud800kubek', 3],
  ])('are answered: %j', (text, total) => expect(engine.find(text, 6).total).toBe(total));
});

describe('words that nearly all documents have', () => {
  it('are looked at in the first hundred thousand of them, however many words are asked for', async () => {
    const docs = Array.from({ length: 130_000 }, (_, id) => doc(id, 'Kubek leśny nocny'));
    await engine.build(docs);
    for (const text of ['kubek', 'ku', 'leśny nocny kubek', 'kubek leśny xyzxyz', 'nocny '.repeat(50)]) {
      const { ids, total, atLeast } = engine.find(text, 3);
      expect(atLeast, text).toBe(true);
      expect(ids, text).toEqual([0, 1, 2]);
      expect(total, text).toBeLessThanOrEqual(100_001);
      expect(total, text).toBeGreaterThan(1000);
    }
  });
});
