/**
 * Asks validateClientData about ten fields over 8 kept connections: node validate.ts URL SECONDS literals|variables;
 * writes the result as JSON. Every answer has to hold what is wrong with two of the fields, and nothing else.
 */
import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const [url = '', seconds = '4', kind = 'literals'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let count = 0;
let bad = 0;

/** Field by field; the first name holds a digit and the postcode is Polish in Germany. */
const fields = (n: number) => [
  { clientData: { clientBillingData: { firstname: `Anna${n}` } } },
  { clientData: { clientBillingData: { lastname: 'Brzęczyszczykiewicz' } } },
  { clientData: { clientBillingData: { companyName: `Glina ${n} sp. z o.o.` } } },
  { clientData: { taxNumber: '123-456-32-18', clientBillingData: { country: 616 } } },
  { clientData: { clientBillingData: { street: `al. 3 Maja ${n}A m. 4`, country: 616 } } },
  { clientData: { clientBillingData: { zipcode: '59-700', country: 276 } } },
  { clientData: { clientBillingData: { city: 'Bolesławiec' } } },
  { clientData: { clientBillingData: { phone: `+48512${String(100_000 + (n % 900_000))}`, country: 616 } } },
  { clientData: { email: `anna.${n}@example.pl` } },
  { loginAndPassword: { login: `anna.${n}`, password: `kubek z uchem ${n}` } },
];

const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .map(([key, inner]) => `${key}:${literal(inner)}`)
        .join(',')}}`
    : JSON.stringify(value);

const asking = (body: (input: unknown, place: number) => string, n: number) =>
  fields(n)
    .map(
      (input, place) => `f${place}:validateClientData(ClientDataInput:${body(input, place)}){messages{code message}}`,
    )
    .join(' ');

const variables = `query(${fields(0)
  .map((_, place) => `$v${place}:ClientDataInput`)
  .join(',')}){${asking((_, place) => `$v${place}`, 0)}}`;

function bodyOf(n: number): string {
  if (kind === 'literals') return JSON.stringify({ query: `{${asking(literal, n)}}` });
  return JSON.stringify({
    query: variables,
    variables: Object.fromEntries(fields(n).map((input, place) => [`v${place}`, input])),
  });
}

function ask(body: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(new URL('/graphql/v1/?query=validateClientData', url), { method: 'POST', agent, headers });
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => {
        // One message of the name, two of the postcode.
        if (answer.statusCode !== 200 || text.split('"code"').length !== 4) bad += 1;
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
    await ask(bodyOf(next++));
    count += 1;
  }
}
await Promise.all(Array.from({ length: CONNECTIONS }, shopper));
console.log(JSON.stringify({ count, rate: count / ((performance.now() - start) / 1000), bad }));
agent.destroy();
