import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classNames, inPlace, letters } from './classNames.ts';

const root = join(import.meta.dirname, '..');

describe('letters', () => {
  it('are as many as asked for, and more when they do not suffice', () => {
    expect([0, 51, 52, 53].map((number) => letters(number, 1))).toEqual(['a', 'Z', 'aa', 'ab']);
    expect([0, 51, 52, 2703].map((number) => letters(number, 2))).toEqual(['aa', 'aZ', 'ba', 'ZZ']);
  });

  it('differ from number to number', () => {
    expect(new Set(Array.from({ length: 5000 }, (_, number) => letters(number, 1))).size).toBe(5000);
  });
});

describe('class names', () => {
  const files = globSync('src/**/*.module.css', { cwd: root }).map((file) => join(root, file));
  const classes = Array.from({ length: 60 }, (_, number) => `class${number}`);

  it('are one of a kind in the whole shop', () => {
    const name = classNames(root);
    const names = files.flatMap((file) => classes.map((one) => name(one, file)));
    expect(new Set(names).size).toBe(files.length * classes.length);
    expect(names.every((one) => /^_[a-zA-Z]{3,4}$/.test(one))).toBe(true);
  });

  it('are the same for browser and server, which read files in orders of their own', () => {
    const [one, other] = [classNames(root), classNames(root)];
    const some = files.slice(0, 3);
    const first = some.flatMap((file) => classes.map((name) => one(name, file)));
    const reversed = some.toReversed().flatMap((file) => classes.map((name) => other(name, `${file}?used`)));
    expect(new Set(reversed)).toEqual(new Set(first));
    expect(one('class1', some[0] ?? '')).toBe(other('class1', some[0] ?? ''));
  });

  it('are for sheets of the shop alone', () => {
    expect(() => classNames(root)('page', '/elsewhere/Page.module.css')).toThrow(/Page\.module\.css/);
  });
});

describe('a sheet', () => {
  const text = (use: string) => `import styles from './Note.module.css';\nconst look = ${use};`;

  it('is read class by class, where each is named', () => {
    expect(inPlace(text('classes(styles.note, wide && styles.wide)'))).toContain(
      "import * as styles from './Note.module.css'",
    );
  });

  it.each(['styles[kind]', 'pick(styles)', '{ ...styles }'])('is read as a whole, where a value chooses: %s', (use) => {
    expect(inPlace(text(use))).toContain("import styles from './Note.module.css'");
  });
});
