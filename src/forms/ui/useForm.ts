import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTextOverrides } from '../../ui/TextContext.tsx';
import type { Engine, startEngine } from '../engine/engine.ts';
import { type Fault, type FormModel, isSubmitting, startModel } from '../engine/model.ts';
import type { FormPart } from './FormContext.ts';

/** Result of a sent form, as the route tells it; a new object for each answer. */
export type Outcome =
  | { readonly accepted: true }
  | { readonly faults: readonly Fault[] }
  /** The network or the shop failed; typed values stay. */
  | { readonly unsent: true };

export interface FormOptions {
  /** Engine of the form, when it is loaded already; else it comes once it is needed. */
  engine?: typeof startEngine;
  outcome?: Outcome | undefined;
  /** True: a draft is restored when the shopper comes back. */
  remembers?: boolean;
  /** Sends the form without leaving the page. */
  send(form: HTMLFormElement): void;
}

export interface FormState extends FormPart {
  /** Ref of the section of a form that is looked after; for a whole form see `props`. */
  root(element: HTMLElement | null): void;
  /** Submits; false where scripts do not look after the form. */
  submit(): boolean;
  /** Props of the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: boolean;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    'data-handled': true | undefined;
    'data-failed': true | undefined;
    'aria-busy': true | undefined;
  };
}

const NO_FAULTS: readonly Fault[] = [];
const faultsOf = (outcome: Outcome | undefined) => (outcome && 'faults' in outcome ? outcome.faults : NO_FAULTS);

/** A plain HTML form that is looked after: without scripts the browser's own constraints hold, and it is posted as any other. */
export function useForm({ engine: given, outcome, remembers = false, send }: FormOptions): FormState {
  const texts = useTextOverrides();
  const ref = useRef<HTMLFormElement>(null);
  const engine = useRef<Engine>(undefined);
  const coming = useRef<Promise<void>>(undefined);
  const press = useRef<{ held: boolean; drawn: boolean }>({ held: false, drawn: false });
  const [model, setModel] = useState<FormModel>(() => startModel({}, faultsOf(outcome)));
  const [active, setActive] = useState(false);
  const [led, setLed] = useState<{ to: HTMLElement }>();
  const sent = useEffectEvent(send);
  const seen = useRef(outcome);
  const [{ gates, held, ...part }] = useState(() => {
    const gates = new Set<() => Promise<void>>();
    const held: { root?: HTMLElement | undefined } = {};
    return {
      gates,
      held,
      root: (element: HTMLElement | null) => {
        held.root = element ?? undefined;
      },
      addGate(gate: () => Promise<void>) {
        gates.add(gate);
        return () => void gates.delete(gate);
      },
      clear: (name: string) => engine.current?.clear(name),
    };
  });

  useEffect(() => {
    let gone = false;
    const start = (startEngine: NonNullable<typeof given>) => {
      const form = ref.current ?? held.root?.closest('form');
      if (gone || !form) return;
      const faults = faultsOf(seen.current);
      engine.current = startEngine(form, {
        ...(held.root ? { root: held.root } : {}),
        remembers,
        texts,
        faults,
        gates,
        onChange: setModel,
        lead: (to) => setLed({ to }),
        send: (form) => sent(form),
      });
      // Also for a press that comes before the page is drawn anew.
      if (ref.current) ref.current.noValidate = true;
      setActive(true);
    };
    if (given) start(given);
    else {
      coming.current = import('../engine/engine.ts').then(({ startEngine }) => start(startEngine));
      // Without it the form is posted as any other.
      coming.current.catch(() => {
        coming.current = undefined;
      });
    }
    return () => {
      gone = true;
      coming.current = undefined;
      engine.current?.stop();
      engine.current = undefined;
      setActive(false);
    };
  }, [texts, gates, held, remembers, given]);

  // A press that came first waits until all fields stand as they are asked for with scripts.
  useEffect(() => {
    const { held } = press.current;
    press.current = { held: held && !active, drawn: active };
    if (held && active) void engine.current?.submit();
  }, [active]);

  useEffect(() => {
    if (led) leadTo(led.to);
  }, [led]);

  useEffect(() => {
    if (outcome === undefined || outcome === seen.current) return;
    seen.current = outcome;
    engine.current?.settle(outcome);
  }, [outcome]);

  const submit = () => {
    if (engine.current && press.current.drawn) void engine.current.submit();
    else if (engine.current) press.current.held = true;
    else if (coming.current) {
      press.current.held = true;
      coming.current.catch(() => {
        press.current.held = false;
        const whole = held.root?.closest('form');
        if (whole) send(whole);
        else ref.current?.submit();
      });
    } else return false;
    return true;
  };

  return {
    model,
    active,
    ...part,
    submit,
    props: {
      ref,
      noValidate: active,
      onSubmit(event) {
        if (submit()) event.preventDefault();
      },
      'data-handled': model.phase === 'handled' || undefined,
      'data-failed': model.failed || undefined,
      'aria-busy': isSubmitting(model) || undefined,
    },
  };
}

/** Into view with what stands above it, then the focus, which would scroll by itself to the very edge. */
function leadTo(control: HTMLElement): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
