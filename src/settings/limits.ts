/** So much at once, and then so much a second. */
export interface Rate {
  /** Requests that may come together: a page with what it asks for, and many shoppers behind one address. */
  burst: number;
  perSecond: number;
}

/** Bounds that keep one visitor from taking the shop away from the others. */
export interface Limits {
  /** By client address; whole /64 networks of IPv6 count as one. */
  rates: {
    /** Pages that have to be made anew; those that are kept are free. */
    documents: Rate;
    ajax: Rate;
    graphql: Rate;
    /** Questions whether an account exists; by session where there is one. */
    accounts: Rate;
  };
  /** Client addresses remembered for each rate. */
  addresses: number;
  /** Longest path with its query, characters. */
  urlLength: number;
  /** Bodies of forms and ajax calls, bytes. */
  formBytes: number;
  /** How long the headers, and then the whole request, may take to arrive. ms */
  headersTimeout: number;
  requestTimeout: number;
  /** How long an answer may take. ms */
  answerTimeout: number;
  /** How long open requests may take to finish when the shop is told to stop. ms */
  stopTimeout: number;
}

/** An office or a school of some hundred shoppers shares one address; what they need stays far below. */
export const LIMITS: Limits = {
  rates: {
    documents: { burst: 200, perSecond: 20 },
    ajax: { burst: 300, perSecond: 40 },
    graphql: { burst: 300, perSecond: 40 },
    // A person mistypes an address a few times; a program that tries out a list gets sixty an hour after that.
    accounts: { burst: 20, perSecond: 1 / 60 },
  },
  addresses: 20_000,
  urlLength: 4000,
  formBytes: 100_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  answerTimeout: 10_000,
  stopTimeout: 10_000,
};

/** The same limits for a shop with more or fewer visitors; a factor of 0 takes the rates away. */
export function scaledLimits(factor: number, limits: Limits = LIMITS): Limits {
  const scale = factor === 0 ? Number.POSITIVE_INFINITY : factor;
  const scaled = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * scale, perSecond: perSecond * scale });
  const { documents, ajax, graphql, accounts } = limits.rates;
  const rates = {
    documents: scaled(documents),
    ajax: scaled(ajax),
    graphql: scaled(graphql),
    accounts: scaled(accounts),
  };
  return { ...limits, rates };
}
