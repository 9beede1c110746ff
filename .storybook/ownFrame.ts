/** The iframe of this page in a test run or in Storybook; undefined if its parent is not accessible. */
export function ownFrame(): HTMLIFrameElement | undefined {
  const { frameElement, parent } = window;
  // It belongs to the parent window, so `instanceof` needs the class of that window.
  return frameElement instanceof (parent as typeof window).HTMLIFrameElement ? frameElement : undefined;
}
