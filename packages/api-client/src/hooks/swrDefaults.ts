import type { SWRConfiguration } from 'swr';
import { ApiError } from '../client/index.ts';

/** Whether a retry may help: after a lost connection or a server error, but not after a refusal. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'ABORTED' && (error.status === 0 || error.status >= 500);
}

/** Cache defaults: revalidates on focus at most twice a minute, and never shows data of one key under another. */
export const SWR_DEFAULTS: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 3,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
};
