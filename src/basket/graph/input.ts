import type { LineRef, Wanted } from '../model.ts';

/** Input as GraphQL gives it; a field left out is null or missing. */
export interface ProductInput {
  id: string;
  size: string;
  quantity?: number | null;
  subscription?: boolean | null;
  daysInPeriod?: number | null;
  forPoints?: boolean | null;
  additional?: string | null;
  bundleParts?: { id: string; size: string; quantity: number }[] | null;
  personalisation?: { key: string; value: string }[] | null;
  service?: { day: string; hour?: string | null } | null;
}

/** Id of a product; 0, which none has, for what is no id. */
export const idOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** Reads a client's input as a wish to add something. */
export function wantedOf(input: ProductInput): Wanted {
  const { bundleParts, personalisation, service } = input;
  return {
    product: idOf(input.id),
    size: input.size,
    quantity: typeof input.quantity === 'number' ? String(input.quantity) : undefined,
    forPoints: input.forPoints ?? false,
    subscription: input.subscription ?? false,
    subscriptionDays: input.subscription ? (input.daysInPeriod ?? undefined) : undefined,
    additional: input.additional ?? undefined,
    chosen: {
      ...(bundleParts
        ? { parts: bundleParts.map(({ id, size, quantity }) => ({ product: idOf(id), size, quantity })) }
        : {}),
      ...(personalisation
        ? { personalisation: Object.fromEntries(personalisation.map(({ key, value }) => [key, value])) }
        : {}),
      ...(service ? { service: { day: service.day, ...(service.hour ? { hour: service.hour } : {}) } } : {}),
    },
  };
}

/** The line that a client names. */
export const refOf = ({ id, size, additional, forPoints }: ProductInput): LineRef => ({
  product: idOf(id),
  size,
  additional: additional ?? '',
  forPoints: forPoints ?? false,
});
