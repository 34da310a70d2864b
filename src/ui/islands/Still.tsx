import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { STILL } from '../kernel/swap/morph.ts';

const LeftOut = createContext(false);

/** Draws a page for a swap within its place: what is `Still` is left out. */
export const Within = ({ children }: { children: ReactNode }) => <LeftOut value={true}>{children}</LeftOut>;

/** One element that is the same at every address of a page's path: a swap within the place does not bring it again. */
export function Still({ children }: { children: ReactElement }) {
  return use(LeftOut) ? <i {...{ [STILL]: '' }} /> : children;
}
