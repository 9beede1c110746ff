import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { lacks, plays, presses, sees, seesRole, sequence } from '../../plays.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ActivityMap.guide.tsx';
import { ActivityMap } from './ActivityMap.tsx';

/** A year whose figures are derived from the day's index, so that screenshots are stable. */
const YEAR = Array.from({ length: 358 }, (_, index) => {
  const date = new Date(Date.UTC(2025, 11, 2 + index)).toISOString().slice(0, 10);
  const wave = Math.sin(index / 9) + Math.sin(index * 2.7);
  return { date, value: index === 357 ? 7 : Math.max(0, Math.round(wave * 2.2)) };
}).filter(({ value, date }) => value > 0 && date !== '2026-11-23');

const meta = {
  title: 'Charts/ActivityMap',
  component: ActivityMap,
  decorators: [inCard],
  args: {
    title: 'Events of the year',
    data: YEAR,
    unit: { one: 'event', other: 'events' },
    empty: 'Days appear with the first event.',
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ActivityMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('application', 'Events of the year'),
  sees(/from December 2025 to November 2026\. Most on 24 Nov: 7 events\.$/),
  performTables,
);

export const Shapes: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ActivityMap {...args} title="Three months" months={3} />
      <ActivityMap {...args} title="One month" months={1} />
      <ActivityMap {...args} title="One day" months={2} data={[{ date: '2026-11-24', value: 1 }]} />
      <ActivityMap {...args} title="All zero" data={[{ date: '2026-11-24', value: 0 }]} months={6} />
    </Stack>
  ),
  play: sees('No events from June 2026 to November 2026.'),
};

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Events of the year'), performTables) };

export const Table: Story = {
  args: { months: 1 },
  play: sequence(presses('Show table'), seesRole('row', 'Tuesday, 24 November 2026 7'), lacks('row', /23 November/)),
};

/** The locale decides the first day of the week and the names of days. */
export const WritesAsTheCampusDoes: Story = {
  render: (args) => (
    <UiProvider locale="de-DE">
      <ActivityMap {...args} months={2} />
    </UiProvider>
  ),
  play: sees('Di'),
};

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <ActivityMap {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <ActivityMap {...args} title="Right to left" />
      </div>
      <ActivityMap {...args} title="Large figures" data={YEAR.map(({ date, value }) => ({ date, value: value * 1234 }))} />
    </Stack>
  ),
};
