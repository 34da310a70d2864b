/** Node's own server with one page in memory, compressed: nothing can send it faster from JavaScript. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const html = readFileSync(process.argv[2] ?? '');
const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': String(body.length),
};
createServer((_, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT));
