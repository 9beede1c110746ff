import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasAttribute, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './BackLink.guide.tsx';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  args: { href: '#events', children: 'Events' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(hasAttribute('link', 'Events', 'href', '#events'), performTables) };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
