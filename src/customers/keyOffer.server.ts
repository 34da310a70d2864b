import type { Clock } from '../kit/clock.ts';
import type { Passkeys } from '../passkeys/service.server.ts';
import { isFresh, type Shopper } from '../session/model.ts';
import type { KeyOfferView } from './keyOffer.ts';
import type { Customers } from './service.server.ts';

interface OfferParts {
  customers: Pick<Customers, 'find'>;
  passkeys: Pick<Passkeys, 'keys' | 'service'>;
  clock: Clock;
}

/** Offer of a passkey to a customer who signed in by password; undefined when they have a key, and for guests. */
export async function keyOfferOf(
  { customers, passkeys, clock }: OfferParts,
  shopper: Shopper,
): Promise<KeyOfferView | undefined> {
  const customer = shopper.customer === undefined ? undefined : await customers.find(shopper.customer);
  if (!customer || (await passkeys.keys(customer.id)).length > 0) return undefined;
  return { service: passkeys.service, login: customer.login, fresh: isFresh(shopper, clock()) };
}
