/** Continues the blocked navigation. */
type Proceed = () => void;

interface BlockHandlers {
  /** Follows a link inside the portal, replacing the current history entry. */
  readonly follow: (address: string) => void;
  /** Called when the person wants to leave: asks for confirmation and calls `goOn` if they agree. */
  readonly ask: (goOn: Proceed) => void;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Returns the link inside the portal that a click opens in this tab, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainClick(event) || link.target || link.origin !== window.location.origin) return undefined;
  return link;
}

/** Whether the portal's router created this history entry. */
function isOfTheRouter(state: unknown): state is object {
  return typeof state === 'object' && state !== null && 'idx' in state;
}

/** Whether this is the duplicate entry that `pushDuplicateEntry` pushes. */
function isDuplicate(state: unknown): boolean {
  return isOfTheRouter(state) && 'isDuplicateEntry' in state;
}

/**
 * Pushes a duplicate of the current history entry, so that going back reaches the same page and the person can be asked. The router itself
 * cannot be prevented from following the browser. Returns a function that removes the duplicate.
 */
function pushDuplicateEntry(ask: BlockHandlers['ask']): () => void {
  const here: unknown = window.history.state;
  if (!isOfTheRouter(here)) return () => {};
  const listening = new AbortController();
  const push = () => window.history.pushState({ ...here, isDuplicateEntry: true }, '');
  const onPop = () => {
    if (isDuplicate(window.history.state)) return;
    push();
    ask(() => {
      listening.abort();
      window.history.go(-2);
    });
  };
  push();
  window.addEventListener('popstate', onPop, { signal: listening.signal });
  return () => {
    if (listening.signal.aborted) return;
    listening.abort();
    if (isDuplicate(window.history.state)) window.history.back();
  };
}

/**
 * Asks before the page is left by a link, by the browser's back button, or by closing the tab, where the browser shows its own dialog.
 * Returns a function that stops this. Needed because the portal's router has no such blocker.
 */
export function blockNavigation({ follow, ask }: BlockHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const removeDuplicateEntry = pushDuplicateEntry(ask);
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // The router ignores a click whose default is prevented.
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
    removeDuplicateEntry();
  };
}
