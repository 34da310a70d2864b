import type { LifeNews } from './life.server.ts';

/** Told one after another, in one transaction. */
export function joinNews(all: readonly Partial<LifeNews>[]): LifeNews {
  const tell =
    <K extends keyof LifeNews>(name: K) =>
    async (...facts: Parameters<LifeNews[K]>): Promise<void> => {
      for (const news of all) {
        const listener = news[name] as ((...told: Parameters<LifeNews[K]>) => Promise<void>) | undefined;
        await listener?.(...facts);
      }
    };
  return {
    placed: tell('placed'),
    paid: tell('paid'),
    ended: tell('ended'),
    refunding: tell('refunding'),
    cardRefunded: tell('cardRefunded'),
    cardsIssued: tell('cardsIssued'),
    sent: tell('sent'),
    withdrawn: tell('withdrawn'),
    subscription: tell('subscription'),
    stockBack: tell('stockBack'),
  };
}
