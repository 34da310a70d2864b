/**
 * Asks the search box's query over 8 kept connections: node search.ts URL SECONDS known|new; writes the result as JSON. `known`
 * asks for beginnings of 60 words in turn, as shoppers do, `new` for a text that nobody has typed before.
 */
import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const [url = '', seconds = '4', kind = 'known'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let count = 0;
let bad = 0;

const WORDS = [
  'kubek',
  'talerz',
  'miska',
  'czajnik',
  'filiżanka',
  'doniczka',
  'wazon',
  'dzbanek',
  'świecznik',
  'patera',
];
const COLOURS = ['kobalt', 'mech', 'piasek', 'grafit', 'biel', 'nocny'];
const texts = WORDS.flatMap((word) =>
  COLOURS.map((colour, n) => (n % 2 ? word.slice(0, 3 + (n % 3)) : `${word} ${colour}`)),
);

const query = `query($text:String!){productsTextSearch(searchInput:{text:$text,limit:6}){products{name link iconSmall iconSmallSecond
marks price{price{gross{value formatted}net{value formatted}}}}series{name link}producers{name link}
menuNodes{name link breadcrumb{items{title}}}cms{name link}searchQueries{name link}}}`;

function textOf(n: number): string {
  const text = texts[n % texts.length] ?? '';
  return kind === 'known' ? text : `${text} x${n}`;
}

function ask(text: string): Promise<void> {
  const body = JSON.stringify({ query, variables: { text } });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(new URL('/graphql/v1/?query=productsTextSearch', url), { method: 'POST', agent, headers });
    sent.on('response', (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        said += piece;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200 || !said.includes('"link":"/produkt/')) bad += 1;
        resolve();
      });
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

const start = performance.now();
const end = start + Number(seconds) * 1000;
let next = 0;
async function shopper(): Promise<void> {
  while (performance.now() < end) {
    await ask(textOf(next++));
    count += 1;
  }
}
await Promise.all(Array.from({ length: CONNECTIONS }, shopper));
console.log(JSON.stringify({ count, rate: count / ((performance.now() - start) / 1000), bad }));
agent.destroy();
