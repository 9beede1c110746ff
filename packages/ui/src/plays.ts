import type { Args, StoryContext } from '@storybook/react-vite';
import { expect, isMockFunction, screen, waitFor, within } from 'storybook/test';

/** What a play has of any story's context. */
export interface Context extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'name' | 'globals'> {
  readonly args: Args;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** One step of a play, which is a `play` of its own where it is the only one. */
export type Step = (context: Context) => unknown;
export type Play = (context: Context) => Promise<void>;

type Text = string | RegExp;
type RoleOptions = NonNullable<Parameters<StoryContext['canvas']['getByRole']>[1]>;
/** The accessible name, or whatever else tells it from others. */
type Name = Text | RoleOptions;

function optionsOf(name: Name | undefined): RoleOptions {
  return typeof name === 'string' || name instanceof RegExp ? { name } : (name ?? {});
}

function find({ canvas }: Context, role: string, name?: Name): Promise<HTMLElement> {
  return canvas.findByRole(role, optionsOf(name));
}

/** What holds for it at once, or does soon. */
function soon(role: string, name: Name | undefined, check: (element: HTMLElement) => unknown): Play {
  return async ({ canvas }) => {
    await waitFor(() => check(canvas.getByRole(role, optionsOf(name))));
  };
}

function spyOf({ args }: Context, name: string): unknown {
  const spy: unknown = Reflect.get(args, name);
  if (!isMockFunction(spy)) throw new Error(`${name} is no fn() among the args of this story.`);
  return spy;
}

/** Does one after the other. */
export function sequence(...steps: readonly Step[]): Play {
  return async (context) => {
    for (const step of steps) {
      const left = await step(context);
      if (typeof left === 'function') throw new Error('A step made another one and did not take it.');
    }
  };
}

/** Does it on the whole page: what a dialog or a menu puts there lies outside of the canvas. */
export function onPage(...steps: readonly Step[]): Play {
  return (context) => sequence(...steps)({ ...context, canvas: screen });
}

/** Does it inside of one part of what is shown. */
export function inside(role: string, name: Name | undefined, ...steps: readonly Step[]): Play {
  return async (context) => sequence(...steps)({ ...context, canvas: within(await find(context, role, name)) });
}

/** Each of the texts is visible, at once or soon. */
export function sees(...texts: readonly Text[]): Play {
  return async ({ canvas }) => {
    for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };
}

export function seesRole(role: string, name?: Name): Play {
  return soon(role, name, (element) => expect(element).toBeVisible());
}

/** The page has this title. */
export function seesTitle(name: Text): Play {
  return seesRole('heading', { level: 1, name });
}

/** What has this role, an alert unless another is given, says this. */
export function says(text: Text, role = 'alert', name?: Name): Play {
  return soon(role, name, (element) => expect(element).toHaveTextContent(text));
}

/** There is none now. */
export function lacks(role: string, name?: Name): Play {
  return async ({ canvas }) => expect(canvas.queryByRole(role, optionsOf(name))).not.toBeInTheDocument();
}

export function lacksText(...texts: readonly Text[]): Play {
  return async ({ canvas }) => {
    for (const text of texts) await expect(canvas.queryByText(text)).not.toBeInTheDocument();
  };
}

/** There is none any more, at once or soon. */
export function loses(role: string, name?: Name): Play {
  return ({ canvas }) => waitFor(() => expect(canvas.queryByRole(role, optionsOf(name))).not.toBeInTheDocument());
}

export function seesMany(length: number, role: string, name?: Name): Play {
  return async ({ canvas }) => expect(await canvas.findAllByRole(role, optionsOf(name))).toHaveLength(length);
}

export function presses(name: Name, role = 'button'): Play {
  return async (context) => context.userEvent.click(await find(context, role, name));
}

export function focuses(role: string, name?: Name): Play {
  return async (context) => (await find(context, role, name)).focus();
}

/** Presses keys where the focus is. */
export function keys(text: string): Play {
  return ({ userEvent }) => userEvent.keyboard(text);
}

export function types(name: Name, text: string, role = 'textbox'): Play {
  return async (context) => context.userEvent.type(await find(context, role, name), text);
}

/** Types into what has no role, as a password or a day. */
export function typesInto(label: Text, text: string): Play {
  return async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText(label), text);
}

export function selects(name: Name, option: string, role = 'combobox'): Play {
  return async (context) => context.userEvent.selectOptions(await find(context, role, name), option);
}

export function hasValue(role: string, name: Name | undefined, value: string | number | null): Play {
  return soon(role, name, (element) => expect(element).toHaveValue(value));
}

/** What is shown of it, as the text of a choice. */
export function hasDisplayValue(role: string, name: Name | undefined, text: Text): Play {
  return soon(role, name, (element) => expect(element).toHaveDisplayValue(text));
}

export function hasAttribute(role: string, name: Name | undefined, attribute: string, value: string): Play {
  return soon(role, name, (element) => expect(element).toHaveAttribute(attribute, value));
}

export function hasFocus(role: string, name?: Name): Play {
  return soon(role, name, (element) => expect(element).toHaveFocus());
}

/** What is read out after the name. */
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

/** The `fn()` of this name was called once, at once or soon. */
export function callsOnce(...names: readonly string[]): Play {
  return async (context) => {
    for (const name of names) await waitFor(() => expect(spyOf(context, name)).toHaveBeenCalledOnce());
  };
}

export function callsWith(name: string, ...given: readonly unknown[]): Play {
  return (context) => waitFor(() => expect(spyOf(context, name)).toHaveBeenCalledWith(...given));
}

export function lastCallsWith(name: string, ...given: readonly unknown[]): Play {
  return (context) => waitFor(() => expect(spyOf(context, name)).toHaveBeenLastCalledWith(...given));
}

export function neverCalls(...names: readonly string[]): Play {
  return async (context) => {
    for (const name of names) await expect(spyOf(context, name)).not.toHaveBeenCalled();
  };
}

/** However much there is, no more elements stand in the page, or no more of those that the selector finds. */
export function rendersAtMost(count: number, selector = '*'): Play {
  return async ({ canvasElement }) => expect(canvasElement.querySelectorAll(selector).length).toBeLessThanOrEqual(count);
}
