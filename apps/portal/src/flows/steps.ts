import { type Context, inside, keys, type Play, presses, type Step, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';

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

/** A step of a flow, which is skipped behind the one that it is to stop after. */
export function step(name: string, ...steps: readonly Step[]): Play {
  return async (context) => {
    const before = taken.get(context) ?? 0;
    const last = Number(context.args.stopAfter ?? 0);
    if (last > 0 && before >= last) return;
    taken.set(context, before + 1);
    await context.step(name, () => sequence(...steps)(context));
  };
}

/** Presses a section's name in the navigation, and waits until it is there. */
export function goTo(link: string, title: string) {
  return sequence(inside('navigation', 'Sections', presses(link, 'link')), seesTitle(title));
}

/** Follows a link on the screen or above it, and waits until what it leads to is there. */
export function follow(link: string, title: string) {
  return sequence(presses(link, 'link'), seesTitle(title));
}

/** Finds a place by two keys and a word, as one does whose hands are on the keys. */
export function find(word: string, place: string, title: string) {
  return sequence(
    seesRole('button', 'Find anything'),
    keys('{Control>}k{/Control}'),
    types('Search or go to', word, 'combobox'),
    presses(place, 'option'),
    seesTitle(title),
  );
}

/** The first of several that are called the same, once there is one. */
export async function firstButton({ canvas }: Context, name: string): Promise<HTMLElement> {
  const [first] = await canvas.findAllByRole('button', { name });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
}
