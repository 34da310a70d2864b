import { scriptJson } from '../../kit/scriptJson.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { EDITS_PATH } from './path.ts';
import { editsTexts } from './texts.ts';

/** Time between two questions, and while the page is not seen. ms */
const ASK_EVERY = 300;
const ASK_HIDDEN = 2000;

const STYLE = `:host{all:initial}section{position:fixed;inset:auto 0 0;z-index:2147483647;max-height:45vh;overflow:auto;\
padding:12px 16px;background:#2b1d00;color:#fff4dc;border-top:4px solid #f2a900;font:15px/1.45 ui-sans-serif,system-ui,sans-serif}\
h2{margin:0 0 4px;font-size:16px}p{margin:0 0 8px}ul{margin:0;padding:0 0 0 18px}\
li{overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}\
button{float:right;min-height:32px;padding:4px 12px;font:inherit;color:inherit;background:none;border:1px solid;border-radius:4px}`;

/**
 * Script of the panel, for a page that shows the shop as of an edit: asks for later ones, loads the page again, and tells
 * mistakes. What somebody has typed is not thrown away. It runs beside the shop's own scripts and uses nothing of theirs.
 */
export function panelScript(version: number, texts: TextOverrides): string {
  const words = Object.fromEntries(
    (['title', 'lead', 'book', 'changed', 'close'] as const).map((key) => [key, translate(editsTexts, texts, key)]),
  );
  return `(${RUN})(${version},${scriptJson(words)},${scriptJson(STYLE)},${scriptJson(EDITS_PATH)})`;
}

const RUN = `(at,w,css,path)=>{
let box,last="",shut="";
const el=(name,text,...inside)=>{const e=document.createElement(name);if(text)e.textContent=text;e.append(...inside);return e};
let field;
addEventListener("input",e=>{field=e.target},true);
const typed=()=>field?.isConnected&&field.value!=="";
const show=(lines,lead,book=[])=>{
const now=lines.join("\\n");
if(now===last)return;
last=now;box?.remove();box=undefined;
if(now===""||now===shut)return;
box=el("div");
const root=box.attachShadow({mode:"open"}),sheet=new CSSStyleSheet(),close=el("button",w.close),part=el("section","",close,el("h2",lead?w.title:w.changed));
sheet.replaceSync(css);root.adoptedStyleSheets=[sheet];
part.setAttribute("role","status");part.lang="pl";
if(lead)part.append(el("p",w.lead),el("ul","",...lines.map(line=>el("li",line))));
if(book.length)part.append(el("p",w.book+" "+book.join(", ")));
close.type="button";close.onclick=()=>{shut=last;box.remove()};
root.append(part);document.body.append(box)};
const look=async()=>{
try{
const told=await(await fetch(path,{cache:"no-store"})).json();
if(told.version!==at){if(!typed())return location.reload();show([w.changed],false)}
else show(told.problems,true,told.book)
}catch{}
setTimeout(look,document.hidden?${ASK_HIDDEN}:${ASK_EVERY})};
look()}`;
