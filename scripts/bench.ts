import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './root.ts';
import { runNode } from './steps/tool.ts';

/** Runs the measurements one after another, each alone on the machine; names choose some of them. */
const wanted = process.argv.slice(2);
const scripts = globSync('bench/*.ts', { cwd: root, exclude: ['bench/*.test.ts'] })
  .sort()
  .filter((place) => wanted.length === 0 || wanted.includes(basename(place, '.ts')));

const failed: string[] = [];
for (const script of scripts) {
  console.log(`\n${script}`);
  const { code } = await runNode([script], { stream: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) failed.push(script);
}

if (scripts.length === 0) console.error(`No measurement in bench/ is named ${wanted.join(', ') || 'at all'}.`);
else
  console.log(
    `\n${scripts.length - failed.length} of ${scripts.length} measurements ended well${failed.map((one) => `; ${one} failed`).join('')}.`,
  );
process.exitCode = failed.length > 0 || scripts.length === 0 ? 1 : 0;
