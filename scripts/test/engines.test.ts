import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locate } from './engines.ts';

describe('locate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-engines-'));
    for (const name of ['a', 'b']) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const has = (place: string) => writeFileSync(join(folder, place), '');
  const env = () => ({ PATH: ['a', 'b'].map((name) => join(folder, name)).join(delimiter) });

  it('finds nothing until every program of an engine is there', () => {
    expect(locate('webkit', env())).toBeUndefined();
    has('a/Xvfb');
    expect(locate('webkit', env())).toBeUndefined();
    has('b/WebKitWebDriver');
    expect(locate('webkit', env())).toEqual([join(folder, 'b/WebKitWebDriver'), join(folder, 'a/Xvfb')]);
  });

  it('takes the first name that is there', () => {
    has('a/firefox');
    has('b/firefox-esr');
    expect(locate('firefox', env())).toEqual([join(folder, 'b/firefox-esr')]);
  });
});
