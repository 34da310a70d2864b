/**
 * Part of the script in the head: what depends on cookies is done before the first frame is painted. Who reads
 * `document.cookie` waits for another process, beside the parsing of a page 2 to 20 ms; the cookie store is asked and answers
 * meanwhile. Where it is missing, or has not answered when the first frame is due, the page waits.
 * @param parts statements that find cookies as `name=value` in the text `c`, and the element html in `r`. What one throws
 *   is passed over, with those after it
 */
export const cookieScript = (...parts: readonly string[]): string =>
  `{let r=document.documentElement,f=c=>{f=0;${parts.join(';')}};window.cookieStore?.getAll().then(l=>f(""+l.map(x=>x.name+"="+x.value))).catch(()=>{});requestAnimationFrame(()=>{try{f&&f(document.cookie)}catch{}})}`;
