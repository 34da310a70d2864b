import { schemeValues } from '../open/schemeValues.ts';

/** Colour of the page in both schemes, as the style sheets say. */
export interface ThemeColours {
  light: string;
  dark: string;
}

/** Reads `--paper` where style sheets set it; the merchant's theme comes last. */
export function themeColours(sheets: readonly string[]): ThemeColours {
  const { light, dark } = schemeValues(sheets);
  return { light: light.get('--paper') ?? '#ffffff', dark: dark.get('--paper') ?? '#ffffff' };
}
