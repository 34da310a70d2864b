import { createServer } from 'node:http';
import { SECOND } from '../../../kit/clock.ts';
import { isLoopbackUrl } from '../../../kit/network.ts';
import { smtpTrouble } from '../../../mail/smtp.server.ts';
import type { Settings } from '../../../settings/env.server.ts';
import { startMessage } from '../../open/problems.ts';
import { codeOf, type Finding, finding } from './finding.ts';

const PATIENCE = 5 * SECOND;

const isPublic = ({ shopUrl }: Settings): boolean => !isLoopbackUrl(shopUrl);

/** Where the shop listens, and where the world finds it. */
export async function addresses(settings: Settings): Promise<Finding[]> {
  const own = await port(settings);
  const address = addressSettings(settings);
  if (address.todo !== undefined || !own.isOpen || !isPublic(settings)) return [own.found, address];
  return [own.found, await fromOutside(settings)];
}

async function port(settings: Settings): Promise<{ found: Finding; isOpen: boolean }> {
  const what = `port ${settings.port}`;
  const error = await listened(settings);
  if (error === undefined) return { found: { what: `${what}: free, the shop is closed` }, isOpen: false };
  if (
    codeOf(error) === 'EADDRINUSE' &&
    (await answers(`http://${localHost(settings)}:${settings.port}`)) === undefined
  ) {
    return { found: { what: `${what}: the shop answers` }, isOpen: true };
  }
  return { found: { what, todo: startMessage(error, settings.port) ?? String(error) }, isOpen: false };
}

/** Listens for a moment, as the shop would; the error when it cannot. */
function listened({ port, host }: Settings): Promise<unknown> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** An address for all of the machine's is asked by one of them. */
const localHost = ({ host }: Settings): string => {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
};

/** Undefined when a shop answers at an origin, else the code or status of what happens there. */
async function answers(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
    const isShop = typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
    return isShop ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return codeOf(error);
  }
}

function addressSettings(settings: Settings): Finding {
  const { shopUrl, trustProxy } = settings;
  const what = `address ${shopUrl}`;
  if (isPublic(settings) && shopUrl.startsWith('http:')) {
    return { what, todo: 'without https nobody can sign in or keep a basket: set SHOP_URL to an https address' };
  }
  const behind = shopUrl.startsWith('https:') && !trustProxy;
  const todo = 'behind a proxy every visitor looks like one: set TRUST_PROXY=1, so that limits count visitors';
  return finding(what, behind, todo);
}

async function fromOutside({ shopUrl, port }: Settings): Promise<Finding> {
  const what = `address ${shopUrl}`;
  const code = await answers(shopUrl);
  return code === undefined ? { what } : { what, todo: wayOut(code, port) };
}

/** Codes of Node and OpenSSL: the name is not known, the certificate is not taken; anything else is the way to the shop. */
function wayOut(code: string, port: number): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `nobody knows this name (${code}): mend SHOP_URL, or lead the name to this machine where your domain is kept`;
  }
  if (/CERT|SELF_SIGNED|ISSUER|ERR_TLS|SSL/.test(code)) {
    return `its certificate is not accepted (${code}): renew it, for this name, with the whole chain`;
  }
  if (code.startsWith('HTTP')) {
    return `something else answers there (${code}): the proxy has to pass requests to port ${port}, or SHOP_URL is another`;
  }
  return `nobody answers there (${code}): start the proxy, and let port 443 through`;
}

export async function mail(settings: Settings): Promise<Finding> {
  const what = 'e-mails';
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) {
    return finding(what, isPublic(settings), 'nobody gets them: set SMTP_URL to your mail server');
  }
  const code = await smtpTrouble(smtpUrl, PATIENCE);
  if (code === undefined) return { what };
  const { host } = new URL(smtpUrl);
  const todo =
    code === 'EAUTH'
      ? `${host} refuses the login: mend user and password in SMTP_URL; signs such as @ and / are written %40 and %2F`
      : `${host} does not take them (${code}): mend name, port and smtp or smtps in SMTP_URL, or ask your host about the port`;
  return { what, todo };
}

export const payments = (settings: Settings): Finding =>
  finding(
    'payments',
    settings.payments.kind === 'simulator' && isPublic(settings),
    'they are simulated and nobody is charged: set up PayU, or PAYMENTS=none (docs/payments.md)',
  );
