import type { Upload } from '../../files/model.ts';

/** File in a file field. */
export type FileEntry = { readonly key: string; readonly name: string; readonly size: number } & (
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'kept'; readonly id: string }
  | { readonly state: 'refused'; readonly message: string }
);

export type FileEvent =
  | { readonly type: 'added'; readonly key: string; readonly name: string; readonly size: number }
  | { readonly type: 'moved'; readonly key: string; readonly share: number }
  | { readonly type: 'kept'; readonly key: string; readonly upload: Upload }
  | { readonly type: 'refused'; readonly key: string; readonly name: string; readonly message: string }
  | { readonly type: 'removed'; readonly key: string }
  /** New files are chosen: messages about the last ones go. */
  | { readonly type: 'chosen' };

export const keptEntry = ({ id, name, size }: Upload): FileEntry => ({ key: id, id, name, size, state: 'kept' });

/** A file that is gone is not told of any more: progress that comes late changes nothing. */
export function reduceFiles(entries: readonly FileEntry[], event: FileEvent): readonly FileEntry[] {
  switch (event.type) {
    case 'added': {
      const { key, name, size } = event;
      return [...entries, { key, name, size, state: 'sending', share: 0 }];
    }
    case 'moved':
      return change(entries, event.key, (entry) =>
        entry.state === 'sending' ? { ...entry, share: Math.min(1, Math.max(entry.share, event.share)) } : entry,
      );
    case 'kept':
      return change(entries, event.key, ({ key }) => ({ ...keptEntry(event.upload), key }));
    case 'refused': {
      const { key, name, message } = event;
      const refused: FileEntry = { key, name, size: 0, state: 'refused', message };
      return entries.some((entry) => entry.key === key) ? change(entries, key, () => refused) : [...entries, refused];
    }
    case 'removed':
      return entries.filter(({ key }) => key !== event.key);
    case 'chosen':
      return entries.filter(({ state }) => state !== 'refused');
  }
}

const change = (entries: readonly FileEntry[], key: string, to: (entry: FileEntry) => FileEntry) =>
  entries.map((entry) => (entry.key === key ? to(entry) : entry));
