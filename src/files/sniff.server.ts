import { extensionOf } from './fileName.ts';
import {
  extensionOfKind,
  isAlike,
  type Kind,
  promisedByExtension,
  promisedByType,
  typeOfKind,
} from './promisedKinds.ts';
import { type FileFacts, mediaTypeOf } from './refusedFiles.ts';
import { kindBySignature } from './signatures.ts';

/** Number of bytes of a file that are looked at. */
export const SNIFF_BYTES = 65_536;

/** The name is the given one, or the one that it should have had by its content. */
export type Sniffed =
  | { ok: true; name: string; type: string }
  | { ok: false; code: 'forbidden' }
  | { ok: false; code: 'mismatch'; kind?: Kind };

/**
 * Signs by which a browser takes text for a page (WHATWG MIME Sniffing, 7.1), and the documents it shows or runs alike.
 */
const MARKUP_START = /^[\t\n\f\r ]*</;
const MARKUP =
  /<(?:!doctype|!--|\?xml|\?php|\?=|%)|<(?:html|head|body|script|iframe|object|embed|meta|link|style|base|title|(?:\w{1,20}:)?svg|math|table|form|img|video|audio|div|font|br|p|a|h1|b|xsl:\w{1,20})[\s/>]/i;

/**
 * Kind of the content, unless a machine or browser would run it or it is far from what the name and the claimed type
 * say. What is only called wrong gets the right extension, so that whoever opens it is not misled.
 */
export function sniff(head: Uint8Array, { name, type }: Pick<FileFacts, 'name' | 'type'>): Sniffed {
  const kind = kindOf(head);
  if (kind === 'program' || kind === 'markup') return { ok: false, code: 'forbidden' };
  const byName = promisedByExtension(extensionOf(name));
  const byType = promisedByType(mediaTypeOf(type));
  const near = [byName, byType].every((promised) => !promised || (kind !== undefined && isAlike(kind, promised)));
  if (!near) return { ok: false, code: 'mismatch', ...(kind ? { kind } : {}) };
  const named = kind === undefined || byName === undefined || byName.includes(kind);
  return { ok: true, name: named ? name : renamed(name, extensionOfKind(kind)), type: typeOfKind(kind) };
}

const renamed = (name: string, extension: string) => `${name.slice(0, name.lastIndexOf('.'))}.${extension}`;

function kindOf(head: Uint8Array): Kind | undefined {
  const kind = kindBySignature(head);
  if (kind === 'zip' && holdsProgram(head)) return 'program';
  if (kind === 'ole' && isInstaller(head)) return 'program';
  if (kind === 'program' && !isProgram(head)) return undefined;
  return kind ?? textKind(head) ?? (isLatePdf(head) ? 'pdf' : undefined);
}

/** Readers look for the header in so many bytes (ISO 32000-1, implementation note 13); scanners write something before it. */
const PDF_WITHIN = 1024;

const isLatePdf = (head: Uint8Array) =>
  Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, PDF_WITHIN)).includes('%PDF-', 0, 'latin1');

/** "MZ" may begin a list of model numbers; a program has zeros right behind it. */
const isProgram = (head: Uint8Array) => head[0] !== 0x4d || head.subarray(0, 64).includes(0);

/** Text that a browser would take for a page. Binary content without a signature has none of its tags at its start. */
function textKind(head: Uint8Array): Kind | undefined {
  const text = decoded(head.subarray(0, 4096));
  return MARKUP_START.test(text) && MARKUP.test(text) ? 'markup' : undefined;
}

/** Decodes text by its byte order mark, as browsers do (WHATWG Encoding, "decode"); else byte by byte. */
function decoded(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  // Without a mark every other byte may be zero: UTF-16 that some programs still guess.
  return Buffer.from(bytes.subarray(start)).toString('latin1').replaceAll('\0', '');
}

/** Names of files that stand first in Java and Android archives (JAR File Specification, APK). */
const PROGRAM_ENTRIES = /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml|classes\.dex)$/;
const PROGRAM_NAMES = /\.(?:exe|dll|bat|cmd|msi|scr|vbs|ps1|lnk|hta|apk|jar|class|dex)$/i;

/** An archive whose first entries are those of a program. What lies deeper is not looked for: nothing here unpacks it. */
function holdsProgram(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  for (let at = bytes.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4, 'latin1')) {
    if (at + 30 > bytes.length) return false;
    const length = bytes.readUInt16LE(at + 26);
    const entry = bytes.subarray(at + 30, at + 30 + Math.min(length, 300)).toString('latin1');
    if (PROGRAM_ENTRIES.test(entry) || PROGRAM_NAMES.test(entry)) return true;
  }
  return false;
}

/** The class of Windows Installer packages in the root entry of a compound file (MS-CFB, 2.6). */
const INSTALLER = Buffer.from('84100c0000000000c000000000000046', 'hex');

function isInstaller(head: Uint8Array): boolean {
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes(INSTALLER);
}
