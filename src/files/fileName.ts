const LONGEST_NAME = 150;

/**
 * The name a person may be shown: no folders, no characters that cannot be seen or turn the reading direction round
 * ("fdp.exe" shown as "exe.pdf"), no dots or spaces at the end, which Windows ignores when it looks for the extension.
 */
export function cleanName(given: string): string {
  const own = given.slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const seen = own
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  const name = trimmedEnd(seen).trimStart();
  if (name === '') return 'plik';
  const characters = [...name];
  if (characters.length <= LONGEST_NAME) return name;
  const ending = extensionOf(name);
  const kept = ending === '' || ending.length > 16 ? '' : `.${ending}`;
  return characters.slice(0, LONGEST_NAME - kept.length).join('') + kept;
}

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** "jpg" of "Kubek.JPG", "" where there is none; letters that only look wider count as plain ones. */
export function extensionOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  const dot = plain.lastIndexOf('.');
  return dot < 0 ? '' : plain.slice(dot + 1);
}
