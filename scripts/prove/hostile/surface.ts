import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery } from 'graphql';
import { type Form, plausible, readPage } from './forms.ts';

/** A shop as a visitor reaches it, with the cookies they were given. */
export interface Visitor {
  cookie(): string;
  get(path: string): Promise<Response>;
  post(path: string, body: string | URLSearchParams | FormData, headers?: Record<string, string>): Promise<Response>;
}

/** Asks a shop as a browser does, without following where it leads. */
export function visitor(url: string, from: string): Visitor {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const headers = { Origin: url, 'X-Forwarded-For': from, Cookie: cookie(), ...init.headers };
    const answer = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookie,
    get: (path) => ask(path, {}),
    post: (path, body, headers = {}) => ask(path, { method: 'POST', body, headers }),
  };
}

export const graph = async (who: Visitor, query: string, variables: object = {}) => {
  const body = JSON.stringify({ query, variables });
  const answer = await who.post('/graphql/v1/', body, { 'Content-Type': 'application/json' });
  return answer.json();
};

/** What is asked, and with what. */
export interface Surface {
  /** Paths as Hono reads them, `/produkt/:address`, with methods. */
  routes: readonly { method: string; path: string }[];
  /** Paths seen, by the route that answers them. */
  seen: ReadonlyMap<string, readonly string[]>;
  forms: readonly Form[];
  /** Sections of the personal call. */
  sections: readonly string[];
  /** Names of parameters that the program asks for. */
  names: readonly string[];
  schema: GraphQLSchema;
}

/** Paths that one route is looked at by, and pages that are read in all. */
const EXAMPLES = 3;
const MOST_PAGES = 120;

/** A route of Hono as a pattern for paths. */
export function patternOf(route: string): RegExp {
  const parts = route.split('/').map((part) => {
    if (part === '*') return '.*';
    if (part.startsWith(':')) return part.endsWith('?') ? '[^/]*' : '[^/]+';
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** Reads the shop's pages from the main one on, as each of the visitors, a few of each kind. */
export async function explore(
  told: Pick<Surface, 'routes' | 'sections' | 'names'>,
  visitors: readonly Visitor[],
  starts: readonly string[],
): Promise<Surface> {
  // What is mounted before many routes is none of its own.
  const own = told.routes.filter(({ path }) => !path.endsWith('*'));
  const patterns = own.map(({ path }) => ({ path, pattern: patternOf(path) }));
  const routeOf = (path: string) => {
    const bare = path.split('?')[0] ?? '';
    return patterns.find(({ pattern }) => pattern.test(bare))?.path ?? '*';
  };
  const seen = new Map<string, string[]>();
  const forms = new Map<string, Form>();
  for (const who of visitors) {
    const queue = [...starts];
    const asked = new Map<string, number>();
    for (let pages = 0; queue.length > 0 && pages < MOST_PAGES; ) {
      const path = queue.shift() ?? '/';
      const route = routeOf(path);
      const before = asked.get(route) ?? 0;
      const examples = seen.get(route) ?? [];
      if (before >= EXAMPLES || path.startsWith('/wyloguj')) continue;
      asked.set(route, before + 1);
      pages += 1;
      if (!examples.includes(path)) seen.set(route, [...examples, path].slice(0, EXAMPLES * 2));
      const answer = await who.get(path);
      const to = answer.headers.get('Location');
      if (to?.startsWith('/')) queue.push(to);
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue;
      const read = readPage(await answer.text(), path);
      queue.push(...read.links.filter((link) => !queue.includes(link)));
      for (const form of read.forms) {
        const names = form.fields.map(({ name }) => name).sort();
        const key = [form.method, routeOf(form.action), ...names].join(' ');
        if (!forms.has(key)) forms.set(key, form);
      }
    }
  }
  const { data } = await graph(visitors[0] ?? fail(), getIntrospectionQuery());
  return { ...told, seen, forms: [...forms.values()], schema: buildClientSchema(data) };
}

function fail(): never {
  throw new Error('Somebody has to visit');
}

/** Fills a form as a shopper would, whose main button is pressed; boxes are checked. */
export const filled = ({ fields }: Form, unique: number): URLSearchParams =>
  new URLSearchParams(
    fields
      .filter(({ type }) => type !== 'submit' && type !== 'button')
      .map((field): [string, string] => [field.name, plausible(field, unique)]),
  );
