import type { KeyboardRow, Outcome, Part, ScreenReaderRow } from './guide.ts';

/** The story of every chart that is gone through by keyboard. */
const STORY = 'ByKeyboard';

const TURN = { role: 'button', name: 'Show table' } as const satisfies Part;
const SAVE = { role: 'button', name: 'Save' } as const satisfies Part;

/** What keys do in a chart, and what is read out then, or else holds. */
type Step = readonly [keys: string, does: string, reads: string | Outcome];

function chartOf(title: string): Part {
  return { role: 'application', name: title };
}

function reading(text: string): Outcome {
  return { shows: { role: 'status', text } };
}

/** The table 'Keyboard' of a chart: past the buttons that turn it into a table and save it, into the chart, and from point to point. */
export function chartKeyboard(title: string, [enters, reads]: readonly [string, string], steps: readonly Step[]): KeyboardRow[] {
  return [
    { keys: '{Tab}', does: 'Moves to the button that turns it into a table.', outcome: { focus: TURN }, story: STORY },
    { keys: '{Tab}', does: 'Moves to the button that saves it.', outcome: { focus: SAVE }, story: STORY },
    { keys: '{Tab}', does: enters, outcome: [{ focus: chartOf(title) }, reading(reads)], story: STORY },
    ...steps.map(([keys, does, outcome]) => ({
      keys,
      does,
      outcome: typeof outcome === 'string' ? reading(outcome) : outcome,
      story: STORY,
    })),
  ];
}

/** The table 'Screen reader' of a chart, whose drawing is called by what it is made of. */
export function chartScreenReader(title: string, drawing: string): ScreenReaderRow[] {
  return [
    { part: 'Frame', role: 'figure', name: title },
    { part: 'Title', role: 'heading', name: title, state: { level: 3 } },
    { part: 'Show table', ...TURN },
    { part: 'Save', ...SAVE },
    { part: drawing, ...chartOf(title), description: 'Arrow keys move between the points.' },
  ];
}
