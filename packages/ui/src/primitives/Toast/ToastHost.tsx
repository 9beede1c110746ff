import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type Toast } from './toastStore.ts';

const ToastViewport = lazy(() => import('./ToastViewport.tsx'));

const NONE: readonly Toast[] = [];

/** Draws the toasts of the page, and loads what draws them with the first one. UiProvider has it already. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  if (toasts.length === 0) {
    return null;
  }
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
