import type { AxeResults, RunOptions } from 'axe-core';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { THEME_NAMES } from '../packages/ui/src/themes/themeNames.ts';
import { type Look, lookOf, textLook } from './textLook.ts';

/** The rules whose results depend on the theme. All others are checked once by the accessibility addon. */
const RULES = ['color-contrast', 'link-in-text-block'];

/** Disables these rules for that addon in a test run. */
export const CHECKED_IN_EACH_THEME = Object.fromEntries(RULES.map((rule) => [rule, { enabled: false }]));

const OPTIONS: RunOptions = { runOnly: RULES, resultTypes: ['violations', 'passes'], elementRef: true, preload: false };

/** Storybook's own elements. */
const NOT_OF_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'].join();

/** Controls that show text without a text node. */
const CONTROLS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="range"]), select, textarea';

const WIDGETS = 'a[href], button';

/** The text styles that have passed axe in this page, by theme. */
const passed = new Map<string, Set<string>>(THEME_NAMES.map((name) => [name, new Set()]));

/** The full tier does not reuse results, which also tests the assumption that equal styles have equal results. */
const IGNORES_CACHE = import.meta.env.TEST_TIER === 'full';

/** The visible elements with text of their own. */
function elementsWithText(): Element[] {
  const found = new Set(document.body.querySelectorAll(CONTROLS));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) found.add(parentElement);
  }
  return [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(NOT_OF_THE_STORY));
}

/** Returns a function that reads the style of each element once, because texts share most of their ancestors. */
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

/** The block whose text contains a link, if most of it is not links; otherwise the link does not look like part of a text. */
function blockAround(link: Element): Element | undefined {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  if (!link.matches('a[href]') || !isInline(link)) return undefined;
  const block = withAncestors(link).find((element) => !isInline(element));
  const linked = [...(block?.querySelectorAll(WIDGETS) ?? [])].reduce((sum, widget) => sum + lengthOf(widget), 0);
  return block && lengthOf(block) > 2 * linked ? block : undefined;
}

/** The style key of each text in the current theme. */
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

/** The elements that a rule has checked and passed. Hidden elements pass as well, but are not counted. */
function passedBy(rule: string, { passes }: AxeResults): Set<Element | undefined> {
  const nodes = passes.filter(({ id }) => id === rule).flatMap((result) => result.nodes);
  return new Set(nodes.filter(({ any }) => any.every(({ data }) => data?.messageKey !== 'hidden')).map(({ element }) => element));
}

/** Applies a theme and runs axe on texts whose style has not been checked in it. */
async function problemsIn(theme: string, elements: readonly Element[]): Promise<string[]> {
  document.documentElement.dataset.theme = theme;
  const known = passed.get(theme);
  const found = looksOf(elements);
  const unchecked = elements.filter((element) => IGNORES_CACHE || !known?.has(found.get(element) ?? ''));
  if (unchecked.length === 0) return [];
  // Imported on demand, so that readers of a page do not load it.
  const { default: axe } = await import('axe-core');
  // Elements may have been removed meanwhile.
  const present = unchecked.filter(({ isConnected }) => isConnected);
  if (present.length === 0) return [];
  const results = await axe.run({ include: present }, OPTIONS);
  const withContrast = passedBy('color-contrast', results);
  const withDistinctLinks = passedBy('link-in-text-block', results);
  for (const element of present) {
    const look = found.get(element);
    if (look && withContrast.has(element) && (withDistinctLinks.has(element) || !blockAround(element))) known?.add(look);
  }
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );
}

type FinishedStory = Pick<StoryContext<Renderer>, 'globals' | 'parameters' | 'viewMode'>;

/**
 * In a test run, shows a finished story in every theme and fails if a text has too little contrast. A theme only changes colors, so texts
 * with the same styles as one that has passed are skipped.
 */
export async function checkTextInThemes({ globals, parameters, viewMode }: FinishedStory): Promise<void> {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || parameters.a11y?.test !== 'error') return;
  const elements = elementsWithText();
  const problems: string[] = [];
  for (const theme of THEME_NAMES) problems.push(...(await problemsIn(theme, elements)));
  document.documentElement.dataset.theme = globals.theme;
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
