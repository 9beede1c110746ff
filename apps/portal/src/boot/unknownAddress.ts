import { showToast } from '@quad/ui';

/** Says to whoever asked for a page that does not exist why another one is shown (docs/specification/shell.md#shell-routes). */
export function announceUnknownAddress(): void {
  showToast({ description: 'There is no page at that address.' });
}
