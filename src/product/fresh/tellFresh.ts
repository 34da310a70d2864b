import { askSection } from '../../session/client.ts';
import { wake } from '../../ui/kernel/wakeIslands.ts';
import type { BuyFormProps } from '../buy/BuyForm.tsx';
import type { FreshState } from '../buy/state/model.ts';
import type { ProjectorAnswer } from '../wire/shapes.ts';
import { sameState } from './sameState.ts';

const waiting = new WeakSet<HTMLFormElement>();

/** Asks about the present choice of a form, and tells the form when the answer differs from what it shows. */
export function tellFresh(form: HTMLFormElement): void {
  const box = form.parentElement;
  if (!box || waiting.has(form)) return;
  waiting.add(form);
  const { view } = JSON.parse(box.nextElementSibling?.textContent ?? '{}') as BuyFormProps;
  const data = new FormData(form);
  const size = String(data.get('size'));
  const subscribed = data.get('subscription') === '1';
  const parts = data.getAll('part').map(String);
  const params = {
    product: view.id,
    size,
    ...(subscribed ? { subscription: 1 } : {}),
    ...(parts.length > 0 ? { parts: parts.join() } : {}),
  };
  askSection('Projector', params, (told) => {
    waiting.delete(form);
    const answer = told as ProjectorAnswer | null | false;
    if (!answer || !form.isConnected) return;
    // Nobody has chosen anything yet, and what stands there is so.
    if (box.dataset.awake === undefined && sameState(answer, view.state)) return;
    const detail: FreshState = { choice: { size, subscribed, parts }, answer };
    wake(box).then(
      () => form.dispatchEvent(new CustomEvent('projectorfresh', { detail })),
      () => {},
    );
  });
}
