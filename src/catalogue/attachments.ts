/** Files that a shop hands out with a product, by the end of their names; nothing that a browser would run. */
const KINDS = {
  pdf: { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  txt: { type: 'text/plain; charset=utf-8', starts: undefined },
  csv: { type: 'text/csv; charset=utf-8', starts: undefined },
  zip: { type: 'application/zip', starts: [0x50, 0x4b] },
  jpg: { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  jpeg: { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  png: { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
} as const;

export type AttachmentKind = keyof typeof KINDS;

export const ATTACHMENT_KINDS = Object.keys(KINDS);

/** Bytes. */
export const LARGEST_ATTACHMENT = 25_000_000;

const isKind = (text: string): text is AttachmentKind => Object.hasOwn(KINDS, text);

/**
 * Kind of a file by its name; undefined for one that is not handed out. A name is that of a file in attachments/ itself:
 * no folders, nothing hidden, no control characters.
 */
export function attachmentKind(name: string): AttachmentKind | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (name.length > 150 || /^\.|[/\\:\u0000-\u001f\u007f]|\.\./.test(name)) return undefined;
  const end = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return isKind(end) ? end : undefined;
}

export const attachmentType = (kind: AttachmentKind): string => KINDS[kind].type;

/** Tells whether a file begins as its kind must. Plain text may hold anything but a zero byte. */
export function beginsAs(kind: AttachmentKind, head: Uint8Array): boolean {
  const { starts } = KINDS[kind];
  return starts ? starts.every((byte, at) => head[at] === byte) : !head.includes(0);
}

export const attachmentPath = (productId: number, file: string) =>
  `/zalaczniki/${productId}/${encodeURIComponent(file)}`;
