export const TOAST_TONES = ['info', 'positive', 'critical'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export const TOAST_PRIORITIES = ['normal', 'high'] as const;
export type ToastPriority = (typeof TOAST_PRIORITIES)[number];

export interface ToastOptions {
  tone?: ToastTone;
  description: string;
  /**
   * How long it stays, in milliseconds; it waits while hovered or focused. Whoever chose so has it stay until it is dismissed: the root
   * of the page says `data-messages="kept"` then.
   */
  durationMs?: number;
  /** A high one interrupts screen readers, as an alert; a critical one does unless told otherwise. */
  priority?: ToastPriority;
}

export interface Toast extends Required<ToastOptions> {
  readonly id: number;
}

const DEFAULT_DURATION_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
let areKept = false;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a message at the top right: the outcome of what a person did. A critical one interrupts screen readers. */
export function showToast(options: ToastOptions): void {
  const { tone = 'info', description, durationMs = DEFAULT_DURATION_MS, priority = tone === 'critical' ? 'high' : 'normal' } = options;
  lastId += 1;
  const stays = areKept || document.documentElement.dataset.messages === 'kept';
  change([...toasts, { id: lastId, tone, description, durationMs: stays ? Number.POSITIVE_INFINITY : durationMs, priority }]);
}

/** Whether what is shown from now on stays until it is dismissed: in a picture, a machine’s pace must not decide what is to be seen. */
export function keepToasts(isKept: boolean): void {
  areKept = isKept;
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
