import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The letters of a family at one weight, as outlines: nothing of the system's fonts is used. */
export interface Glyphs {
  /** Measures the width of text at size 1. */
  measure(text: string): number;
  /** SVG that draws text with its baseline at x, y. */
  draw(text: string, at: { x: number; y: number; size: number }): string;
}

interface Family {
  folder: string;
  file: string;
  weight: number;
}

export const BRYGADA: Family = { folder: 'brygada-1918', file: 'brygada-1918', weight: 500 };
export const SOURCE_SANS: Family = { folder: 'source-sans-3', file: 'source-sans-3', weight: 600 };

/** Subsets of the font's files; those with Polish characters come first. */
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const;

const { resolve } = createRequire(import.meta.url);

/** Opens a family of the project. Throws when its files cannot be read. */
export async function openGlyphs({ folder, file, weight }: Family): Promise<Glyphs> {
  const [harfbuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('wawoff2/decompress.js'),
  ]);
  const open = (bytes: Uint8Array) => {
    const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
    const font = new harfbuzz.Font(face);
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    return { font, unitsPerEm: face.upem };
  };
  type Opened = ReturnType<typeof open>;
  const fonts: Opened[] = [];
  // One after another: the decompressor answers with a window on its memory, which the next call may move.
  for (const part of PARTS) {
    const path = resolve(`@fontsource-variable/${folder}/files/${file}-${part}-wght-normal.woff2`);
    fonts.push(open(Uint8Array.from(await decompress(await readFile(path)))));
  }

  /** Neighbouring letters of the same file; letters that no file has are left out. */
  function runs(text: string): { opened: Opened; text: string }[] {
    const found: { opened: Opened; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const opened = fonts.find(({ font }) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
      const last = found.at(-1);
      if (opened && last?.opened === opened) last.text += letter;
      else if (opened) found.push({ opened, text: letter });
    }
    return found;
  }

  function glyphs(run: { opened: Opened; text: string }) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(run.opened.font, buffer);
    return buffer.getGlyphInfosAndPositions();
  }

  return {
    measure: (text) =>
      runs(text).reduce(
        (sum, run) => sum + glyphs(run).reduce((wide, { xAdvance = 0 }) => wide + xAdvance, 0) / run.opened.unitsPerEm,
        0,
      ),
    draw(text, { x, y, size }) {
      let pen = x;
      const paths: string[] = [];
      for (const run of runs(text)) {
        const scale = size / run.opened.unitsPerEm;
        for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs(run)) {
          const place = `translate(${rounded(pen + xOffset * scale)} ${rounded(y - yOffset * scale)})`;
          const outline = run.opened.font.glyphToPath(codepoint);
          paths.push(`<path transform="${place} scale(${scale} ${-scale})" d="${outline}"/>`);
          pen += xAdvance * scale;
        }
      }
      return paths.join('');
    },
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
