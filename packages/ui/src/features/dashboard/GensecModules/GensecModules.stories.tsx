import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, sees, seesMany, seesTitle, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { GensecModules, type GensecModulesProps } from './GensecModules.tsx';

const ALL = { role: 'tab', name: 'All Modules' } as const;
const ADMINISTRATION = { role: 'tab', name: 'Administration' } as const;
const STORY = 'Filters';

const tables = {
  keyboard: [
    ...ofStory(
      STORY,
      key(
        '{ArrowRight}',
        ALL,
        'Moves to the next kind of work and shows its places.',
        { focus: ADMINISTRATION },
        { shows: { ...ADMINISTRATION, state: { selected: true } } },
        { shows: { role: 'link', name: 'Create Organizational Unit' } },
        { hides: { role: 'link', name: 'View Events' } },
      ),
      key('{End}', 'Moves to the last.', { focus: { role: 'tab', name: 'COSA' } }, { shows: { role: 'link', name: 'Create Tenure' } }),
      key('{Home}', 'Moves to the first, with all places.', { focus: ALL }),
      key('{Tab}', 'Moves from the tabs to the places.', { focus: { role: 'tabpanel', name: 'All Modules' } }),
    ),
  ],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'GenSec SciTech Dashboard', state: { level: 1 } },
    { part: 'Tabs', role: 'tablist', name: 'Modules' },
    { part: 'Open tab', ...ALL, state: { selected: true } },
    { part: 'Places of the tab', role: 'tabpanel', name: 'All Modules' },
    { part: 'Tile', role: 'link', name: 'View Events' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/GensecModules',
  component: GensecModules,
  parameters: { tables },
  args: { role: 'GENSEC_SCITECH', onFilterChange: fn() },
} satisfies Meta<typeof GensecModules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesTitle('GenSec SciTech Dashboard'), seesMany(8, 'link'), performTables) };
export const Filtered: Story = { args: { filterId: 'cosa' } };

function Filtering(args: GensecModulesProps) {
  const [filterId, setFilterId] = useState(args.filterId);
  return <GensecModules {...args} filterId={filterId} onFilterChange={(chosen) => setFilterId(chosen)} />;
}

export const Filters: Story = act({ render: (args) => <Filtering {...args} /> }, async (context) => {
  const { canvas, userEvent } = context;
  await performTables(context);
  for (const [tab, tiles] of [
    ['Administration', ['Create Organizational Unit']],
    ['Endorsements', ['Endorsements']],
    ['Bookings', ['Room Booking']],
    ['Feedback', ['View Feedback']],
    ['Events', ['View Events', 'Create Event']],
    ['COSA', ['Create Tenure', 'View COSA Records']],
  ] as const) {
    await userEvent.click(canvas.getByRole('tab', { name: tab }));
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(tiles);
  }
  await userEvent.click(canvas.getByRole('tab', { name: 'All Modules' }));
  await expect(canvas.getAllByRole('link')).toHaveLength(8);
});

export const UnknownRole: Story = { args: { role: 'GENSEC_ROBOTICS' }, play: sees('Invalid GenSec role.') };
