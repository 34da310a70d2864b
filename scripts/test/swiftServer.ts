import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { run } from '../steps/tool.ts';

/** OpenStack Swift speaks S3; these are Debian's packages of it. */
export const SWIFT_PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'] as const;

const PROGRAMS = '/usr/bin';
/** Debian's Python, which finds Debian's Swift; another one on PATH does not. */
const PYTHON = '/usr/bin/python3';
/** Looks for a server that starts, and the time between them, ms. */
const LOOKS = 600;
const LOOK_EVERY = 100;

export const hasSwift = (): boolean => existsSync(join(PROGRAMS, 'swift-proxy-server'));

const LAYERS = ['account', 'container', 'object'] as const;
const KEYS = { user: 'sklep:pliki', secret: 'tajne-tajne' };
const BUCKET = 'pliki-sklepu';

/**
 * Swift on this machine alone, with one folder as its only device, and a bucket in it. The address is as S3_URL_TEST wants it.
 */
export async function startSwift(): Promise<{ address: string; stop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'witryna-swift-'));
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const one of running) one.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  };
  try {
    await mkdir(join(home, 'devices', 'd1'), { recursive: true });
    await writeFile(join(home, 'swift.conf'), '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n');
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    await rings(home, ports);
    for (const [at, layer] of LAYERS.entries()) {
      running.push(await server(home, layer, ports[at] ?? 0, layerConf(layer)));
    }
    const port = ports[3] ?? 0;
    running.push(await server(home, 'proxy', port, PROXY));
    await Promise.all(ports.map(answering));
    const origin = `http://127.0.0.1:${port}`;
    const client = new AwsClient({
      accessKeyId: KEYS.user,
      secretAccessKey: KEYS.secret,
      ...{ service: 's3', region: 'us-east-1' },
    });
    const made = await client.fetch(`${origin}/${BUCKET}`, { method: 'PUT' });
    if (!made.ok) throw new Error(`Swift makes no bucket: ${made.status} ${await made.text()}`);
    const login = `${encodeURIComponent(KEYS.user)}:${KEYS.secret}`;
    return { address: `http://${login}@127.0.0.1:${port}/${BUCKET}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where each layer finds its only device; by the library, because its command takes seconds each time. */
const RINGS = `
import sys
from swift.common.ring import RingBuilder
home = sys.argv[1]
for layer, port in zip(sys.argv[2::2], sys.argv[3::2]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': int(port),
                     'replication_ip': '127.0.0.1', 'replication_port': int(port), 'device': 'd1', 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(home + '/' + layer + '.ring.gz')
`;

async function rings(home: string, ports: readonly number[]): Promise<void> {
  const words = LAYERS.flatMap((layer, at) => [layer, String(ports[at])]);
  const { code, output } = await run(PYTHON, ['-c', RINGS, home, ...words]);
  if (code !== 0) throw new Error(`Swift makes no rings: ${output}`);
}

async function server(home: string, name: string, port: number, rest: string): Promise<ChildProcess> {
  const conf = join(home, `${name}-server.conf`);
  const common = [
    '[DEFAULT]',
    `bind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0`,
    `user = ${userInfo().username}\nswift_dir = ${home}\ndevices = ${join(home, 'devices')}`,
    'mount_check = false\ndisable_fallocate = true',
  ];
  await writeFile(conf, `${common.join('\n')}\n${rest}`);
  return spawn(PYTHON, [join(PROGRAMS, `swift-${name}-server`), conf], { stdio: 'ignore' });
}

const layerConf = (layer: string) => `[pipeline:main]
pipeline = ${layer}-server
[app:${layer}-server]
use = egg:swift#${layer}
`;

/** Keys are looked up without a cache, but not without a client of one: it asks a port on which nobody listens. */
const PROXY = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${KEYS.user.replace(':', '_')} = ${KEYS.secret} .admin
`;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answering(port: number): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (await listens(port)) return;
    await setTimeout(LOOK_EVERY);
  }
  throw new Error(`Nothing of Swift listens on ${port}`);
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
