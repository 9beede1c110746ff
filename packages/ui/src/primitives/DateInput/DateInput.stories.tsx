import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './DateInput.guide.tsx';
import { DateInput } from './DateInput.tsx';

const meta = {
  title: 'Primitives/DateInput',
  component: DateInput,
  decorators: [
    (Story) => (
      <Field label="Date" required>
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Filled: Story = { args: { defaultValue: '2026-11-24' }, play: performTables };

export const Typed: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Date');
    await userEvent.type(input, '2026-11-24');
    await expect(input).toHaveValue('2026-11-24');
    await expect(input).toBeRequired();
  },
};
