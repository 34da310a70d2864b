import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { OUTLINE, STILL } from '../kernel/swap/morph.ts';

const LeftOut = createContext(false);

/** Draws a page for a swap within its place: what is `Still` is left out. */
export const Within = ({ children }: { children: ReactNode }) => <LeftOut value={true}>{children}</LeftOut>;

/** One element that is the same at every address of a page's path: a swap within the place does not bring it again. */
export function Still({ children }: { children: ReactElement }) {
  return use(LeftOut) ? <i {...{ [STILL]: '' }} /> : children;
}

interface OutlineProps {
  /** Tells one outline from others: all that is drawn here but the state of the fields. */
  of: string;
  /** State of each named field, in their order (`listing/facetFields.ts`). */
  fields: readonly string[];
  children: ReactNode;
}

/** Fields whose markup stays within a place while their state changes: a swap within it brings the state alone. */
export function Outline({ of, fields, children }: OutlineProps) {
  const named = { [OUTLINE]: of };
  return use(LeftOut) ? <i {...named} {...{ [STILL]: fields.join(' ') }} /> : <div {...named}>{children}</div>;
}
