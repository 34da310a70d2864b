/** State of a form while it is filled in. Pure: browser events come in, the new state goes out. */
export type Status = 'neutral' | 'success' | 'error';

export interface Field {
  readonly status: Status;
  readonly empty: boolean;
  /** Message for the shopper; only with an error. */
  readonly message?: string | undefined;
  /** The server is being asked. */
  readonly busy: boolean;
  /** Grows with each change: an answer to a question of an earlier turn is late. */
  readonly turn: number;
}

/**
 * State of sending. `checking`: open questions are being asked. `sending`: the form is on its way. `handled`: it has
 * arrived, and is not sent again. While it is checked or sent a second submission does nothing.
 */
export type Phase = 'editing' | 'checking' | 'sending' | 'handled';

export interface FormModel {
  /** Fields in the order of the form. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly phase: Phase;
  /** The last submission was stopped by an error. */
  readonly failed: boolean;
}

export interface Fault {
  readonly name: string;
  readonly message: string;
}

/** Value of a field; a box is empty when it is not ticked. */
export interface Filling {
  readonly empty: boolean;
  /** A box that has to be ticked answers at once. */
  readonly box?: { readonly required: boolean; readonly message: string } | undefined;
}

export type FormEvent =
  | { readonly type: 'changed'; readonly name: string; readonly filling: Filling }
  | { readonly type: 'asked'; readonly names: readonly string[] }
  /** Answer; without a message the value is right. */
  | { readonly type: 'answered'; readonly name: string; readonly turn: number; readonly message?: string | undefined }
  /** Submission with every mistake that can be told without asking. */
  | { readonly type: 'submitted'; readonly faults: readonly Fault[] }
  /** All questions are answered. */
  | { readonly type: 'checked' }
  | { readonly type: 'refused'; readonly faults: readonly Fault[] }
  /** The form did not get through, and nothing is wrong with it. */
  | { readonly type: 'unsent' }
  | { readonly type: 'accepted' };

const NEUTRAL: Field = { status: 'neutral', empty: true, busy: false, turn: 0 };

/** State of a form as the server sent it: fresh, or returned with mistakes. */
export function startModel(
  fillings: Readonly<Record<string, { empty: boolean }>>,
  faults: readonly Fault[] = [],
): FormModel {
  const fields = Object.fromEntries(
    Object.entries(fillings).map(([name, { empty }]) => [name, { ...NEUTRAL, empty }] as const),
  );
  return withFaults({ fields, phase: 'editing', failed: false }, faults);
}

export function reduce(model: FormModel, event: FormEvent): FormModel {
  switch (event.type) {
    case 'changed':
      return set(model, event.name, (field) => changed(field, event.filling));
    case 'asked':
      return event.names.reduce((now, name) => set(now, name, (field) => ({ ...field, busy: true })), model);
    case 'answered':
      return set(model, event.name, (field) => (field.turn === event.turn ? judged(field, event.message) : field));
    case 'submitted':
      return model.phase === 'editing' ? submitted(model, event.faults) : model;
    case 'checked':
      if (model.phase !== 'checking') return model;
      return firstError(model) === undefined ? { ...model, phase: 'sending', failed: false } : stopped(model);
    case 'refused':
      return model.phase === 'handled' ? model : withFaults({ ...model, phase: 'editing' }, event.faults);
    case 'unsent':
      return model.phase === 'handled' ? model : { ...model, phase: 'editing', fields: unproven(model.fields) };
    case 'accepted':
      return { ...model, phase: 'handled', failed: false };
  }
}

/** First wrong field, to which a stopped submission leads. */
export const firstError = (model: FormModel): string | undefined =>
  Object.keys(model.fields).find((name) => model.fields[name]?.status === 'error');

export const errorsOf = (model: FormModel): Fault[] =>
  Object.entries(model.fields).flatMap(([name, { status, message = '' }]) =>
    status === 'error' ? [{ name, message }] : [],
  );

export const isSubmitting = ({ phase }: FormModel): boolean => phase === 'checking' || phase === 'sending';

function set(model: FormModel, name: string, change: (field: Field) => Field): FormModel {
  const before = model.fields[name] ?? NEUTRAL;
  const after = change(before);
  return after === before ? model : { ...model, fields: { ...model.fields, [name]: after } };
}

function changed(field: Field, { empty, box }: Filling): Field {
  const next = { empty, busy: false, turn: field.turn + 1 };
  if (box) {
    if (!empty) return { ...next, status: 'success' };
    return box.required ? { ...next, status: 'error', message: box.message } : { ...next, status: 'neutral' };
  }
  // What was wrong stays said until the new value is judged; what was right is not known to be right any more.
  if (empty || field.status !== 'error') return { ...next, status: 'neutral' };
  return { ...next, status: 'error', message: field.message };
}

/** An empty field is neither right nor wrong, unless it is told why. */
function judged(field: Field, message: string | undefined): Field {
  const { empty, turn } = field;
  if (message !== undefined) return { status: 'error', empty, busy: false, turn, message };
  return { status: empty ? 'neutral' : 'success', empty, busy: false, turn };
}

/**
 * State after a submission. Mistakes from the server are asked again: it may have judged a field together with others.
 */
function submitted(model: FormModel, faults: readonly Fault[]): FormModel {
  const told = withFaults(model, faults);
  return faults.length === 0 ? { ...told, phase: 'checking' } : stopped(told);
}

/** A form that was not taken as a whole does not say of any field that it is right. */
const unproven = (fields: FormModel['fields']): FormModel['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.status === 'success' ? { ...field, status: 'neutral' as const } : field,
    ]),
  );

const stopped = (model: FormModel): FormModel => ({ ...model, phase: 'editing', failed: true });

function withFaults(model: FormModel, faults: readonly Fault[]): FormModel {
  if (faults.length === 0) return model;
  let told: FormModel = { ...model, failed: true };
  for (const { name, message } of faults) told = set(told, name, (field) => judged(field, message));
  return told;
}
