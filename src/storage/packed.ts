/** Arrays and texts by name, with a few facts in JSON. */
export interface Packed {
  facts: Record<string, unknown>;
  parts: Record<string, Numbers | string>;
}

/** Kinds of arrays by their names. */
export const KINDS = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array };
export type Kind = keyof typeof KINDS;
export type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** An array of a kind that must be there; throws when it is not. */
export function partOf<K extends Kind>({ parts }: Packed, name: string, kind: K): InstanceType<(typeof KINDS)[K]> {
  const part = parts[name];
  if (!(part instanceof KINDS[kind])) throw new TypeError(`There is no ${kind} ${name}`);
  return part as InstanceType<(typeof KINDS)[K]>;
}

/** A text that must be there; throws when it is not. */
export function textOf({ parts }: Packed, name: string): string {
  const part = parts[name];
  if (typeof part !== 'string') throw new TypeError(`There is no text ${name}`);
  return part;
}
