import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import {
  act,
  callsOnce,
  callsWith,
  focuses,
  hasAttribute,
  hasFocus,
  keys,
  lacks,
  neverCalls,
  presses,
  seesRole,
  sequence,
} from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { guide } from './Calendar.guide.tsx';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  args: { label: 'Day of the event', defaultValue: '2026-11-24', onValueChange: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

function taken(day: string): string | undefined {
  if (day === '2026-11-26') return 'the hall is taken';
  return day === '2026-11-30' ? 'no events in the week of exams' : undefined;
}

export const Default: Story = { play: performTables };

export const States: Story = {
  render: (args) => (
    <Grid>
      <Calendar {...args} label="Chosen" />
      <Calendar {...args} label="Nothing chosen" defaultValue="" />
      <Calendar {...args} label="Taken days" unavailableReason={taken} />
      <Calendar {...args} label="Bounded" min="2026-11-17" max="2026-11-28" />
    </Grid>
  ),
};

export const Unavailable: Story = { args: { unavailableReason: taken }, play: performTables };

export const Bounded: Story = act(
  { args: { defaultValue: '', min: '2026-11-17', max: '2026-11-28' } },
  performTables,
  presses('Monday, 16 November 2026', 'gridcell'),
  neverCalls('onValueChange'),
  presses('Tuesday, 17 November 2026', 'gridcell'),
  callsOnce('onValueChange'),
  callsWith('onValueChange', '2026-11-17'),
);

export const TwoMonths: Story = {
  args: { months: 2 },
  play: sequence(presses('Next month'), seesRole('grid', 'December 2026'), lacks('grid', 'November 2026')),
};

/** The locale decides the names, the order and the first day of the week. */
export const InGerman: Story = {
  args: { label: 'Tag', messages: { previousMonth: 'Voriger Monat', nextMonth: 'Nächster Monat', today: 'heute' } },
  render: (args) => (
    <UiProvider locale="de-DE" timeZone="Europe/Berlin">
      <Calendar {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const [monday] = canvas.getAllByRole('columnheader');
    await expect(monday).toHaveTextContent('Mo');
    await expect(canvas.getByRole('gridcell', { name: 'Freitag, 20. November 2026, heute' })).toBeVisible();
  },
};

/** The app controls the day and ignores the change. */
export const Controlled: Story = act(
  { args: { value: '2026-11-24', defaultValue: undefined } },
  presses('Wednesday, 25 November 2026', 'gridcell'),
  callsOnce('onValueChange'),
  callsWith('onValueChange', '2026-11-25'),
  hasAttribute('gridcell', 'Tuesday, 24 November 2026', 'aria-selected', 'true'),
);

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: sequence(
    focuses('gridcell', 'Tuesday, 24 November 2026'),
    keys('{ArrowLeft}'),
    hasFocus('gridcell', 'Wednesday, 25 November 2026'),
  ),
};
