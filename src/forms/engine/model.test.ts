import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorsOf, type FormEvent, type FormModel, firstError, isSubmitting, reduce, startModel } from './model.ts';

const NAMES = ['email', 'name', 'consent'] as const;
const FILLINGS = { email: { empty: true }, name: { empty: true }, consent: { empty: true } };
const outcomeOf = (...events: FormEvent[]) => events.reduce(reduce, startModel(FILLINGS));
const typed = (name: string, empty = false): FormEvent => ({ type: 'changed', name, filling: { empty } });
const ticked = (empty: boolean, required = true): FormEvent => ({
  type: 'changed',
  name: 'consent',
  filling: { empty, box: { required, message: 'Zaznacz' } },
});
const answered = (turn: number, message?: string): FormEvent => ({ type: 'answered', name: 'email', turn, message });
const SUBMITTED: FormEvent = { type: 'submitted', faults: [] };
const CHECKED: FormEvent = { type: 'checked' };
const fault = { name: 'name', message: 'Proszę wypełnić to pole.' };

describe('a field', () => {
  it('is judged by the answer to what stands in it now', () => {
    expect(outcomeOf(typed('email'), answered(1)).fields.email).toMatchObject({ status: 'success', empty: false });
    expect(outcomeOf(typed('email'), answered(1, 'Błąd')).fields.email).toMatchObject({
      status: 'error',
      message: 'Błąd',
    });
    expect(outcomeOf(typed('email'), typed('email'), answered(1, 'Błąd')).fields.email?.status).toBe('neutral');
    expect(outcomeOf(typed('email'), typed('email'), answered(2), answered(1, 'Błąd')).fields.email?.status).toBe(
      'success',
    );
  });

  it('is neither right nor wrong once it is empty', () => {
    const emptied = outcomeOf(typed('email'), answered(1, 'Błąd'), typed('email', true)).fields.email;
    expect(emptied).toEqual({ status: 'neutral', empty: true, busy: false, turn: 2 });
  });

  it('stays wrong until its new value is judged; what was right is not known any more', () => {
    expect(outcomeOf(typed('email'), answered(1, 'Błąd'), typed('email')).fields.email?.message).toBe('Błąd');
    expect(outcomeOf(typed('email'), answered(1), typed('email')).fields.email?.status).toBe('neutral');
  });

  it('is busy from question to answer or to the next change', () => {
    const asked = outcomeOf(typed('email'), { type: 'asked', names: ['email'] });
    expect(asked.fields.email?.busy).toBe(true);
    expect(reduce(asked, answered(1)).fields.email?.busy).toBe(false);
    expect(reduce(asked, typed('email')).fields.email?.busy).toBe(false);
  });

  it('with a box is right when ticked, wrong when a box that is needed is not', () => {
    expect(outcomeOf(ticked(false)).fields.consent?.status).toBe('success');
    expect(outcomeOf(ticked(false), ticked(true)).fields.consent).toMatchObject({
      status: 'error',
      message: 'Zaznacz',
    });
    expect(outcomeOf(ticked(true, false)).fields.consent?.status).toBe('neutral');
  });
});

describe('a submission', () => {
  it('is stopped by what is wrong, at the first field of the form', () => {
    const model = outcomeOf({ type: 'submitted', faults: [{ name: 'consent', message: 'Zaznacz' }, fault] });
    expect(model).toMatchObject({ phase: 'editing', failed: true });
    expect(firstError(model)).toBe('name');
    expect(errorsOf(model).map(({ name }) => name)).toEqual(['name', 'consent']);
  });

  it('is stopped by what the server finds meanwhile', () => {
    const model = outcomeOf(typed('email'), SUBMITTED, answered(1, 'Błąd'), CHECKED);
    expect(model).toMatchObject({ phase: 'editing', failed: true });
  });

  it('goes once, and nothing submits again while it is on its way or has arrived', () => {
    const sending = outcomeOf(SUBMITTED, CHECKED);
    expect([sending.phase, sending.failed, isSubmitting(sending)]).toEqual(['sending', false, true]);
    expect(reduce(sending, SUBMITTED)).toBe(sending);
    const handled = reduce(sending, { type: 'accepted' });
    for (const event of [SUBMITTED, CHECKED, { type: 'unsent' }, { type: 'refused', faults: [fault] }] as FormEvent[])
      expect(reduce(handled, event)).toBe(handled);
  });

  it('may be made again after a refusal or a broken network', () => {
    expect(outcomeOf(SUBMITTED, CHECKED, { type: 'refused', faults: [fault] })).toMatchObject({
      phase: 'editing',
      failed: true,
      fields: { name: { status: 'error', message: fault.message } },
    });
    expect(outcomeOf(SUBMITTED, CHECKED, { type: 'unsent' })).toMatchObject({ phase: 'editing', failed: false });
  });

  it('says of no field that it is right once it was refused as a whole, as a sign-in is', () => {
    const refused = outcomeOf(typed('email'), answered(1), SUBMITTED, CHECKED, { type: 'unsent' });
    expect(refused.fields.email).toMatchObject({ status: 'neutral', empty: false });
  });
});

describe('whatever happens', () => {
  const name = fc.constantFrom(...NAMES);
  const faults = fc.array(fc.record({ name, message: fc.constantFrom('a', 'b') }), { maxLength: 2 });
  const event: fc.Arbitrary<FormEvent> = fc.oneof(
    fc.record({ type: fc.constant('changed' as const), name, filling: fc.record({ empty: fc.boolean() }) }),
    fc.boolean().map((empty) => ticked(empty)),
    fc.record({ type: fc.constant('asked' as const), names: fc.array(name, { maxLength: 2 }) }),
    fc.record({
      type: fc.constant('answered' as const),
      name,
      turn: fc.nat(6),
      message: fc.constantFrom(undefined, 'a'),
    }),
    fc.record({ type: fc.constantFrom('submitted' as const, 'refused' as const), faults }),
    fc.record({ type: fc.constantFrom('checked' as const, 'unsent' as const) }),
  );
  const run = (check: (before: FormModel, event: FormEvent, next: FormModel) => void) =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let model = startModel(FILLINGS);
        for (const one of events) {
          const next = reduce(model, one);
          check(model, one, next);
          model = next;
        }
      }),
      { numRuns: 300 },
    );

  it('an error has words and nothing else has', () =>
    run((_, __, { fields }) => {
      for (const field of Object.values(fields)) expect(field.message !== undefined).toBe(field.status === 'error');
    }));

  it('a late answer changes nothing', () =>
    run((before, one, next) => {
      if (one.type === 'answered' && one.turn !== before.fields[one.name]?.turn) expect(next).toBe(before);
    }));

  it('nothing wrong is ever sent, and a form goes only after it was checked', () =>
    run((before, _, next) => {
      if (next.phase !== 'sending' || before.phase === 'sending') return;
      expect([before.phase, firstError(next)]).toEqual(['checking', undefined]);
    }));
});
