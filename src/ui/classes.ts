/**
 * Joins class names that are set: `classes(styles.button, busy && styles.busy)`. None at all is undefined. Lists of ids
 * (aria-describedby) are joined the same way.
 */
export function classes(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
