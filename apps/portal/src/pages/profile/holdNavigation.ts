/** Goes on with what was held back. */
type GoOn = () => void;

interface Hold {
  /** Follows a link inside the portal. */
  readonly follow: (address: string) => void;
  /** Somebody wants to leave: ask them, and go on if they say so. */
  readonly ask: (goOn: GoOn) => void;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The link inside the portal that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainClick(event) || link.target || link.origin !== window.location.origin) return undefined;
  return link;
}

/** The router's number of an entry of the browser's history. */
function entryOf(state: unknown): number | undefined {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
}

/**
 * Asks before the page is left by a link, by the browser's back and forward, or by closing the tab, where the browser asks in
 * its own words. Returns the way to stop. The router that the portal uses has no such thing of its own.
 */
export function holdNavigation({ follow, ask }: Hold): () => void {
  const here = entryOf(window.history.state);
  const listening = new AbortController();
  const { signal } = listening;
  let isComingBack = false;

  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // The router leaves a click alone that was prevented.
    event.preventDefault();
    ask(() => {
      listening.abort();
      follow(`${link.pathname}${link.search}${link.hash}`);
    });
  };
  const onPop = (event: PopStateEvent) => {
    const there = entryOf(event.state);
    if (here === undefined || there === undefined) return;
    event.stopImmediatePropagation();
    if (isComingBack) {
      isComingBack = false;
      return;
    }
    // The address has changed already: it goes back until the person has answered.
    isComingBack = true;
    window.history.go(here - there);
    ask(() => {
      listening.abort();
      window.history.go(there - here);
    });
  };

  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('popstate', onPop, { capture: true, signal });
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}
