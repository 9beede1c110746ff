import { showToast, type ToastOptions } from '@quad/ui';

/** How long a message stays over the shell (docs/specification/shell.md#shell-toasts). */
const SHELL_TOAST_MS = 3000;

/** Says something over the shell, for as long as the shell's messages stay. */
export function showShellToast(toast: Omit<ToastOptions, 'durationMs'>): void {
  showToast({ ...toast, durationMs: SHELL_TOAST_MS });
}

/** Says that what somebody filled in was saved: the specification's alert. */
export function announceSaved(message: string): void {
  showShellToast({ tone: 'positive', description: message, priority: 'high' });
}
