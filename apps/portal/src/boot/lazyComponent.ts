import { type ComponentType, lazy } from 'react';

const WAITS_MS = [2000, 10_000, 60_000];

/**
 * A part that a screen can do without, whose code is loaded after it. Where the code does not come, the screen stays as it is and the part
 * is asked for again, at last once a minute: `lazy` alone would tell the screen's error boundary, and take all of it away.
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
