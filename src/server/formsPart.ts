import { type AccountPorts, NO_ACCOUNTS } from '../forms/ports.ts';
import { formsGraph } from '../forms/wire.server.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Limits } from '../settings/limits.ts';
import { createTokenBuckets } from './http/tokenBuckets.ts';
import type { OpenShop } from './shop.ts';

/** The forms' part of the graph, joined to the shop's settings and to the rooms that know of accounts. */
export function formsPart(
  { file, texts, clock }: OpenShop,
  limits: Limits,
  accounts: AccountPorts = NO_ACCOUNTS,
): GraphPart {
  const { password_min: min, password_max: max, min_age: minAge } = file.customers;
  const questions = createTokenBuckets(limits.rates.accounts, limits.addresses, clock);
  return formsGraph({
    texts,
    clock,
    terms: { country: 'PL', minAge, password: { min, max, own: [file.name] } },
    ports: { ...accounts, mayAsk: ({ shopper, visitor }) => questions.take(shopper.session ?? visitor) === 0 },
  });
}
