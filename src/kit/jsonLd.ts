import { scriptJson } from './scriptJson.ts';

/** JSON-LD 1.1 as data: a missing value is left out when it is written. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[];

export interface JsonLdNode {
  readonly [name: string]: JsonLdValue | undefined;
}

/** Graph of schema.org as text, safe inside a `<script>` whatever its strings hold. */
export const jsonLdText = (graph: readonly JsonLdNode[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': graph });
