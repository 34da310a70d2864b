/** What was looked at; `todo` says what is wrong and what to do. */
export interface Finding {
  what: string;
  todo?: string;
}

export const finding = (what: string, wrong: boolean, todo: string): Finding => (wrong ? { what, todo } : { what });

/** Code of why something failed, where its cause may be what says so. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? String(name) : codeOf(cause);
}
