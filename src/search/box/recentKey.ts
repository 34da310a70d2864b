import { localStore } from '../../ui/browser/storage.ts';

/** Key of recent searches, newest first. Listed in the shop's words on privacy; removed with the consent. */
export const RECENT_SEARCHES = 'recentSearches';

/** Removes the list when the consent is withdrawn. */
export const forgetSearches = (): void => localStore.remove(RECENT_SEARCHES);
