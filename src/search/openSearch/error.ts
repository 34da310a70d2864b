/** Why an OpenSearch gave no answer that can be shown. */
export type OutsideFault =
  /** It did not answer in time. */
  | 'late'
  /** Nobody answers there. */
  | 'unreachable'
  /** It answered with a status that is none of success. */
  | 'status'
  /** The answer is something else than JSON of the documented form. */
  | 'malformed'
  /** A shard failed or was too slow. */
  | 'partial'
  | 'no_index'
  | 'half_built'
  /** Its catalogue is older than the shop's. */
  | 'behind';

/** Holds nothing of what was asked, and no address. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;
  readonly status: number | undefined;

  constructor(fault: OutsideFault, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(`OpenSearch: ${fault}${status === undefined ? '' : ` ${status}`}`, { cause });
    this.fault = fault;
    this.status = status;
  }
}
