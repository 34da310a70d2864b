const LONGEST = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Words as addresses of the shop have them; a word longer than any in Polish is more likely a secret. */
const WORDS = /^[a-z0-9_.~]{0,24}(?:-[a-z0-9_.~]{0,24})*$/;

/** A path as logs may hold it: no query, and no part that could be a secret or somebody's name. */
export function safePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const parts = path.split('/').map((part) => (WORDS.test(part) && !UUID.test(part) ? part : ':'));
  return parts.join('/').slice(0, LONGEST);
}
