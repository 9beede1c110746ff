import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsOnce, callsWith, hasValue, selects, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './Select.guide.tsx';
import { Select } from './Select.tsx';

const CATEGORIES = ['cultural', 'technical', 'sports', 'academic', 'other'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { options: CATEGORIES, placeholder: 'Select a category', onValueChange: fn() },
  render: (args) => (
    <Field label="Category">
      <Select {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Category">
        <Select {...args} defaultValue="sports" />
      </Field>
      <Field label="Without a placeholder">
        <Select {...args} placeholder={undefined} />
      </Field>
      <Field label="Disabled">
        <Select {...args} disabled defaultValue="sports" />
      </Field>
      <Field label="With an error" required error="Choose the category of the event." hint="Decides which secretary sees it">
        <Select {...args} />
      </Field>
    </Stack>
  ),
  play: sequence(hasValue('combobox', 'Without a placeholder', 'cultural'), performTables),
};
export const LongOption: Story = {
  args: {
    options: [
      { value: '1', label: 'Committee for the preparation of the inter-college cultural and literary festival of the winter term' },
    ],
    defaultValue: '1',
  },
};

export const RightToLeft: Story = { args: { defaultValue: 'sports' }, globals: { direction: 'rtl' } };

export const Selected: Story = act(
  selects('Category', 'technical'),
  hasValue('combobox', 'Category', 'technical'),
  callsOnce('onValueChange'),
  callsWith('onValueChange', 'technical'),
);
