import { showToast } from '@quad/ui';

const SHELL_TOAST_MS = 3000;

/** Says that something was created: the specification's alert. */
export function announceCreated(message: string): void {
  showToast({ tone: 'positive', message, durationMs: SHELL_TOAST_MS, isUrgent: true });
}
