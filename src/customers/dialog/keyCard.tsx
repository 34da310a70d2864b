import { createRoot } from 'react-dom/client';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { sessionStore } from '../../ui/browser/storage.ts';
import { TextProvider } from '../../ui/TextContext.tsx';
import type { KeyOfferView } from '../keyOffer.ts';
import { KeyOffer } from '../pages/KeyOffer.tsx';
import styles from './KeyCard.module.css';

/** This tab has shown it: once is enough. */
const SHOWN = 'key_offer';

/**
 * Offers a key in a corner of the page that somebody signed in over. It takes no focus, covers no other part that stays in
 * sight, and goes with the page: a link that is followed takes it away.
 */
export function showKeyCard(offer: KeyOfferView): void {
  if (sessionStore.read(SHOWN) !== undefined) return;
  sessionStore.write(SHOWN, '1');
  const box = document.createElement('aside');
  if (styles.card) box.className = styles.card;
  box.dataset.aboveBar = '';
  document.body.append(box);
  const root = createRoot(box);
  const gone = () => {
    document.removeEventListener('click', onClick);
    window.removeEventListener('popstate', gone);
    // React is still at work on the press.
    setTimeout(() => {
      root.unmount();
      box.remove();
    });
  };
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    // A link that opens something beside the page leaves it there.
    if (!defaultPrevented && target instanceof Element && target.closest('a[href]')) gone();
  };
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', gone);
  root.render(
    <TextProvider overrides={pageTerms().texts}>
      <KeyOffer offer={offer} onLater={gone} />
    </TextProvider>,
  );
}
