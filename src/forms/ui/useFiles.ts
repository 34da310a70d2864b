import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendFile, UPLOAD_URL } from '../../files/client.ts';
import { cleanName } from '../../files/fileName.ts';
import { FILES_FIELD, type Upload } from '../../files/model.ts';
import { type FileRules, faultText, fileFault } from '../../files/refusedFiles.ts';
import { postForm } from '../../ui/browser/call.ts';
import { useTextOverrides } from '../../ui/TextContext.tsx';
import { translate } from '../../ui/text.ts';
import { formUiTexts } from '../engine/texts.ts';
import type { FormPart } from './FormContext.ts';
import { type FileEntry, keptEntry, reduceFiles } from './fileList.ts';

interface FilesOptions {
  kept: readonly Upload[];
  rules: FileRules;
  most: number;
  form: FormPart | undefined;
}

export interface Files {
  entries: readonly FileEntry[];
  /** Announcement of a file's result. */
  said: string;
  add(files: Iterable<File>): void;
  remove(entry: FileEntry): void;
}

/** Sends chosen files ahead of the form, one after another, and knows what became of each. */
export function useFiles({ kept, rules, most, form }: FilesOptions): Files {
  const texts = useTextOverrides();
  const [entries, tell] = useReducer(reduceFiles, kept, (uploads) => uploads.map(keptEntry));
  const [said, say] = useState('');
  const queue = useRef(Promise.resolve());
  const works = useRef(new Map<string, AbortController>());
  const number = useRef(0);

  const addGate = form?.addGate;
  useEffect(() => addGate?.(() => queue.current), [addGate]);
  useEffect(() => {
    const open = works.current;
    return () => {
      for (const work of open.values()) work.abort();
    };
  }, []);

  async function send(key: string, file: File, stopping: AbortController): Promise<void> {
    const name = cleanName(file.name);
    if (stopping.signal.aborted) return;
    const result = await sendFile(file, {
      signal: stopping.signal,
      onProgress: (share) => tell({ type: 'moved', key, share }),
    });
    works.current.delete(key);
    if (stopping.signal.aborted) {
      // It may have arrived before it was stopped.
      if (result && 'kept' in result) void forget(result.kept.id);
    } else if (result && 'kept' in result) {
      // The form may be waiting for this file: its hidden field must be there when the queue has ended.
      flushSync(() => tell({ type: 'kept', key, upload: result.kept }));
      say(translate(formUiTexts, texts, 'uploaded', { name: result.kept.name }));
    } else {
      const message = result ? result.message : faultText({ code: 'failed' }, name, texts);
      tell({ type: 'refused', key, name, message });
      say(message);
    }
  }

  return {
    entries,
    said,
    add(files) {
      tell({ type: 'chosen' });
      form?.clear(FILES_FIELD);
      const faults: string[] = [];
      let count = entries.filter(({ state }) => state !== 'refused').length;
      for (const file of files) {
        number.current += 1;
        const key = `new-${number.current}`;
        const name = cleanName(file.name);
        const fault = fileFault(file, rules) ?? (count >= most ? ({ code: 'tooMany', most } as const) : undefined);
        if (fault) {
          const message = faultText(fault, name, texts);
          tell({ type: 'refused', key, name, message });
          faults.push(message);
          continue;
        }
        count += 1;
        const stopping = new AbortController();
        works.current.set(key, stopping);
        tell({ type: 'added', key, name, size: file.size });
        queue.current = queue.current.then(() => send(key, file, stopping));
      }
      if (faults.length > 0) say(faults.join(' '));
    },
    remove(entry) {
      works.current.get(entry.key)?.abort();
      tell({ type: 'removed', key: entry.key });
      say(translate(formUiTexts, texts, 'removed', { name: entry.name }));
      if (entry.state === 'kept') void forget(entry.id);
    },
  };
}

/** A file that could not be removed is swept away with the others that no form came for. */
const forget = (id: string) => postForm(`${UPLOAD_URL}?action=remove`, { id });
