import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money, text } from './fields.ts';
import { describeProblem } from './problem.ts';
import { readYaml, readYamlFile } from './yaml.server.ts';

const schema = v.strictObject({
  name: text(20),
  price: v.optional(money()),
  sizes: v.optional(v.array(v.strictObject({ type: v.string(), price: v.optional(money()) }))),
});

const problemsOf = (yaml: string) => readYaml(yaml, 'products/kubek.yaml', schema).problems;

describe('reading a YAML file', () => {
  it('reads what is right, amounts as grosze', () => {
    expect(readYaml('name: Kubek\nprice: 84.5\n', 'a', schema)).toMatchObject({
      value: { name: 'Kubek', price: 8450 },
      problems: [],
    });
    expect(readYaml('name: Kubek\nprice: "1 234,50"\n', 'a', schema).value?.price).toBe(123450);
  });

  it('names the line, what was expected and an example', () => {
    const [problem] = problemsOf('name: Kubek\n\nsizes:\n  - type: s\n  - type: m\n    price: dużo\n');
    expect(problem).toMatchObject({ line: 6, at: 'sizes.1.price', found: '"dużo"', example: '84.5' });
    expect(problem && describeProblem(problem)).toBe(
      'products/kubek.yaml:6 sizes.1.price: expected an amount of 0 or more with at most two decimals, found "dużo". Example: 84.5',
    );
  });

  it('points at the parent of a missing key', () => {
    expect(problemsOf('price: 3\n')).toMatchObject([{ line: 1, at: 'name', expected: 'this key, which is missing' }]);
  });

  it('refuses unknown keys, broken YAML, doubled keys and aliases', () => {
    expect(problemsOf('name: a\nprize: 3\n')).toMatchObject([
      { line: 2, at: 'prize', expected: 'no such key (check its spelling)' },
    ]);
    expect(problemsOf('name: [\n')[0]).toMatchObject({ expected: 'YAML that can be read' });
    expect(problemsOf('name: a\nname: b\n')).toMatchObject([{ line: 2, found: 'the key name once more' }]);
    expect(problemsOf('name: &a x\nprice: *a\n')).toMatchObject([{ line: 2, found: 'an alias, *a' }]);
  });

  it('refuses an empty file and one that holds no map', () => {
    for (const nothing of ['', '# only a remark\n', '- a\n', 'word']) {
      expect(problemsOf(nothing)[0]).toMatchObject({ line: 1 });
    }
  });

  it('counts lines of a head from where it stands', () => {
    expect(readYaml('nom: a', 'b.md', schema, 2).problems[0]?.line).toBe(2);
  });

  it('finds the line of a place by its path, and of its parent when it is missing', () => {
    const { lineOf } = readYaml('name: Kubek\nsizes:\n  - type: s\n  - type: m\n    price: 3\n', 'a', schema);
    expect(['name', 'sizes.1.price', 'sizes.1.stock', 'price'].map((at) => lineOf(at))).toEqual([1, 5, 4, 1]);
  });
});

describe('a hostile YAML file', () => {
  const unreadable = (yaml: string) => {
    const read = readYaml(yaml, 'a.yaml', schema);
    expect(read.value).toBeUndefined();
    expect(read.problems[0]).toMatchObject({ file: 'a.yaml', expected: 'YAML that can be read' });
    return read.problems;
  };

  it.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['maps', '{a: '.repeat(5000) + '}'.repeat(5000)],
    ['open lists', '['.repeat(100_000)],
    ['compact lists', `${'- '.repeat(5000)}x`],
    ['indented maps', Array.from({ length: 1300 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
    ['moderate depth', `name: ${'['.repeat(300)}${']'.repeat(300)}`],
  ])('is refused when it is too deep: %s', (_, yaml) => {
    unreadable(yaml);
  });

  it('is refused when a key is a list or a map, however cheap it looks', () => {
    expect(unreadable('name: a\n? [b]\n: c\n')).toMatchObject([{ line: 2, found: 'a key that is no word' }]);
    unreadable(`${'? '.repeat(300)}x`);
    unreadable(`${'{'.repeat(50)}x: 1${'}: 1'.repeat(50)}`);
  });

  it('is refused when a text holds NUL, another control character or half a pair', () => {
    for (const bad of ['"a\\0b"', '"\\x1b[31m"', '"\\uD800"', '"\\x85"'])
      expect(unreadable(`price: 3\nname: ${bad}\n`)).toMatchObject([{ line: 2, found: 'a character that is no text' }]);
    expect(readYaml('name: "a\\tb\\nc 😀"\n', 'a', schema).value).toEqual({ name: 'a\tb\nc 😀' });
  });

  it('tells at most twenty mistakes', () => {
    expect(unreadable('"'.repeat(999))).toHaveLength(20);
    expect(unreadable(Array.from({ length: 30 }, () => 'name: a\n').join(''))).toHaveLength(20);
  });

  it('may use the names that every object has', () => {
    const read = readYaml('name: a\nconstructor: 1\n__proto__: {price: 2}\ntoString: 3\n', 'a', schema);
    expect(read.problems.map(({ line, at, expected }) => [line, at, expected])).toEqual([
      [2, 'constructor', 'no such key (check its spelling)'],
    ]);
    expect(problemsOf('name: a\n__proto__: {price: 2}\n')).not.toEqual([]);
  });

  it('is told, never thrown', () => {
    const piece = fc.constantFrom(
      ...'[]{}:-?,&*!|>\'"#%@` \n\t0aé\0',
      '\r\n',
      '---',
      '...',
      '<<',
      '!!',
      'name: ',
      'sizes:\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const read = readYaml(pieces.join(''), 'a', schema);
        expect(read.value === undefined).toBe(read.problems.length > 0);
        for (const { line } of read.problems) expect(line).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a file on the disk', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-yaml-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const problemOf = async (name: string, contents?: string | Uint8Array) => {
    if (contents !== undefined) await writeFile(join(folder, name), contents);
    const read = await readYamlFile(folder, join(folder, name), schema);
    expect(read.value).toBeUndefined();
    expect(read.problems).toMatchObject([{ file: name, line: 1 }]);
    return read.problems[0];
  };

  it('is read, with or without a byte order mark', async () => {
    await writeFile(join(folder, 'good.yaml'), '\uFEFFname: Żółw\n');
    expect(await readYamlFile(folder, join(folder, 'good.yaml'), schema)).toMatchObject({ value: { name: 'Żółw' } });
  });

  it('may be missing', async () => {
    expect(await problemOf('none.yaml')).toMatchObject({ expected: 'this file, which is missing' });
  });

  it('is refused above 1 MB before it is read', async () => {
    const big = await problemOf('big.yaml', `name: a\n${'#'.repeat(1_000_000)}`);
    expect(big).toMatchObject({ expected: 'a file of at most 1 MB', found: '1000008 bytes' });
  });

  it('is refused when it is not UTF-8', async () => {
    const windows1250 = Uint8Array.of(...Buffer.from('name: '), 0xaf, 0xf3, 0xb3, 0x77, 0x0a);
    expect(await problemOf('cp1250.yaml', windows1250)).toMatchObject({ expected: 'text in UTF-8' });
    expect(await problemOf('utf16.yaml', Buffer.from('\uFEFFname: a\n', 'utf16le'))).toMatchObject({
      expected: 'text in UTF-8',
    });
  });

  it('may be a folder, or a link to itself', async () => {
    await mkdir(join(folder, 'folder.yaml'));
    await symlink('loop.yaml', join(folder, 'loop.yaml'));
    expect(await problemOf('folder.yaml')).toMatchObject({ expected: 'a file, and not a folder' });
    expect(await problemOf('loop.yaml')).toMatchObject({ expected: 'a file, and not a link to itself' });
  });
});
