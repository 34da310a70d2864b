import type { Hono, MiddlewareHandler } from 'hono';
import { KEY_RIGHT_PATH } from '../../customers/paths.ts';
import type { Customers } from '../../customers/service.server.ts';
import { inLanguage, type Language, splitLanguage } from '../../kit/language.ts';
import type { Passkeys } from '../../passkeys/service.server.ts';
import type { Env } from '../http/guards.ts';
import type { WithVisit } from './visits.ts';

interface AccountCallsOptions {
  customers: Pick<Customers, 'exportData'>;
  passkeys: Pick<Passkeys, 'authorize'>;
  withVisit: WithVisit;
  limited: MiddlewareHandler<Env>;
  /** Those in which the shop has pages: links and scripts of a page lead to addresses of its language. */
  languages: readonly Language[];
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Addresses of an account that are no pages. */
export function mountAccountCalls(
  app: Hono<Env>,
  { customers, passkeys, withVisit, limited, languages }: AccountCallsOptions,
): void {
  const at = (path: string) => languages.map((language) => inLanguage(language, path));
  /** Sends all data of the customer as a file. */
  app.on('GET', at('/konto/moje-dane.json'), limited, (c) =>
    withVisit(c, async ({ customer }) => {
      const data = customer === undefined ? undefined : await customers.exportData(customer);
      const { language } = splitLanguage(c.req.path);
      if (!data) return c.redirect(inLanguage(language, '/logowanie?dalej=%2Fkonto%2Fmoje-dane'), 303);
      return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
        ...NO_STORE,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="moje-dane.json"',
      });
    }),
  );
  /** Gives somebody who has just proved who they are the right to add one key; others get none. */
  app.on('POST', at(KEY_RIGHT_PATH), limited, (c) =>
    withVisit(c, async (visit) => {
      const authorizeToken = await passkeys.authorize(visit);
      return c.json({ authorizeToken: authorizeToken ?? '' }, 200, NO_STORE);
    }),
  );
}
