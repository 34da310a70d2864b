import { decimalPoint } from '../kit/decimals.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { cleanName, extensionOf } from './fileName.ts';
import { fileTexts } from './texts.ts';

/** Rules for a file: the browser checks before it sends, and the server checks again. */
export interface FileRules {
  /** Bytes. */
  maxBytes: number;
  /** Extensions in small letters, without the dot. */
  refusedExtensions: readonly string[];
  refusedTypes: readonly string[];
}

/** Properties of a file as the browser's `File` has them. */
export interface FileFacts {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * Why a file is not taken. Codes and words: docs/contract/forms.md#files. `mismatch`: content that is not what the
 * name says. `tooMany`, `tooMuch`: one shopper's bounds; `full`: those of an address or of the shop. `noSession`: nobody
 * to keep it for.
 */
export type FileFault =
  | { readonly code: 'mismatch' /** What it is, as an extension in capitals. */; readonly is?: string }
  | { readonly code: 'forbidden' | 'empty' | 'full' | 'noSession' | 'failed' }
  | { readonly code: 'tooLarge' | 'tooMuch'; readonly maxBytes: number }
  | { readonly code: 'tooMany'; readonly most: number };

const MEGABYTE = 1_048_576;

/** Bytes of a number of megabytes as a merchant writes it. */
export const bytesOf = (megabytes: number): number => Math.round(megabytes * MEGABYTE);

/** "10,00": megabytes with two decimals. */
export function megabytes(bytes: number): string {
  const hundredths = Math.round((bytes * 100) / MEGABYTE);
  return `${Math.trunc(hundredths / 100)}${decimalPoint()}${String(hundredths % 100).padStart(2, '0')}`;
}

/** "10", "1,5": the same without the zeros at its end. */
export const shortMegabytes = (bytes: number): string => megabytes(bytes).replace(/[,.]?0+$/, '');

/** "12 kB", "1,40 MB": how large a file is, never nothing. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes(bytes)} MB`;

/** "text/html" of "text/html; charset=utf-8". */
export const mediaTypeOf = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Mistake in a file as far as its name, claimed type and size tell. */
export function fileFault({ name, type, size }: FileFacts, rules: FileRules): FileFault | undefined {
  if (rules.refusedExtensions.includes(extensionOf(cleanName(name)))) return { code: 'forbidden' };
  if (rules.refusedTypes.includes(mediaTypeOf(type))) return { code: 'forbidden' };
  if (size > rules.maxBytes) return { code: 'tooLarge', maxBytes: rules.maxBytes };
  return size === 0 ? { code: 'empty' } : undefined;
}

/** The fault in words for the shopper. */
export function faultText(fault: FileFault, name: string, overrides: TextOverrides): string {
  switch (fault.code) {
    case 'tooLarge':
    case 'tooMuch':
      return translate(fileTexts, overrides, fault.code, { name, size: megabytes(fault.maxBytes) });
    case 'mismatch':
      return fault.is === undefined
        ? translate(fileTexts, overrides, 'mismatch', { name })
        : translate(fileTexts, overrides, 'mismatchIs', { name, kind: fault.is });
    case 'tooMany':
      return translate(fileTexts, overrides, 'tooMany', { name, n: fault.most });
    default:
      return translate(fileTexts, overrides, fault.code, { name });
  }
}
