/** Pages of the merchant's book about files that are no chapter of its fields. */
const PAGES: Readonly<Record<string, string>> = {
  'theme.css': 'docs/sklep/wyglad.md',
  'texts.yaml': 'docs/texts.md',
};

/** Chapter of the fields of a file: one for all products, one for all pages. */
const chapterOf = (file: string): string | undefined =>
  /\.(?:yaml|md)$/.test(file) ? file.replace(/^(products|points|pages)\/.*\.(\w+)$/, '$1/*.$2') : undefined;

/** Name of a heading in an address, as those who show Markdown make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** Where the merchant's book describes a file of a shop. */
export function bookPlace(file: string): string | undefined {
  if (Object.hasOwn(PAGES, file)) return PAGES[file];
  const chapter = chapterOf(file);
  return chapter === undefined ? undefined : `docs/sklep/pola.md#${anchorOf(chapter)}`;
}
