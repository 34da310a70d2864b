import { createRoot, type Root } from 'react-dom/client';
import { TextProvider } from '../../ui/TextContext.tsx';
import type { TextOverrides } from '../../ui/text.ts';
import { TopBasket } from './TopBasket.tsx';

interface TopTerms {
  overrides: TextOverrides;
  currency: string;
  net: boolean;
}

const PANEL = 'top_basket';

/** One for each box; React may have made the header anew. */
const panels = new WeakMap<Element, { root: Root; open: boolean }>();

/** Opens what lies in the basket beside its link, or closes it. The box stands after the link. */
export function toggleTopBasket(link: HTMLElement, { overrides, currency, net }: TopTerms): void {
  const box = link.nextElementSibling;
  if (!box) return;
  const panel = panels.get(box) ?? { root: createRoot(box), open: false };
  panels.set(box, panel);
  const show = (now: boolean) => {
    panel.open = now;
    link.setAttribute('aria-expanded', String(now));
    panel.root.render(
      now ? (
        <TextProvider overrides={overrides}>
          <TopBasket id={PANEL} link={link} currency={currency} net={net} close={close} />
        </TextProvider>
      ) : null,
    );
  };
  const close = (giveFocusBack: boolean) => {
    show(false);
    if (giveFocusBack) link.focus();
  };
  link.setAttribute('aria-controls', PANEL);
  show(!panel.open);
}
