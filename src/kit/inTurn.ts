/** Listeners as one: each hears when the one before is done. */
export const inTurn =
  <Facts extends unknown[]>(listeners: readonly ((...facts: Facts) => Promise<void>)[]) =>
  async (...facts: Facts): Promise<void> => {
    for (const listener of listeners) await listener(...facts);
  };
