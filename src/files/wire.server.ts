import type { Context } from 'hono';
import { DATA_POLICY } from '../kit/dataPolicy.ts';
import type { Visit } from '../session/model.ts';
import type { TextOverrides } from '../ui/text.ts';
import { cleanName } from './fileName.ts';
import type { Upload } from './model.ts';
import { BodyFault, type BodyFaultCode, boundaryOf, type MultipartLimits, readParts } from './multipart.server.ts';
import { type FileFault, faultText } from './refusedFiles.ts';
import type { Uploads } from './service.server.ts';

/** POST /ajax/upload.php: `files` in the order they were sent, each kept (`id`) or refused (`error`). docs/uploads.md. */
export type UploadAnswer = {
  files: (Upload | { name: string; error: { code: FileFault['code']; message: string } })[];
};

/** Status of a refused request. Its message is for programs; a file's `error.message` is for the shopper. */
const REFUSALS: Readonly<Record<BodyFaultCode, 400 | 408 | 413>> = {
  malformed: 400,
  too_many_parts: 413,
  too_large: 413,
  stalled: 408,
  broken: 400,
};

export interface UploadWire {
  uploads: Uploads;
  texts: TextOverrides;
  limits: MultipartLimits;
}

const refusal = (c: Context, status: 400 | 408 | 413 | 415, code: string, message: string) => {
  c.header('Cache-Control', 'no-store');
  return c.json({ error: { code, message } }, status);
};

/** `from` is the key of the address they come from. */
export async function receiveUploads(c: Context, visit: Visit, from: string, wire: UploadWire): Promise<Response> {
  const boundary = boundaryOf(c.req.header('Content-Type') ?? '');
  const body = c.req.raw.body;
  if (boundary === undefined || body === null)
    return refusal(c, 415, 'content_type', 'Send the files as multipart/form-data');
  const taken: string[] = [];
  try {
    const answer: UploadAnswer = { files: [] };
    for await (const part of readParts(body, boundary, wire.limits)) {
      // A file field in which nothing was chosen.
      if (part.filename === undefined || part.filename === '') continue;
      const { filename, type } = part;
      const kept = await wire.uploads.keep(visit, { name: filename, type, body: part.body, from });
      if (kept.ok) taken.push(kept.value.id);
      answer.files.push(kept.ok ? kept.value : refused(cleanName(filename), kept.error, wire.texts));
    }
    c.header('Cache-Control', 'no-store');
    return c.json(answer);
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    // Nobody is told their ids, so that nobody could remove them.
    for (const id of taken) await wire.uploads.remove(visit.session, id);
    return refusal(c, REFUSALS[error.code], error.code, error.message);
  }
}

const refused = (name: string, fault: FileFault, texts: TextOverrides) => ({
  name,
  error: { code: fault.code, message: faultText(fault, name, texts) },
});

/** POST /ajax/upload.php?action=remove with `id`: `{removed}`. */
export async function removeUpload(c: Context, visit: Visit, { uploads }: UploadWire): Promise<Response> {
  const form = await c.req.formData().catch(() => undefined);
  const id = form?.get('id');
  if (typeof id !== 'string') return refusal(c, 400, 'bad_request', 'The body is id=<id of a file>');
  c.header('Cache-Control', 'no-store');
  return c.json({ removed: await uploads.remove(visit.session, id) });
}

/**
 * GET and HEAD of /pliki/<id>: the file, to its owner alone, as something to be saved. To everybody else there is none.
 * Undefined is for the caller's 404.
 */
export async function sendUpload(c: Context, visit: Visit, uploads: Uploads): Promise<Response | undefined> {
  const found = await uploads.find(visit.session, c.req.param('id') ?? '');
  if (!found) return undefined;
  const file = await uploads.open(found.id);
  if (!file) return undefined;
  const headers = {
    // Never the type it claims or seems to have: this origin shows nobody's file as a page.
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachment(found.name),
    'Content-Length': String(file.bytes),
    'Content-Security-Policy': DATA_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  };
  if (c.req.method !== 'HEAD') return c.body(file.body, 200, headers);
  await file.body.cancel();
  return c.body(null, 200, headers);
}

/** A name for every program, and the real one for those that read RFC 6266. */
export function attachment(name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '_')
      .trim() || 'plik';
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
