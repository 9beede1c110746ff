import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { plays, presses, sees, seesMany, seesRole, sequence } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './SmallMultiples.guide.tsx';
import { SmallMultiples } from './SmallMultiples.tsx';

function months(...values: number[]) {
  return values.map((value, index) => ({ year: 2026, month: index + 5, value }));
}

const CLUBS = [
  { name: 'Robotics Club', data: months(30, 42, 38, 51, 60, 72) },
  { name: 'Music Club', data: months(44, 40, 36, 30, 31, 28) },
  { name: 'Chess Club', data: months(4, 0, 6, 3, 5, 8) },
];

const meta = {
  title: 'Charts/SmallMultiples',
  component: SmallMultiples,
  decorators: [inCard],
  args: {
    title: 'Participation by club',
    data: CLUBS,
    months: 6,
    measure: { name: 'Participation', one: 'participant', other: 'participants' },
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof SmallMultiples>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All drawings share the scale of the axis. */
export const Default: Story = plays(
  sees('108 participants in October 2026. Robotics Club leads with 72 of 108 participants.'),
  seesMany(3, 'text', '80'),
  performTables,
);

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Chess Club'), performTables) };

export const Table: Story = plays(presses('Show table'), seesRole('row', 'October 2026 72 28 8'), seesRole('columnheader', 'Chess Club'));

export const Empty: Story = { args: { data: [], empty: 'Clubs appear with their first event.' }, play: sees('Nothing to show yet') };

export const Many: Story = {
  args: {
    data: Array.from({ length: 9 }, (_, index) => ({
      name: `Club ${index + 1}`,
      data: months(...[9, 4, 7, 2, 8, 5].map((value) => value * (index + 1))),
    })),
  },
  play: seesMany(9, 'application'),
};

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <SmallMultiples
          {...args}
          title="Narrow"
          data={CLUBS.map((club) => ({ ...club, name: `${club.name} for the Promotion of Classical Arts` }))}
        />
      </div>
      <div dir="rtl">
        <SmallMultiples {...args} title="Right to left" />
      </div>
    </Stack>
  ),
};
