import { createContext, use } from 'react';

export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => {});

/** Fetches the code of a screen that somebody is about to open. What fails here is tried again, and told, when it is shown. */
export function usePreload(): (path: string) => void {
  const load = use(PreloadContext);
  return (path) => void load(path).catch(() => {});
}
