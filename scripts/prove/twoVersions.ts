/**
 * A rolling deployment: three shops run the program from before the last change of the store's tables, and are replaced one after another
 * while guests buy. No purchase fails, what the older program wrote is read by the newer one and the other way round, and a page of
 * either finds its files.
 * Usage: node scripts/prove/twoVersions.ts; needs a build, git with the history, and nginx. Ends with 1 when something was lost.
 */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { run } from '../steps/tool.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { asking, assertKept, rush } from './machines/rush.ts';
import { startMachines } from './machines/shops.ts';

const BUYERS = 5;
const EACH = 12;
/** Purchases between one replacement and the next. */
const APART = 8;
const MACHINES = 3;

const { program, commit } = await olderProgram();
const postgres = await startPostgres(console.log, { durable: true });
try {
  const machines = await startMachines({ databaseUrl: postgres.url, program });
  try {
    const before = await migrations();
    const page = await (await fetch(machines.url)).text();
    const { bought, failures, done, count } = rush(machines.url, { buyers: BUYERS, each: EACH, mark: 'kupuje' });
    for (let place = 0; place < MACHINES; place += 1) {
      while (count() < (place + 1) * APART) await new Promise((resolve) => setTimeout(resolve, 20));
      await machines.end(place);
      await machines.begin(place, join(root, 'build/server/index.js'));
      if (place < MACHINES - 1) await assertFiles(machines.url, page);
    }
    await done;
    const added = (await migrations()).filter((name) => !before.includes(name));
    console.log(`From ${commit} to this version, with ${added.length} new migrations (${added.join(', ')})`);
    console.log(`${bought.length} purchases meanwhile, ${failures.length} failed`);
    for (const failure of new Set(failures)) console.log(failure);
    if (failures.length > 0 || added.length === 0) process.exitCode = 1;
    await assertKept(postgres.url, bought);
    console.log('The store holds every order once, and a piece was sold for each');
  } finally {
    await machines.stop();
  }
} finally {
  await postgres.stop();
}

function migrations(): Promise<string[]> {
  return asking(postgres.url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
    return rows.map(({ name }) => name);
  });
}

/** Scripts and sheets that an older page names are answered by whichever machine has them. */
async function assertFiles(url: string, page: string): Promise<void> {
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  if (files.length === 0) throw new Error('The page names no files');
  for (const file of files)
    for (let machine = 0; machine < MACHINES; machine += 1) {
      const { status } = await fetch(url + file);
      if (status !== 200) throw new Error(`${file} of an older page: ${status}`);
    }
}

/** Built from the commit before the migrations were last changed, and kept for the next run. */
async function olderProgram(): Promise<{ program: string; commit: string }> {
  const last = await git('log', '-1', '--format=%H', '--', 'src/db/migrations.server.ts');
  const commit = await git('rev-parse', '--short', `${last}^`);
  const folder = join(root, '.cache/versions', commit);
  const program = join(folder, 'build/server/index.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    await well('sh', '-c', `git archive ${commit} | tar -x -C ${folder}`);
    if (!existsSync(join(folder, 'node_modules')))
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    await well('sh', '-c', `cd ${folder} && NODE_ENV=production ${process.execPath} scripts/build.ts`);
  }
  return { program, commit };
}

async function git(...words: string[]): Promise<string> {
  return (await well('git', ...words)).trim();
}

async function well(program: string, ...words: string[]): Promise<string> {
  const { code, output } = await run(program, words);
  if (code !== 0) throw new Error(`${program} ${words.join(' ')}: ${output}`);
  return output;
}
