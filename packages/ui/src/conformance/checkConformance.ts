import { screen, waitFor } from '@testing-library/dom';
import { queryAll, readState } from './parts.ts';
import type { KeyboardRow, Outcome, Part, ScreenReaderRow } from './tables.ts';

/** Props that are passed to a component in addition to its own, to test that they reach its element. */
export interface PassedProps {
  ref?: (element: Element | null) => void;
  onClick?: () => void;
  onFocus?: () => void;
  'data-conformance'?: string;
}

/** What a component may forward to its element. */
export type Promised = 'ref' | 'attributes' | 'onClick' | 'onFocus';

/** The rendered component: its container, and how to unmount it. */
export interface RenderResult {
  readonly container: Element;
  readonly unmount: () => unknown;
}

/** `run` of axe-core, or a function with the same result. */
export type Axe = (place: Element) => Promise<{ readonly violations: readonly { readonly id: string; readonly help: string }[] }>;

/** Presses keys: `userEvent.setup()` of Testing Library or of a browser. */
export interface Keys {
  readonly keyboard: (keys: string) => Promise<unknown>;
}

/** The call counts of the callbacks that rows of the table 'Keyboard' name. */
export type Watched = Readonly<Record<string, () => number>>;

/** The component under test, as described by its author. */
export interface Composition {
  /** Renders the component with these props in addition to its own: `(props) => render(<SaveButton {...props} />)`. */
  readonly render: (props: PassedProps) => RenderResult | Promise<RenderResult>;
  /**
   * What the component forwards to its element.
   * @default ['ref', 'attributes']
   */
  readonly promises?: readonly Promised[];
  /** Its parts as a screen reader finds them, with name and state. */
  readonly screenReader?: readonly ScreenReaderRow[];
  /** What its keys do; the rows run in order, without a reset between them. */
  readonly keyboard?: readonly KeyboardRow[];
  /** Presses the keys; required by `keyboard`. */
  readonly user?: Keys;
  /** Counts calls; required by rows that expect calls. */
  readonly watched?: Watched;
  /**
   * How many milliseconds to wait for something before it is reported as missing.
   * @default 1000
   */
  readonly timeout?: number;
  /** Finds accessibility violations that can be detected automatically. */
  readonly axe?: Axe;
}

const DEFAULT_TIMEOUT_MS = 1000;

/** A sentence about a failed check; undefined if it passed. */
type Problem = string | undefined;

function focusable(place: Element): HTMLElement | null {
  return place.querySelector<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
}

/** Clicks without navigating, because a link would unload the test. */
function press(element: HTMLElement | null): void {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  element?.click();
  document.removeEventListener('click', stay);
}

const PROMISES: Readonly<Record<Promised, (render: Composition['render']) => Promise<Problem>>> = {
  async ref(render) {
    const received: (Element | null)[] = [];
    const { container, unmount } = await render({ ref: (element) => void received.push(element) });
    const element = received.find((each) => each !== null);
    const isOwn = element instanceof Element && container.contains(element);
    await unmount();
    return isOwn ? undefined : 'ref: it did not receive an element of the component. Pass `ref` to the root element.';
  },
  async attributes(render) {
    const { container, unmount } = await render({ 'data-conformance': 'kept' });
    const isPassed = container.querySelector('[data-conformance="kept"]') !== null;
    await unmount();
    return isPassed ? undefined : 'attributes: no element has `data-conformance`. Spread the remaining props on the root element.';
  },
  async onClick(render) {
    let calls = 0;
    const { container, unmount } = await render({ onClick: () => calls++, 'data-conformance': 'pressed' });
    press(container.querySelector<HTMLElement>('[data-conformance="pressed"]') ?? focusable(container));
    await unmount();
    return calls === 1 ? undefined : `onClick: one press called it ${calls} times. Pass each handler to one element.`;
  },
  async onFocus(render) {
    let calls = 0;
    const { container, unmount } = await render({ onFocus: () => calls++ });
    const element = focusable(container);
    element?.focus();
    await unmount();
    if (!element) return 'onFocus: the component has no focusable element.';
    return calls === 1 ? undefined : `onFocus: one focus called it ${calls} times. Pass each handler to one element.`;
  },
};

function describePart(part: Part): string {
  return part.name === undefined ? `a ${part.role}` : `a ${part.role} called '${part.name}'`;
}

/** Waits until a check passes, and returns its problem if it does not within the timeout. */
async function waitForCheck(check: () => Problem, timeout: number): Promise<Problem> {
  let problem: Problem;
  const attempt = () => {
    problem = check();
    if (problem !== undefined) throw new Error(problem);
  };
  await waitFor(attempt, { timeout }).catch(() => undefined);
  return problem;
}

function partProblem({ role, name, state, text, description }: Omit<ScreenReaderRow, 'part'>): Problem {
  const [element] = queryAll({ role, name }, screen);
  if (!element) return `there is no ${describePart({ role, name }).slice(2)}.`;
  const actual = description === undefined ? undefined : descriptionOf(element);
  if (actual !== description) return `${describePart({ role, name })} has the description '${actual}' instead of '${description}'.`;
  if (text !== undefined && !element.textContent?.includes(text))
    return `${describePart({ role, name })} has the text '${element.textContent}' instead of '${text}'.`;
  const read = readState(element, state ?? {});
  const wrong = Object.entries(state ?? {}).filter(([key, value]) => Reflect.get(read, key) !== value);
  return wrong.length === 0
    ? undefined
    : `${describePart({ role, name })} has ${wrong.map(([key, value]) => `${key} ${Reflect.get(read, key)} instead of ${value}`).join(', ')}.`;
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const words = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim() ?? '');
  return words.filter(Boolean).join(' ') || (element.getAttribute('aria-description') ?? '');
}

function countOf(watched: Watched, name: string): number {
  const count = watched[name];
  if (!count) throw new Error(`The option 'watched' has no counter for the callback ${name}, which a row of the table names.`);
  return count();
}

/** Records the state before the keys are pressed, and returns a check of the outcome. */
function watch(outcome: Outcome, watched: Watched): () => Problem {
  if ('focus' in outcome) {
    const hasFocus = () => queryAll(outcome.focus, screen).some((element) => element === document.activeElement);
    return () => (hasFocus() ? undefined : `the focus is not on ${describePart(outcome.focus)}.`);
  }
  if ('shows' in outcome) return () => partProblem(outcome.shows);
  if ('hides' in outcome)
    return () => (queryAll(outcome.hides, screen).length === 0 ? undefined : `there is still ${describePart(outcome.hides)}.`);
  const name = 'calls' in outcome ? outcome.calls : outcome.doesNotCall;
  const wanted = countOf(watched, name) + ('calls' in outcome ? 1 : 0);
  return () => {
    const count = countOf(watched, name);
    return count === wanted ? undefined : `${name} was called ${count} times instead of ${wanted}.`;
  };
}

async function keyboardProblems({ keyboard = [], user, watched = {}, timeout = DEFAULT_TIMEOUT_MS }: Composition): Promise<string[]> {
  if (keyboard.length === 0) return [];
  if (!user) throw new Error('The option `keyboard` needs a `user`, such as userEvent.setup().');
  const problems: string[] = [];
  for (const { keys, on, does, outcome } of keyboard) {
    if (on) queryAll(on, screen)[0]?.focus();
    const checks = [outcome].flat().map((each) => watch(each, watched));
    await user.keyboard(keys);
    for (const check of checks) {
      const problem = await waitForCheck(check, timeout);
      if (problem) problems.push(`keyboard, ${keys} (${does}): ${problem}`);
    }
  }
  return problems;
}

/**
 * Checks a component of your own for what all components of the design system guarantee, and returns a sentence for each failed check:
 * `expect(await checkConformance({ render: … })).toEqual([])`. It renders the component several times and unmounts it each time.
 */
export async function checkConformance(composition: Composition): Promise<readonly string[]> {
  const { render, promises = ['ref', 'attributes'], screenReader = [], axe, timeout = DEFAULT_TIMEOUT_MS } = composition;
  const problems: Problem[] = [];
  for (const promise of promises) problems.push(await PROMISES[promise](render));
  const { container, unmount } = await render({});
  for (const row of screenReader) {
    const problem = await waitForCheck(() => partProblem(row), timeout);
    if (problem) problems.push(`screen reader, ${row.part}: ${problem}`);
  }
  const found = await axe?.(container);
  for (const { id, help } of found?.violations ?? []) problems.push(`axe, ${id}: ${help}`);
  problems.push(...(await keyboardProblems(composition)));
  await unmount();
  return problems.filter((problem) => problem !== undefined);
}
