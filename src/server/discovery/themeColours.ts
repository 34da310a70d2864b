/** Colour of the page in both schemes, as the style sheets say. */
export interface ThemeColours {
  light: string;
  dark: string;
}

const DARK = /prefers-color-scheme:\s*dark|data-scheme=["']?dark/i;
const PAPER = /--paper:\s*([^;}]+)/;

/**
 * Reads `--paper` where style sheets set it; a later sheet wins over an earlier one, so the merchant's theme comes last.
 * The parts of a sheet are taken apart by their braces, which custom properties of colours do not hold.
 */
export function themeColours(sheets: readonly string[]): ThemeColours {
  const found: Partial<ThemeColours> = {};
  for (const sheet of sheets) {
    const around: string[] = [];
    for (const [, text = '', brace] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}]|$)/g)) {
      const paper = PAPER.exec(text)?.[1]?.trim();
      if (paper !== undefined) found[around.some((part) => DARK.test(part)) ? 'dark' : 'light'] = paper;
      if (brace === '{') around.push(text.slice(text.lastIndexOf(';') + 1));
      else if (brace === '}') around.pop();
    }
  }
  const light = found.light ?? '#ffffff';
  return { light, dark: found.dark ?? light };
}
