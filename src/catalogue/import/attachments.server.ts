import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ATTACHMENT_KINDS, attachmentKind, beginsAs, LARGEST_ATTACHMENT } from '../attachments.ts';
import type { ProductRecord } from '../model.ts';
import type { Unusable } from './folderDraft/reading.ts';

type Attachment = ProductRecord['attachments'][number];

const HEAD = 512;

/** Attachments of a product file that may be handed out, with their sizes; the others are told and left out. */
export async function checkAttachments(
  folder: string,
  named: readonly Pick<Attachment, 'file' | 'name'>[],
  told: (unusable: Unusable) => void,
): Promise<Attachment[]> {
  const usable: Attachment[] = [];
  for (const [n, { file, name }] of named.entries()) {
    const found = await check(join(folder, 'attachments'), file);
    const twice = usable.some((other) => other.file === file);
    if (typeof found === 'number' && !twice) usable.push({ file, name, bytes: found });
    else {
      const expected = typeof found === 'number' ? 'each file once' : found;
      told({ at: `attachments.${n}.file`, expected, found: file, example: 'instrukcja.pdf' });
    }
  }
  return usable;
}

/** Checks a file: its size in bytes, or what is expected instead. */
async function check(folder: string, file: string): Promise<number | string> {
  const kind = attachmentKind(file);
  if (!kind) return `the name of a file in attachments/ that ends in ${ATTACHMENT_KINDS.join(', ')}`;
  const path = await realpath(join(folder, file)).catch(() => undefined);
  const home = await realpath(folder).catch(() => undefined);
  if (path === undefined || home === undefined || !path.startsWith(home + sep))
    return 'the name of a file in attachments/';
  const handle = await open(path).catch(() => undefined);
  if (!handle) return 'a file that can be read';
  try {
    const info = await handle.stat();
    if (!info.isFile()) return 'the name of a file in attachments/';
    if (info.size === 0 || info.size > LARGEST_ATTACHMENT)
      return `a file of 1 byte to ${LARGEST_ATTACHMENT / 1_000_000} MB`;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return beginsAs(kind, buffer.subarray(0, bytesRead)) ? info.size : `a file that is what its name says, ${kind}`;
  } finally {
    await handle.close();
  }
}
