interface Written {
  numInsertedOrUpdatedRows?: bigint | undefined;
  numUpdatedRows?: bigint;
  numDeletedRows?: bigint;
}

interface Statement {
  executeTakeFirst(): Promise<Written | undefined>;
}

/** How many rows an insert, update or delete has written; 0 where a condition or a conflict left all as they were. */
export async function rowsWritten(statement: Statement): Promise<number> {
  const told = await statement.executeTakeFirst();
  return Number(told?.numInsertedOrUpdatedRows ?? told?.numUpdatedRows ?? told?.numDeletedRows ?? 0n);
}

/** True for one caller only when several want to write the same at once. */
export const hasWritten = async (statement: Statement): Promise<boolean> => (await rowsWritten(statement)) > 0;
