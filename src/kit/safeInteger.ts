/** @throws RangeError for what is no safe integer */
export function requireSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`);
  return value;
}
