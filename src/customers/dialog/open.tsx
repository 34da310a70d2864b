import { useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { askOnce } from '../../session/client.ts';
import { basketChanged, tellSignedIn } from '../../session/events.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { TextProvider } from '../../ui/TextContext.tsx';
import { ToastProvider } from '../../ui/ToastProvider.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { translate } from '../../ui/text.ts';
import { ToastList, useToasts } from '../../ui/toasts.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { greet } from '../signedIn.ts';
import { SignInDialog } from './SignInDialog.tsx';

let isOpen = false;

/**
 * Opens the sign-in dialog in a React tree of its own. The page stays, and hears of a sign-in by an event
 * (`session/events.ts`). Focus goes back to the pressed link when the dialog closes.
 */
export function openSignIn(link: HTMLElement): void {
  if (isOpen) return;
  isOpen = true;
  // The browser gives focus back to what has it now; not every browser gives it to a link that is pressed.
  link.focus();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const onGone = () => {
    root.unmount();
    box.remove();
  };
  root.render(
    <TextProvider overrides={pageTerms().texts}>
      <ToastProvider>
        <DialogInPlace onGone={onGone} />
        <ToastRegion />
      </ToastProvider>
    </TextProvider>,
  );
}

function DialogInPlace({ onGone }: { onGone(): void }) {
  const toasts = useToasts();
  const [open, setOpen] = useState(true);
  const shown = useContext(ToastList).length;
  /** Message after signing in: it stays when the dialog has gone. */
  const [told, setTold] = useState<'nothing' | 'soon' | 'now'>('nothing');
  const [after] = useState(() => window.location.pathname + window.location.search);
  const close = () => {
    isOpen = false;
    setOpen(false);
  };

  function done() {
    setTold('soon');
    close();
    tellSignedIn();
    // What lies in the basket may be more.
    basketChanged();
    void askOnce('Customer').then((answer) => {
      greet(answer);
      const { texts } = pageTerms();
      const { name } = (answer || {}) as { name?: unknown };
      const text =
        typeof name === 'string'
          ? translate(accountPageTexts, texts, 'doneNamed', { name })
          : translate(accountPageTexts, texts, 'done');
      toasts.show({ kind: 'ok', text });
      setTold('now');
    });
  }

  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  });
  useEffect(() => {
    if (open || told === 'soon' || shown > 0) return;
    // React is still at work on the tree.
    const timer = setTimeout(onGone);
    return () => clearTimeout(timer);
  }, [open, told, shown, onGone]);
  return <SignInDialog open={open} after={after} onClose={close} onDone={done} />;
}
