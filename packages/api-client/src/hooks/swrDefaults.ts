import type { SWRConfiguration } from 'swr';
import { ApiError } from '../client/index.ts';

/** Trying again helps against a lost connection or a server in trouble; a refusal would only be repeated. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'ABORTED' && (error.status === 0 || error.status >= 500);
}

/** How data is kept fresh: on focus at most twice a minute, and without ever showing one thing's data under another's name. */
export const SWR_DEFAULTS: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 3,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
};
