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
  useWhen: ['A new kind of chart needs the title, sentence, table and states that all other charts have.'],
  useInstead: [
    { when: 'A figure is followed over months', component: 'TrendChart' },
    { when: 'Items are compared', component: 'BarChart' },
    { when: 'Parts of a whole are shown', component: 'PartsChart' },
    { when: 'The figures are the content, and no drawing is needed', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Title', is: 'the name of the figure; its `headingLevel` is one below the heading around it.' },
    { part: 'Show table', is: 'switches between the drawing and a table of the same figures. It appears once there are figures.' },
    { part: 'Save', is: 'saves the figures as CSV; if the chart is drawn, also the drawing with title and date as SVG or PNG.' },
    { part: 'Sentence', is: 'what the drawing shows, for people who cannot see it or have no time to study it.' },
    { part: 'Drawing', is: 'the chart itself, `children`.' },
    { part: 'Blank', is: 'as high as a chart while the figures load, so that nothing jumps; or the message instead of a chart.' },
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
      why: 'The sentence tells what the figures mean. The kind of drawing does not help people who cannot see it.',
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
      why: 'Use `empty` to say what will bring the first figure; an empty area without a reason looks broken.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button that switches to the table.', outcome: { focus: TO_TABLE }, story: 'Table' },
    {
      keys: '{Enter}',
      does: 'Shows the figures as a table; the focus stays on the button, which now switches back.',
      outcome: [{ shows: TABLE }, { focus: TO_CHART }],
      story: 'Table',
    },
    { keys: '[Space]', does: 'Shows the drawing again.', outcome: [{ hides: TABLE }, { focus: TO_TABLE }], story: 'Table' },
    { keys: '[Space]', does: 'Shows the table again.', outcome: { shows: TABLE }, story: 'Table' },
    { keys: '{Tab}', does: 'Moves to the button that saves the chart.', outcome: { focus: SAVE }, story: 'Table' },
    {
      keys: '{Tab}',
      does: 'Moves to the table, which the arrow keys scroll if it is wider than its container.',
      outcome: { focus: { role: 'region', name: 'Members, table' } },
      story: 'Table',
    },
    {
      keys: '{Enter}',
      on: SAVE,
      does: 'Opens the list of formats.',
      outcome: { shows: { role: 'menuitem', name: 'Save as CSV' } },
      story: 'Saving',
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves into the menu: to the figures, and from there to the drawing.',
      outcome: { focus: { role: 'menuitem', name: 'Save as CSV' } },
      story: 'Saving',
    },
    {
      keys: '{Escape}',
      does: 'Closes the menu without saving; the focus returns to the button.',
      outcome: { focus: SAVE },
      story: 'Saving',
    },
    { keys: '{Enter}', on: RETRY, does: 'Requests the figures again after an error.', outcome: { calls: 'onRetry' }, story: 'Failed' },
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
    narrow: { says: 'The frame passes its width to the drawing; a wide table scrolls inside the frame.', story: 'Default' },
    long: { says: 'A long title wraps beside the button, and is never cut off.', story: 'LongTitle' },
    many: { says: 'A drawing may omit figures; the table has all of them.', story: 'Table' },
    rightToLeft: { says: 'Title and button change sides, and the drawing receives the direction.', story: 'Default' },
  },
  related: ['TrendChart', 'BarChart', 'PartsChart', 'BudgetChart', 'StatusPipelineChart', 'EventPerformanceChart'],
  matrix: 'States',
} satisfies ComponentGuide;
