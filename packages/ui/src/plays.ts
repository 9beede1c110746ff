import type { Args, StoryContext } from '@storybook/react-vite';
import { expect, isMockFunction, screen, waitFor, within } from 'storybook/test';

/** The part of a story context that plays use. */
export interface Context extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'name' | 'globals' | 'parameters'> {
  readonly args: Args;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** A step of a play; a single step can be a `play` by itself. */
export type Step = (context: Context) => unknown;
export type Play = (context: Context) => Promise<void>;

type Text = string | RegExp;
type RoleOptions = NonNullable<Parameters<StoryContext['canvas']['getByRole']>[1]>;
/** The accessible name, or other options that identify the element. */
type Name = Text | RoleOptions;

function optionsOf(name: Name | undefined): RoleOptions {
  return typeof name === 'string' || name instanceof RegExp ? { name } : (name ?? {});
}

/** `label` finds an element without a role, such as a date or password input, by its label; `text` finds any element by its text. */
function get({ canvas }: Context, role: string, name?: Name): HTMLElement {
  if (role === 'label') return canvas.getByLabelText(name as Text);
  return role === 'text' ? canvas.getByText(name as Text) : canvas.getByRole(role, optionsOf(name));
}

function query({ canvas }: Context, role: string, name?: Name): HTMLElement | null {
  if (role === 'label') return canvas.queryByLabelText(name as Text);
  return role === 'text' ? canvas.queryByText(name as Text) : canvas.queryByRole(role, optionsOf(name));
}

function find(context: Context, role: string, name?: Name): Promise<HTMLElement> {
  return waitFor(() => get(context, role, name));
}

/** Waits until a check of an element passes. */
function soon(role: string, name: Name | undefined, check: (element: HTMLElement) => unknown): Play {
  return async (context) => {
    await waitFor(() => check(get(context, role, name)));
  };
}

function spyOf({ args }: Context, name: string): unknown {
  const spy: unknown = Reflect.get(args, name);
  if (!isMockFunction(spy)) throw new Error(`The arg ${name} of this story is not a mock function (fn()).`);
  return spy;
}

/** Runs the steps one after another. */
export function sequence(...steps: readonly Step[]): Play {
  return async (context) => {
    for (const step of steps) {
      const left = await step(context);
      if (typeof left === 'function' && !isMockFunction(left)) throw new Error('A step returned another step instead of running it.');
    }
  };
}

/** A text that becomes visible, or a step. */
export type Seen = Text | Step;

/** A story that ends once the texts are visible and the steps are done; before them, its annotations, such as args, if it has any. */
export function plays(...seen: readonly Seen[]): { play: Play };
export function plays<Story extends object>(story: Story, ...seen: readonly Seen[]): Story & { play: Play };
export function plays(first: object | string, ...others: readonly Seen[]) {
  const isSeen = typeof first !== 'object' || first instanceof RegExp;
  const seen = isSeen ? [first as Seen, ...others] : others;
  return { ...(!isSeen && first), play: sequence(...seen.map((each) => (typeof each === 'function' ? each : sees(each)))) };
}

/** A story of the state that these args lead to. */
export function shows<Args>(args: Args, ...seen: readonly Seen[]): { args: Args; play: Play } {
  return { args, ...plays(...seen) };
}

/** As `plays`, for a story that is tested without a screenshot. */
export function act(...seen: readonly Seen[]): { tags: string[]; play: Play };
export function act<Story extends object>(story: Story, ...seen: readonly Seen[]): Story;
export function act(first: Seen, ...seen: readonly Seen[]) {
  return { ...plays(first, ...seen), tags: ['act'] };
}

/** Leaves the page, as when its tab is closed. What is pending is sent then. */
export const leavesPage: Step = () => void window.dispatchEvent(new Event('pagehide'));

/** Runs the steps on the whole page, because dialogs and menus are rendered outside of the canvas. */
export function onPage(...steps: readonly Step[]): Play {
  return (context) => sequence(...steps)({ ...context, canvas: screen });
}

/** Runs the steps inside one element. */
export function inside(role: string, name: Name | undefined, ...steps: readonly Step[]): Play {
  return async (context) => sequence(...steps)({ ...context, canvas: within(await find(context, role, name)) });
}

/** Waits until each of the texts is visible. */
export function sees(...texts: readonly Text[]): Play {
  return async ({ canvas }) => {
    for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };
}

export function seesRole(role: string, name?: Name): Play {
  return soon(role, name, (element) => expect(element).toBeVisible());
}

/** Waits for the title of the page, an `h1`. */
export function seesTitle(name: Text): Play {
  return seesRole('heading', { level: 1, name });
}

/** Waits until an element, an alert unless another role is given, contains the text. */
export function says(text: Text, role = 'alert', name?: Name): Play {
  return soon(role, name, (element) => expect(element).toHaveTextContent(text));
}

/** Expects that there is no such element now. */
export function lacks(role: string, name?: Name): Play {
  return async (context) => expect(query(context, role, name)).not.toBeInTheDocument();
}

export function lacksText(...texts: readonly Text[]): Play {
  return async ({ canvas }) => {
    for (const text of texts) await expect(canvas.queryByText(text)).not.toBeInTheDocument();
  };
}

/** Waits until there is no such element any more. */
export function loses(role: string, name?: Name): Play {
  return (context) => waitFor(() => expect(query(context, role, name)).not.toBeInTheDocument());
}

export function seesMany(length: number, role: string, name?: Name): Play {
  return async ({ canvas }) => {
    const found = role === 'text' ? canvas.findAllByText(name as Text) : canvas.findAllByRole(role, optionsOf(name));
    await expect(await found).toHaveLength(length);
  };
}

export function presses(name: Name, role = 'button'): Play {
  return async (context) => context.userEvent.click(await find(context, role, name));
}

export function focuses(role: string, name?: Name): Play {
  return async (context) => (await find(context, role, name)).focus();
}

/** Presses keys at the focused element. */
export function keys(text: string): Play {
  return ({ userEvent }) => userEvent.keyboard(text);
}

export function types(name: Name, text: string, role = 'textbox'): Play {
  return async (context) => context.userEvent.type(await find(context, role, name), text);
}

/** Clears a field, then types into it. */
export function retypes(name: Name, text: string, role = 'textbox'): Play {
  return async (context) => {
    await context.userEvent.clear(await find(context, role, name));
    await context.userEvent.type(await find(context, role, name), text);
  };
}

/** Types into an element without a role, such as a password or date input. */
export function typesInto(label: Text, text: string): Play {
  return async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText(label), text);
}

/** Chooses files in the input with this label. */
export function uploads(label: Text, files: File | File[]): Play {
  return async ({ canvas, userEvent }) => userEvent.upload(await canvas.findByLabelText(label), files);
}

export function selects(name: Name, option: string, role = 'combobox'): Play {
  return async (context) => context.userEvent.selectOptions(await find(context, role, name), option);
}

export function hasValue(role: string, name: Name | undefined, value: string | number | null): Play {
  return soon(role, name, (element) => expect(element).toHaveValue(value));
}

/** Checks the displayed value, such as the text of a selected option. */
export function hasDisplayValue(role: string, name: Name | undefined, text: Text): Play {
  return soon(role, name, (element) => expect(element).toHaveDisplayValue(text));
}

export function hasAttribute(role: string, name: Name | undefined, attribute: string, value: string): Play {
  return soon(role, name, (element) => expect(element).toHaveAttribute(attribute, value));
}

export function hasFocus(role: string, name?: Name): Play {
  return soon(role, name, (element) => expect(element).toHaveFocus());
}

/** Checks the accessible description. */
export function hasDescription(role: string, name: Name | undefined, text: Text): Play {
  return soon(role, name, (element) => expect(element).toHaveAccessibleDescription(text));
}

const STATES = {
  checked: 'toBeChecked',
  required: 'toBeRequired',
  enabled: 'toBeEnabled',
  disabled: 'toBeDisabled',
  invalid: 'toBeInvalid',
} as const;

export function is(state: keyof typeof STATES, role: string, name?: Name): Play {
  return soon(role, name, (element) => expect(element)[STATES[state]]());
}

export function isNot(state: keyof typeof STATES, role: string, name?: Name): Play {
  return soon(role, name, (element) => expect(element).not[STATES[state]]());
}

/** Waits until each `fn()` of these names was called exactly once. */
export function callsOnce(...names: readonly string[]): Play {
  return async (context) => {
    for (const name of names) await waitFor(() => expect(spyOf(context, name)).toHaveBeenCalledOnce());
  };
}

export function callsTimes(count: number, name: string): Play {
  return (context) => waitFor(() => expect(spyOf(context, name)).toHaveBeenCalledTimes(count));
}

export function callsWith(name: string, ...expected: readonly unknown[]): Play {
  return (context) => waitFor(() => expect(spyOf(context, name)).toHaveBeenCalledWith(...expected));
}

export function lastCallsWith(name: string, ...expected: readonly unknown[]): Play {
  return (context) => waitFor(() => expect(spyOf(context, name)).toHaveBeenLastCalledWith(...expected));
}

export function neverCalls(...names: readonly string[]): Play {
  return async (context) => {
    for (const name of names) await expect(spyOf(context, name)).not.toHaveBeenCalled();
  };
}

/** Expects at most `count` elements on the page, or of those that match the selector. */
export function rendersAtMost(count: number, selector = '*'): Play {
  return async ({ canvasElement }) => expect(canvasElement.querySelectorAll(selector).length).toBeLessThanOrEqual(count);
}
