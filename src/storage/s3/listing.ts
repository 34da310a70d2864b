import { xmlReader } from '../../kit/readXml.ts';
import type { FileInfo } from '../model.ts';

/** One page of ListObjectsV2. */
export interface ListPage {
  files: FileInfo[];
  /** Asks for the next page; undefined on the last. */
  next: string | undefined;
}

const CONTENTS = 'ListBucketResult/Contents';

/** @throws TextBroken for what is no XML. */
export function readListing(text: string): ListPage {
  const path: string[] = [];
  const files: FileInfo[] = [];
  const page: Record<string, string> = {};
  let file: Record<string, string> = {};
  const reader = xmlReader({
    open(name) {
      path.push(name);
      if (path.join('/') === CONTENTS) file = {};
    },
    text(piece) {
      const name = path.at(-1) ?? '';
      const into = path.slice(0, -1).join('/') === CONTENTS ? file : path.length === 2 ? page : undefined;
      if (into) into[name] = (into[name] ?? '') + piece;
    },
    close() {
      if (path.join('/') === CONTENTS) {
        const { Key: key = '', Size, LastModified = '' } = file;
        files.push({ key, bytes: Number(Size), changedAt: Date.parse(LastModified) });
      }
      path.pop();
    },
  });
  reader.write(text);
  reader.end();
  const { NextContinuationToken: next, IsTruncated } = page;
  return { files, next: IsTruncated === 'true' ? next : undefined };
}
