import { useEffect, useEffectEvent, useState } from 'react';

/** What has arrived, so that whoever is rendered later has it at once. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

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
  const [part, setPart] = useState(() => arrived.get(load) as Part | undefined);
  const fail = useEffectEvent(() => onFail?.());
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isOver = false;
    const ask = async () => {
      try {
        const loaded = await load();
        arrived.set(load, loaded);
        if (!isOver) setPart(() => loaded);
      } catch {
        if (!isOver && isWanted) fail();
      }
    };
    const cancel = isWanted ? void ask() : whenIdle(ask);
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [load, isWanted, isThere]);
  return part;
}
