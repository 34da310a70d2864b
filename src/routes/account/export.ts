import type { Route } from './+types/export';
import { ownAccount } from './guard.server.ts';

/** All that the shop keeps of the customer, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customer } = await ownAccount(context, request);
  const data = await shop.customers.exportData(customer.id);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="moje-dane.json"',
      'Cache-Control': 'no-store',
    },
  });
}
