const FORMAT = 'http://www.iai-shop.com/developers/iof.phtml';
const EXTENSIONS = 'http://www.iai-shop.com/developers/iof/extensions.phtml';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Namespace addresses by prefix, as bound at one place of a file. */
export type Scope = ReadonlyMap<string, string>;

/** Feeds use these prefixes without declaring them. */
export const WELL_KNOWN: Scope = new Map([
  ['', ''],
  ['xml', XML],
  ['iof', FORMAT],
  ['iaiext', EXTENSIONS],
]);

/** The scope inside an element: declarations among its attributes, names before values, are added. */
export function scopeInside(scope: Scope, attributes: readonly string[]): Scope {
  let inside: Map<string, string> | undefined;
  for (let at = 0; at < attributes.length; at += 2) {
    const name = attributes[at] ?? '';
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    inside ??= new Map(scope);
    const prefix = name.slice(6);
    // Of two alike the first counts.
    if (!attributes.slice(0, at).includes(name)) inside.set(prefix, (attributes[at + 1] ?? '').trim());
  }
  return inside ?? scope;
}

/** Tells a name that needs no resolving, as most: no prefix, where none means the format. */
export function isPlainName(name: string, scope: Scope): boolean {
  if (name.includes(':')) return false;
  const uri = scope.get('');
  return uri === '' || uri === FORMAT;
}

export interface Resolved {
  space: 'format' | 'extensions' | 'xml';
  local: string;
}

/** Undefined for names that are none of ours: another namespace, or a prefix bound to nothing. */
export function resolveElement(name: string, scope: Scope): Resolved | undefined {
  const [prefix, local] = split(name);
  return resolve(scope.get(prefix), local);
}

/** A default namespace does not reach attributes (Namespaces in XML 1.0, section 6.2). */
export function resolveAttribute(name: string, scope: Scope): Resolved | undefined {
  const [prefix, local] = split(name);
  return resolve(prefix === '' ? '' : scope.get(prefix), local);
}

function split(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

function resolve(uri: string | undefined, local: string): Resolved | undefined {
  if (uri === '' || uri === FORMAT) return { space: 'format', local };
  if (uri === EXTENSIONS) return { space: 'extensions', local };
  return uri === XML ? { space: 'xml', local } : undefined;
}
