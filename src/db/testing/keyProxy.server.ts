import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** BackendKeyData with its length; the number of the server's process follows. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

/**
 * Stands before a PostgreSQL as a pooler does, and tells another number of its process. It lends nothing: what follows from a
 * connection that is somebody else's with each transaction, `npm run prove` shows with PgBouncer.
 */
export async function keyProxy(address: string): Promise<{ url: string; close(): Promise<void> }> {
  const to = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    client.pipe(upstream);
    let told = false;
    upstream.on('data', (bytes: Buffer) => {
      const at = told ? -1 : bytes.indexOf(KEY_DATA);
      if (at >= 0) bytes.writeInt32BE(1, at + KEY_DATA.length);
      told ||= at >= 0;
      client.write(bytes);
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = Object.assign(new URL(address), { port: String((server.address() as AddressInfo).port) }).href;
  return {
    url,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
