import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './KeyValueList.guide.tsx';
import { KEY_VALUE_COLUMNS, KeyValueList } from './KeyValueList.tsx';

const meta = {
  title: 'Primitives/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Student ID', value: '21CS1042' },
      { label: 'Tenure', value: '2025-2026' },
      { label: 'Status', value: <Badge tone="positive">active</Badge> },
      { label: 'Budget utilized', value: '₹42,500' },
    ],
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Columns: Story = {
  render: (args) => (
    <Stack gap="xl">
      {KEY_VALUE_COLUMNS.map((columns) => (
        <KeyValueList key={columns} {...args} columns={columns} />
      ))}
    </Stack>
  ),
};

export const MissingValue: Story = shows(
  {
    items: [
      { label: 'Feedback', value: '' },
      { label: 'Appointed by', value: undefined },
      { label: 'Events organized', value: 0 },
    ],
  },
  performTables,
  ({ canvas }) => expect(canvas.getAllByRole('definition').map((each) => each.textContent)).toEqual(['–', '–', '0']),
);

export const LongValue: Story = {
  args: { items: [{ label: 'Email', value: 'somebody.with.a.very.long.name.that.never.ends.anywhere@students.campus.example' }] },
};
