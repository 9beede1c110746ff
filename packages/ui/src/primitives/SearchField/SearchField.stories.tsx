import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { act, hasFocus, hasValue, keys, lacks, lastCallsWith, presses, seesRole, sequence, types } from '../../plays.ts';
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

export const TypedAndCleared: Story = act(
  types({}, ' robo', 'searchbox'),
  lastCallsWith('onSearch', 'robo'),
  presses('Clear search'),
  hasValue('searchbox', undefined, ''),
  hasFocus('searchbox'),
  lastCallsWith('onSearch', ''),
  types({}, 'chess{Escape}', 'searchbox'),
  hasValue('searchbox', undefined, ''),
);

function SearchInAddress() {
  const [text, setText] = useState('chess');
  return <SearchField label="Search skills" value={text} onSearch={(searched) => setText(searched)} />;
}

export const Controlled: Story = act(
  { render: () => <SearchInAddress /> },
  types('Search skills', '!', 'searchbox'),
  hasValue('searchbox', 'Search skills', 'chess!'),
  keys('{Escape}'),
  hasValue('searchbox', 'Search skills', ''),
);
