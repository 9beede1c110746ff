import { useState, useSyncExternalStore } from 'react';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useLoaded } from '../loading/useLoaded.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { message, toast as toastStyle, viewport } from './Toast.css.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toastStore.ts';

const loadRegion = async () => (await import('./ToastRegion.tsx')).ToastRegion;

/** What is said even where the region's code did not come; it stays until it is dismissed. No icon: every page carries this. */
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

/** Shows the toasts of the page at its top right; the store keeps them until the region is there. UiProvider has it already. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const [isPlain, setPlain] = useState(false);
  const ToastRegion = useLoaded(loadRegion, toasts.length > 0, () => setPlain(true));
  if (toasts.length === 0) return null;
  if (ToastRegion) return <ToastRegion toasts={toasts} />;
  return isPlain && <PlainToasts toasts={toasts} />;
}
