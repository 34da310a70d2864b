import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fold } from '../../src/kit/fold.ts';
import type { SearchDoc } from '../../src/search/engine/model.ts';
import { typosIn } from '../../src/search/engine/typos.ts';
import { Vocabulary } from '../../src/search/engine/vocabulary.ts';
import { vocabularyOf } from '../../src/search/engine/vocabularyOf.ts';
import { isLinking, wordsOf } from '../../src/search/engine/words.ts';

/** SQLite's full text over the same folded words, with our scan for typos over its vocabulary: what a shop could do without an engine. */
export class FullText {
  readonly #db = new DatabaseSync(':memory:');
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  #vocabulary = new Vocabulary(vocabularyOf([]));

  constructor() {
    this.#db.exec(`create virtual table found using fts5(words, content='', detail=column, prefix='2 3 4')`);
    this.#db.exec('begin');
    this.#insert = this.#db.prepare('insert into found(rowid, words) values (?, ?)');
    this.#find = this.#db.prepare('select rowid as id from found where found match ? order by rank limit 10');
  }

  add({ id, texts, codes }: SearchDoc): void {
    const words = [...texts.flat(), ...codes].flatMap(wordsOf).map(fold);
    this.#insert.run(id, [...new Set(words)].join(' '));
  }

  finish(): void {
    this.#db.exec('commit');
    this.#db.exec(`create virtual table vocabulary using fts5vocab('found', 'row')`);
    const terms = this.#db.prepare('select term from vocabulary order by term').all() as { term: string }[];
    this.#vocabulary = new Vocabulary(
      vocabularyOf(terms.map(({ term }) => ({ folded: term, spelled: term, stems: new Set() }))),
    );
  }

  find(text: string): number[] {
    const words = wordsOf(text)
      .map(fold)
      .filter((word) => !isLinking(word));
    if (words.length === 0) return [];
    const exact = this.#matching(words.map((word) => `"${word}"*`));
    return exact.length > 0 ? exact : this.#matching(words.map((word) => this.#near(word)));
  }

  #near(word: string): string {
    const near = new Set([`"${word}"*`]);
    const most = typosIn(word);
    if (most > 0) this.#vocabulary.near(word, most, false, (place) => near.add(`"${this.#vocabulary.words[place]}"`));
    return `(${[...near].join(' OR ')})`;
  }

  #matching(parts: readonly string[]): number[] {
    return (this.#find.all(parts.join(' AND ')) as { id: number }[]).map(({ id }) => id);
  }
}
