import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { money, text } from './fields.ts';
import { describeProblem } from './problem.ts';
import { readYaml } from './yaml.server.ts';

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
    expect(problemsOf('name: a\nname: b\n')[0]).toMatchObject({ line: 2 });
    expect(problemsOf('name: &a x\nprice: *a\n')[0]).toMatchObject({ expected: 'YAML that can be read' });
  });

  it('counts lines of a head from where it stands', () => {
    expect(readYaml('nom: a', 'b.md', schema, 2).problems[0]?.line).toBe(2);
  });
});
