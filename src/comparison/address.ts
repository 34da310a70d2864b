/** Page that sets products side by side; `?ids=` makes an address that can be sent. */
export const COMPARISON_PATH = '/porownanie';

/** Cookie with the ids of what somebody compares. It is set once they ask to compare. */
export const COMPARED_COOKIE = 'compared';

/** Days that it is kept. */
const COMPARED_DAYS = 30;

/** `/porownanie?ids=1001,1002` */
export const comparisonPath = (ids: readonly number[]): string =>
  ids.length === 0 ? COMPARISON_PATH : `${COMPARISON_PATH}?ids=${ids.join(',')}`;

/** Ids in a parameter or in the cookie, each once and at most so many; what is no id is left out. */
export function readIds(text: string, most: number): number[] {
  const ids = text.split(/[,.]/, 100).flatMap((word) => (/^[1-9]\d{0,14}$/.test(word) ? Number(word) : []));
  return [...new Set(ids)].slice(0, most);
}

/** Line of Set-Cookie; without ids it takes the cookie away. */
export function comparedCookie(ids: readonly number[], secure: boolean): string {
  const life = ids.length === 0 ? 0 : COMPARED_DAYS * 24 * 60 * 60;
  return [
    `${COMPARED_COOKIE}=${ids.join('.')}`,
    ...['Path=/', `Max-Age=${life}`, 'SameSite=Lax'],
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
