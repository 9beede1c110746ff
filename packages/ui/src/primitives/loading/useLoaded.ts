import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Loads the code of heavy parts. */
interface CodeSource {
  readonly fetch: <Part>(load: () => Promise<Part>) => Promise<Part>;
  /** Loaded parts, which later renders use synchronously. */
  readonly arrived: WeakMap<() => Promise<unknown>, unknown>;
}

/** How code is loaded, by default by calling the import. Stories replace it to show what is rendered when loading fails. */
export const CodeSourceContext = createContext<CodeSource>({ fetch: (load) => load(), arrived: new WeakMap() });

/** A delay for browsers without `requestIdleCallback`, by which the first screen should have its content. */
const SOON_MS = 1000;

/** Calls back once the page has loaded and the browser is idle, so as not to compete with the first content. */
function whenIdle(ask: () => void): () => void {
  if (document.readyState !== 'complete') {
    let cancel = () => {};
    const goOn = () => {
      cancel = whenIdle(ask);
    };
    window.addEventListener('load', goOn, { once: true });
    return () => {
      window.removeEventListener('load', goOn);
      cancel();
    };
  }
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(ask, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(ask);
  return () => cancelIdleCallback(request);
}

/**
 * Returns a lazily loaded part that the first paint does not need; undefined until it has loaded. It is requested when the browser is idle,
 * or as soon as `isWanted`. A failed request is repeated when the part is wanted again, and calls `onFail` if the part is wanted. Pass the
 * same `load` function on each render.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean, onFail?: () => void): Part | undefined {
  const { fetch, arrived } = use(CodeSourceContext);
  const [part, setPart] = useState(() => arrived.get(load) as Part | undefined);
  const fail = useEffectEvent(() => onFail?.());
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isOver = false;
    const ask = async () => {
      try {
        const loaded = await fetch(load);
        arrived.set(load, loaded);
        // Set even if it is not wanted any more, so that no idle callback is needed.
        setPart(() => loaded);
      } catch {
        if (!isOver && isWanted) fail();
      }
    };
    const cancel = isWanted ? void ask() : whenIdle(ask);
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [load, isWanted, isThere, fetch, arrived]);
  return part;
}
