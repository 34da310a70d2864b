import { passwordTerms } from '../../customers/passwordTerms.ts';
import type { AccountPorts } from '../../forms/ports.ts';
import { formsGraph } from '../../forms/wire.server.ts';
import type { GraphPart } from '../../session/graphPart.ts';
import type { Limits } from '../../settings/limits.ts';
import { createAllowance } from '../http/allowance.ts';
import type { OpenShop } from '../open/shop.ts';

/** The forms' part of the graph, joined to the shop's settings and to the rooms that know of accounts. */
export function formsPart(
  { db, file, texts, clock, customers }: OpenShop,
  limits: Limits,
  accounts: Omit<AccountPorts, 'mayAsk'> = {
    loginUse: customers.loginUse,
    emailExists: customers.emailExists,
    isLoggedIn: ({ customer }) => customer !== undefined,
  },
): GraphPart {
  const { min_age: minAge } = file.customers;
  return formsGraph({
    texts,
    clock,
    terms: { country: 'PL', minAge, password: passwordTerms(file) },
    ports: { ...accounts, mayAsk: createAllowance('accounts', limits, clock, db) },
  });
}
