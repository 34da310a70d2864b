import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readPattern, stepsOf } from './testing/steps.ts';

/** Every pattern this room writes down. */
const files = globSync('**/*.ts', {
  cwd: import.meta.dirname,
  exclude: (name) => name.endsWith('.test.ts') || name === 'testing' || name === 'vectors',
});
const patterns = new Set<string>();
for (const file of files) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
}

const parted = (literal: string) => {
  const end = literal.lastIndexOf('/');
  return [literal.slice(1, end), literal.slice(end + 1)] as const;
};

/** Steps a character of the input; a pattern whose work grows faster exceeds it with a long input. */
const STEPS_EACH = 12;
const ALLOWED = (length: number) => STEPS_EACH * (length + 10);

/** Texts made of what the pattern looks for, piece by piece again and again, with an end that does not fit. */
function adversarial(tests: readonly RegExp[]) {
  const pool = [...'aZzM0179 -./,@+()\'"&ąŁ\n,<€'];
  const fitting = pool.filter((sign) => tests.some((test) => test.test(sign)));
  const sign = fc.constantFrom(...(fitting.length > 0 ? fitting : ['a']));
  const piece = fc.tuple(fc.string({ unit: sign, minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 150 }));
  return fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '<', '\n', 'a', '0', '€€'))
    .map(([pieces, end]) => pieces.map(([text, times]) => text.repeat(times)).join('') + end);
}

describe('no pattern does more work than its input is long', () => {
  it('because there are patterns to look at', () => {
    expect(patterns.size).toBeGreaterThan(30);
  });

  it.each([...patterns])('as with %s', (literal) => {
    const [source, flags] = parted(literal);
    const pattern = readPattern(source, flags);
    fc.assert(
      fc.property(
        adversarial(pattern.tests),
        (text) => stepsOf(pattern, text, ALLOWED(text.length)) <= ALLOWED(text.length),
      ),
      { numRuns: 60 },
    );
  });

  it.each(['^(a+)+$', '^(?:a|a)*$', '^a*a*a*$', 'a+b'])('though %s would', (source) => {
    const text = `${'a'.repeat(400)}c`;
    expect(stepsOf(readPattern(source, ''), text, ALLOWED(text.length))).toBeGreaterThan(ALLOWED(text.length));
  });
});

describe('the counter', () => {
  it.each(['^\\d{2}-\\d{3}$', '^(?:ab|c)+d?$', '[a-c]\\.x', '^\\p{L}*$'])(
    'finds with %s what an engine finds',
    (source) => {
      const pattern = readPattern(source, 'u');
      expect(stepsOf(pattern, '12-345', 1000)).toBeGreaterThan(0);
      expect(stepsOf(pattern, '', 1000)).toBeLessThan(10);
    },
  );

  it('throws at what it does not know', () => {
    for (const source of ['(?=a)', '(a)\\1', 'a+?', '(?<n>a)', '\\b']) expect(() => readPattern(source, '')).toThrow();
  });
});
