/** Ends a request for a page with something else than the page. Thrown by loaders and by what takes forms. */
export class PageOutcome extends Error {
  readonly status: number;
  /** Target of a redirect. */
  readonly to: string | undefined;
  /** True when the whole document changes, with its frame. */
  readonly whole: boolean;
  /** Code for programs. */
  readonly code: string | undefined;
  /** Line of Set-Cookie. */
  readonly cookie: string | undefined;

  constructor(status: number, more: { to?: string; whole?: boolean; code?: string; cookie?: string | undefined } = {}) {
    super(`Page outcome ${status}`);
    this.status = status;
    this.to = more.to;
    this.whole = more.whole ?? false;
    this.code = more.code;
    this.cookie = more.cookie;
  }
}

/** `throw redirect('/koszyk')`: on to another page; 303 after a form, 301 for an address that has moved. */
export const redirect = (to: string, status: 301 | 302 | 303 = 303, cookie?: string): PageOutcome =>
  new PageOutcome(status, { to, cookie });

/** Redirect to a document with another frame, as after signing in. */
export const redirectWhole = (to: string): PageOutcome => new PageOutcome(303, { to, whole: true });

/** Ends a loader: the page is answered 404 with the way on. */
export function notFound(): never {
  throw new PageOutcome(404);
}

/** Refusal of a body that is no form of this page: `throw refused(400, 'malformed')`. */
export const refused = (status: number, code: string): PageOutcome => new PageOutcome(status, { code });
