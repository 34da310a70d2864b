/** Ends a request for a page with something else than the page. Thrown by loaders and by what takes forms. */
export class PageOutcome extends Error {
  readonly status: number;
  /** Where a redirect leads. */
  readonly to: string | undefined;
  /** In the browser the whole document changes, also what stands around the page. */
  readonly whole: boolean;
  /** For programs. */
  readonly code: string | undefined;

  constructor(status: number, more: { to?: string; whole?: boolean; code?: string } = {}) {
    super(`Page outcome ${status}`);
    this.status = status;
    this.to = more.to;
    this.whole = more.whole ?? false;
    this.code = more.code;
  }
}

/** `throw redirect('/koszyk')`: on to another page; 303 after a form, 301 for an address that has moved. */
export const redirect = (to: string, status: 301 | 302 | 303 = 303): PageOutcome => new PageOutcome(status, { to });

/** The same where what stands around the page is another's from now on, as after signing in. */
export const redirectWhole = (to: string): PageOutcome => new PageOutcome(303, { to, whole: true });

/** Ends a loader: the page is answered 404 with the way on. */
export function notFound(): never {
  throw new PageOutcome(404);
}

/** `throw refused(400, 'malformed')`: what was sent is no form of this page. */
export const refused = (status: number, code: string): PageOutcome => new PageOutcome(status, { code });
