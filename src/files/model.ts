import { HOUR } from '../kit/clock.ts';
import type { FilesSettings } from '../settings/filesFile.ts';
import { bytesOf, type FileRules } from './refusedFiles.ts';

/** A file as its owner sees it. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** Fields of a form with files: new ones, ids of those that are there already, ids of those that are not wanted any more. */
export const FILES_FIELD = 'files';
export const UPLOADED_FIELD = 'uploaded';
export const REMOVED_FIELD = 'removed';

/** Settings in bytes and ms. */
export interface FileTerms {
  rules: FileRules;
  /** Time that a file may wait for its form, ms. */
  keepMs: number;
  /** Most waiting files of one session. */
  sessionFiles: number;
  sessionBytes: number;
  /** Most bytes of one address in `keepMs`. */
  addressBytes: number;
  /** Most waiting bytes in all. */
  waitingBytes: number;
  /** Most bytes in all that no order needs. */
  heldBytes: number;
}

export function fileTerms(settings: FilesSettings): FileTerms {
  return {
    rules: {
      maxBytes: bytesOf(settings.max_mb),
      refusedExtensions: settings.refused_extensions,
      refusedTypes: settings.refused_types,
    },
    keepMs: settings.keep_hours * HOUR,
    sessionFiles: settings.session_files,
    sessionBytes: bytesOf(settings.session_mb),
    addressBytes: bytesOf(settings.address_mb),
    waitingBytes: bytesOf(settings.waiting_mb),
    heldBytes: bytesOf(settings.held_mb),
  };
}

/** Ids are random; whatever else is asked for is no file of ours and must never reach a path. */
export const isUploadId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export const uploadPath = (id: string): string => `/pliki/${id}`;
