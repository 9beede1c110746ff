import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Fetches the code of heavy parts. */
interface CodeSource {
  readonly fetch: <Part>(load: () => Promise<Part>) => Promise<Part>;
  /** What has arrived, so that whoever is rendered later has it at once. */
  readonly arrived: WeakMap<() => Promise<unknown>, unknown>;
}

/** Where code comes from: by the import itself. A story gives another source, to show what stands there where code is lost. */
export const CodeSourceContext = createContext<CodeSource>({ fetch: (load) => load(), arrived: new WeakMap() });

/** For a browser without idle callbacks: by then the first screen has its content. */
const SOON_MS = 1000;

/** Once the page has loaded, so that nothing competes with its first content, and the browser has nothing else to do. */
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
 * The code of a whole heavy part that the first paint does without, undefined until it is there: asked for when the browser is idle,
 * or as soon as it is wanted. A fetch that fails breaks nothing: it is tried again when the part is wanted again, and `onFail` is
 * called where somebody waits for it. Let `load` be the same function at each render.
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
        // Also where it is not wanted any more: what is there waits for no idle moment.
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
