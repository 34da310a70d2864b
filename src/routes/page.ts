import type { ComponentType } from 'react';
import type { JsonLdNode } from '../kit/jsonLd.ts';
import type { Visit } from '../session/model.ts';
import type { PageHead } from './head/pageHead.ts';
import type { ShopServices } from './services.ts';

/** `{slug: string; part?: string}` of `/kategoria/:slug/:part?`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? ParamOf<Name> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : unknown;

type ParamOf<Name extends string> = Name extends `${infer Optional}?`
  ? { [K in Optional]?: string }
  : { [K in Name]: string };

/** One request for a page. */
export interface Asked<Params = unknown> {
  shop: ShopServices;
  /** Who asks: nobody for a page that is kept for all. */
  visit: Visit;
  /** Key of who asks, for counting; empty where nobody is known. */
  visitor: string;
  request: Request;
  /** Address of the page, without what asks for a part of it. */
  url: URL;
  params: Params;
  /** Tells one request from others in logs and on error pages. */
  requestId: string;
  /** Takes what nobody expected, for the log. */
  reportError(error: unknown): void;
  /** What the page says of itself in its head besides `PageHead`. */
  notes: DocumentNotes;
  /** A script asks and takes the answer as data: the page stays. */
  live: boolean;
}

/** Written into the head once the page is known to be there. */
export interface DocumentNotes {
  /** Structured data (schema.org) and elements for other sites, as HTML: a document alone has them, no swap does. */
  jsonLd: (() => readonly JsonLdNode[])[];
  tags: (() => string)[];
  /** Data for scripts of others, as HTML. */
  data: (() => string)[];
}

/** What a page is drawn from. */
export interface Loaded {
  head: PageHead;
  /** 200 unless told. */
  status?: number;
  /** It says something of one shopper: nobody else's, and never kept. */
  personal?: boolean;
}

export interface ViewProps<Data, Answer> {
  data: Data;
  /** What the page's own form was answered with this request. */
  answer: Answer | undefined;
  /** Path and query of the page. */
  at: string;
}

export interface PageOptions<Path extends string, Data extends Loaded, Answer> {
  /** As Hono reads it: `/produkt/:address`. */
  path: Path;
  /** As themes of the platform know the page: `main` makes `<div id="container" class="main_page …">`. */
  type: string | ((pathname: string) => string);
  /** Of one shopper: never kept, by nobody. */
  personal?: boolean;
  /**
   * Which page it is of those that a shopper tells apart, e.g. a list whatever its filters: a change within one place
   * moves neither focus nor scroll. Path and query unless told.
   */
  place?(url: URL): string;
  /** Further headers of the answer. */
  headers?: Readonly<Record<string, string>>;
  load(asked: Asked<ParamsOf<Path>>, answer: Answer | undefined): Promise<Data> | Data;
  /** Takes the page's form; what it gives is shown on the page. Throws `redirect` for what leads on. */
  post?(asked: Asked<ParamsOf<Path>>): Promise<Answer>;
  /** After such an answer a script's page shows what it showed before: its data are not sent anew. */
  stays?(answer: Answer): boolean;
  View: ComponentType<ViewProps<Data, Answer>>;
}

/** A page of the shop as the server runs it, whatever it is drawn from. */
export type Page = PageOptions<string, Loaded, unknown>;

/** One address of the shop: loads, draws, and takes its form. */
export const definePage = <Path extends string, Data extends Loaded, Answer = never>(
  options: PageOptions<Path, Data, Answer>,
): Page => options as unknown as Page;
