import type { CatalogueTables } from './tables/catalogue.ts';
import type { SystemTables } from './tables/system.ts';

/** Every table of the shop, put together from one file a room. */
export interface Tables extends SystemTables, CatalogueTables {}
