/** Closes a switch over a union: a case added later and forgotten here fails the type check, or throws if data lied. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
