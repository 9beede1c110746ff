import { showToast } from '@quad/ui';

/** Tells somebody who requested an unknown page why another one is shown (docs/specification/shell.md#shell-routes). */
export function announceUnknownAddress(): void {
  showToast({ description: 'There is no page at that address.' });
}
