import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeColours } from './themeColours.ts';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

describe('themeColours', () => {
  it('reads the tokens of both schemes', () => {
    expect(themeColours([tokens])).toEqual({ light: '#f6f3ee', dark: '#16171c' });
  });
  it("takes what the merchant's theme says last", () => {
    const theme = '@layer theme{/* --paper: red; */:root{--ink:#000;--paper:#fff0f0}}';
    // The theme stands above the tokens in the cascade: what it sets once holds in the dark as well.
    expect(themeColours([tokens, theme])).toEqual({ light: '#fff0f0', dark: '#fff0f0' });
    const both = `${theme}@media (prefers-color-scheme:dark){:root{--paper: oklch(20% 0.02 20)}}`;
    expect(themeColours([tokens, both])).toEqual({ light: '#fff0f0', dark: 'oklch(20% 0.02 20)' });
  });
  it('has an answer for sheets that set none', () => {
    expect(themeColours(['p{color:red}'])).toEqual({ light: '#ffffff', dark: '#ffffff' });
  });
});
