/** Number of requests at once, and then per second. */
export interface Rate {
  /** Requests that may come together: a page with what it asks for, and many shoppers behind one address. */
  burst: number;
  perSecond: number;
}

/** Bounds that keep one visitor from taking the shop away from the others. */
export interface Limits {
  /** Rates by client address; whole /64 networks of IPv6 count as one, and a /48 as `NETWORK_TIMES` of them. */
  rates: {
    /** Pages that have to be made anew; those that are kept are free. */
    documents: Rate;
    ajax: Rate;
    graphql: Rate;
    /** Rate of messages to the shop. */
    messages: Rate;
    /** Requests to be told when something is back. */
    notices: Rate;
    /** Sessions that begin with something worth keeping: a cookie costs nothing, and what it keeps lies in the store. */
    sessions: Rate;
    /** Requests that bring files. */
    uploads: Rate;
    /** Questions whether an account exists; by session, as the two below, and `sessionsPerAddress` times as many by address. */
    accounts: Rate;
    /** Rebate codes that are tried out. */
    codes: Rate;
    /** Calls of Base.com's servers. */
    connector: Rate;
    /** Orders that are placed, and attempts to pay for them. */
    orders: Rate;
  };
  /** Shoppers behind one address that may use up such a rate at the same time. */
  sessionsPerAddress: number;
  /** Client addresses remembered for each rate. */
  addresses: number;
  /** Longest path with its query, characters. */
  urlLength: number;
  /** Bodies of forms and ajax calls, bytes. */
  formBytes: number;
  /** The form of a basket or a list, which names every line with its quantity and words, bytes. */
  basketBytes: number;
  /** Bodies that bring files, bytes; each file has a bound of its own in shop.yaml. */
  uploadBytes: number;
  /** Parts of such a body: files and fields. */
  uploadParts: number;
  /** Time that the next bytes of such a body may take, ms. */
  uploadStall: number;
  /** Time that the headers, and then the whole request, may take, ms. */
  headersTimeout: number;
  requestTimeout: number;
  /** Time that an answer may take, ms. */
  answerTimeout: number;
  /** Time that open requests may take to finish after a signal to stop, ms. */
  stopTimeout: number;
}

/** An office or a school of some hundred shoppers shares one address; what they need stays far below. */
export const LIMITS: Limits = {
  rates: {
    documents: { burst: 200, perSecond: 20 },
    ajax: { burst: 300, perSecond: 40 },
    graphql: { burst: 300, perSecond: 40 },
    // A person asks, adds what they forgot, and asks again; then one message in five minutes.
    messages: { burst: 5, perSecond: 1 / 300 },
    notices: { burst: 20, perSecond: 1 / 60 },
    // Hundreds of shoppers behind one address, and 1800 an hour after them.
    sessions: { burst: 300, perSecond: 0.5 },
    uploads: { burst: 40, perSecond: 0.2 },
    // A person mistypes an address a few times; a program that tries out a list gets sixty an hour after that.
    accounts: { burst: 20, perSecond: 1 / 60 },
    codes: { burst: 20, perSecond: 1 / 60 },
    // It asks page after page of a large catalogue, one at a time.
    connector: { burst: 60, perSecond: 2 },
    // One order and some BLIK codes that were mistyped or ran out; a program that empties the stock gets no further than that.
    orders: { burst: 10, perSecond: 1 / 60 },
  },
  sessionsPerAddress: 3,
  addresses: 20_000,
  urlLength: 4000,
  formBytes: 100_000,
  // 500 lines (`MOST_LINES`), each with some 300 characters of comment.
  basketBytes: 1_000_000,
  uploadBytes: 120_000_000,
  uploadParts: 80,
  uploadStall: 30_000,
  headersTimeout: 10_000,
  // A file of 10 MB over a slow telephone; whatever brings none is cut off by answerTimeout.
  requestTimeout: 300_000,
  answerTimeout: 10_000,
  stopTimeout: 10_000,
};

/** Limits for a shop with more or fewer visitors; a factor of 0 takes the rates away. */
export function scaledLimits(factor: number, limits: Limits = LIMITS): Limits {
  const scale = factor === 0 ? Number.POSITIVE_INFINITY : factor;
  const scaled = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * scale, perSecond: perSecond * scale });
  const { documents, ajax, graphql, messages, notices, sessions, uploads, accounts, codes, connector, orders } =
    limits.rates;
  const rates = {
    documents: scaled(documents),
    ajax: scaled(ajax),
    graphql: scaled(graphql),
    messages: scaled(messages),
    notices: scaled(notices),
    sessions: scaled(sessions),
    uploads: scaled(uploads),
    accounts: scaled(accounts),
    codes: scaled(codes),
    connector: scaled(connector),
    orders: scaled(orders),
  };
  return { ...limits, rates };
}
