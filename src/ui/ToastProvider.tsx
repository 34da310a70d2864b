import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type ShownToast, ToastActions, ToastList, type ToastMessage } from './toasts.ts';

/** Holds the messages that `useToasts` shows; `ToastRegion` draws them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const actions = useMemo(
    () => ({
      show: (message: ToastMessage) => {
        count.current += 1;
        const id = count.current;
        setList((shown) => [...shown, { ...message, id }]);
        return id;
      },
      dismiss: (id: number) => setList((shown) => shown.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return (
    <ToastActions value={actions}>
      <ToastList value={list}>{children}</ToastList>
    </ToastActions>
  );
}
