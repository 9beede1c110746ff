import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** What every flow has a control for: a designer stops after any step, and looks at the screen as it is then. */
export const STOPPABLE = {
  args: { stopAfter: 0 },
  argTypes: {
    stopAfter: {
      control: { type: 'number', min: 0 },
      description: 'The number of the step to stop after, as the panel Interactions counts them; 0 plays all. Then press Rerun there.',
    },
  },
} as const;

/** Steps that were taken, over all the flows that follow each other. */
const taken = new WeakMap<object, number>();

/** The steps of a flow, by name, until the one that it is to stop after. */
export function stepsOf(context: StoryContext) {
  return async (name: string, act: () => Promise<void>): Promise<void> => {
    const before = taken.get(context) ?? 0;
    const last = Number(context.args.stopAfter ?? 0);
    if (last > 0 && before >= last) return;
    taken.set(context, before + 1);
    await context.step(name, act);
  };
}

/** Presses a section's name in the navigation, and waits until it is there. */
export async function goTo({ canvas, userEvent }: StoryContext, link: string, title: string): Promise<void> {
  const navigation = within(await canvas.findByRole('navigation', { name: 'Sections' }));
  await userEvent.click(navigation.getByRole('link', { name: link }));
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Follows a link on the screen or above it, and waits until what it leads to is there. */
export async function follow({ canvas, userEvent }: StoryContext, link: string, title: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: link }));
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Finds a place by two keys and a word, as one does whose hands are on the keys. */
export async function find({ canvas, userEvent }: StoryContext, word: string, place: string, title: string): Promise<void> {
  await canvas.findByRole('button', { name: 'Find anything' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Search or go to' }), word);
  await userEvent.click(await canvas.findByRole('option', { name: place }));
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The first of several that are called the same, once there is one. */
export async function firstButton({ canvas }: StoryContext, name: string): Promise<HTMLElement> {
  const [first] = await canvas.findAllByRole('button', { name });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
}
