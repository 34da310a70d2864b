/** Times that a guest puts a thing in again when the basket is empty. */
const TRIES = 5;
/** A person who meets an error page tries again, for so long: a store that is replaced is away for some seconds. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 300;

const ADDRESS = {
  ...{ client_type: 'private', client_region: 'PL', client_firstname: 'Anna', client_lastname: 'Nowak' },
  ...{ client_street: 'Polna', client_street_number: '12', client_zipcode: '59-700', client_city: 'Bolesławiec' },
  ...{ client_phone: '756124018', deliver_to_billingaddr: '1', invoice_to_billingaddr: '1', terms_agree: '1' },
  ...{ shipping: 'kurier-1', payform_id: 'transfer', remarks: '' },
};

export interface Bought {
  number: number;
  attempt: string;
  /** Error pages that the guest met on the way. */
  errorPages: string[];
}

/** What a guest buys a piece of. */
export const PRODUCT = {
  path: '/produkt/kubek-lesny-1002',
  id: '1002',
  size: 'uniw',
  list: '/kategoria/kubki-i-filizanki',
} as const;

/**
 * A guest's whole purchase without scripts: the first page, a list, a product, the basket, the order with its price counted, and the page
 * of the order. Throws when it cannot be brought to its end; an order whose page was not shown to its buyer has failed too.
 */
export async function buy(url: string, email: string): Promise<Bought> {
  const cookies = new Map<string, string>();
  const errorPages: string[] = [];

  async function once(path: string, fields?: Record<string, string>): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, {
      headers: { cookie, ...(fields ? { Origin: url, 'Sec-Fetch-Site': 'same-origin' } : {}) },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  /** A page, or where a form leads to. */
  async function ask(path: string, fields?: Record<string, string>): Promise<{ text: string; to: string }> {
    const began = performance.now();
    for (;;) {
      const answer = await once(path, fields);
      const text = await answer.text();
      if (answer.status < 400) return { text, to: answer.headers.get('Location') ?? '' };
      const what = `${fields ? 'POST' : 'GET'} ${path}: ${answer.status}`;
      if (answer.status < 500 || performance.now() - began > PATIENCE_MS)
        throw new Error(`${what} ${text.slice(0, 200)}`);
      errorPages.push(what);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  for (const path of ['/', PRODUCT.list, PRODUCT.path]) await ask(path);
  for (let tries = 1; ; tries += 1) {
    await ask('/koszyk', { mode: '1', number: '1', product: PRODUCT.id, size: PRODUCT.size });
    const { text } = await ask('/koszyk');
    // Whoever was cut off is shown the basket, and puts the thing in again when it is not there.
    if (text.includes('name="set_quantity[')) break;
    if (tries === TRIES) throw new Error('The basket stays empty');
  }
  await ask('/zamowienie');
  const fields = { ...ADDRESS, client_email: email };
  const { text: counted } = await ask('/zamowienie', { ...fields, intent: 'count' });
  const attempt = hidden(counted, 'attempt');
  const { text: refused, to } = await ask('/zamowienie', { ...fields, attempt, shown: hidden(counted, 'shown') });
  const number = Number(/^\/zamowienie\/(\d+)/.exec(to)?.[1]);
  if (!(number > 0)) throw new Error(`The order was not placed: ${to} ${told(refused)}`);
  const { text: page } = await ask(to);
  if (!page.includes(String(number))) throw new Error(`The page of order ${number} does not show it`);
  return { number, attempt, errorPages };
}

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** What a page says aloud, without its tags. */
const told = (html: string): string => (/role="alert".{0,600}/s.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ');
