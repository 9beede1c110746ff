import type { PreviewAddon } from 'storybook/internal/csf';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { findCoveredControls } from './hitTargets.ts';
import { renderStoryIn } from './languages.ts';
import { PHONE } from './modes.ts';
import { ownFrame } from './ownFrame.ts';

/** The number of frames in which measuring code may render again before an overflow counts as a failure. */
const FRAMES_TO_SETTLE = 30;

const MAX_LISTED = 5;

/** In the full tier, a finished story is also checked in these languages, whose texts are longer. */
const LONG_LANGUAGES = ['hi', 'long'] as const;
const isFullTier = import.meta.env.TEST_TIER === 'full';

/** The parameter `phoneWidth`, for stories that are wider than a phone on purpose. */
interface WiderThanAPhone {
  /** Why it is never shown on a phone. */
  reason: string;
}

/** Waits until media queries, observers and the resulting renders of a frame are done. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function isTooWide(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** The elements that overflow the most, with their positions. */
function widest(): string[] {
  const edges = [...document.body.querySelectorAll('*')].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { element, left, right, beyond: Math.max(right - PHONE, -left) };
  });
  return edges
    .filter(({ beyond }) => beyond > 0)
    .sort((one, other) => other.beyond - one.beyond)
    .slice(0, MAX_LISTED)
    .map(({ element, left, right }) => {
      const start = element.cloneNode() as Element;
      return `${start.outerHTML.slice(0, 200)} from ${Math.round(left)} to ${Math.round(right)}: ${element.textContent?.slice(0, 60)}`;
    });
}

/** Waits until the overflow is gone, at most for that number of frames. */
async function settle(): Promise<void> {
  let frames = 0;
  do await nextFrame();
  while (isTooWide() && frames++ < FRAMES_TO_SETTLE);
}

/** Fails if a control cannot be pressed because another element covers its center. */
async function expectNothingCovered(where: string): Promise<void> {
  let covered = findCoveredControls();
  // A virtualized list measures rows that became higher and moves the following ones.
  for (let frames = 0; covered.length > 0 && frames < FRAMES_TO_SETTLE; frames++) {
    await nextFrame();
    covered = findCoveredControls();
  }
  if (covered.length > 0) throw new Error(`Controls are covered by other elements ${where}:\n${covered.slice(0, MAX_LISTED).join('\n')}`);
}

type FinishedStory = Pick<StoryContext<Renderer>, 'globals' | 'parameters' | 'viewMode'>;

async function checkPhoneWidth({ globals, parameters, viewMode }: FinishedStory): Promise<void> {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story') return;
  const frame = ownFrame();
  if (!frame) return;
  await expectNothingCovered('at the width of the story');
  const { reason }: Partial<WiderThanAPhone> = parameters.phoneWidth ?? {};
  frame.style.inlineSize = `${PHONE}px`;
  await settle();
  if (isTooWide() && !reason) throw new Error(`Wider than a phone:\n${widest().join('\n')}`);
  await expectNothingCovered('on a phone');
  if (!isTooWide() && reason) throw new Error('The story has the parameter `phoneWidth`, but is not wider than a phone.');
  if (!isFullTier || reason || globals.language !== 'en') return;
  for (const language of LONG_LANGUAGES) {
    await renderStoryIn(language);
    await settle();
    if (isTooWide()) throw new Error(`Wider than a phone in the language '${language}':\n${widest().join('\n')}`);
  }
}

/** Restores the width of the frame after the story is unmounted, so that nothing renders again. */
function restoreWidth(): () => void {
  return () => {
    void renderStoryIn(undefined);
    const frame = ownFrame();
    if (frame) frame.style.inlineSize = '';
  };
}

/**
 * In a test run, checks a finished story at its own width and at that of a phone: nothing may overflow horizontally, and no control may be
 * covered. It is an addon because `afterEach` hooks run in reverse order: those of addons run after the checks of the preview at the
 * story's own width.
 */
export const phoneWidth: PreviewAddon = { beforeEach: restoreWidth, afterEach: checkPhoneWidth };
