/** JSON-LD 1.1 as data: a missing value is left out when it is written. */
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[];

export interface JsonLdNode {
  readonly [name: string]: JsonLdValue | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** One graph of schema.org, safe inside a `<script>` whatever the texts in it are. */
export function jsonLdText(graph: readonly JsonLdNode[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return json.replace(/[<>&\u2028\u2029]/g, (mark) => ESCAPES[mark] ?? mark);
}
