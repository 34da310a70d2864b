/**
 * Asks a server for paths in turn over 8 kept connections: node load.ts URL SECONDS ENCODINGS PATH…; writes the result as
 * JSON. ENCODINGS are what the answers may be compressed with, as a browser says it; '' for none. Runs on a core of its own.
 * It asks for some 10 000 a second at most; where that is the limit, the CPU time a page tells.
 */
import { Agent, get } from 'node:http';
import { ascending, percentile } from '../support/timing.ts';

const CONNECTIONS = 8;
const [url = '', seconds = '4', encodings = '', ...paths] = process.argv.slice(2);
const headers = encodings === '' ? {} : { 'Accept-Encoding': encodings };
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const times: number[] = [];
let next = 0;
let bad = 0;

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(new URL(path, url), { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) bad += 1;
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

const start = performance.now();
const end = start + Number(seconds) * 1000;
async function visitor(): Promise<void> {
  while (performance.now() < end) {
    const asked = performance.now();
    await ask(paths[next++ % paths.length] ?? '/');
    times.push(performance.now() - asked);
  }
}
await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
const took = performance.now() - start;
times.sort(ascending);
console.log(
  JSON.stringify({
    count: times.length,
    rate: times.length / (took / 1000),
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    bad,
  }),
);
agent.destroy();
