import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pageTerms } from '../../../ui/browser/pageTerms.ts';
import { TextProvider } from '../../../ui/TextContext.tsx';
import type { HeartAnswer, SavedLists } from '../model.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { choosable } from './model.ts';

interface Opening {
  product: number;
  /** Answer to the question for its sizes, or `false`. */
  sizes: unknown;
  saved: SavedLists;
  /** Gets focus once the window has gone. */
  from: HTMLElement;
  onDone(answer: HeartAnswer): void;
}

/** Opens the window in a React tree of its own; the page stays as it is. */
export function openChoice({ product, sizes, saved, from, onDone }: Opening): void {
  // The browser gives focus back to what has it now.
  from.focus();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const gone = () =>
    setTimeout(() => {
      root.unmount();
      box.remove();
    });
  root.render(
    <TextProvider overrides={pageTerms().texts}>
      <Choice
        {...{ product, sizes, saved }}
        onGone={gone}
        onDone={(answer) => {
          onDone(answer);
          from.focus();
        }}
      />
    </TextProvider>,
  );
}

function Choice({ product, sizes, saved, onDone, onGone }: Omit<Opening, 'from'> & { onGone(): void }) {
  const [open, setOpen] = useState(true);
  const known = choosable(sizes);
  const close = () => {
    setOpen(false);
    onGone();
  };
  const done = (answer: HeartAnswer) => {
    close();
    onDone(answer);
  };
  return <ChoiceDialog open={open} {...{ product, known, saved }} onClose={close} onDone={done} />;
}
