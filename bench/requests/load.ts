/** Asks a server for paths in turn: node load.ts URL SECONDS PATH…; writes the result as JSON. Runs on a core of its own. */
import autocannon from 'autocannon';

const [url = '', seconds = '4', ...paths] = process.argv.slice(2);
const result = await autocannon({
  url,
  connections: 8,
  duration: Number(seconds),
  requests: paths.map((path) => ({ method: 'GET', path })),
});
console.log(
  JSON.stringify({
    count: result.requests.total,
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bad: result.non2xx + result.errors,
  }),
);
