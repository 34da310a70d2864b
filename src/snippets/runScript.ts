// First, so that consent is told before any script comes.
import './dataLayer.ts';
import { trustedScript } from '../ui/browser/trusted.ts';

/** Runs a file of the merchant's own; it finds `event` as `document.currentScript.dataset.event`. */
export function runScript(address: string, event?: string): void {
  const element = document.createElement('script');
  element.src = trustedScript(address);
  if (event !== undefined) element.dataset.event = event;
  for (const end of ['load', 'error']) element.addEventListener(end, () => element.remove());
  document.head.append(element);
}
