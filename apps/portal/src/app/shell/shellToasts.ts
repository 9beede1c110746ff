import { showToast, type ToastOptions } from '@quad/ui';

/** How long a toast of the shell is shown (docs/specification/shell.md#shell-toasts). */
const SHELL_TOAST_MS = 3000;

/** Shows a toast over the shell for the standard duration. */
export function showShellToast(toast: Omit<ToastOptions, 'durationMs'>): void {
  showToast({ ...toast, durationMs: SHELL_TOAST_MS });
}

/** Shows a toast that confirms a saved form; the specification calls it an alert. */
export function announceSaved(message: string): void {
  showShellToast({ tone: 'positive', description: message, priority: 'high' });
}
