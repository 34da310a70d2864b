import { readPage } from './forms.ts';
import { filled, graph, type Visitor, visitor } from './surface.ts';

const PASSWORD = 'zielony piec 7';

/** Names of somebody whose account and order nobody else may see. */
export const VICTIM = {
  firstname: 'Kanarka',
  lastname: 'Ofiarowska-Zielinska',
  street: 'Kanarkowa',
  // With a sign that no random id has: five digits alone stand in one of them now and then.
  street_number: '77771/77',
  email: 'kanarka.ofiarowska@example.pl',
  login: 'kanarka.ofiarowska',
} as const;

/** Words of the victim that appear nowhere but in what is theirs. */
export const SECRETS = [VICTIM.lastname, VICTIM.street, VICTIM.street_number, VICTIM.email];

/** Somebody with an account, an address and something in the basket. */
export async function customer(url: string, from: string, who = 0): Promise<Visitor> {
  const shopper = visitor(url, from);
  const login = `klient.${who}`;
  const own =
    who === 0
      ? VICTIM
      : {
          ...VICTIM,
          firstname: 'Jan',
          lastname: 'Klient',
          street: 'Polna',
          street_number: '3',
          email: `${login}@example.pl`,
          login,
        };
  const { firstname, lastname, email } = own;
  const given = {
    clientData: { email, clientBillingData: { firstname, lastname } },
    loginAndPassword: { login: own.login, password: PASSWORD, passwordRepeat: PASSWORD },
  };
  const made = await graph(
    shopper,
    'mutation M($given: RegisterClientInput!) { registerClient(RegisterClientInput: $given) { status } }',
    { given },
  );
  if (made.data?.registerClient?.status !== 'success') throw new Error(`No account: ${JSON.stringify(made)}`);
  const address = `firstname: "${firstname}", lastname: "${lastname}", street: "${own.street} ${own.street_number}", zipcode: "59-700", city: "Bolesławiec", country: "PL", phone: "756124018"`;
  await graph(shopper, `mutation { insertDeliveryAddress(DeliveryAddressInput: {${address}}) { isError } }`);
  return shopper;
}

/** A way that asks for nothing more. */
const BY_COURIER = { shipping: 'kurier-1', payform_id: 'transfer' };

/** Buys one piece of the first product that can be had, by forms alone; gives the path of the order. */
export async function buy(
  shopper: Visitor,
  products: readonly string[],
  own: Record<string, string> = {},
): Promise<string> {
  const refusals: string[] = [];
  for (const product of products) {
    const { forms } = readPage(await (await shopper.get(product)).text(), product);
    const adding = forms.find(({ fields }) => fields.some(({ name }) => name === 'mode'));
    if (!adding) continue;
    const chosen = filled(adding, 0);
    chosen.delete('subscription');
    await shopper.post('/koszyk', chosen);
    let shown = await (await shopper.get('/zamowienie')).text();
    // The sum changes with the way of delivery: the first answer shows it, the second press agrees to it.
    for (let presses = 0; presses < 3; presses += 1) {
      const { forms: now } = readPage(shown, '/zamowienie');
      const ordering = now.find(({ fields }) => fields.some(({ name }) => name === 'client_email'));
      if (!ordering) break;
      const values = filled(ordering, 0);
      for (const [name, value] of Object.entries({ ...BY_COURIER, ...own })) values.set(name, value);
      const answer = await shopper.post('/zamowienie', values);
      const to = answer.headers.get('Location') ?? '';
      if (/^\/zamowienie\/\d+/.test(to)) return to;
      shown = await answer.text();
      refusals.push(`${product}: ${answer.status} ${to}`);
    }
  }
  throw new Error(`Nothing can be bought: ${refusals.slice(-5).join(', ')}`);
}
