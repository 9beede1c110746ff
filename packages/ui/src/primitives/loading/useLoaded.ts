import { useEffect, useState } from 'react';

export interface Loaded<Part> {
  /** Undefined until its code is there. */
  part: Part | undefined;
  /** The last fetch did not succeed, as where there is no network. */
  hasFailed: boolean;
}

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
 * The code of a whole heavy part that the first paint does without: asked for when the browser is idle, or as soon as it is wanted.
 * A fetch that fails breaks nothing, and is tried again when `wanted` changes. Let `load` be the same function at each render.
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean | number): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>(() => ({ part: arrived.get(load) as Part | undefined, hasFailed: false }));
  const isThere = loaded.part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isOver = false;
    const ask = () => {
      load().then(
        (part) => {
          arrived.set(load, part);
          if (!isOver) setLoaded({ part, hasFailed: false });
        },
        () => {
          if (!isOver) setLoaded({ part: undefined, hasFailed: true });
        },
      );
    };
    const cancel = wanted ? ask() : whenIdle(ask);
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [load, wanted, isThere]);
  return loaded;
}
