/** The browser's own, whatever stories before this one have put in its place. */
const { focus } = HTMLElement.prototype;

function focusInPlace(this: HTMLElement, options?: FocusOptions): void {
  focus.call(this, { ...options, preventScroll: true });
}

/**
 * A story in a frame of a page of text is played when the page is opened. What it focuses would scroll the page away from under its
 * reader, so there it does not scroll.
 */
export function keepPageStill(): void {
  const isFramedInDocs = window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';
  HTMLElement.prototype.focus = isFramedInDocs ? focusInPlace : focus;
}
