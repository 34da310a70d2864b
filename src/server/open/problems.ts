import { DatabaseError } from '../../db/error.ts';
import type { Problem } from '../../settings/problem.ts';
import { FilesError } from '../../storage/model.ts';

/** A start that cannot go on for a reason its owner can mend: told in one line with the way out, without a stack. */
export class StartError extends Error {
  /** Mistakes in files that it comes from, if it does. */
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'StartError';
    this.problems = problems;
  }
}

/** Message for the operator about a failed start; undefined for an unexpected error. */
export function startMessage(error: unknown, port: number): string | undefined {
  if (error instanceof StartError || error instanceof DatabaseError || error instanceof FilesError)
    return error.message;
  // Only of listening: the same codes from a file mean something else.
  const listening =
    error instanceof Error && 'syscall' in error && /^(?:listen|getaddrinfo)$/.test(String(error.syscall));
  const code = listening && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the other program, or start with another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Start with another port: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST names no address of this machine. Leave it out, or use HOST=0.0.0.0';
  return undefined;
}
