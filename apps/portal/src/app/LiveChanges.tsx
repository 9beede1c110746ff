import { useLiveChanges } from '@quad/api-client/hooks';

/** Draws nothing: what others change shows on the screens without a reload. It comes after the screen itself, which does not wait for it. */
export default function LiveChanges() {
  useLiveChanges(document.documentElement.dataset.changesAfter);
  return null;
}
