import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hasValue, keys, lacks, seesRole, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './SearchField.guide.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: 'Search achievements', onSearch: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('searchbox', 'Search achievements'), lacks('button'), performTables) };
export const Filled: Story = { args: { defaultValue: 'robotics' }, play: performTables };

export const InField: Story = {
  render: (args) => (
    <Field label="Position holders" hint="Name, email, ID, position or POR ID">
      <SearchField {...args} placeholder="Search" />
    </Field>
  ),
  play: performTables,
};

export const RightToLeft: Story = { args: { defaultValue: 'robotics' }, globals: { direction: 'rtl' } };

export const TypedAndCleared: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, ' robo');
    await expect(args.onSearch).toHaveBeenLastCalledWith('robo');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(box, 'chess{Escape}');
    await expect(box).toHaveValue('');
  },
};

function SearchInAddress() {
  const [text, setText] = useState('chess');
  return <SearchField label="Search skills" value={text} onSearch={(searched) => setText(searched)} />;
}

export const Controlled: Story = {
  tags: ['act'],
  render: () => <SearchInAddress />,
  play: sequence(
    types('Search skills', '!', 'searchbox'),
    hasValue('searchbox', 'Search skills', 'chess!'),
    keys('{Escape}'),
    hasValue('searchbox', 'Search skills', ''),
  ),
};
