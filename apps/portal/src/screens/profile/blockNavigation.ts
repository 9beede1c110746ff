/** Goes on with what was held back. */
type GoOn = () => void;

interface Hold {
  /** Follows a link inside the portal, in the place of the current entry of the history. */
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

/** True for an entry of the browser's history that the portal's router made. */
function isOfTheRouter(state: unknown): state is object {
  return typeof state === 'object' && state !== null && 'idx' in state;
}

/** True for the copy of an entry that `holdHistory` puts before the person. */
function isCopy(state: unknown): boolean {
  return isOfTheRouter(state) && 'isHeld' in state;
}

/**
 * Puts a copy of the page's entry on top of it, so that going back reaches the page itself: it stays, and the person can be
 * asked. Nobody can stop the router from following the browser. Returns the way to take the copy away.
 */
function holdHistory(ask: Hold['ask']): () => void {
  const here: unknown = window.history.state;
  if (!isOfTheRouter(here)) return () => {};
  const listening = new AbortController();
  const putCopy = () => window.history.pushState({ ...here, isHeld: true }, '');
  const onPop = () => {
    if (isCopy(window.history.state)) return;
    putCopy();
    ask(() => {
      listening.abort();
      window.history.go(-2);
    });
  };
  putCopy();
  window.addEventListener('popstate', onPop, { signal: listening.signal });
  return () => {
    if (listening.signal.aborted) return;
    listening.abort();
    if (isCopy(window.history.state)) window.history.back();
  };
}

/**
 * Asks before the page is left by a link, by the browser's back, or by closing the tab, where the browser asks in its own
 * words. Returns the way to stop. The router that the portal uses has no such thing of its own.
 */
export function blockNavigation({ follow, ask }: Hold): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const letGo = holdHistory(ask);
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
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => {
    listening.abort();
    letGo();
  };
}
