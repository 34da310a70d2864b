import { createHash } from 'node:crypto';
import type { OtherLanguage } from '../../kit/language.ts';
import { scriptJson } from '../../kit/scriptJson.ts';
import { ENGLISH_COUNTRIES } from '../../languages/en/countries.server.ts';
import { PAGE_TERMS_ID } from '../../ui/browser/pageTerms.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Script of a language for browsers, and its address, which names its bytes. */
export interface WordsScript {
  href: string;
  script: string;
}

/**
 * The words of a language, put before those of the page, and what keeps a visitor in the language: links, forms and
 * calls that scripts make lead to its addresses. A classic script that runs before the kernel, which so knows nothing of languages.
 * @param roots first parts of the addresses of pages
 */
export function wordsScript(language: OtherLanguage, words: TextOverrides, roots: ReadonlySet<string>): WordsScript {
  const script = `(${START})(${JSON.stringify(language)},${scriptJson(words)},${JSON.stringify([...roots])},${scriptJson(ENGLISH_COUNTRIES)})`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 10);
  return { href: `/slowa/${language}-${hash}.js`, script };
}

/**
 * Trusted Types guard the text of script elements, so that an element of another kind takes the place of the terms.
 * An address that scripts wrote (`replaceState`) names what stands here already: to go there would throw away what was typed.
 */
const START = `(l,w,r,c)=>{
const d=document,e=d.getElementById(${JSON.stringify(PAGE_TERMS_ID)}),t=JSON.parse(e.textContent),n=d.createElement("div");
t.texts={...w,...t.texts};window.speaksEnglish=()=>l==="en";window.englishCountries=c;n.hidden=true;n.id=e.id;n.textContent=JSON.stringify(t);e.replaceWith(n);
const s=a=>/^\\/(?!\\/)/.test(a)&&r.includes(a.split(/[/?#]/)[1])&&!/^\\/zamowienie\\/\\d+\\/plik/.test(a)?"/"+l+a:a;
const k=["href","action","formaction"];
const f=x=>k.forEach(a=>{const v=x.getAttribute(a);if(v!==null&&s(v)!==v)x.setAttribute(a,s(v))});
const g=x=>{if(x.nodeType===1){f(x);x.querySelectorAll("[href],[action],[formaction]").forEach(f)}};
new MutationObserver(all=>all.forEach(m=>m.type==="attributes"?f(m.target):m.addedNodes.forEach(g)))
.observe(d,{subtree:true,childList:true,attributes:true,attributeFilter:k});
const o=window.fetch;window.fetch=(u,i)=>o.call(window,typeof u==="string"?s(u):u,i);
window.navigation?.addEventListener("navigate",v=>{if(v.navigationType==="replace"&&v.destination.sameDocument)return;
const u=new URL(v.destination.url),p=u.pathname+u.search+u.hash;
if(u.origin===location.origin&&s(p)!==p&&v.cancelable&&!v.formData&&v.navigationType!=="traverse"){v.preventDefault();v.stopImmediatePropagation();location.assign(s(p))}});
}`;
