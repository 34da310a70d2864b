import { call } from '../../ui/browser/call.ts';
import { goTo } from '../../ui/browser/goTo.ts';
import { refreshPage } from '../../ui/kernel/swap/refresh.ts';
import { type PayView, WAITS } from './model.ts';

/** ms between looks for what became of a payment. */
const LOOK = 2500;

let timer: ReturnType<typeof setInterval> | undefined;

const isWaiting = (root: ParentNode = document) => root.querySelector(`[${WAITS}]`) !== null;

/** Looks again by itself while a payment is under way, and shows what became of it. */
export function watchPayment(root: ParentNode): void {
  clearInterval(timer);
  if (isWaiting(root)) timer = setInterval(() => void look(), LOOK);
}

async function look(): Promise<void> {
  if (!isWaiting()) return clearInterval(timer);
  const { pathname, search } = location;
  const answer = await call<{ pay: PayView } | { to: string }>(pathname + search);
  // Somebody has gone on meanwhile, or the network has failed: there is another look.
  if (!answer || !isWaiting()) return;
  if ('to' in answer) {
    clearInterval(timer);
    goTo(answer.to);
  } else if (answer.pay.state !== 'pending') await refreshPage();
}
