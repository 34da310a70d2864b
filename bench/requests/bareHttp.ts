/** Node's own server with one page in memory: nothing can send it faster from JavaScript. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const html = readFileSync(process.argv[2] ?? '');
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.length }).end(html);
}).listen(Number(process.env.PORT));
