/** Colours of the classes are prescribed (delegated acts of Regulation (EU) 2017/1369), the same in both schemes. */
const COLOURS: Readonly<Record<string, string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
};

const NAME = /^([A-G])-([A-G])-([A-G])\.svg$/;

/** The arrow that stands at `/energia/<name>`: class, best and worst of the range. Undefined for what is no such name. */
export function energyPicture(file: string): string | undefined {
  const [, name = '', best = '', worst = ''] = NAME.exec(file) ?? [];
  if (!(name >= best && name <= worst) || name === '') return undefined;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="52" height="28" viewBox="0 0 52 28">',
    '<path d="M.5.5h13v27H.5z" fill="#fff" stroke="#000" stroke-width=".75"/>',
    '<path d="M7 18v-7M4.5 13.5 7 11l2.5 2.5" fill="none" stroke="#000" stroke-width="1.25"/>',
    `<path d="M14 .5h26L51.5 14 40 27.5H14z" fill="${COLOURS[name]}" stroke="#000" stroke-width=".75"/>`,
    '<g font-family="Calibri,Carlito,Verdana,sans-serif" font-weight="700" text-anchor="middle">',
    `<text x="7" y="9" font-size="9">${best}</text><text x="7" y="26" font-size="9">${worst}</text>`,
    '<text x="29" y="21.5" font-size="21" fill="#fff" stroke="#000" stroke-width="1.5" paint-order="stroke">',
    `${name}</text></g></svg>`,
  ].join('');
}
