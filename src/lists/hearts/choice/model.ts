import { ONE_SIZE } from '../../../catalogue/model.ts';
import { areValues } from '../../../listing/listView/sizeKind.ts';

/** Product that is put on lists, as far as choosing needs to know it. */
export interface Choosable {
  name: string;
  /** Sizes in the merchant's order; none where there is nothing to choose. */
  sizes: readonly { type: string; name: string }[];
  /** Whether they are values of a gift card. */
  areValues: boolean;
}

/** Answer of the call for a product (docs/contract/calls.md#projector), as far as it is read here. */
interface Answer {
  sizes?: { name?: unknown; items?: Readonly<Record<string, { type?: unknown; name?: unknown }>> } | null;
}

/** Undefined for an answer without the product, or none. */
export function choosable(answer: unknown): Choosable | undefined {
  const { sizes } = (answer ?? {}) as Answer;
  if (typeof sizes?.name !== 'string') return undefined;
  const found = Object.entries(sizes.items ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { type, name }]) => (typeof type === 'string' && typeof name === 'string' ? [{ type, name }] : []));
  const chosen = found.length === 1 && found[0]?.type === ONE_SIZE ? [] : found;
  return { name: sizes.name, sizes: chosen, areValues: areValues(chosen) };
}
