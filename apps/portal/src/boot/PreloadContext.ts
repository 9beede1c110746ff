import { createContext, use } from 'react';

export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => {});

/**
 * Preloads the code of a screen that somebody is about to open. A failure is ignored here: showing the screen tries again and reports it.
 */
export function usePreload(): (path: string) => void {
  const load = use(PreloadContext);
  return (path) => void load(path).catch(() => {});
}
