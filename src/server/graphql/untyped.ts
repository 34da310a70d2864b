import { type DocumentNode, Kind, parse } from 'graphql';
import { refuseLongOrDeep } from './limits.ts';

/** The one field that may be asked for without saying that the body is JSON: forms out there do, and it changes nothing. */
const OPEN = 'validateClientData';

/**
 * A request whose body is JSON but does not say so, made one that does; undefined unless it asks for validateClientData
 * and nothing else. A browser sends such a body for any other site without asking first, so nothing that writes or tells
 * of the shopper may be reached by it.
 */
export async function readUntyped(request: Request): Promise<Request | undefined> {
  const body = await request.text();
  if (!asksOnlyOpen(queryOf(body))) return undefined;
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body });
}

function queryOf(body: string): string {
  try {
    const sent: unknown = JSON.parse(body);
    return typeof sent === 'object' && sent !== null && 'query' in sent && typeof sent.query === 'string'
      ? sent.query
      : '';
  } catch {
    return '';
  }
}

function asksOnlyOpen(query: string): boolean {
  // A cheap look first: most of what is refused is refused here.
  if (!query.includes(OPEN)) return false;
  const document = parsed(query);
  const operations = document?.definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION) ?? [];
  return (
    operations.length > 0 &&
    operations.every(
      (one) =>
        one.kind === Kind.OPERATION_DEFINITION &&
        one.operation === 'query' &&
        // A fragment here could hold any field; a form has no need of one.
        one.selectionSet.selections.every((field) => field.kind === Kind.FIELD && field.name.value === OPEN),
    )
  );
}

function parsed(query: string): DocumentNode | undefined {
  try {
    refuseLongOrDeep(query);
    return parse(query, { noLocation: true });
  } catch {
    return undefined;
  }
}
