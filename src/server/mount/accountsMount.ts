import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ENDPOINTS, type Endpoint } from '../../passkeys/model.ts';
import type { Passkeys } from '../../passkeys/service.server.ts';
import { answerAccounts } from '../../passkeys/wire.server.ts';
import { jsonError } from '../answers.ts';
import type { Env } from '../http/guards.ts';
import type { WithVisit } from './visits.ts';

/** Bodies of the accounts service, bytes. */
const MOST_BYTES = 200_000;

interface MountOptions {
  passkeys: Passkeys;
  withVisit: WithVisit;
  limited: MiddlewareHandler<Env>;
  now(): number;
}

/**
 * The accounts service under `/accounts`. Shops of the same site that the settings name may ask it from their own
 * origins, with the browser's session here; nobody else may. It stands before the check that writes come from the shop.
 */
export function mountAccounts(app: Hono<Env>, { passkeys, withVisit, limited, now }: MountOptions): void {
  const [own = ''] = passkeys.origins;
  const allowed = new Set(passkeys.origins);
  const accounts = new Hono<Env>();

  accounts.use(async (c, next) => {
    c.header('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (origin === undefined) {
      // A program has no origin, and nobody's session; a browser sends one with every POST.
      const site = c.req.header('Sec-Fetch-Site');
      return site === undefined || site === 'same-origin' || site === 'none' ? next() : foreign(c);
    }
    if (!allowed.has(origin)) return foreign(c);
    if (origin !== own) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Credentials', 'true');
    }
    return next();
  });
  accounts.options('/webAuthn/*', (c) => {
    c.header('Access-Control-Allow-Methods', 'POST');
    c.header('Access-Control-Allow-Headers', 'Content-Type');
    c.header('Access-Control-Max-Age', '600');
    return c.body(null, 204);
  });
  accounts.use(limited);
  const body = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => jsonError(c, 413, 'too_large', 'The body is too large'),
  });
  for (const [endpoint, path] of Object.entries(ENDPOINTS)) {
    accounts.post(path, body, (c) => {
      const origin = c.req.header('Origin') ?? own;
      return withVisit(c, (visit) => answerAccounts(c, endpoint as Endpoint, { visit, origin, passkeys, now }));
    });
    accounts.all(path, (c) => {
      c.header('Allow', 'POST, OPTIONS');
      return jsonError(c, 405, 'method', 'The accounts service answers POST');
    });
  }
  app.route('/accounts', accounts);
}

const foreign = (c: Context) =>
  jsonError(c, 403, 'foreign_origin', 'This request has to come from a shop that is configured here');
