import { ok, type Result } from '../kit/result.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Shopper, Visit } from '../session/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { productId } from './addEntries.server.ts';
import { listMessage } from './messages.ts';
import { type ListError, type ListTerms, readName } from './model.ts';
import { listPath } from './paths.ts';
import type { Lists } from './service.server.ts';
import { listTexts } from './texts.ts';
import { listTypeDefs } from './typeDefs.ts';

interface Context {
  shopper: Visit;
}
interface ListInput {
  id?: string | null;
}
interface SettingsInput {
  name?: string | null;
  public?: boolean | null;
}
interface ProductInput {
  id: string;
  size: string;
}

export interface ListGraphOptions {
  lists: Lists;
  terms: ListTerms;
  texts: TextOverrides;
}

/** Shopping lists in the graph (docs/contract/graph.md#operations); each shopper sees and changes only their own. */
export function listGraph({ lists, terms, texts }: ListGraphOptions): GraphPart {
  const first = translate(listTexts, texts, 'first');

  const answerOf = (done: Result<string, ListError>) =>
    done.ok
      ? { status: 'success', id: done.value }
      : { status: 'error', error: { code: done.error, message: listMessage(done.error, terms, texts) } };

  async function set(
    visit: Visit,
    id: string,
    { name, public: shared }: SettingsInput,
  ): Promise<Result<string, ListError>> {
    const named = name ? await lists.rename(visit, id, name) : ok(id);
    if (!named.ok || typeof shared !== 'boolean') return named;
    return lists.share(visit, id, shared);
  }

  async function taken(
    visit: Visit,
    id: string,
    products: readonly ProductInput[],
  ): Promise<Result<string, ListError>> {
    const unwanted = products.map(({ id: product, size }) => ({ product: productId(product), size }));
    const done = await lists.take(visit, id, unwanted);
    return done.ok ? ok(id) : done;
  }

  return {
    typeDefs: listTypeDefs,
    resolvers: {
      Query: {
        shoppingList: async (
          _: unknown,
          { ShoppingListInput: asked }: { ShoppingListInput?: ListInput | null },
          { shopper }: { shopper: Shopper },
        ) => ({
          array: (await lists.of(shopper))
            .filter(({ id }) => !asked?.id || id === asked.id)
            .map(({ id, name, count }) => ({ id, name, link: listPath(id), productCount: count })),
        }),
      },
      Mutation: {
        shoppingListCreate: async (
          _: unknown,
          { ShoppingListSettingsInput: asked }: { ShoppingListSettingsInput?: SettingsInput | null },
          { shopper }: Context,
        ) => {
          const name = readName(asked?.name ?? '');
          if (!name.ok && name.error === 'name_long') return answerOf(name);
          const made = await lists.create(shopper, { fallback: name.ok ? name.value : first });
          if (made.ok && asked?.public) await lists.share(shopper, made.value, true);
          return answerOf(made);
        },
        shoppingListDelete: async (_: unknown, args: { ShoppingListInput: ListInput }, { shopper }: Context) =>
          answerOf(await lists.remove(shopper, args.ShoppingListInput.id ?? '')),
        setShoppingList: async (
          _: unknown,
          args: { ShoppingListInput: ListInput; ShoppingListSettingsInput: SettingsInput },
          { shopper }: Context,
        ) => answerOf(await set(shopper, args.ShoppingListInput.id ?? '', args.ShoppingListSettingsInput)),
        addToShoppingList: async (
          _: unknown,
          args: { ShoppingListInput?: ListInput | null; ShoppingListProduct: ProductInput[] },
          { shopper }: Context,
        ) => {
          const id = args.ShoppingListInput?.id;
          const wanted = args.ShoppingListProduct.map((one) => ({ product: productId(one.id), size: one.size }));
          const done = await lists.add(shopper, id ? { id } : { fallback: first }, wanted);
          return answerOf(done.ok ? ok(done.value.list) : done);
        },
        removeFromShoppingList: async (
          _: unknown,
          args: { ShoppingListInput: ListInput; ShoppingListProduct: ProductInput[] },
          { shopper }: Context,
        ) => answerOf(await taken(shopper, args.ShoppingListInput.id ?? '', args.ShoppingListProduct)),
      },
    },
  };
}
