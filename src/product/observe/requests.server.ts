import { err, type Result } from '../../kit/result.ts';
import type { ObserveError, ObserveInput } from './model.ts';
import type { StockNotices } from './service.server.ts';

/** „Powiadom mnie” as it comes from outside. */
export type RequestNotice = (
  input: ObserveInput,
  how: { trapped: boolean; from: string },
) => Promise<Result<'kept', ObserveError>>;

/** `mayAsk` tells whether this visitor may ask once more; each call counts. */
export const noticeRequests =
  (notices: Pick<StockNotices, 'observeProduct'>, mayAsk: (from: string) => boolean): RequestNotice =>
  async (input, { trapped, from }) => {
    if (trapped) return err('robot');
    return mayAsk(from) ? notices.observeProduct(input) : err('often');
  };
