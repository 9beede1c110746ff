/** The native function, in case earlier stories have replaced it. */
const { focus } = HTMLElement.prototype;

function focusInPlace(this: HTMLElement, options?: FocusOptions): void {
  focus.call(this, { ...options, preventScroll: true });
}

/** Prevents scrolling on focus in frames on documentation pages, whose plays would otherwise scroll the reader's page. */
export function keepPageStill(): void {
  const isFramedInDocs = window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';
  HTMLElement.prototype.focus = isFramedInDocs ? focusInPlace : focus;
}
