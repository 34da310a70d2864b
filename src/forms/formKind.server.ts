import type { Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import type { FormAnswer, Refusal, SentForm } from './answer.ts';
import type { Fault } from './engine/model.ts';
import type { Sending } from './inbox.server.ts';

/** A form that writes to the shop, as the server takes it. */
export interface FormKind<Values> {
  /** Values as they may come back filled. */
  read(form: FormData): Values;
  /** Mistakes in the values, in the order of the form. */
  check(values: Values): Fault[];
  /** Sends values without mistakes; a mistake that only the store can see comes back as a fault. */
  send(visit: Visit, values: Values, sending: Sending): Promise<Result<SentForm, Refusal | Fault>>;
  /** Sent form by the id of its e-mail. */
  find(emailId: string): Promise<SentForm | undefined>;
}

/** Checks, then sends; whatever does not go comes back. `more` are faults found outside of the values, such as files. */
export async function takeForm<Values>(
  form: Omit<FormKind<Values>, 'find'>,
  visit: Visit,
  { values, more = [], ...sending }: Sending & { values: Values; more?: readonly Fault[] },
): Promise<FormAnswer<Values>> {
  const returned = { values, kept: sending.files };
  const faults = [...form.check(values), ...more];
  if (faults.length > 0) return { state: 'faults', faults, ...returned };
  const sent = await form.send(visit, values, sending);
  if (sent.ok) return sent.value;
  const why = sent.error;
  return typeof why === 'string'
    ? { state: 'refused', why, ...returned }
    : { state: 'faults', faults: [why], ...returned };
}
