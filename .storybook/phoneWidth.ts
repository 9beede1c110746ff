import type { PreviewAddon } from 'storybook/internal/csf';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { findCoveredControls } from './hitTargets.ts';
import { readStoryIn } from './languages.ts';
import { PHONE } from './modes.ts';
import { ownFrame } from './ownFrame.ts';

/** Frames in which code that measures the page may draw it again, before what is too wide counts as a fault. */
const FRAMES_TO_SETTLE = 30;

const NAMED = 5;

/** In the full tier a finished story is read in these too: what fits in English need not fit in them. */
const READ_IN_TURN = ['hi', 'long'] as const;
const isFullTier = import.meta.env.TEST_TIER === 'full';

/** What a story says where it is meant to be wider than a phone: the parameter `phoneWidth`. */
interface WiderThanAPhone {
  /** Why nobody sees it on a phone. */
  reason: string;
}

/** Media queries, observers and what they lead React to are done once a frame is rendered and its tasks are over. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function isTooWide(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** What stands out the farthest, and where. */
function widest(): string[] {
  const edges = [...document.body.querySelectorAll('*')].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { element, left, right, beyond: Math.max(right - PHONE, -left) };
  });
  return edges
    .filter(({ beyond }) => beyond > 0)
    .sort((one, other) => other.beyond - one.beyond)
    .slice(0, NAMED)
    .map(({ element, left, right }) => {
      const start = element.cloneNode() as Element;
      return `${start.outerHTML.slice(0, 200)} from ${Math.round(left)} to ${Math.round(right)}: ${element.textContent?.slice(0, 60)}`;
    });
}

/** Lets what is too wide become narrower, as far as it will. */
async function settle(): Promise<void> {
  let frames = 0;
  do await nextFrame();
  while (isTooWide() && frames++ < FRAMES_TO_SETTLE);
}

/** What a finger or pointer cannot press, because something else is what lies under its centre. */
async function expectNothingCovered(where: string): Promise<void> {
  let covered = findCoveredControls();
  // A list that is drawn as far as it is in sight takes the measure of what has become taller, and moves what follows.
  for (let frames = 0; covered.length > 0 && frames < FRAMES_TO_SETTLE; frames++) {
    await nextFrame();
    covered = findCoveredControls();
  }
  if (covered.length > 0) throw new Error(`Something lies over what can be pressed, ${where}:\n${covered.slice(0, NAMED).join('\n')}`);
}

type Tested = Pick<StoryContext<Renderer>, 'globals' | 'parameters' | 'viewMode'>;

async function checkPhoneWidth({ globals, parameters, viewMode }: Tested): Promise<void> {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story') return;
  const frame = ownFrame();
  if (!frame) return;
  await expectNothingCovered('at its own width');
  const { reason }: Partial<WiderThanAPhone> = parameters.phoneWidth ?? {};
  frame.style.inlineSize = `${PHONE}px`;
  await settle();
  if (isTooWide() && !reason) throw new Error(`Wider than a phone:\n${widest().join('\n')}`);
  await expectNothingCovered('on a phone');
  if (!isTooWide() && reason) throw new Error('The story is said to be wider than a phone, and is not.');
  if (!isFullTier || reason || globals.language !== 'en') return;
  for (const language of READ_IN_TURN) {
    await readStoryIn(language);
    await settle();
    if (isTooWide()) throw new Error(`Wider than a phone, in the language '${language}':\n${widest().join('\n')}`);
  }
}

/** Gives the frame back its width once the story is gone, so that nothing is rendered for it again. */
function widenAgain(): () => void {
  return () => {
    void readStoryIn(undefined);
    const frame = ownFrame();
    if (frame) frame.style.inlineSize = '';
  };
}

/**
 * In a test run, makes the window of a finished story as narrow as a phone and fails if anything stands out of it sideways, or if what can
 * be pressed is not what lies under its centre, at the story's own width or then. An addon,
 * because what is asked of the story at its own width comes first: of the addons, the first is asked last.
 */
export const phoneWidth: PreviewAddon = { beforeEach: widenAgain, afterEach: checkPhoneWidth };
