import type { JsonLdNode } from '../../kit/jsonLd.ts';
import { scriptJson } from '../../kit/scriptJson.ts';
import type { PageRequest } from '../page.ts';

type Noting = Pick<PageRequest, 'notes'>;

/** Structured data of the page; called by a loader once it knows that there is a page. */
export function describePage({ notes }: Noting, make: () => readonly JsonLdNode[]): void {
  notes.jsonLd.push(make);
}

/** Elements of the head, as HTML. */
export function tagDocument({ notes }: Noting, make: () => string): void {
  notes.tags.push(make);
}

/** Data for scripts of others, under the id they know it by. A browser never runs it. */
export function documentData({ notes }: Noting, id: string, make: () => unknown): void {
  notes.data.push(() => `<script type="application/json" id="${id}">${scriptJson(make())}</script>`);
}
