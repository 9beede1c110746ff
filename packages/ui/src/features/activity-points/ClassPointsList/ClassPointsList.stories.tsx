import { manyClassRows } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, lastCallsWith, presses, sees, sequence, shows, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ClassPointsList } from './ClassPointsList.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Search', role: 'search', name: 'Search the class' },
    { part: 'List', role: 'table', name: 'Students of the class' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/ClassPointsList',
  component: ClassPointsList,
  parameters: { tables, frame: 'page' },
  args: {
    rows: manyClassRows(12),
    search: '',
    onSearchChange: fn(),
    onOrderChange: fn(),
    hrefOf: ({ student }) => `/points?student=${student._id}`,
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ClassPointsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('12 students'), performTables) };

export const Searches: Story = act(
  types('Search', 'a', 'searchbox'),
  lastCallsWith('onSearchChange', 'a'),
  presses('Points'),
  lastCallsWith('onOrderChange', '-points'),
  presses('Name'),
  lastCallsWith('onOrderChange', 'name'),
);

export const NothingFound: Story = {
  args: { rows: [], search: 'zoya' },
  play: sequence(sees('No students found'), presses('Clear filters'), lastCallsWith('onSearchChange', '')),
};

export const Empty: Story = { args: { rows: [] }, play: sees('No students here') };
export const Many: Story = { args: { rows: manyClassRows(240) }, play: sees('240 students') };
export const Loading: Story = { args: { rows: undefined }, play: sees('Loading the class...') };
export const Failed: Story = shows({ rows: undefined, error: 'Something broke.' }, presses('Retry'), callsOnce('onRetry'));
