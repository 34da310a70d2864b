import { createContext, type ReactNode, useContext } from 'react';
import type { IconPath } from './icons.ts';

export type ToastMessage = {
  readonly text: ReactNode;
  /** `err` interrupts who listens; the others wait their turn. */
  readonly kind?: 'ok' | 'info' | 'err';
  readonly icon?: IconPath;
  /** A link or button after the text: "Cofnij". */
  readonly action?: ReactNode;
  /** Stays until it is closed. */
  readonly keep?: boolean;
};

export type ShownToast = ToastMessage & { readonly id: number };

export type Toasts = {
  /** Gives the id by which it may be dismissed before its time. */
  readonly show: (message: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
};

export const ToastActions = createContext<Toasts | undefined>(undefined);
export const ToastList = createContext<readonly ShownToast[]>([]);

/** `const toasts = useToasts(); toasts.show({ text: t('added'), kind: 'ok' })`. Only in the browser, after something happened. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastActions);
  if (toasts === undefined) throw new Error('useToasts outside ToastProvider');
  return toasts;
}
