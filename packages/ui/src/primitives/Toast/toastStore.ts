export const TOAST_TONES = ['info', 'positive', 'critical'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export const TOAST_PRIORITIES = ['normal', 'high'] as const;
export type ToastPriority = (typeof TOAST_PRIORITIES)[number];

export interface ToastOptions {
  tone?: ToastTone;
  description: string;
  /**
   * How long the toast stays, in milliseconds; the timer pauses while it is hovered or focused. For users with that setting
   * (`data-messages="kept"` on the root element) toasts stay until dismissed.
   */
  durationMs?: number;
  /** `high` interrupts screen readers, as an alert. By default critical toasts are `high`. */
  priority?: ToastPriority;
}

export interface Toast extends Required<ToastOptions> {
  readonly id: number;
}

const DEFAULT_DURATION_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
let arePersistent = false;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows the outcome of an action as a toast at the top right. A critical toast interrupts screen readers. */
export function showToast(options: ToastOptions): void {
  const { tone = 'info', description, durationMs = DEFAULT_DURATION_MS, priority = tone === 'critical' ? 'high' : 'normal' } = options;
  lastId += 1;
  const stays = arePersistent || document.documentElement.dataset.messages === 'kept';
  change([...toasts, { id: lastId, tone, description, durationMs: stays ? Number.POSITIVE_INFINITY : durationMs, priority }]);
}

/** Makes later toasts stay until they are dismissed, so that screenshots do not depend on timing. */
export function setPersistent(isPersistent: boolean): void {
  arePersistent = isPersistent;
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
