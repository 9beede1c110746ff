import { currentToasts, dismissToast, setPersistent } from '../packages/ui/src/primitives/Toast/toastStore.ts';

/** Removes the toasts of the previous story, which belong to the page, and keeps new ones until they are dismissed. */
export function stillToasts(): void {
  for (const { id } of currentToasts()) dismissToast(id);
  setPersistent(true);
}
