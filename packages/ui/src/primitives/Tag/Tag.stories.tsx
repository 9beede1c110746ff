import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot } from 'lucide-react';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Tag.guide.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Primitives/Tag', component: Tag, args: { label: 'Robotics' }, parameters: { guide: () => guide } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const ICON = <Bot size={16} aria-hidden="true" />;

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      <Tag {...args} />
      <Tag {...args} icon={ICON} />
      <Tag {...args} href="#robotics" />
      <Tag {...args} onRemove={() => {}} />
      <Tag {...args} href="#robotics" icon={ICON} onRemove={() => {}} />
    </Inline>
  ),
};

export const LinkAndRemove: Story = { args: { href: '#robotics', onRemove: fn() }, play: performTables };

export const LongWord: Story = {
  args: { label: 'Elektrotechnikwerkstattbetreuung and everything else that belongs to the electrical workshop', onRemove: fn() },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { ...LinkAndRemove, globals: { direction: 'rtl' }, play: undefined };
