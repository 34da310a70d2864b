import { err, type Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import { cleanName } from './fileName.ts';
import { isUploadId, REMOVED_FIELD, UPLOADED_FIELD, type Upload } from './model.ts';
import { BodyFault, type BodyFaultCode, boundaryOf, type MultipartLimits, readParts } from './multipart.server.ts';
import type { FileFault } from './refusedFiles.ts';
import type { Uploads } from './service.server.ts';

/** Texts of a whole form, bytes. */
const MOST_TEXT = 100_000;

export interface FormWithFiles {
  /** Text fields. */
  fields: FormData;
  /** Waiting files of the shopper's: sent before, and sent with this form. */
  kept: Upload[];
  /** Name of the field in which each file of this form came, by its id. */
  fieldOf: ReadonlyMap<string, string>;
  refused: { name: string; fault: FileFault }[];
  /** Reason for not reading the body to its end; everything before is here. `long_text`: there was too much text. */
  stopped?: BodyFaultCode | 'long_text';
}

export interface FormReading {
  uploads: Uploads;
  limits: MultipartLimits;
  /** Files that the form may have. */
  most: number;
  /** Key of the address it comes from. */
  from: string;
}

/**
 * A posted form whose files are kept as they arrive, so that they are not lost when the form has to come back. Without
 * scripts the files come in the form itself, else only their ids.
 */
export async function readFormWithFiles(
  request: Request,
  visit: Visit,
  { uploads, limits, most, from }: FormReading,
): Promise<FormWithFiles> {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
  const fields = new FormData();
  const kept: Upload[] = [];
  const fieldOf = new Map<string, string>();
  const refused: FormWithFiles['refused'] = [];
  let stopped: FormWithFiles['stopped'];

  try {
    if (boundary === undefined || request.body === null) {
      const form = await request.formData().catch(() => new FormData());
      for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value);
    } else {
      let text = 0;
      for await (const part of readParts(request.body, boundary, limits)) {
        if (part.filename === undefined) {
          const value = await textOf(part.body, MOST_TEXT - text);
          if (value === undefined) {
            stopped = 'long_text';
            break;
          }
          text += value.length;
          fields.append(part.name, value.toString('utf8'));
        } else if (part.filename !== '') {
          const name = cleanName(part.filename);
          const result: Result<Upload, FileFault> =
            kept.length >= most
              ? err({ code: 'tooMany', most })
              : await uploads.keep(visit, { name: part.filename, type: part.type, body: part.body, from });
          if (result.ok) {
            kept.push(result.value);
            fieldOf.set(result.value.id, part.name);
          } else refused.push({ name, fault: result.error });
        }
      }
    }
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    stopped = error.code;
    // Only a form that was too large comes back with its files.
    if (stopped !== 'too_large') for (const { id } of kept.splice(0)) await uploads.remove(visit.session, id);
  }
  const before = await earlier(fields, visit, uploads);
  for (const { id, name } of kept.splice(Math.max(0, most - before.length))) {
    await uploads.remove(visit.session, id);
    refused.push({ name, fault: { code: 'tooMany', most } });
  }
  return { fields, kept: [...before, ...kept], fieldOf, refused, ...(stopped ? { stopped } : {}) };
}

/** Files that came before this form and were not ticked off in it; those are removed for good. */
async function earlier(fields: FormData, visit: Visit, uploads: Uploads): Promise<Upload[]> {
  const named = (name: string) =>
    fields.getAll(name).filter((id) => typeof id === 'string' && isUploadId(id)) as string[];
  const removed = new Set(named(REMOVED_FIELD));
  for (const id of removed) await uploads.remove(visit.session, id);
  return uploads.waiting(
    visit.session,
    named(UPLOADED_FIELD).filter((id) => !removed.has(id)),
  );
}

/** Undefined for more than `most` bytes. */
async function textOf(body: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}
