import type { BuyView } from './model.ts';

/** The page with this choice, so that it can be shown, sent and come back to. */
export function choiceAddress(
  { path, hasSizes }: Pick<BuyView, 'path' | 'hasSizes'>,
  size: string,
  subscribed: boolean,
): string {
  const query = new URLSearchParams();
  if (hasSizes) query.set('size', size);
  if (subscribed) query.set('subscription', '1');
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The router keeps notes of its own in the history's state, which stay as they are. */
export function keepChoice(view: BuyView, size: string, subscribed: boolean): void {
  const subscription = subscribed && view.subscription?.only !== true;
  history.replaceState(history.state, '', choiceAddress(view, size, subscription));
}
