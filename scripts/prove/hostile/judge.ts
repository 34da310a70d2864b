import type { Answer, Asked } from './client.ts';

/** Longest time for an answer, ms. */
export const SLOW = 1000;

/** Marks in what is sent: run or carried over as they are, they show up where they must not. */
export const MARKS = {
  /** `31337*31337` in several template languages. */
  product: '982007569',
  script: 'witrynaHostile()',
  header: 'X-Witryna-Hostile',
} as const;

/** What a stranger must not be told: traces, places on the disk, statements, names of the program's parts. */
const LEAKS: readonly RegExp[] = [
  /\n\s+at .{1,200}:\d+:\d+/,
  // But what was sent, and cut to what a field holds: „file:///etc/passwd”, wherever it ends.
  /\bfile:\/\/\/(?!etc\/p|(?:e|et|etc\/?)?(?:[^\w/]|$))/,
  /node_modules|build\/server\//,
  /\/(?:tmp|work|home|root|var)\/[\w.-]+\//,
  /\bSQLITE_[A-Z]+|\bsqlite3?\b.{0,40}\berror\b/i,
  /syntax error at or near|no such (?:table|column)|unterminated quoted string|invalid input syntax for/i,
  /\b(?:select|insert into|update|delete from) "?[a-z_]+"? .{0,80}\b(?:from|values|set|where)\b "?[a-z_]+"? ?[=($]/i,
  /\b(?:Type|Range|Reference|Syntax|URI)Error\b/,
  /\bCannot read propert|\bis not a function\b|\bis not iterable\b|\bUnexpected token\b/,
  /\bECONN[A-Z]+|\bENOENT\b|\bEACCES\b|\bENAMETOOLONG\b/,
  /root:x:0:0/,
];

/** Words of somebody else's, planted before; nobody who asks may see them. */
export type Secrets = readonly string[];

/** Everything wrong with an answer, whoever asked. */
export function faultsOf({ cut, kind }: Asked, { status, headers, body }: Answer, secrets: Secrets): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  // Whoever breaks the protocol, or hangs up, need not be answered.
  if (status === 0 && !cut && kind !== 'bytes') faults.push('no answer');
  for (const leak of LEAKS) {
    const found = leak.exec(body);
    if (found) faults.push(`tells „${body.slice(Math.max(0, found.index - 60), found.index + 120)}”`);
  }
  for (const secret of secrets) if (body.includes(secret)) faults.push(`tells „${secret}”, which is somebody else’s`);
  if (body.includes(MARKS.product)) faults.push('has run a template');
  if (headers.has(MARKS.header.toLowerCase())) faults.push('takes a header from what was sent');
  if (headers.get('content-type')?.startsWith('text/html') && runs(body)) faults.push('carries a script over');
  return faults;
}

/** A tag of ours that a browser would read as one. */
const runs = (html: string): boolean =>
  html.includes(`<script>${MARKS.script}`) || html.includes(`onerror=${MARKS.script}>`);
