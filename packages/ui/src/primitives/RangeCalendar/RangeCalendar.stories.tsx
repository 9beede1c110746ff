import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, callsWith, hasAttribute, hasFocus, keys, lastCallsWith, neverCalls, presses, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './RangeCalendar.guide.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = {
  title: 'Primitives/RangeCalendar',
  component: RangeCalendar,
  args: { label: 'Days of the camp', onValueChange: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof RangeCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(performTables, lastCallsWith('onValueChange', { start: '2026-11-20', end: '2026-11-22' })) };
export const Chosen: Story = { args: { defaultValue: { start: '2026-11-24', end: '2026-11-27' } }, play: performTables };
export const TwoMonths: Story = { args: { months: 2, defaultValue: { start: '2026-11-24', end: '2026-12-05' } } };
export const RightToLeft: Story = { ...Chosen, play: undefined, globals: { direction: 'rtl' } };

/**
 * By mouse: one press for the first day, a preview while pointing, and one press for the last day. Leaving the calendar before the last day
 * is selected keeps the previous range.
 */
export const ChosenByMouseThenCancelledByLeaving: Story = act(
  {
    render: (args) => (
      <>
        <RangeCalendar {...args} />
        <a href="#after">After</a>
      </>
    ),
  },
  presses('Tuesday, 24 November 2026', 'gridcell'),
  ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('gridcell', { name: 'Friday, 27 November 2026' })),
  hasAttribute('gridcell', 'Thursday, 26 November 2026', 'aria-selected', 'true'),
  neverCalls('onValueChange'),
  presses('Friday, 27 November 2026', 'gridcell'),
  callsOnce('onValueChange'),
  callsWith('onValueChange', { start: '2026-11-24', end: '2026-11-27' }),
  presses('Monday, 9 November 2026', 'gridcell'),
  hasAttribute('gridcell', 'Wednesday, 25 November 2026', 'aria-selected', 'false'),
  keys('{Tab}'),
  hasFocus('link', 'After'),
  hasAttribute('gridcell', 'Wednesday, 25 November 2026', 'aria-selected', 'true'),
  callsOnce('onValueChange'),
);

export const StopsBeforeWhatIsTaken: Story = act(
  { args: { unavailableReason: (day) => (day === '2026-11-26' ? 'the hall is taken' : undefined) } },
  presses('Tuesday, 24 November 2026', 'gridcell'),
  keys('{ArrowDown}'),
  hasFocus('gridcell', 'Wednesday, 25 November 2026'),
  presses('Friday, 27 November 2026', 'gridcell'),
  neverCalls('onValueChange'),
  keys('{Enter}'),
  callsOnce('onValueChange'),
  callsWith('onValueChange', { start: '2026-11-24', end: '2026-11-25' }),
);
