import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { scanner } from './scanner.ts';

export interface Target {
  /** Path with its query. */
  path: string;
  /** Body of a POST. */
  data?: string;
}

/** Longest time for one address, ms: a guard against hanging. */
const PATIENCE = 300_000;

/** Words that sqlmap answers its questions with: it follows nothing, and reads JSON and its values as parameters. */
const ANSWERS = 'follow=N,resend=N,process=Y,inside=Y,custom=Y,URI injection=N';

/** The kinds of injection that show in an answer: by truth, by message, by joined rows, inside another statement. Those by time would measure the machine. */
const TECHNIQUES = 'BEUQ';

/** Tries every parameter of an address, and says what can be injected. Throws where an address could not be tried. */
export async function sqlmap(url: string, { path, data }: Target): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-sqlmap-'));
  try {
    const output = await scanner(
      'sqlmap',
      [
        ...['--batch', '--flush-session', '--disable-coloring', '--ignore-proxy', `--answers=${ANSWERS}`],
        ...['--level=1', '--risk=1', `--technique=${TECHNIQUES}`, '--timeout=30', '--retries=2'],
        ...[`--headers=Origin: ${url}`, `--output-dir=${folder}`, '-u', url + path],
        ...(data === undefined ? [] : [`--data=${data}`]),
      ],
      PATIENCE,
    );
    return readSqlmap(output, `${data === undefined ? 'GET' : 'POST'} ${path}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What sqlmap has written about an address, as findings. */
export function readSqlmap(output: string, where: string): Finding[] {
  const findings: Finding[] = [];
  // Of a parameter: „Parameter: text (GET)”, and below it each kind with a title.
  for (const block of output.split(/^Parameter: /m).slice(1)) {
    const [parameter = ''] = block.split('\n');
    const titles = [...block.matchAll(/^ +Title: (.+)$/gm)].map(([, title]) => title);
    findings.push({ kind: 'SQL Injection', where: `${where}, ${parameter}`, told: titles.join(', ') });
  }
  for (const [, what, weakness] of output.matchAll(
    /heuristic \(\w+\) test shows that (.+) might be vulnerable to (.+)$/gm,
  )) {
    findings.push({ kind: 'Heuristics', where: `${where}, ${what}`, told: `might be vulnerable to ${weakness}` });
  }
  for (const [failure] of output.matchAll(/\b5\d\d \([^)]+\) - \d+ times/g)) {
    findings.push({ kind: 'Failure', where, told: failure });
  }
  const tried = findings.length > 0 || /all tested parameters do not appear to be injectable/.test(output);
  if (!tried) throw new Error(`sqlmap could not try ${where}:\n${output.slice(-2000)}`);
  return findings;
}
