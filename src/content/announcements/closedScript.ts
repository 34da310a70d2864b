import { CLOSED_BARS, CODE_BAR, FREE_BAR, openClass } from './marks.ts';

const cookies = JSON.stringify(
  Object.fromEntries([CODE_BAR, FREE_BAR].map(({ id, cookie }) => [openClass(id), `${cookie}=`])),
);

/**
 * Part of the script in the head, run before the first paint: pages are kept for all, so the server cannot know what a
 * visitor has closed. Where site data is blocked everything stays open.
 */
export const closedScript = `try{var c=document.documentElement.classList,k=document.cookie+localStorage.getItem("${CLOSED_BARS}");[...c].forEach(n=>k.includes(${cookies}[n]||'"'+n.slice(2)+'"')&&c.remove(n))}catch(e){}`;
