import type { BuyView, Choice } from './model.ts';

/** The page with this choice, so that it can be shown, sent and come back to. */
export function choiceAddress(
  view: Pick<BuyView, 'path' | 'hasSizes' | 'parts'>,
  { size, subscribed, parts }: Choice,
): string {
  const query = new URLSearchParams();
  if (view.hasSizes) query.set('size', size);
  if (subscribed) query.set('subscription', '1');
  for (const part of parts) query.append('part', part);
  const text = query.toString();
  return text === '' ? view.path : `${view.path}?${text}`;
}

/** The router keeps notes of its own in the history's state, which stay as they are. */
export function keepChoice(view: BuyView, choice: Choice): void {
  const subscribed = choice.subscribed && view.subscription?.only !== true;
  history.replaceState(history.state, '', choiceAddress(view, { ...choice, subscribed }));
}
