import { type ComponentType, lazy } from 'react';

const WAITS_MS = [2000, 10_000, 60_000];

/**
 * Creates a lazy component for an optional part of a screen. If its code fails to load, the screen stays as it is and loading is retried,
 * eventually once a minute. Plain `lazy` would trigger the error boundary and replace the whole screen.
 */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]));
      }
    }
  });
}
