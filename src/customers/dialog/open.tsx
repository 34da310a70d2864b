import { useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { askSection } from '../../session/client.ts';
import { TextProvider, useTextOverrides } from '../../ui/TextContext.tsx';
import { ToastProvider } from '../../ui/ToastProvider.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { ToastList, useToasts } from '../../ui/toasts.ts';
import { accountPageTexts } from '../pageTexts.ts';
import { greet } from '../signedIn.ts';
import { tellSignedIn } from '../signedInHere.ts';
import { SignInDialog } from './SignInDialog.tsx';

interface DoorTerms {
  /** What was pressed; it has the focus again when the dialog closes. */
  link: HTMLElement;
  overrides: TextOverrides;
  /** Somebody has signed in: what lies in the basket may be more. */
  onDone(): void;
}

let isOpen = false;

/** Opens the dialog to sign in, in a tree of its own. The page stays, and hears of it (`signedInHere.ts`). */
export function openSignIn({ link, overrides, onDone }: DoorTerms): void {
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
    <TextProvider overrides={overrides}>
      <ToastProvider>
        <Door onDone={onDone} onGone={onGone} />
        <ToastRegion />
      </ToastProvider>
    </TextProvider>,
  );
}

function Door({ onDone, onGone }: Pick<DoorTerms, 'onDone'> & { onGone(): void }) {
  const overrides = useTextOverrides();
  const toasts = useToasts();
  const [open, setOpen] = useState(true);
  const shown = useContext(ToastList).length;
  /** What is told after signing in: it stays when the dialog has gone. */
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
    onDone();
    askSection('Customer', {}, (answer) => {
      greet(answer, overrides);
      const { name } = (answer || {}) as { name?: unknown };
      const text =
        typeof name === 'string'
          ? translate(accountPageTexts, overrides, 'doneNamed', { name })
          : translate(accountPageTexts, overrides, 'done');
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
