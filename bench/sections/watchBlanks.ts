declare global {
  interface Window {
    /** Ends the watch, and tells what was seen. */
    stopWatching: () => string[];
  }
}

/** Notes every spinner and every blank shape that comes into the page from now on. Runs inside the page. */
export function watchBlanks(): void {
  const seen: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      // A spinner says that something is loading; a blank is a shape without words.
      for (const element of [added, ...added.querySelectorAll('*')]) {
        const isSpinner = element.matches('[role=status]') && /loading/i.test(element.textContent);
        const isBlank = element.matches('span[aria-hidden=true]:empty') && !element.closest('figure');
        if (isSpinner) seen.push(element.textContent);
        if (isBlank) seen.push(`a blank in ${element.closest('section, article, ul, main')?.textContent.slice(0, 60)}`);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.stopWatching = () => {
    observer.disconnect();
    return seen;
  };
}
