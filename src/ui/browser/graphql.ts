import { type CallOptions, call } from './call.ts';
import { pageTerms } from './pageTerms.ts';

/** Path at which the graph answers in every shop. */
export const GRAPHQL_BASE = '/graphql/v1/';

/** Address that scripts ask it at: the one that the shop has chosen, with or without the last slash, or the usual one. */
export const graphBase = (): string => pageTerms().graph ?? GRAPHQL_BASE;

export type GraphqlOptions<T> = Pick<CallOptions<T>, 'timeoutMs' | 'signal' | 'callback'> & {
  /** Query string that names the operation for logs: `query=validateClientData`, `mutation=unsetRegion`. */
  readonly label?: string;
};

type Answer<T> = { readonly data?: T | null; readonly errors?: readonly unknown[] };

const isAnswer = (value: unknown): value is Answer<never> => typeof value === 'object' && value !== null;

/** The `data` of a graph answer, or `false` when the call failed or the graph gave none. Never throws. */
export async function graphql<T = unknown>(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  { label, callback, ...rest }: GraphqlOptions<T> = {},
): Promise<T | false> {
  const base = graphBase();
  const url = label === undefined ? base : `${base}?${label}`;
  const answer = await call<Answer<T>>(url, {
    ...rest,
    json: variables === undefined ? { query } : { query, variables },
  });
  const value = isAnswer(answer) ? (answer.data ?? false) : false;
  callback?.(value);
  return value;
}
