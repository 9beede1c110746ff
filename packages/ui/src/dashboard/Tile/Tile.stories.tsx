import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, MessageSquareText, Stamp } from 'lucide-react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hasAttribute, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Tile.guide.tsx';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'Dashboard/Tile',
  component: Tile,
  args: { href: '#add-event', title: 'Create Event', icon: <CalendarPlus size={20} aria-hidden="true" /> },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(hasAttribute('link', 'Create Event', 'href', '#add-event'), performTables) };

export const Several: Story = {
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <Tile {...args} description="For a unit that you answer for" />
      <Tile href="#feedback" title="Feedback" description="What students said" icon={<MessageSquareText size={20} aria-hidden="true" />} />
      <Tile href="#endorse" title="Endorsements" icon={<Stamp size={20} aria-hidden="true" />} />
    </Grid>
  ),
  play: performTables,
};

export const LongTitle: Story = {
  args: {
    title: 'Create Organizational Unit',
    description: 'A council, a club or a committee, with its contact, its parent and its budget',
  },
};
