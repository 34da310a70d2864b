import { attachmentKind, attachmentPath } from '../../catalogue/attachments.ts';
import type { Product } from '../../catalogue/model.ts';

export interface AttachmentView {
  href: string;
  name: string;
  /** Kind of the file, e.g. "PDF". */
  kind: string;
  bytes: number;
}

/** Files of the shop's own. What a feed names by a remote address has no size here and is left out: nobody has looked at it. */
export function attachmentViews({ id, attachments }: Pick<Product, 'id' | 'attachments'>): AttachmentView[] {
  return attachments.flatMap(({ file, name, bytes }) => {
    const kind = attachmentKind(file);
    if (kind === undefined || bytes === undefined) return [];
    return [{ href: attachmentPath(id, file), name, kind: kind.toUpperCase(), bytes }];
  });
}
