import { fold } from '../../kit/fold.ts';
import { hasConsent } from '../../ui/browser/consent.ts';
import { localStore } from '../../ui/browser/storage.ts';
import { RECENT_SEARCHES } from './recentKey.ts';

const MOST = 6;

/** Texts of this page's life; all there is without consent to preferences. */
let recent: readonly string[] = [];

/** Joins two lists, newest first, each text once however it is spelled. The stored one may hold anything. */
export function joinedTexts(newer: readonly string[], kept: unknown): string[] {
  const texts = [...newer, ...(Array.isArray(kept) ? kept : [])].filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  const byFolded = new Map<string, string>();
  for (const text of texts) if (!byFolded.has(fold(text))) byFolded.set(fold(text), text);
  return [...byFolded.values()].slice(0, MOST);
}

/** What was searched for here, newest first. It never leaves the browser. */
export function recentSearches(): readonly string[] {
  if (hasConsent('preferences')) recent = joinedTexts(recent, localStore.readJson(RECENT_SEARCHES));
  return recent;
}

/** Notes a text that somebody searched for. */
export function noteSearch(text: string): void {
  recent = joinedTexts([text], recentSearches());
  if (hasConsent('preferences')) localStore.writeJson(RECENT_SEARCHES, recent);
}

/** Forgets all recent searches. */
export function clearSearches(): void {
  recent = [];
  localStore.remove(RECENT_SEARCHES);
}
