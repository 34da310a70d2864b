/**
 * Asks for all sections of a shopper with a basket of three lines, a list of twenty products and two that are compared, over 8 kept
 * connections, each a shopper of its own: node personal.ts URL SECONDS; writes the result as JSON.
 */
import { Agent, type IncomingMessage, request } from 'node:http';
import { SECTIONS } from './sections.ts';

const CONNECTIONS = 8;
const THINGS = [
  { product: '1001', size: '350' },
  { product: '1054', size: '' },
  { product: '1047', size: '' },
];
const LISTED = Array.from({ length: 20 }, (_, n) => 1001 + n);
const ASKED = JSON.stringify(SECTIONS);
const [url = '', seconds = '4'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let count = 0;
let bad = 0;

function post(
  path: string,
  fields: Record<string, string>,
  cookie: string,
): Promise<{ answer: IncomingMessage; text: string }> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(body),
    Cookie: cookie,
  };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method: 'POST', agent, headers });
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve({ answer, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

async function filled(): Promise<string> {
  let cookie = '';
  for (const thing of THINGS) {
    const { answer } = await post('/basketchange.php', { mode: '1', number: '1', getAjax: 'true', ...thing }, cookie);
    // The session and the mark that there is one, as a browser sends them back.
    if (cookie === '') cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  }
  // The form of a heart, as pages without scripts send it.
  for (const product of LISTED) await post('/listy', { save: String(product) }, cookie);
  return `${cookie}; compared=1001.1002`;
}

const isWhole = (text: string): boolean =>
  text.includes('"productsCounter":3') &&
  text.includes(`"productsCounter":${LISTED.length}`) &&
  text.includes('Comparers');

const cookies = await Promise.all(Array.from({ length: CONNECTIONS }, filled));
const start = performance.now();
const end = start + Number(seconds) * 1000;
await Promise.all(
  cookies.map(async (cookie) => {
    while (performance.now() < end) {
      const { answer, text } = await post('/ajax/get.php', { request: ASKED }, cookie);
      if (answer.statusCode !== 200 || !isWhole(text)) bad += 1;
      count += 1;
    }
  }),
);
console.log(JSON.stringify({ count, rate: count / ((performance.now() - start) / 1000), bad }));
agent.destroy();
