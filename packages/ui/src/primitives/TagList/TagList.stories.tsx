import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { hasFocus, keys, lacks, seesMany, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './TagList.guide.tsx';
import { TagList, type TagListProps } from './TagList.tsx';

const SKILLS = ['Robotics', 'Python', 'Soldering'].map((label) => ({ id: label, label, href: undefined }));

function Shrinking({ tags: atFirst, onRemove, ...rest }: TagListProps) {
  const [tags, setTags] = useState(atFirst);
  const remove: TagListProps['onRemove'] = (removed) => {
    onRemove?.(removed);
    setTags(tags.filter(({ id }) => id !== removed));
  };
  return <TagList {...rest} tags={tags} onRemove={remove} />;
}

const meta = {
  title: 'Primitives/TagList',
  component: TagList,
  args: { label: 'Skills of Meera Iyer', tags: SKILLS },
  parameters: { guide: () => guide },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    tags: [
      ...SKILLS.map((tag) => ({ ...tag, href: `#${tag.id}` })),
      { id: 'long', label: 'Everything that belongs to the electrical workshop' },
    ],
  },
  play: performTables,
};

export const Removable: Story = { args: { onRemove: fn() }, render: (args) => <Shrinking {...args} />, play: performTables };

/** After the last tag is removed, the focus moves to the list itself. */
export const LastRemoved: Story = {
  tags: ['act'],
  args: { onRemove: fn(), tags: SKILLS.slice(0, 1) },
  render: (args) => <Shrinking {...args} />,
  play: sequence(keys('{Tab}'), keys('{Enter}'), lacks('button'), hasFocus('list', 'Skills of Meera Iyer')),
};

export const Many: Story = {
  args: { max: 8, tags: Array.from({ length: 12 }, (_, index) => ({ id: `s${index}`, label: `Skill ${index + 1}` })) },
  play: sequence(performTables, seesMany(12, 'listitem')),
};

export const RightToLeft: Story = { args: { onRemove: fn() }, globals: { direction: 'rtl' } };
