import { connect } from 'node:net';

/** One request, byte for byte. */
export interface Asked {
  /** Kind of request, for counting. */
  kind: string;
  /** Address and what matters of it, to be told with a fault. */
  told: string;
  bytes: Buffer;
  /** Not all of it is sent: a server may hang up. */
  cut?: boolean;
}

export interface Answer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** Names in small letters. */
  headers: ReadonlyMap<string, string>;
  body: string;
  /** Time from the first byte sent to the last received, ms. */
  ms: number;
}

/** Longest wait for an answer, ms: the shop itself gives up after ten seconds. */
const PATIENCE = 30_000;

/**
 * Sends bytes over a connection of their own and reads until it ends. Of what is not whole the client ends its own half: Node
 * would wait for the rest, and ends its half of the connection when it hears of that, whatever it was about to say.
 */
export function send(url: string, { bytes, kind, cut }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const began = performance.now();
    const parts: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (part: Buffer) => parts.push(part));
    // A server that hangs up in the middle has said what it had to say before.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ ...readAnswer(Buffer.concat(parts)), ms: performance.now() - began }));
    if (cut || kind === 'bytes') socket.end(bytes);
    else socket.write(bytes);
  });
}

export function readAnswer(bytes: Buffer): Omit<Answer, 'ms'> {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return { status: 0, headers: new Map(), body: '' };
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  // „100 Continue” comes before the answer itself.
  if (status === 100) return readAnswer(rest);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const before = headers.get(name);
    const value = line.slice(colon + 1).trim();
    headers.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return { status, headers, body: rest.toString('utf8') };
}
