import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to one server and later to another, as a virtual IP does: whoever is connected is cut off. */
export async function movableAddress(first: string): Promise<{ url: string; move(to: string): void; close(): void }> {
  let to = new URL(first);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: Object.assign(new URL(first), { port: String((server.address() as AddressInfo).port) }).href,
    move(next) {
      to = new URL(next);
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
