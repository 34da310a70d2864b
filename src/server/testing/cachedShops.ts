import { afterEach, beforeEach } from 'vitest';
import { makePlace, type Place, PRODUCT_FILE, type Program, type ProgramOptions, startProgram } from './program.ts';

export const MORNING = Date.parse('2026-11-21T09:00:00+01:00');

/** Programs on one shop folder; each test begins in the morning, and what it has opened is closed after it. */
export function cachedShops() {
  const opened: { close(): Promise<void> }[] = [];
  const shops = {
    now: MORNING,
    place: undefined as Place | undefined,

    async start(options: Partial<ProgramOptions> = {}): Promise<Program> {
      shops.place ??= await makePlace();
      const program = await startProgram(shops.place, { clock: () => shops.now, ...options });
      opened.push(program);
      return program;
    },

    async closeAll(): Promise<void> {
      for (const one of opened.splice(0).reverse()) await one.close();
      await shops.place?.remove();
      shops.place = undefined;
    },

    setPrice: (amount: number, more = '') =>
      shops.place?.edit(`products/${PRODUCT_FILE}`, (text) =>
        text.replace(/^price: .*$(?:\npromotion: .*$)?/m, `price: ${amount}${more}`),
      ),
  };
  beforeEach(() => {
    shops.now = MORNING;
  });
  afterEach(() => shops.closeAll());
  return shops;
}

export const price = async (answer: Response): Promise<number> => {
  const shown = (await answer.json()) as { price: { now: { gross: number } } };
  return shown.price.now.gross;
};
