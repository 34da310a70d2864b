/**
 * sqlmap and wapiti against a shop as it runs, without limits, and first against a page that has every fault they look for:
 * node scripts/prove/scanners.ts; needs a build, sqlmap and wapiti. Ends with 1 when one of them finds something in the shop that
 * is not wrong of it, or nothing in the page. `--only sqlmap` or `--only wapiti` runs one of them.
 */
import { parseArgs } from 'node:util';
import { startShop } from '../../e2e/support/shop.ts';
import { type Finding, lineOf, sifted } from './scanners/findings.ts';
import { type Listener, listen } from './scanners/listener.ts';
import { sqlmap, type Target } from './scanners/sqlmap.ts';
import { startVulnerable } from './scanners/vulnerable.ts';
import { type Scan, wapiti } from './scanners/wapiti.ts';

/** Addresses with parameters, of each way in which the shop is asked. */
const TARGETS: readonly Target[] = [
  { path: '/szukaj?text=kubek&sort_order=date-d' },
  { path: '/kategoria/kubki-i-filizanki?filter_traits1=kobalt&filter_price=20-90&counter=1' },
  { path: '/ajax/projector.php?product=1001&size=250&number=1&get=sizes' },
  { path: '/ajax/opinions.php?action=get&type=product&product=1001&resultsLimit=5&resultsPage=1' },
  { path: '/ajax/get.php', data: 'request={"Projector":{"params":{"product":"1001","size":"250"}}}' },
  { path: '/basketchange.php', data: 'mode=1&product=1001&size=250&number=1&getAjax=true' },
  { path: '/logowanie', data: 'operation=login&login=anna.znana&password=zielony' },
  { path: '/kontakt', data: 'contact_name=Anna&contact_email=anna@example.pl&contact_order=1&contact_message=tekst' },
  {
    path: '/graphql/v1/',
    data: '{"query":"query Q($given: ProductsTextSearchInput!) { productsTextSearch(searchInput: $given) { total corrected } }","variables":{"given":{"text":"kubek"}}}',
  },
];

const STARTS = [
  ...[
    '/szukaj?text=kubek',
    '/kategoria/kubki-i-filizanki?filter_traits1=kobalt',
    '/produkt/kubek-codzienny-kobalt-1001',
  ],
  ...['/kontakt', '/logowanie', '/koszyk', '/zamowienie/znajdz', '/newsletter', '/sklepy?q=Krak'],
];

/** What wapiti has to have read for it to say something of the shop, beside where it begins. */
const FEWEST_FORMS = 5;

/** Kinds that wapiti has to find in the page with faults. */
const PLANTED = [
  ...['SQL Injection', 'Cross Site Scripting', 'Open Redirect', 'Path Traversal', 'Server Side Request Forgery'],
  ...[
    'CRLF Injection',
    'Cross Site Request Forgery',
    'Content Security Policy Configuration',
    'HTTP Secure Headers',
    'HttpOnly Flag cookie',
  ],
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const runs = (name: string) => values.only === undefined || values.only === name;

for (const proof of [findsWhatIsThere, findsNothing]) {
  const listener = await listen();
  try {
    await proof(listener);
  } finally {
    listener.stop();
  }
}

/** A scanner that finds nothing anywhere proves nothing. */
async function findsWhatIsThere({ url: listening }: Listener): Promise<void> {
  const page = await startVulnerable();
  try {
    if (runs('sqlmap'))
      expectKinds('sqlmap', await sqlmap(page.url, { path: '/szukaj?value=kubek' }), ['SQL Injection']);
    if (!runs('wapiti')) return;
    const { findings } = await wapiti(page.url, { starts: [], listener: listening, reading: 30, each: 60 });
    expectKinds('wapiti', findings, PLANTED);
  } finally {
    page.stop();
  }
}

function expectKinds(name: string, findings: readonly Finding[], kinds: readonly string[]): void {
  const missed = kinds.filter((kind) => !findings.some((finding) => finding.kind === kind));
  console.log(
    `${name} finds ${kinds.length - missed.length} of ${kinds.length} kinds of faults in a page that has them`,
  );
  if (missed.length > 0) throw new Error(`${name} does not find what is there: ${missed.join(', ')}`);
}

async function findsNothing({ url: listening, asked }: Listener): Promise<void> {
  const shop = await startShop({ RATE_LIMITS: '0', WORKERS: '1', PAYMENTS: 'simulator:50', LOG_LEVEL: 'warn' });
  try {
    const findings: Finding[] = [];
    if (runs('sqlmap')) {
      for (const target of TARGETS) findings.push(...(await sqlmap(shop.url, target)));
      console.log(`sqlmap tried ${TARGETS.length} addresses`);
    }
    if (runs('wapiti')) {
      const scan: Scan = { starts: STARTS, listener: listening, reading: 90, each: 25 };
      const { findings: more, read } = await wapiti(shop.url, scan);
      findings.push(...more);
      console.log(`wapiti tried ${read.pages} pages and ${read.forms} forms`);
      if (read.pages < STARTS.length || read.forms < FEWEST_FORMS) throw new Error('wapiti has hardly read the shop');
    }
    findings.push(...asked().map((told) => ({ kind: 'Server Side Request Forgery', where: 'the listener', told })));
    for (const [line] of shop.log().matchAll(/^.*"event":"unexpected".*$/gm)) {
      findings.push({ kind: 'Failure', where: 'the log of the shop', told: line });
    }
    const { faults, allowed } = sifted(findings);
    for (const line of allowed) console.log(`  allowed: ${line}`);
    for (const fault of faults) console.log(lineOf(fault));
    console.log(`${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}
