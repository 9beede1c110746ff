import { type Context, inside, keys, type Play, presses, type Step, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';

/** The control that every flow has: stops after any step, to look at the screen at that point. */
export const STOPPABLE = {
  args: { stopAfter: 0 },
  argTypes: {
    stopAfter: {
      control: { type: 'number', min: 0 },
      description: 'The number of the step to stop after, as the panel Interactions counts them; 0 plays all. Then press Rerun there.',
    },
  },
} as const;

/** Number of steps that have run in a story, also by the flows that it begins with. */
const stepCounts = new WeakMap<object, number>();

/** A step of a flow; skipped if the flow stops before it. */
export function step(name: string, ...steps: readonly Step[]): Play {
  return async (context) => {
    const before = stepCounts.get(context) ?? 0;
    const last = Number(context.args.stopAfter ?? 0);
    if (last > 0 && before >= last) return;
    stepCounts.set(context, before + 1);
    await context.step(name, () => sequence(...steps)(context));
  };
}

/** Opens a section by its link in the navigation, and waits for its title. */
export function openSection(link: string, title: string) {
  return sequence(inside('navigation', 'Sections', presses(link, 'link')), seesTitle(title));
}

/** Follows a link on the screen or above it and waits for the title of the page. */
export function followLink(link: string, title: string) {
  return sequence(presses(link, 'link'), seesTitle(title));
}

/** Opens a page by the search that Control+K opens. */
export function searchFor(word: string, result: string, title: string) {
  return sequence(
    seesRole('button', 'Find anything'),
    keys('{Control>}k{/Control}'),
    types('Search or go to', word, 'combobox'),
    presses(result, 'option'),
    seesTitle(title),
  );
}

/** The first of several buttons with the same name, once there is one. */
export async function firstButton({ canvas }: Context, name: string): Promise<HTMLElement> {
  const [first] = await canvas.findAllByRole('button', { name });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
}
