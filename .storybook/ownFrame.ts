/** The frame that this page stands in, which a test run and Storybook itself give it; none where the page around it is not to be seen. */
export function ownFrame(): HTMLIFrameElement | undefined {
  const { frameElement, parent } = window;
  // Made by the window around this one, whose classes are not those of this one.
  return frameElement instanceof (parent as typeof window).HTMLIFrameElement ? frameElement : undefined;
}
