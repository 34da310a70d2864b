import { createRoot, type Root } from 'react-dom/client';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { TextProvider } from '../../ui/TextContext.tsx';
import { TopBasket } from './TopBasket.tsx';

const PANEL = 'top_basket';

let panel: { root: Root; open: boolean } | undefined;

/**
 * Opens the basket beside its link, or closes it. The box stands after the link.
 * @param order address of the checkout
 */
export function toggleTopBasket(link: HTMLElement, order: string): void {
  const box = link.nextElementSibling;
  if (!box) return;
  const { texts, currency, net } = pageTerms();
  const { root, open } = panel ?? { root: createRoot(box), open: false };
  const show = (now: boolean) => {
    panel = { root, open: now };
    link.setAttribute('aria-expanded', String(now));
    root.render(
      now ? (
        <TextProvider overrides={texts}>
          <TopBasket id={PANEL} link={link} order={order} currency={currency} net={net} close={close} />
        </TextProvider>
      ) : null,
    );
  };
  const close = (giveFocusBack: boolean) => {
    show(false);
    if (giveFocusBack) link.focus();
  };
  link.setAttribute('aria-controls', PANEL);
  show(!open);
}
