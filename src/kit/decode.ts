/** Percent-encoding undone; undefined where it is broken, which a browser may send and which must not fail. */
export function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
