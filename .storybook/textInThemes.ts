import type { AxeResults, RunOptions } from 'axe-core';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { THEME_NAMES } from '../packages/ui/src/themes/themeNames.ts';
import { type Look, lookOf, textLook } from './textLook.ts';

/** What a theme can break. Everything else is the same in all of them, and is checked once by the accessibility addon. */
const RULES = ['color-contrast', 'link-in-text-block'];

/** For that check, which in a test run leaves them to this one. */
export const CHECKED_IN_EACH_THEME = Object.fromEntries(RULES.map((rule) => [rule, { enabled: false }]));

const OPTIONS: RunOptions = { runOnly: RULES, resultTypes: ['violations', 'passes'], elementRef: true, preload: false };

/** Storybook's own elements. */
const NOT_OF_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'].join();

/** What shows text of its own without a text node. */
const CONTROLS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="range"]), select, textarea';

const WIDGETS = 'a[href], button';

/** Looks of text, by theme, that axe has passed in this page. */
const passed = new Map<string, Set<string>>(THEME_NAMES.map((name) => [name, new Set()]));

/** Everything again in every theme: whether a look that has passed speaks for all text that has it is itself worth a test. */
const FORGETS = import.meta.env.TEST_TIER === 'full';

/** The elements whose own text somebody can see. */
function elementsWithText(): Element[] {
  const found = new Set(document.body.querySelectorAll(CONTROLS));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) found.add(parentElement);
  }
  return [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(NOT_OF_THE_STORY));
}

/** Reads the style of each element once: all text stands in much the same surroundings. */
function readLooks(): (element: Element) => Look {
  const known = new Map<Element, Look>();
  return (element) => {
    const look = known.get(element) ?? lookOf(getComputedStyle(element));
    known.set(element, look);
    return look;
  };
}

function withAncestors(element: Element): [Element, ...Element[]] {
  const chain: [Element, ...Element[]] = [element];
  for (let around = element.parentElement; around; around = around.parentElement) chain.push(around);
  return chain;
}

function lengthOf({ textContent }: Element): number {
  return textContent?.trim().length ?? 0;
}

/** The block whose text a link stands in, if it is more than links: else nobody takes it for text. */
function blockAround(link: Element): Element | undefined {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  if (!link.matches('a[href]') || !isInline(link)) return undefined;
  const block = withAncestors(link).find((element) => !isInline(element));
  const linked = [...(block?.querySelectorAll(WIDGETS) ?? [])].reduce((sum, widget) => sum + lengthOf(widget), 0);
  return block && lengthOf(block) > 2 * linked ? block : undefined;
}

/** The look of each text in the theme that is shown now. */
function looksOf(elements: readonly Element[]): Map<Element, string | undefined> {
  const read = readLooks();
  return new Map(
    elements.map((element) => {
      const block = blockAround(element);
      const [own, ...around] = withAncestors(element);
      return [element, textLook([read(own), ...around.map(read)], block && read(block))];
    }),
  );
}

/** Elements that a rule has looked at and passed. What it finds hidden passes as well, and proves nothing. */
function passedBy(rule: string, { passes }: AxeResults): Set<Element | undefined> {
  const nodes = passes.filter(({ id }) => id === rule).flatMap((result) => result.nodes);
  return new Set(nodes.filter(({ any }) => any.every(({ data }) => data?.messageKey !== 'hidden')).map(({ element }) => element));
}

/** Shows the theme and lets axe look at the text that has a look of its own there. */
async function problemsIn(theme: string, elements: readonly Element[]): Promise<string[]> {
  document.documentElement.dataset.theme = theme;
  const known = passed.get(theme);
  const found = looksOf(elements);
  const fresh = elements.filter((element) => FORGETS || !known?.has(found.get(element) ?? ''));
  if (fresh.length === 0) return [];
  // Only where it is needed: nobody who reads a page waits for it.
  const { default: axe } = await import('axe-core');
  // What has gone meanwhile nobody reads.
  const present = fresh.filter(({ isConnected }) => isConnected);
  if (present.length === 0) return [];
  const results = await axe.run({ include: present }, OPTIONS);
  const isTold = passedBy('color-contrast', results);
  const isTellable = passedBy('link-in-text-block', results);
  for (const element of present) {
    const look = found.get(element);
    if (look && isTold.has(element) && (isTellable.has(element) || !blockAround(element))) known?.add(look);
  }
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );
}

type Tested = Pick<StoryContext<Renderer>, 'globals' | 'parameters' | 'viewMode'>;

/**
 * In a test run, shows a finished story in every theme and fails if any text in it is hard to make out. A theme changes colors and
 * nothing else, so text that looks like one that has passed is not looked at again.
 */
export async function checkTextInThemes({ globals, parameters, viewMode }: Tested): Promise<void> {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || parameters.a11y?.test !== 'error') return;
  const elements = elementsWithText();
  const problems: string[] = [];
  for (const theme of THEME_NAMES) problems.push(...(await problemsIn(theme, elements)));
  document.documentElement.dataset.theme = globals.theme;
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
