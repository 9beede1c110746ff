import { useState, useSyncExternalStore } from 'react';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useLazyPart } from '../loading/useLazyPart.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { message, toast as toastStyle, viewport } from './Toast.css.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toastStore.ts';

const loadRegion = async () => (await import('./ToastRegion.tsx')).ToastRegion;

/**
 * Fallback if the code of the region fails to load; a toast stays until it is dismissed. Without icons, because every page includes this
 * code.
 */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const t = useTranslate();
  return (
    <div className={viewport}>
      {toasts.map(({ id, priority, description: text }) => (
        <div key={id} className={toastStyle}>
          <div role={priority === 'high' ? 'alert' : 'status'} className={message}>
            {t(text)}
          </div>
          <button type="button" aria-label={t('Dismiss')} className={iconButton} onClick={() => dismissToast(id)}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
    </div>
  );
}

const NONE: readonly Toast[] = [];

/** Shows the toasts at the top right of the page; the store keeps them until the region has loaded. UiProvider includes it. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const [isPlain, setPlain] = useState(false);
  const ToastRegion = useLazyPart(loadRegion, toasts.length > 0, () => setPlain(true));
  if (toasts.length === 0) return null;
  if (ToastRegion) return <ToastRegion toasts={toasts} />;
  return isPlain && <PlainToasts toasts={toasts} />;
}
