import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Finding } from './findings.ts';
import { scanner } from './scanner.ts';

/** What wapiti writes with `-f json`, as far as it is read here. */
export interface WapitiReport {
  vulnerabilities: Record<string, WapitiFinding[]>;
  anomalies: Record<string, WapitiFinding[]>;
}

interface WapitiFinding {
  method: string;
  path: string;
  info: string;
  parameter: string;
}

/**
 * All that looks for faults but what looks for programs of other people (nikto, wapp, htaccess, shellshock), guesses names and
 * passwords (buster, brute_login_form), or tells by time (blindsql).
 */
const MODULES = [
  ...['sql', 'xss', 'permanentxss', 'exec', 'file', 'ssrf', 'xxe', 'redirect', 'crlf'],
  ...['csp', 'cookieflags', 'http_headers', 'csrf', 'backup', 'methods'],
];

/** A slow answer says nothing on a machine with other work. */
const BY_TIME = 'Resource consumption';

/** Addresses that were asked for and then tried: pages, and forms that were sent. */
export interface Read {
  pages: number;
  forms: number;
}

export interface Scan {
  /** Where the scan begins, beside the main page. */
  starts: readonly string[];
  /** A server of the proof: whoever can be made to ask an address of somebody else asks this. */
  listener: string;
  /** Longest time for reading pages, and then for each of the modules, seconds. */
  reading: number;
  each: number;
}

/** Reads the pages of a shop, tries what they ask for, and says what it found. */
export async function wapiti(url: string, scan: Scan): Promise<{ findings: Finding[]; read: Read }> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-wapiti-'));
  const report = join(folder, 'report.json');
  const patience = (scan.reading + scan.each * (MODULES.length + 2) + 120) * 1000;
  try {
    const output = await scanner(
      'wapiti',
      [
        ...['-u', `${url}/`, '-m', MODULES.join(','), '-f', 'json', '-o', report, '--store-session', folder],
        ...['--flush-session', '--no-bugreport', '-v', '0', '-t', '30', '-H', `Origin: ${url}`, '-S', 'normal'],
        ...['--depth', '1', '--max-links-per-page', '15', '--max-parameters', '30'],
        // It says that it reads brotli, and does so only with a package that is not always there: it would find no link.
        ...['-H', 'Accept-Encoding: gzip'],
        ...['--max-scan-time', String(scan.reading), '--max-attack-time', String(scan.each)],
        ...['--endpoint', `${scan.listener}/`],
        ...scan.starts.flatMap((path) => ['-s', url + path]),
      ],
      patience,
    );
    const crash = crashOf(output);
    if (crash !== undefined) throw new Error(`A module of wapiti broke off:\n${crash}\n…\n${output.slice(-2000)}`);
    const written = await readFile(report, 'utf8').catch(() => {
      throw new Error(`wapiti left no report:\n${output.slice(-2000)}`);
    });
    return { findings: readWapiti(JSON.parse(written)), read: await whatWasRead(folder) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Why a module broke off; wapiti goes on with the next, and its report says nothing of it. */
export const crashOf = (output: string): string | undefined => /^\w+ .+\n +File ".+/m.exec(output)?.[0];

/** From the session that wapiti keeps: its report tells what was found, and not where it looked. */
async function whatWasRead(folder: string): Promise<Read> {
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.db'));
  const session = new DatabaseSync(join(folder, file), { readOnly: true });
  const asked = session.prepare(
    "select sum(method = 'GET') as pages, sum(method = 'POST') as forms from paths where evil = 0 and http_status is not null",
  );
  const { pages, forms } = asked.get() ?? {};
  session.close();
  return { pages: Number(pages), forms: Number(forms) };
}

export function readWapiti({ vulnerabilities, anomalies }: WapitiReport): Finding[] {
  return Object.entries({ ...vulnerabilities, ...anomalies })
    .filter(([kind]) => kind !== BY_TIME)
    .flatMap(([kind, all]) =>
      all.map(({ method, path, parameter, info }) => ({
        ...{ kind, told: info },
        where: `${method} ${path}${parameter ? `, ${parameter}` : ''}`,
      })),
    );
}
