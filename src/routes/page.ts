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

export interface PageRequest<Params = unknown> {
  shop: ShopServices;
  /** Visit of the visitor; without a session for a page that is cached for all. */
  visit: Visit;
  /** Key of who asks, for counting; empty where nobody is known. */
  visitor: string;
  request: Request;
  /** Address of the page, without the parameter for a part of it. */
  url: URL;
  params: Params;
  /** Tells one request from others in logs and on error pages. */
  requestId: string;
  /** Takes what nobody expected, for the log. */
  reportError(error: unknown): void;
  /** Additions to the head besides `PageHead`. */
  notes: DocumentNotes;
  /** A script asks and takes the answer as data: the page stays. */
  live: boolean;
}

/** Additions to the head once the page is known to exist. */
export interface DocumentNotes {
  /** Structured data (schema.org) and elements for other sites, as HTML: a document alone has them, no swap does. */
  jsonLd: (() => readonly JsonLdNode[])[];
  tags: (() => string)[];
  /** Data for scripts of others, as HTML. */
  data: (() => string)[];
}

/** Data that a page is drawn from. */
export interface Loaded {
  head: PageHead;
  /** Status; 200 unless given. */
  status?: number;
  /** True for a page about one shopper, which is never cached. */
  personal?: boolean;
}

export interface ViewProps<Data, Answer> {
  data: Data;
  /** Answer to the page's own form in this request. */
  answer: Answer | undefined;
  /** Path and query of the page. */
  at: string;
}

export interface PageOptions<Path extends string, Data extends Loaded, Answer> {
  /** Path as Hono reads it: `/produkt/:address`. */
  path: Path;
  /**
   * Type by which themes know the page (docs/contract/pages.md#page-types): `main` makes `<div id="container"
   * class="main_page …">`.
   */
  type: string | ((pathname: string) => string);
  /** True for a page about one shopper: never cached, by nobody. */
  personal?: boolean;
  /**
   * Place of the page, e.g. a list whatever its filters: a swap within one place moves neither focus nor scroll. Path
   * and query unless told.
   */
  place?(url: URL): string;
  /** Further headers of the answer. */
  headers?: Readonly<Record<string, string>>;
  load(asked: PageRequest<ParamsOf<Path>>, answer: Answer | undefined): Promise<Data> | Data;
  /** Takes the page's form; what it gives is shown on the page. Throws `redirect` for what leads on. */
  post?(asked: PageRequest<ParamsOf<Path>>): Promise<Answer>;
  /** Answers after which a script's page keeps its data: they are not sent again. */
  stays?(answer: Answer): boolean;
  View: ComponentType<ViewProps<Data, Answer>>;
}

/** A page of the shop as the server runs it, whatever it is drawn from. */
export type Page = PageOptions<string, Loaded, unknown>;

/** Defines one address of the shop: loads, draws, and takes its form. */
export const definePage = <Path extends string, Data extends Loaded, Answer = never>(
  options: PageOptions<Path, Data, Answer>,
): Page => options as unknown as Page;
