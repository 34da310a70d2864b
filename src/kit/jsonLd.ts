import { scriptJson } from './scriptJson.ts';

/** JSON-LD 1.1 as data: a missing value is left out when it is written. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[];

export interface JsonLdNode {
  readonly [name: string]: JsonLdValue | undefined;
}

/** One graph of schema.org, safe inside a `<script>` whatever the texts in it are. */
export const jsonLdText = (graph: readonly JsonLdNode[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': graph });
