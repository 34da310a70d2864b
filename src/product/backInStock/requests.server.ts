import { emailKey } from '../../forms/rules/emailKey.ts';
import { err, type Result } from '../../kit/result.ts';
import type { ObserveError, ObserveInput } from './model.ts';
import type { StockNotices } from './service.server.ts';

/** „Powiadom mnie” as it comes from outside. */
export type RequestNotice = (
  input: ObserveInput,
  how: { trapped: boolean; from: string },
) => Promise<Result<'kept', ObserveError>>;

export interface NoticeLimits {
  /** Whether this visitor may ask once more; each call counts. */
  mayAsk(from: string): boolean;
  /** ms until one more may be asked for with this address; each call counts. */
  waitToMail(email: string): Promise<number>;
}

export const noticeRequests =
  (notices: Pick<StockNotices, 'observeProduct'>, { mayAsk, waitToMail }: NoticeLimits): RequestNotice =>
  async (input, { trapped, from }) => {
    if (trapped) return err('robot');
    if (!mayAsk(from)) return err('often');
    // Whoever buys the last piece, asks with a stranger's address and gives it back makes the shop write to it.
    const often = (await waitToMail(emailKey(input.email))) > 0;
    return often ? err('often') : notices.observeProduct(input);
  };
