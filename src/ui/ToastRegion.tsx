import { type FocusEvent, useContext, useLayoutEffect, useRef } from 'react';
import { useText } from './TextContext.tsx';
import styles from './Toast.module.css';
import { Toast } from './Toast.tsx';
import { uiTexts } from './texts.ts';
import { forgetToasts, placeToasts } from './toastPlace.ts';
import { ToastList, useToasts } from './toasts.ts';

/**
 * Live region of messages: one on every page, from the first HTML on, because a live region speaks only of what changes
 * in it. Additions alone are spoken, one by one, so each message is said exactly once. Inside an open Dialog use a
 * Note: what is outside a modal dialog is silent.
 */
export function ToastRegion() {
  const t = useText(uiTexts);
  const list = useContext(ToastList);
  const { dismiss } = useToasts();
  const cameFrom = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  const count = list.length;
  useLayoutEffect(() => {
    if (count > 0 && region.current) placeToasts(region.current);
  }, [count]);
  useLayoutEffect(() => forgetToasts, []);

  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const close = (id: number) => {
    dismiss(id);
    cameFrom.current?.focus();
  };
  const drawn = (urgent: boolean) =>
    list
      .filter((toast) => (toast.kind === 'err') === urgent)
      .map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => close(toast.id)} onGone={() => dismiss(toast.id)} />
      ));

  return (
    <section ref={region} className={styles.region} data-above-bar="" aria-label={t('messages')} onFocus={onFocus}>
      <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
        {drawn(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" aria-relevant="additions">
        {drawn(true)}
      </div>
    </section>
  );
}
