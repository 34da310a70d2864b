import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../root.ts';

const PROGRAM = '/usr/sbin/nginx';
const STOP_MS = 10_000;
const LOOKS = 100;
const LOOK_EVERY_MS = 50;

/** The example of deploy/ for these ports of this machine, without https. */
async function siteOf(port: number, shops: readonly number[]): Promise<string> {
  const example = await readFile(join(root, 'deploy/nginx-machines.conf'), 'utf8');
  const places = [...shops];
  const lines = example
    .slice(0, example.indexOf('server {'))
    .concat(example.slice(example.lastIndexOf('server {')))
    .split('\n')
    .filter((line) => !/^ +ssl_/.test(line))
    .map((line) =>
      line.replace('443 ssl http2', `127.0.0.1:${port}`).replace('server_name sklep.example.pl', 'server_name _'),
    )
    .map((line) => line.replace(/10\.0\.0\.\d+:3000/, () => `127.0.0.1:${places.shift()}`))
    .map((line) => line.replace('Host $host', 'Host $http_host'));
  if (places.length > 0) throw new Error('The example has too few machines');
  return lines.join('\n');
}

/** nginx on this machine as deploy/ has it for three machines. */
export async function startNginx(port: number, shops: readonly number[]): Promise<{ stop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'witryna-nginx-'));
  await mkdir(join(home, 'temp'));
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/temp/${kind};`,
  );
  await writeFile(
    join(home, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temps.join(' ')}
${await siteOf(port, shops)} }`,
  );
  const child = spawn(PROGRAM, ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (let looks = 0; looks < LOOKS && !(await answers(port)); looks += 1) await setTimeout(LOOK_EVERY_MS);
  return {
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([ended, setTimeout(STOP_MS, undefined, { ref: false })]);
      child.kill('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
