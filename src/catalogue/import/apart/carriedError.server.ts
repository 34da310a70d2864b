import { FeedError } from '../feed/errors.ts';
import { UnknownColumns } from '../plain/plain.server.ts';

/** An error as it goes from a thread to another, where its class and its properties would be lost. */
export type CarriedError =
  | { feed: string; line: number | undefined }
  | { columns: readonly string[]; line: number }
  | { message: string; stack: string | undefined; code: unknown };

export function carried(error: unknown): CarriedError {
  if (error instanceof UnknownColumns) return { columns: error.columns, line: error.line ?? 1 };
  if (error instanceof FeedError) return { feed: error.reason, line: error.line };
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: undefined };
  return { message: error.message, stack: error.stack, code: 'code' in error ? error.code : undefined };
}

export function arrived(error: CarriedError): Error {
  if ('columns' in error) return new UnknownColumns(error.columns, error.line);
  if ('feed' in error) return new FeedError(error.feed, error.line);
  const { message, stack, code } = error;
  return Object.assign(new Error(message, { cause: stack }), code === undefined ? {} : { code });
}
