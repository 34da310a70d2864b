import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onPictureRule } from './onPicture.ts';

const theme = (rules: string) => `@layer theme { :root { ${rules} } }`;
const DARK = '@media screen { :root[data-scheme="dark"] { --accent: #8fd0a5 } }';

it('words and points on pictures follow the light colours of a theme', () => {
  expect(onPictureRule('')).toBe('');
  expect(onPictureRule(`${theme('--accent: #1f5b3a')} ${DARK}`)).toBe(
    '@layer theme{:root{--on-picture-accent:#1f5b3a}}',
  );
  expect(onPictureRule(theme('--mine: #6a2468; --accent: var(--mine); --ink: #221726'))).toBe(
    '@layer theme{:root{--on-picture:#221726;--on-picture-accent:#6a2468}}',
  );
});

it('what could not be read on a light picture is left as it is', () => {
  for (const value of ['#8fd0a5', 'var(--accent)', 'oklch(80% 0.1 20)', 'red;}</style>'])
    expect(onPictureRule(theme(`--accent: ${value}`))).toBe('');
});

it('ready themes say themselves what a theme would be followed in', () => {
  for (const name of ['las', 'sliwka']) {
    const css = readFileSync(`starter/themes/${name}.css`, 'utf8');
    const accent = /--on-picture-accent: (#\w+)/.exec(css)?.[1];
    expect(onPictureRule(css)).toContain(`--on-picture-accent:${accent}`);
  }
});
