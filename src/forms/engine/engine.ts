import { call } from '../../ui/browser/call.ts';
import { graphql } from '../../ui/browser/graphql.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { createChecker, INPUT_DEBOUNCE_MS, LAZY_VALIDATE_MS, type UrlQuestion } from './checker.ts';
import { controlOf, controlsOf, readValue, specOf } from './dom.ts';
import { comeBack, entries, forget, isChanged, isFilledIn, leave, placeOf } from './draft.ts';
import {
  dependents,
  type FieldSpec,
  fillingOf,
  formatted,
  isEmpty,
  localFault,
  parted,
  questionOf,
  submitFault,
} from './fields.ts';
import { errorsOf, type Fault, type FormEvent, type FormModel, firstError, reduce, startModel } from './model.ts';
import { createPressGuard } from './press.ts';

export interface EngineOptions {
  texts: TextOverrides;
  /** Mistakes that the server found in a returned form. */
  faults: readonly Fault[];
  /** Works that must end before the form may go, such as files on their way. */
  gates: ReadonlySet<() => Promise<void>>;
  /** The part of the form that is looked after, where another part has a button of its own. */
  root?: HTMLElement;
  /** True: a draft is restored when the shopper comes back. */
  remembers?: boolean;
  onChange(model: FormModel): void;
  /** Scrolls to a wrong field, after all messages are drawn: those above it move it. */
  lead(control: HTMLElement): void;
  /** Sends the form; called once a submission. */
  send(form: HTMLFormElement): void;
}

export interface Engine {
  /** Submits like the form's own `submit` event, whatever was pressed. */
  submit(): Promise<void>;
  /** Takes the outcome of a sent form. */
  settle(outcome: { accepted: true } | { faults: readonly Fault[] } | { unsent: true }): void;
  /** A part of the form that looks after itself, such as its files, is not wrong any more. */
  clear(name: string): void;
  stop(): void;
}

/** Looks after one form: listens to its fields, asks the server about them, and lets it go when nothing is wrong. */
export function startEngine(form: HTMLFormElement, options: EngineOptions): Engine {
  const { texts, faults, gates, root = form, remembers = false, onChange, lead, send } = options;
  const read = (name: string) => readValue(form, name);
  // Read anew each time: fields come and go with what the shopper chooses.
  const specs = () => controlsOf(form, root).map(specOf);
  const specNamed = (name: string) => specs().find((spec) => spec.name === name);
  const fillings = Object.fromEntries(specs().map((spec) => [spec.name, fillingOf(spec, read(spec.name), texts)]));
  let model = startModel(fillings, faults);
  const guard = createPressGuard(() => onChange(model));

  const phase = () => model.phase;

  function tell(event: FormEvent): void {
    const next = reduce(model, event);
    if (next === model) return;
    model = next;
    guard.draw();
  }

  const checker = createChecker({
    question: (name) => ifThere(name, (spec) => questionOf(spec, read, texts)),
    local: (name) => ifThere(name, (spec) => localFault(spec, read, texts)),
    turn: (name) => model.fields[name]?.turn ?? 0,
    asked: (names) => tell({ type: 'asked', names }),
    answered: (name, turn, message) => tell({ type: 'answered', name, turn, message }),
    graph: (query, variables) =>
      graphql<Record<string, unknown>>(query, variables, { label: 'query=validateClientData' }),
    call: ask,
  });

  function ifThere<T>(name: string, work: (spec: FieldSpec) => T | undefined): T | undefined {
    const spec = specNamed(name);
    return spec && work(spec);
  }

  function change(name: string, pause: number): void {
    const all = specs();
    const spec = all.find((one) => one.name === name);
    if (!spec) return;
    const filling = fillingOf(spec, read(name), texts);
    tell({ type: 'changed', name, filling });
    // A number that is gone still concerns its street.
    for (const beside of dependents(all, name)) if (read(beside).trim() !== '') touch(beside, pause);
    if (!filling.empty && !filling.box) checker.touch(name, pause);
  }

  /** Checked again without having changed: its answer of before is late. */
  function touch(name: string, pause: number): void {
    const spec = specNamed(name);
    if (!spec) return;
    tell({ type: 'changed', name, filling: fillingOf(spec, read(name), texts) });
    checker.touch(name, pause);
  }

  /** Splits a line into its two fields, in sight. */
  function part(spec: FieldSpec | undefined): void {
    const values = spec ? parted(spec, read) : [];
    for (const [name, value] of values) {
      const control = controlOf(form, name);
      if (control instanceof HTMLInputElement) control.value = value;
    }
    for (const [name] of values) change(name, LAZY_VALIDATE_MS);
  }

  /** Checks values that were entered before the code came. */
  function checkEarly(): void {
    for (const control of controlsOf(form, root)) {
      if (!isChanged(control) || isEmpty(read(control.name))) continue;
      const typing = control === document.activeElement;
      change(control.name, typing ? INPUT_DEBOUNCE_MS : LAZY_VALIDATE_MS);
      if (!typing) part(specNamed(control.name));
    }
  }

  const nameIn = ({ target }: Event): string | undefined =>
    target !== null && 'name' in target && typeof target.name === 'string' ? target.name : undefined;

  const first = remembers ? entries(form, root) : new Map<string, string>();
  // It may have been filled in before there was code to hear of it.
  let place = remembers && isFilledIn(form, root) ? placeOf(form) : undefined;

  const onInput = (event: Event) => {
    place = placeOf(form);
    const name = nameIn(event);
    // What the browser fills in comes for several fields at once and needs no pause.
    const typed = event instanceof InputEvent && event.inputType !== '' && event.inputType !== 'insertReplacementText';
    if (name === undefined) return;
    change(name, typed ? INPUT_DEBOUNCE_MS : LAZY_VALIDATE_MS);
    if (typed) return;
    part(specNamed(name));
    // What is asked for is drawn by then as it was chosen.
    setTimeout(forgetSwitchedOff);
  };
  const onLeave = (event: Event) => {
    const name = nameIn(event);
    const spec = name === undefined ? undefined : specNamed(name);
    const { target } = event;
    checker.hurry(LAZY_VALIDATE_MS);
    if (spec?.kind !== 'text' || !(target instanceof HTMLInputElement)) return;
    const written = formatted(spec, target.value, read);
    if (written !== target.value) target.value = written;
    part(spec);
  };
  root.addEventListener('input', onInput);
  root.addEventListener('focusout', onLeave);
  onChange(model);
  checkEarly();
  if (remembers) comeBack(placeOf(form), form, root);

  return {
    async submit() {
      if (phase() !== 'editing') return;
      for (const spec of specs()) part(spec);
      forgetUnasked();
      const found = specs().flatMap((spec): Fault[] => {
        const message = submitFault(spec, read, texts);
        return message === undefined ? [] : [{ name: spec.name, message }];
      });
      const asked = specs().filter((spec) => model.fields[spec.name]?.status !== 'success');
      tell({ type: 'submitted', faults: found });
      if (phase() !== 'checking') return leadToError();
      for (const { name } of asked) if (read(name).trim() !== '') checker.touch(name, LAZY_VALIDATE_MS);
      await Promise.all([checker.flush(), ...[...gates].map((gate) => gate())]);
      tell({ type: 'checked' });
      if (phase() !== 'sending') return leadToError();
      send(form);
    },
    settle(outcome) {
      if ('accepted' in outcome) tell({ type: 'accepted' });
      else if ('unsent' in outcome) tell({ type: 'unsent' });
      else {
        tell({ type: 'refused', faults: outcome.faults });
        leadToError();
      }
    },
    clear: (name) => tell({ type: 'changed', name, filling: { empty: true } }),
    stop() {
      checker.stop();
      guard.stop();
      root.removeEventListener('input', onInput);
      root.removeEventListener('focusout', onLeave);
      if (!remembers || place === undefined) return;
      // What has gone is not to be sent again by coming back.
      if (phase() === 'sending' || phase() === 'handled') forget(place);
      else leave(place, form, root, first);
    },
  };

  /** Forgets mistakes in fields that are hidden or empty by now, so that they do not stop the form for ever. */
  function forgetUnasked(): void {
    const asked = new Set(specs().flatMap(({ name }) => (read(name).trim() === '' ? [] : [name])));
    for (const { name } of errorsOf(model))
      if (!asked.has(name)) tell({ type: 'changed', name, filling: { empty: true } });
  }

  /** What a choice has switched off is not to be put right. */
  function forgetSwitchedOff(): void {
    for (const { name } of errorsOf(model))
      if (controlOf(form, name)?.matches(':disabled')) tell({ type: 'changed', name, filling: { empty: true } });
  }

  function leadToError(): void {
    const name = firstError(model);
    const control = name === undefined ? undefined : controlOf(form, name);
    if (control) lead(control);
  }
}

function ask({ url, method, values }: UrlQuestion): Promise<unknown> {
  const sent = new URLSearchParams(values);
  if (method === 'POST') return call(url, { form: sent });
  return call(`${url}${url.includes('?') ? '&' : '?'}${sent}`);
}
