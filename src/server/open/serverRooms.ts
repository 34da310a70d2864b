import type { TextOverrides } from '../../ui/text.ts';

/** Rooms whose words only the server writes (`scripts/serverRooms.test.ts`): no browser is sent them. */
export const SERVER_ROOMS: ReadonlySet<string> = new Set([
  ...['accounts', 'comparison', 'currency', 'downloads', 'edits', 'facts', 'giftCards', 'mail', 'markdown'],
  ...['opinionAsking', 'opinionRefusal', 'orderMail', 'orders', 'ownOrders', 'pay', 'paymentSimulator', 'points'],
  ...['recalls', 'region', 'regionField', 'routes', 'search', 'server', 'verify', 'withdrawal'],
]);

/** Words that a browser may come to write. */
export const browserWords = (words: TextOverrides): TextOverrides =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !SERVER_ROOMS.has(key.slice(0, key.indexOf('.')))));
