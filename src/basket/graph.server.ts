import type { GroupOptions } from '../catalogue/wire/group.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { err, type Result } from '../kit/result.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Asking, Shopper, Visit } from '../session/model.ts';
import type { TextOverrides } from '../ui/text.ts';
import { type AskedDelivery, basketResponse } from './graph/answer.ts';
import { idOf, type ProductInput, refOf, wantedOf } from './graph/input.ts';
import { basketTypeDefs } from './graph/typeDefs.ts';
import { addMessage, codeMessage } from './messages.ts';
import type { AddError } from './model.ts';
import type { Baskets } from './service.server.ts';

interface Context {
  shopper: Visit;
  visitor: string;
}

/** Limit of products that one call may add or remove. */
const MOST_NAMED = 100;

export interface BasketGraphOptions {
  baskets: Baskets;
  /** What the catalogue says of the products in it. */
  goods: GroupOptions;
  texts: TextOverrides;
  /** Counts a try of a code; false when a visitor has tried so many that they may be guessing. */
  mayTryCode(asking: Asking): Promise<boolean>;
}

const SUCCESS = { status: 'success' };

/** The basket in the graph; each shopper sees and changes only their own. */
export function basketGraph({ baskets, goods, texts, mayTryCode }: BasketGraphOptions): GraphPart {
  const told = (error: AddError) => ({ code: error.code, message: addMessage(error, texts) });

  /** Runs one call for all; entries above the limit are ignored. */
  async function each(
    inputs: readonly ProductInput[],
    work: (
      some: readonly ProductInput[],
    ) => Promise<readonly Result<{ line: string; corrected?: AddError }, AddError>[]>,
  ) {
    const done = await work(inputs.slice(0, MOST_NAMED));
    const results = inputs.map((input, place) => {
      const result = done[place] ?? err({ code: 'basket_full' } as const);
      const error = result.ok ? result.value.corrected : result.error;
      return {
        ...(result.ok ? SUCCESS : { status: 'error' }),
        error: error && told(error),
        productId: input.id,
        productCode: async (_: unknown, context: object) => (await goods.load(context, idOf(input.id)))?.code,
      };
    });
    return { status: results.every(({ status }) => status === 'success') ? 'success' : 'error', results };
  }

  return {
    typeDefs: basketTypeDefs,
    resolvers: {
      Query: {
        basket: async (
          _: unknown,
          { BasketCostInput }: { BasketCostInput?: { delivery?: AskedDelivery | null } | null },
          { shopper }: { shopper: Shopper },
        ) => basketResponse(await baskets.view(shopper), BasketCostInput?.delivery ?? {}, goods),
        voucher: async (_: unknown, card: { number: string; pin: string }, { shopper, visitor }: Context) => {
          const found = (await mayTryCode({ shopper, visitor }))
            ? await baskets.cardOf(card)
            : ({ ok: false, error: 'rebates_code_tries' } as const);
          if (!found.ok) {
            return { status: 'error', error: { code: found.error, message: codeMessage(found.error, texts) } };
          }
          const { currency } = baskets.rules;
          const { balance } = found.value;
          return { ...SUCCESS, value: { value: balance / 100, currency, formatted: formatMoney(balance, currency) } };
        },
      },
      Mutation: {
        addProductsToBasket: (_: unknown, args: { ProductInput: ProductInput[] }, { shopper }: Context) =>
          each(args.ProductInput, (some) => baskets.add(shopper, some.map(wantedOf))),
        removeProductsFromBasket: (_: unknown, args: { ProductInput: ProductInput[] }, { shopper }: Context) =>
          each(args.ProductInput, (some) => baskets.remove(shopper, some.map(refOf))),
        activateRebateCode: async (_: unknown, { code }: { code: string }, { shopper, visitor }: Context) => {
          const result = (await mayTryCode({ shopper, visitor }))
            ? await baskets.activateCode(shopper, code)
            : ({ ok: false, error: 'rebates_code_tries' } as const);
          if (result.ok) return SUCCESS;
          return { status: 'error', error: { code: result.error, message: codeMessage(result.error, texts) } };
        },
        deactivateRebateCode: async (_: unknown, __: unknown, { shopper }: Context) => {
          await baskets.deactivateCode(shopper);
          return SUCCESS;
        },
      },
    },
  };
}
