import { currentToasts, dismissToast, keepToasts } from '../packages/ui/src/primitives/Toast/toastStore.ts';

/** Takes away what the story before this one left on the screen: toasts belong to the page, not to a component. Its own ones stay. */
export function stillToasts(): void {
  for (const { id } of currentToasts()) dismissToast(id);
  keepToasts(true);
}
