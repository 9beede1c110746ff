import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Loads the code of heavy parts. */
interface CodeLoader {
  readonly fetch: <Part>(load: () => Promise<Part>) => Promise<Part>;
  /** Loaded parts, which later renders use synchronously. */
  readonly cache: WeakMap<() => Promise<unknown>, unknown>;
}

/** How code is loaded, by default by calling the import. Stories replace it to show what is rendered when loading fails. */
export const CodeLoaderContext = createContext<CodeLoader>({ fetch: (load) => load(), cache: new WeakMap() });

/** A delay for browsers without `requestIdleCallback`, by which the first screen should have its content. */
const IDLE_FALLBACK_MS = 1000;

/** Calls back once the page has loaded and the browser is idle, so as not to compete with the first content. */
function whenIdle(callback: () => void): () => void {
  if (document.readyState !== 'complete') {
    let cancel = () => {};
    const onLoad = () => {
      cancel = whenIdle(callback);
    };
    window.addEventListener('load', onLoad, { once: true });
    return () => {
      window.removeEventListener('load', onLoad);
      cancel();
    };
  }
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback);
  return () => cancelIdleCallback(request);
}

/**
 * Returns a lazily loaded part that the first paint does not need; undefined until it has loaded. It is requested when the browser is idle,
 * or as soon as `isWanted`. A failed request is repeated when the part is wanted again, and calls `onFail` if the part is wanted. Pass the
 * same `load` function on each render.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean, onFail?: () => void): Part | undefined {
  const { fetch, cache } = use(CodeLoaderContext);
  const [part, setPart] = useState(() => cache.get(load) as Part | undefined);
  const fail = useEffectEvent(() => onFail?.());
  const isLoaded = part !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    let isUnmounted = false;
    const request = async () => {
      try {
        const loaded = await fetch(load);
        cache.set(load, loaded);
        // Set even if it is not wanted any more, so that no idle callback is needed.
        setPart(() => loaded);
      } catch {
        if (!isUnmounted && isWanted) fail();
      }
    };
    const cancel = isWanted ? void request() : whenIdle(request);
    return () => {
      isUnmounted = true;
      cancel?.();
    };
  }, [load, isWanted, isLoaded, fetch, cache]);
  return part;
}
