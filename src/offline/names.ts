/** Address of the page that is shown while there is no network, and of the service worker (docs/contract/pages.md#without-a-network). */
export const OFFLINE_PATH = '/bez-sieci';
export const WORKER_PATH = '/sw.js';

/** Beginning of the names of all caches that the worker keeps. */
export const CACHES = 'witryna-';
