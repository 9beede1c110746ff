import { showToast } from '@quad/ui';

const SHELL_TOAST_MS = 3000;

/** Says that an event was saved: the specification's alert. */
export function announceSaved(message: string): void {
  showToast({ tone: 'positive', message, durationMs: SHELL_TOAST_MS, isUrgent: true });
}
