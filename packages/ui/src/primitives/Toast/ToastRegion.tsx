import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { icon as iconStyle, message, toast as toastStyle, viewport } from './Toast.css.ts';
import { dismissToast, type Toast, type ToastTone } from './toastStore.ts';

const ICONS = { info: Info, positive: CircleCheck, critical: CircleAlert } as const satisfies Record<ToastTone, unknown>;

/** An alert is announced by its role; a status is announced by Radix's announcer, which queues messages. */
function ToastItem({ toast }: { toast: Toast }) {
  const t = useTranslate();
  const Icon = ICONS[toast.tone];
  const isUrgent = toast.priority === 'high';
  return (
    <RadixToast.Root
      type={isUrgent ? 'foreground' : 'background'}
      duration={toast.durationMs}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      className={toastStyle}
    >
      <Icon size={20} aria-hidden="true" className={iconStyle({ tone: toast.tone })} />
      <RadixToast.Description
        role={isUrgent ? 'alert' : 'status'}
        data-radix-toast-announce-exclude={isUrgent ? '' : undefined}
        className={message}
      >
        {t(toast.description)}
      </RadixToast.Description>
      <RadixToast.Close aria-label={t('Dismiss')} className={iconButton}>
        <X size={16} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** The toasts with Radix's behavior: they close by themselves, stay while hovered or focused, and can be swiped away. */
export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <RadixToast.Provider>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport className={viewport} />
    </RadixToast.Provider>
  );
}
