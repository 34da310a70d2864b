import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/kit/contrast.ts';

/**
 * Colours of words on the grounds they may stand on, in both schemes: by number, so that a browser looks at the dark
 * scheme only where whole pages and all parts are looked at (everyPage.spec.ts, parts.spec.ts).
 */
const SHEET = 'src/ui/styles/tokens.css';
const sheet = postcss.parse(readFileSync(SHEET, 'utf8'));

const PAPERS = ['--paper', '--paper-raised', '--paper-sunk'];
const SOFT = ['--accent-soft', '--ok-soft', '--warn-soft', '--err-soft'];
const INKS = ['--ink', '--ink-2', '--accent', '--accent-hover', '--accent-press', '--sale', '--ok', '--warn', '--err'];

/** Which words stand on which grounds. */
const families = [
  { grounds: [...PAPERS, ...SOFT], words: INKS },
  { grounds: ['--accent', '--accent-hover', '--accent-press'], words: ['--on-accent'] },
  { grounds: ['--band'], words: ['--on-band', '--on-band-2'] },
  { grounds: ['--ink'], words: ['--paper'] },
  { grounds: ['--mark'], words: ['--ink'] },
  { grounds: ['--err'], words: ['--paper'] },
] as const;

/** Colour of what is switched off, and of signs between words: they need no contrast, and have that of a border. */
const QUIET = '--line-strong';
/** Colours on pictures, alike in both schemes: the light scheme, which every test looks at, says it all. */
const ON_PICTURES = ['--on-picture', '--on-picture-accent', '--picture-veil', '--point-paper'];
/** Filled, with nothing to read on it: bars, marks, dots and what lies behind a window. */
const WORDLESS = ['--scrim', '--ink-2', '--on-accent', '--on-band', QUIET];
/** Set beside its ground, by the kinds of a note. */
const SET_ELSEWHERE = ['--tone'];

/** The colours that a rule of the sheet of tokens sets. */
function coloursOf(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  sheet.walkRules((rule) => {
    if (rule.selector !== selector || /contrast|motion/.test((rule.parent as { params?: string }).params ?? '')) return;
    for (const node of rule.nodes)
      if (node.type === 'decl' && /^#[0-9a-f]{6}$/.test(node.value)) found[node.prop] = node.value;
  });
  return found;
}

const light = coloursOf(':root');
const preferred = coloursOf(':root:not([data-scheme="light"])');
const chosen = coloursOf(':root[data-scheme="dark"]');
const schemes = { light, dark: { ...light, ...preferred } };

type Used = { place: string; words?: string; ground?: string };

/** Every rule of the shop that colours words or fills a ground by a token. */
const used: Used[] = globSync('src/**/*.css')
  .filter((file) => file !== SHEET)
  .flatMap((file) => {
    const found: Used[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule: Rule) => {
      const last = (...props: string[]) =>
        rule.nodes.findLast((node): node is Declaration => node.type === 'decl' && props.includes(node.prop))?.value;
      const token = (value: string | undefined) => /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
      const words = token(last('color'));
      const ground = token(last('background', 'background-color'));
      if (words || ground)
        found.push({ place: `${file} ${rule.selector}`, ...(words && { words }), ...(ground && { ground }) });
    });
    return found;
  });

describe('the tokens', () => {
  it('are the same in the dark that is preferred and the dark that is chosen', () => {
    expect(Object.keys(preferred).length).toBeGreaterThan(20);
    expect(chosen).toEqual(preferred);
  });

  for (const [scheme, colours] of Object.entries(schemes)) {
    it.each(families.flatMap(({ grounds, words }) => grounds.flatMap((ground) => words.map((one) => [one, ground]))))(
      `%s can be read on %s, ${scheme}`,
      (words = '', ground = '') => {
        expect(contrast(colours[words] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each(PAPERS)(`borders are seen on %s, ${scheme}`, (ground) => {
      expect(contrast(colours[QUIET] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3);
    });
  }
});

describe('the sheets of the shop', () => {
  it('colour words and grounds by tokens that are held above', () => {
    expect(used.length).toBeGreaterThan(150);
    const words = [...families.flatMap((one) => [...one.words]), QUIET, ...ON_PICTURES, ...SET_ELSEWHERE];
    const grounds = [...families.flatMap((one) => [...one.grounds]), ...WORDLESS, ...ON_PICTURES];
    expect(used.filter((one) => one.words !== undefined && !words.includes(one.words))).toEqual([]);
    expect(used.filter((one) => one.ground !== undefined && !grounds.includes(one.ground))).toEqual([]);
  });

  it('join in one rule only words and grounds of one family', () => {
    const joined = used.filter(
      ({ words, ground }) => words && ground && ![words, ground].some((one) => ON_PICTURES.includes(one)),
    );
    expect(joined.length).toBeGreaterThan(10);
    const strange = joined.filter(
      ({ words, ground }) =>
        !families.some(
          (one) =>
            (one.words as readonly string[]).includes(words ?? '') &&
            (one.grounds as readonly string[]).includes(ground ?? ''),
        ),
    );
    expect(strange).toEqual([]);
  });
});
