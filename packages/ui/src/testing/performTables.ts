import type { StoryContext } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, isMockFunction, screen, waitFor } from 'storybook/test';
import { queryAll, readState } from '../conformance/parts.ts';
import type { ComponentGuide, KeyboardRow, Outcome, Part, PartState, ScreenReaderRow } from './guide.ts';

interface Played extends Pick<StoryContext, 'userEvent' | 'name' | 'parameters'> {
  readonly args: object;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

async function find(part: Part): Promise<HTMLElement> {
  return await waitFor(() => {
    const [first] = queryAll(part, screen);
    if (!first)
      throw new Error(
        `No element has the role ${part.role} and the name '${part.name ?? ''}'. The focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`,
      );
    return first;
  });
}

async function expectState(element: HTMLElement, state: PartState = {}): Promise<void> {
  await expect(readState(element, state)).toEqual(state);
}

async function expectPart({ role, name, description, text, state }: Omit<ScreenReaderRow, 'part'>): Promise<void> {
  await find({ role, name });
  await waitFor(async () => {
    const element = await find({ role, name });
    if (description !== undefined) await expect(element).toHaveAccessibleDescription(description);
    if (text !== undefined) await expect(element).toHaveTextContent(text);
    await expectState(element, state);
  });
}

function callsOf(args: object, name: string): number {
  const spy: unknown = Reflect.get(args, name);
  if (!isMockFunction(spy)) throw new Error(`The arg ${name} of this story is not a mock function (fn()).`);
  return spy.mock.calls.length;
}

/** Records the state before the keys are pressed, and returns a check of the outcome. */
function watch(outcome: Outcome, args: object): () => Promise<void> {
  if ('focus' in outcome) return () => waitFor(async () => expect(await find(outcome.focus)).toHaveFocus());
  if ('shows' in outcome) return () => expectPart(outcome.shows);
  if ('hides' in outcome) {
    return () => waitFor(() => expect(queryAll(outcome.hides, screen)).toHaveLength(0));
  }
  if ('calls' in outcome) {
    const before = callsOf(args, outcome.calls);
    return () => waitFor(() => expect(callsOf(args, outcome.calls), outcome.calls).toBe(before + 1));
  }
  const before = callsOf(args, outcome.doesNotCall);
  return async () => expect(callsOf(args, outcome.doesNotCall), outcome.doesNotCall).toBe(before);
}

/** Keys by which a browser toggles a focused disclosure; user-event does not implement this. */
const PRESSES = /(\{Enter\}|\[Space\])$/;

/** Waits for a paint, as a user sees the screen before pressing a key, so that pending effects such as scrolling are done. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function press({ keys, on, outcome }: KeyboardRow, { args, userEvent }: Played): Promise<void> {
  if (on) {
    const element = await find(on);
    element.focus();
    await expect(element).toHaveFocus();
  }
  await painted();
  const checks = [outcome].flat().map((each) => watch(each, args));
  await userEvent.keyboard(keys);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.tagName === 'SUMMARY' && PRESSES.test(keys)) activeElement.click();
  for (const check of checks) await check();
}

/** A row of a keyboard table: the keys, the part to press them on unless it has the focus, what they do, and the outcomes. */
export function key(
  keys: string,
  ...row: readonly [does: string, ...Outcome[]] | readonly [on: Part, does: string, ...Outcome[]]
): KeyboardRow {
  const [on, does, ...outcome] = typeof row[0] === 'string' ? [undefined, ...row] : row;
  return { keys, ...(on && { on: on as Part }), does: does as string, outcome: outcome as Outcome[] };
}

/** Rows that are tested on another story than `Default`. */
export function ofStory(story: string, ...rows: readonly KeyboardRow[]): KeyboardRow[] {
  return rows.map((row) => ({ ...row, story }));
}

/** The tables of a component for keyboard and screen reader, which `performTables` runs in its stories. */
export type ComponentTables = Pick<ComponentGuide, 'screenReader' | 'keyboard'>;

/**
 * A `play` that runs the rows of the component's tables that name this story: finds each part as a screen reader does, then presses the
 * keys row by row, without a reset between them. The tables are the parameter `tables`, or in the guide that the parameter `guide` returns.
 * Fails on a wrong row, and if no row names the story.
 */
export async function performTables(context: Played): Promise<void> {
  const { screenReader, keyboard }: ComponentTables = context.parameters.guide?.() ?? context.parameters.tables;
  const isOfThisStory = ({ story = 'Default' }: { readonly story?: string }) => storyNameFromExport(story) === context.name;
  const parts = screenReader.filter(isOfThisStory);
  const rows = keyboard.filter(isOfThisStory);
  if (parts.length + rows.length === 0) throw new Error(`No table has a row for the story ${context.name}.`);
  for (const row of parts) await context.step(`Screen reader: ${row.part}`, () => expectPart(row));
  for (const row of rows) await context.step(`${row.keys}: ${row.does}`, () => press(row, context));
}
