import type { KeyboardRow, Outcome, Part, ScreenReaderRow } from './guide.ts';

/** The story of every chart that tests the keyboard. */
const STORY = 'ByKeyboard';

const TURN = { role: 'button', name: 'Show table' } as const satisfies Part;
const SAVE = { role: 'button', name: 'Save' } as const satisfies Part;

/** Keys, what they do, and what is announced or otherwise expected afterwards. */
type Step = readonly [keys: string, does: string, reads: string | Outcome];

function chartOf(title: string): Part {
  return { role: 'application', name: title };
}

function reading(text: string): Outcome {
  return { shows: { role: 'status', text } };
}

/** The table 'Keyboard' of a chart: past the buttons for the table and for saving, into the chart, and from point to point. */
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

/** The table 'Screen reader' of a chart; `drawing` is the accessible name of its drawing. */
export function chartScreenReader(title: string, drawing: string): ScreenReaderRow[] {
  return [
    { part: 'Frame', role: 'figure', name: title },
    { part: 'Title', role: 'heading', name: title, state: { level: 3 } },
    { part: 'Show table', ...TURN },
    { part: 'Save', ...SAVE },
    { part: drawing, ...chartOf(title), description: 'Arrow keys move between the points.' },
  ];
}
