import { FILES_FIELD, type Upload } from './model.ts';
import type { FileFault } from './refusedFiles.ts';

export const UPLOAD_URL = '/ajax/upload.php';

/** A connection on which nothing moves for so long is given up. ms */
const STALL_MS = 30_000;

export type UploadResult = { kept: Upload } | { fault: FileFault['code']; message: string } | false;

export interface UploadOptions {
  signal: AbortSignal;
  /** Share that has gone, 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends one file ahead of its form; false when it did not get through. By XMLHttpRequest, because `fetch` tells nothing
 * of how much has gone.
 */
export function sendFile(file: File, { signal, onProgress }: UploadOptions): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const moving = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const abort = () => request.abort();
    request.open('POST', UPLOAD_URL);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      moving();
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
      resolve(request.status === 200 ? resultIn(request.responseText) : false);
    };
    signal.addEventListener('abort', abort);
    const body = new FormData();
    body.append(FILES_FIELD, file);
    moving();
    request.send(body);
  });
}

function resultIn(text: string): UploadResult {
  try {
    const { files } = JSON.parse(text) as {
      files: ((Upload & { error?: undefined }) | { error: { code: FileFault['code']; message: string } })[];
    };
    const [first] = files;
    if (!first) return false;
    return first.error ? { fault: first.error.code, message: first.error.message } : { kept: first };
  } catch {
    return false;
  }
}
