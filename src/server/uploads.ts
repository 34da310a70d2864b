import type { Context } from 'hono';

export const UPLOAD_PATH = '/ajax/upload.php';

/** Pages whose forms bring files when there is no JavaScript; they read the body part by part. */
const FILE_FORMS = /^\/(?:kontakt|produkt\/[a-z0-9-]{1,200}(?:\/(?:pytanie|wycena))?)$/;

/** A request whose body holds files: it may be larger and take longer than others. */
export const bringsFiles = (c: Context): boolean =>
  c.req.method === 'POST' &&
  /^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '') &&
  (c.req.path === UPLOAD_PATH || FILE_FORMS.test(c.req.path));
