import { knownBasket } from '../count.ts';
import { hasPanel } from './limits.ts';
import type { TopTerms } from './open.tsx';

/** Lets the basket's link open what lies in it. Its code comes when somebody reaches for the link. Returns how to stop. */
export function watchTopBasket(terms: () => TopTerms): () => void {
  const box = document.getElementById('menu_basket');
  const link = box?.querySelector('a');
  if (!box || !link) return () => {};
  const code = () => import('./open.tsx');
  const reach = () => void code().catch(() => {});
  const press = (event: MouseEvent) => {
    const count = knownBasket()?.count ?? 0;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || !hasPanel(count) || link.hasAttribute('aria-current')) return;
    event.preventDefault();
    code().then(
      ({ toggleTopBasket }) => toggleTopBasket(link, terms()),
      () => window.location.assign(link.href),
    );
  };
  link.addEventListener('pointerenter', reach, { once: true });
  link.addEventListener('focus', reach, { once: true });
  link.addEventListener('click', press);
  return () => {
    link.removeEventListener('pointerenter', reach);
    link.removeEventListener('focus', reach);
    link.removeEventListener('click', press);
  };
}
