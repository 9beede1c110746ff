import type { ComponentGuide } from '../../testing/guide.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartTableData } from './ChartTable.tsx';

const TO_TABLE = { role: 'button', name: 'Show table' } as const;
const TO_CHART = { role: 'button', name: 'Show chart' } as const;
const SAVE = { role: 'button', name: 'Save' } as const;
const TABLE = { role: 'table', name: 'Members' } as const;
const RETRY = { role: 'button', name: 'Retry' } as const;

function members(): ChartTableData {
  return { columns: ['Club', 'Members'], rows: [{ key: 'robotics', name: 'Robotics Club', figures: ['12'] }] };
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A new kind of chart is drawn, and should have the title, the sentence, the table and the states that all others have.'],
  useInstead: [
    { when: 'Figures are followed over months', component: 'TrendChart' },
    { when: 'Things are compared', component: 'BarChart' },
    { when: 'Parts of a whole are shown', component: 'PartsChart' },
    { when: 'The figures are the content, and there is nothing to draw', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Title', is: 'names the figure; its `headingLevel` is one below the heading of what it stands in.' },
    { part: 'Show table', is: 'turns the drawing into the same figures as a table, and back. It is there once there are figures.' },
    { part: 'Save', is: 'saves the figures as CSV; where it is drawn, the drawing with its title and the day as SVG or PNG.' },
    { part: 'Sentence', is: 'what the drawing shows, for whoever cannot see it or has no time to.' },
    { part: 'Drawing', is: 'the chart itself, `children`.' },
    { part: 'Blank', is: 'as high as a chart while the figures load, so that nothing jumps; or what is said in place of one.' },
    { part: 'Link', is: 'leads to the list that the chart counts.' },
  ],
  dos: [
    {
      do: (
        <ChartFrame title="Members" description="Robotics Club leads with 12 of 22 members." noData={false} toTable={members}>
          The drawing stands here.
        </ChartFrame>
      ),
      dont: (
        <ChartFrame title="Members" description="A bar chart of members by club." noData={false} toTable={members}>
          The drawing stands here.
        </ChartFrame>
      ),
      why: 'The sentence says what the figures say. What kind of drawing it is helps nobody who cannot see it.',
    },
    {
      do: (
        <ChartFrame title="Members" description="" noData empty="Figures appear when a club has its first member." toTable={members}>
          The drawing stands here.
        </ChartFrame>
      ),
      dont: (
        <ChartFrame title="Members" description="" noData toTable={members}>
          The drawing stands here.
        </ChartFrame>
      ),
      why: 'Say with `empty` what will bring the first figure; an empty place without a reason looks broken.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button that turns it into a table.', outcome: { focus: TO_TABLE }, story: 'Table' },
    {
      keys: '{Enter}',
      does: 'Shows the figures as a table; the focus stays on the button, which now leads back.',
      outcome: [{ shows: TABLE }, { focus: TO_CHART }],
      story: 'Table',
    },
    { keys: '[Space]', does: 'Shows the drawing again.', outcome: [{ hides: TABLE }, { focus: TO_TABLE }], story: 'Table' },
    { keys: '[Space]', does: 'Shows the table once more.', outcome: { shows: TABLE }, story: 'Table' },
    { keys: '{Tab}', does: 'Moves to the button that saves it.', outcome: { focus: SAVE }, story: 'Table' },
    {
      keys: '{Tab}',
      does: 'Moves to the table, which the arrow keys scroll where it is wider than its place.',
      outcome: { focus: { role: 'region', name: 'Members, table' } },
      story: 'Table',
    },
    {
      keys: '{Enter}',
      on: SAVE,
      does: 'Opens what it can be saved as.',
      outcome: { shows: { role: 'menuitem', name: 'Save as CSV' } },
      story: 'Saving',
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves into the menu: to the figures, and from there to the drawing.',
      outcome: { focus: { role: 'menuitem', name: 'Save as CSV' } },
      story: 'Saving',
    },
    { keys: '{Escape}', does: 'Saves nothing; the focus is on the button again.', outcome: { focus: SAVE }, story: 'Saving' },
    { keys: '{Enter}', on: RETRY, does: 'Asks for the figures again after an error.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'Frame', role: 'figure', name: 'Members' },
    { part: 'Title', role: 'heading', name: 'Members', state: { level: 3 } },
    { part: 'Show table', ...TO_TABLE },
    { part: 'Save', ...SAVE },
    { part: 'Blank while it loads', role: 'status', text: 'Loading Members...', story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'Failed to load analytics data', story: 'Failed' },
    { part: 'Link', role: 'link', name: 'View all clubs', story: 'WithLink' },
  ],
  adapts: {
    narrow: { says: 'It tells its drawing how wide it is; a wide table scrolls inside the frame.', story: 'Default' },
    long: { says: 'A long title breaks beside the button, and is never cut off.', story: 'LongTitle' },
    many: { says: 'A drawing may leave figures out; the table has all of them.', story: 'Table' },
    rightToLeft: { says: 'Title and button change sides, and the drawing is told so.', story: 'Default' },
  },
  related: ['TrendChart', 'BarChart', 'PartsChart', 'BudgetChart', 'StatusPipelineChart', 'EventPerformanceChart'],
  matrix: 'States',
} satisfies ComponentGuide;
