import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { basketChanged } from '../../../session/events.ts';
import { addToBasket } from '../../client.ts';
import type { Buying } from './buying.ts';
import { choiceOf } from './choice.ts';
import type { BuyView, Choice, Returned } from './model.ts';
import { outcomeOf, pressedNow } from './press.ts';
import type { UsedBuying } from './useBuying.ts';
import { wantedOf } from './wanted.ts';

/** What came of a press to buy. `price`: nothing, for it costs something else than could be read. */
type Came = { kind: 'added' | 'price' } | { kind: 'failed'; code?: string | undefined; why?: string | undefined };

/** `turn` tells one from the next, so that each is said. */
export type SendResult = Came & { turn: number };

export type Busy = 'add' | 'points';

export interface Sending {
  /** A pointer goes down on the form: what is corrected from now on belongs to that press. */
  press(): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  busy: Busy | undefined;
  result: SendResult | undefined;
  /** Adds what looks at the fields before anything is sent; returns how to take it back. */
  addCheck(check: Check): () => void;
}

/** Calls `go` once nothing is wrong; false where it cannot look. */
export type Check = (go: () => void) => boolean;

const wordsOf = (choice: Choice): string => JSON.stringify(choiceOf(choice));

/** What happens when the form is sent: it stays, and says what came of it. */
export function useSending(
  view: BuyView,
  { now, settle, answered, refused }: Pick<UsedBuying, 'now' | 'settle' | 'answered' | 'refused'>,
  returned: Returned | undefined,
): Sending {
  const [at, setAt] = useState<{ of: string; work: Busy }>();
  const [told, setTold] = useState<{ of: string; result: SendResult } | undefined>(
    returned?.why === undefined
      ? undefined
      : { of: wordsOf(now), result: { kind: 'failed', turn: 0, why: returned.why } },
  );
  const check = useRef<Check>(undefined);
  const pressed = useRef<Buying['bound']>(now.bound);

  const tell = (choice: Choice, came: Came) =>
    setTold((before) => ({ of: wordsOf(choice), result: { ...came, turn: (before?.result.turn ?? 0) + 1 } }));

  async function add(element: HTMLFormElement, points: boolean): Promise<void> {
    const wanted = settle();
    // Another quantity than was typed is bought by another press, once it has been seen.
    const corrected = wanted.bound !== undefined && wanted.bound !== pressed.current;
    pressed.current = wanted.bound;
    if (corrected) return;
    const press = pressedNow(view, wanted, points);
    const mine = { of: wordsOf(wanted), work: points ? ('points' as const) : ('add' as const) };
    // Begun before React draws the button as busy: the shop works meanwhile.
    const coming = answered().then(async () => {
      const chosen = settle();
      const outcome = outcomeOf(press, view, chosen);
      if (outcome === 'drop') return undefined;
      return { chosen, came: outcome === 'price' ? { kind: outcome } : await bought(chosen, element, points) };
    });
    setAt(mine);
    const told = await coming;
    // Shown before anything else is done: whoever pressed waits for it.
    flushSync(() => {
      setAt((one) => (one === mine ? undefined : one));
      if (told) tell(told.chosen, told.came);
    });
    if (told?.came.kind === 'added') setTimeout(basketChanged);
  }

  async function bought(chosen: Buying, element: HTMLFormElement, points: boolean): Promise<Came> {
    const { ok, ...why } = await addToBasket(wantedOf(view, chosen, new FormData(element), points));
    return ok ? { kind: 'added' } : { kind: 'failed', ...why };
  }

  // What is done and told of one choice says nothing of another.
  const busy = at?.of === wordsOf(now) ? at.work : undefined;
  return {
    busy,
    result: told?.of === wordsOf(now) ? told.result : undefined,
    addCheck: useCallback((one) => {
      check.current = one;
      return () => {
        check.current = undefined;
      };
    }, []),
    press: () => {
      pressed.current = now.bound;
    },
    submit(event) {
      // A button that sends the form elsewhere, such as to a list, sends it as it is.
      if (event.nativeEvent.submitter?.hasAttribute('data-elsewhere')) return;
      event.preventDefault();
      if (busy !== undefined) return;
      const { currentTarget: form } = event;
      const name = event.nativeEvent.submitter?.getAttribute('name');
      if (refused()) return;
      const buy = () => void add(form, name === 'forpoints');
      if (!check.current?.(buy)) buy();
    },
  };
}
