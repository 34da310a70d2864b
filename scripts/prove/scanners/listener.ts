import { createServer } from 'node:http';

export interface Listener {
  url: string;
  /** Addresses at which a server was made to ask. */
  asked(): readonly string[];
  stop(): void;
}

/** Stands for the server of somebody else. wapiti asks it at the end which of its addresses were asked for. */
export async function listen(): Promise<Listener> {
  const asked: string[] = [];
  const told: Record<string, Record<string, object[]>> = {};
  const server = createServer((request, response) => {
    const [, kind, , id = '', parameter = ''] = (request.url ?? '').split('/');
    if (kind === 'ssrf' || kind === 'xxe') {
      asked.push(request.url ?? '');
      told[id] ??= {};
      told[id][parameter] ??= [];
      told[id][parameter].push({ url: request.url, date: '', ip: '127.0.0.1', method: request.method, size: 0 });
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/get_ssrf.php') ? told : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}`,
    asked: () => asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
