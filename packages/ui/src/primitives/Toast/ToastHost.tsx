import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type Toast } from './toastStore.ts';

interface ToastsProps {
  toasts: readonly Toast[];
}

/** The words alone, where what draws them could not be loaded. */
function Words({ toasts }: ToastsProps) {
  return <p role="alert">{toasts.map(({ message }) => message).join(' ')}</p>;
}

const load = () => import('./ToastViewport.tsx').catch(() => ({ default: Words }));
const ToastViewport = lazy(load);

const NONE: readonly Toast[] = [];

/** Draws the toasts of the page. UiProvider has it already. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  // Loaded when somebody begins to use the page: what says that the connection was lost cannot come over it.
  useEffect(() => addEventListener('focusin', load, { once: true }), []);
  if (toasts.length === 0) {
    return null;
  }
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
