import { errorText } from '../client/index.ts';
import type { Read } from './useRead.ts';

/** Maps a read to the props that show why it failed; `failed` is shown if the server sends no message of its own. */
export function readProps({ error, retry }: Pick<Read<unknown>, 'error' | 'retry'>, failed: string) {
  return { error: error && errorText(error, failed), onRetry: retry };
}
