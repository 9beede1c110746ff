import { currentToasts, dismissToast, setPersistent } from '../packages/ui/src/primitives/Toast/toastStore.ts';

/**
 * Removes the toasts of the previous story, because they belong to the page instead of a component, and keeps new ones until they are
 * dismissed.
 */
export function stillToasts(): void {
  for (const { id } of currentToasts()) dismissToast(id);
  setPersistent(true);
}
