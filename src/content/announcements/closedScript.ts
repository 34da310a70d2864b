import { CLOSED_BARS, CODE_BAR, FREE_BAR, openClass } from './marks.ts';

const cookies = JSON.stringify(
  Object.fromEntries([CODE_BAR, FREE_BAR].map(({ id, cookie }) => [openClass(id), `${cookie}=`])),
);

/**
 * The last part of what a page does with cookies before its first frame (`cookieScript`): pages are kept for all, so the server
 * cannot know what a visitor has closed. Local storage, for which a page waits longest, is read only where a bar of the
 * merchant's own is open; those of cookies stand first, so they are closed where that has nothing or is blocked, and this throws.
 */
export const closedScript = `var k=${cookies};[...r.classList].forEach(n=>(k[n]?c:localStorage.getItem("${CLOSED_BARS}")).includes(k[n]||'"'+n.slice(2)+'"')&&r.classList.remove(n))`;
