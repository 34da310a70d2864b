import { type Clock, SECOND } from '../../kit/clock.ts';
import type { Found } from '../engine/model.ts';
import { OutsideError } from './error.ts';
import type { Finder } from './finder.server.ts';

/** Time for an answer, ms; a shopper who types does not wait longer. */
const DEADLINE = 150;
/** Time for which it is not asked after a failure: one that hangs makes few people wait. */
const REST = 5 * SECOND;

export interface OutsideCounts {
  answered: number;
  failed: number;
  /** Not asked, soon after a failure. */
  spared: number;
}

/** An engine on other machines. Whoever gets nothing from it asks the shop's own. */
export interface Outside {
  readonly counts: Readonly<OutsideCounts>;
  /** Never rejects; undefined when it has no answer in time. */
  find(text: string, most: number): Promise<Found | undefined>;
}

export interface OutsideOptions {
  finder: Finder;
  clock: Clock;
  /** Called when it begins to fail, with the reason, and with undefined when it answers again. */
  onTurn(error: OutsideError | undefined): void;
  deadline?(): AbortSignal;
}

export function createOutside({ finder, clock, onTurn, deadline }: OutsideOptions): Outside {
  const late = deadline ?? (() => AbortSignal.timeout(DEADLINE));
  const counts: OutsideCounts = { answered: 0, failed: 0, spared: 0 };
  let failing = false;
  let restsUntil = Number.NEGATIVE_INFINITY;

  function turn(now: boolean, error?: OutsideError): void {
    if (failing !== now) onTurn(error);
    failing = now;
  }

  return {
    counts,
    async find(text, most) {
      if (clock() < restsUntil) {
        counts.spared++;
        return undefined;
      }
      try {
        const found = await finder(text, most, late());
        counts.answered++;
        turn(false);
        return found;
      } catch (error) {
        counts.failed++;
        restsUntil = clock() + REST;
        turn(true, error instanceof OutsideError ? error : new OutsideError('malformed', { cause: error }));
        return undefined;
      }
    },
  };
}
