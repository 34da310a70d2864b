import type { Tx } from '../db/database.ts';
import { bumpVersion } from '../db/versions.server.ts';

/** Version row that orders are numbered by. */
const NUMBERS = 'orders';
const FIRST_NUMBER = 1000;

/** Number of the next order. Until the transaction ends no other order gets one, so that numbers have no gaps. */
export const nextNumber = async (tx: Tx): Promise<number> => FIRST_NUMBER + (await bumpVersion(tx, NUMBERS));
