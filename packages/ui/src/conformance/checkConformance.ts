import { screen, waitFor } from '@testing-library/dom';
import { queryAll, readState } from './parts.ts';
import type { KeyboardRow, Outcome, Part, ScreenReaderRow } from './tables.ts';

/** What is given to a part besides what it needs, to see what becomes of it. */
export interface PassedProps {
  ref?: (element: Element | null) => void;
  onClick?: () => void;
  onFocus?: () => void;
  'data-conformance'?: string;
}

/** What a part may promise of what it is given. */
export type Promised = 'ref' | 'attributes' | 'onClick' | 'onFocus';

/** What was rendered: the place that it stands in, and how it goes away again. */
export interface RenderResult {
  readonly container: Element;
  readonly unmount: () => unknown;
}

/** `run` of axe-core, or anything that answers as it does. */
export type Axe = (place: Element) => Promise<{ readonly violations: readonly { readonly id: string; readonly help: string }[] }>;

/** What presses keys: `userEvent.setup()` of Testing Library, or of a browser. */
export interface Keys {
  readonly keyboard: (keys: string) => Promise<unknown>;
}

/** Callbacks that rows of the table 'Keyboard' name, by how often they were called. */
export type Watched = Readonly<Record<string, () => number>>;

/** A part as its maker describes it. */
export interface Composition {
  /** Renders it on the page with these props besides its own: `(props) => render(<SaveButton {...props} />)`. */
  readonly render: (props: PassedProps) => RenderResult | Promise<RenderResult>;
  /**
   * What reaches its element.
   * @default ['ref', 'attributes']
   */
  readonly promises?: readonly Promised[];
  /** What a listener meets in it, with its name and state. */
  readonly screenReader?: readonly ScreenReaderRow[];
  /** What its keys do, row by row, each on what the row before left. */
  readonly keyboard?: readonly KeyboardRow[];
  /** Presses the keys; wanted by `keyboard`. */
  readonly user?: Keys;
  /** Counts calls; wanted by rows that say what is called. */
  readonly watched?: Watched;
  /**
   * Milliseconds that something may take to come, before it is told as missing.
   * @default 1000
   */
  readonly timeout?: number;
  /** Finds what is against the rules of accessibility that a program can check. */
  readonly axe?: Axe;
}

const PATIENCE = 1000;

/** The sentence of what does not hold, or nothing. */
type Problem = string | undefined;

function focusable(place: Element): HTMLElement | null {
  return place.querySelector<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
}

/** A press that leads nowhere: a link would take the test away with it. */
function press(element: HTMLElement | null): void {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  element?.click();
  document.removeEventListener('click', stay);
}

const PROMISES: Readonly<Record<Promised, (draw: Composition['render']) => Promise<Problem>>> = {
  async ref(draw) {
    const handed: (Element | null)[] = [];
    const { container, unmount } = await draw({ ref: (element) => void handed.push(element) });
    const element = handed.find((each) => each !== null);
    const isOwn = element instanceof Element && container.contains(element);
    await unmount();
    return isOwn ? undefined : 'ref: it was not handed an element of the part. Pass `ref` on to the element that it draws.';
  },
  async attributes(draw) {
    const { container, unmount } = await draw({ 'data-conformance': 'kept' });
    const isKept = container.querySelector('[data-conformance="kept"]') !== null;
    await unmount();
    return isKept
      ? undefined
      : 'attributes: `data-conformance` is on no element. Spread the props that the part does not know on its element.';
  },
  async onClick(draw) {
    let calls = 0;
    const { container, unmount } = await draw({ onClick: () => calls++, 'data-conformance': 'pressed' });
    press(container.querySelector<HTMLElement>('[data-conformance="pressed"]') ?? focusable(container));
    await unmount();
    return calls === 1 ? undefined : `onClick: it was called ${calls} times by one press. Pass handlers on, once.`;
  },
  async onFocus(draw) {
    let calls = 0;
    const { container, unmount } = await draw({ onFocus: () => calls++ });
    const element = focusable(container);
    element?.focus();
    await unmount();
    if (!element) return 'onFocus: nothing in the part takes the focus.';
    return calls === 1 ? undefined : `onFocus: it was called ${calls} times by one focus. Pass handlers on, once.`;
  },
};

function called(part: Part): string {
  return part.name === undefined ? `a ${part.role}` : `a ${part.role} called '${part.name}'`;
}

/** Waits until it is as it should be, and says what is wrong where that does not come. */
async function until(check: () => Problem, timeout: number): Promise<Problem> {
  let problem: Problem;
  const look = () => {
    problem = check();
    if (problem !== undefined) throw new Error(problem);
  };
  await waitFor(look, { timeout }).catch(() => undefined);
  return problem;
}

function partProblem({ role, name, state, text, description }: Omit<ScreenReaderRow, 'part'>): Problem {
  const [element] = queryAll({ role, name }, screen);
  if (!element) return `there is no ${called({ role, name }).slice(2)}.`;
  const said = description === undefined ? undefined : describes(element);
  if (said !== description) return `${called({ role, name })} is described by '${said}' and not by '${description}'.`;
  if (text !== undefined && !element.textContent?.includes(text))
    return `${called({ role, name })} says '${element.textContent}' and not '${text}'.`;
  const read = readState(element, state ?? {});
  const wrong = Object.entries(state ?? {}).filter(([key, value]) => Reflect.get(read, key) !== value);
  return wrong.length === 0
    ? undefined
    : `${called({ role, name })} should have ${wrong.map(([key, value]) => `${key} ${value} and has ${Reflect.get(read, key)}`).join(', ')}.`;
}

function describes(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const words = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim() ?? '');
  return words.filter(Boolean).join(' ') || (element.getAttribute('aria-description') ?? '');
}

function countOf(watched: Watched, name: string): number {
  const count = watched[name];
  if (!count) throw new Error(`The table names the callback ${name}, which is not among those that are watched.`);
  return count();
}

/** Remembers what has to be compared, and compares once the keys are pressed. */
function watch(outcome: Outcome, watched: Watched): () => Problem {
  if ('focus' in outcome) {
    const hasFocus = () => queryAll(outcome.focus, screen).some((element) => element === document.activeElement);
    return () => (hasFocus() ? undefined : `the focus is not on ${called(outcome.focus)}.`);
  }
  if ('shows' in outcome) return () => partProblem(outcome.shows);
  if ('hides' in outcome)
    return () => (queryAll(outcome.hides, screen).length === 0 ? undefined : `there is still ${called(outcome.hides)}.`);
  const name = 'calls' in outcome ? outcome.calls : outcome.doesNotCall;
  const wanted = countOf(watched, name) + ('calls' in outcome ? 1 : 0);
  return () => {
    const count = countOf(watched, name);
    return count === wanted ? undefined : `${name} should have been called ${wanted} times, and was ${count}.`;
  };
}

async function keyboardProblems({ keyboard = [], user, watched = {}, timeout = PATIENCE }: Composition): Promise<string[]> {
  if (keyboard.length === 0) return [];
  if (!user) throw new Error('A table of keys needs a `user` who presses them, such as userEvent.setup().');
  const problems: string[] = [];
  for (const { keys, on, does, outcome } of keyboard) {
    if (on) queryAll(on, screen)[0]?.focus();
    const checks = [outcome].flat().map((each) => watch(each, watched));
    await user.keyboard(keys);
    for (const check of checks) {
      const problem = await until(check, timeout);
      if (problem) problems.push(`keyboard, ${keys} (${does}): ${problem}`);
    }
  }
  return problems;
}

/**
 * Asks a part that you made for what all parts of the design system promise, and answers with a sentence for each thing that does not hold:
 * `expect(await checkConformance({ render: … })).toEqual([])`. It draws the part several times, one after another, and takes each away.
 */
export async function checkConformance(composition: Composition): Promise<readonly string[]> {
  const { render, promises = ['ref', 'attributes'], screenReader = [], axe, timeout = PATIENCE } = composition;
  const problems: Problem[] = [];
  for (const promise of promises) problems.push(await PROMISES[promise](render));
  const { container, unmount } = await render({});
  for (const row of screenReader) {
    const problem = await until(() => partProblem(row), timeout);
    if (problem) problems.push(`screen reader, ${row.part}: ${problem}`);
  }
  const found = await axe?.(container);
  for (const { id, help } of found?.violations ?? []) problems.push(`axe, ${id}: ${help}`);
  problems.push(...(await keyboardProblems(composition)));
  await unmount();
  return problems.filter((problem) => problem !== undefined);
}
