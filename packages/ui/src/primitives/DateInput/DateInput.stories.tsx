import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { DateInput } from './DateInput.tsx';

const meta = {
  title: 'Primitives/DateInput',
  component: DateInput,
  decorators: [
    (Story) => (
      <Field label="Date" isRequired>
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-11-24' } };

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Date');
    await userEvent.type(input, '2026-11-24');
    await expect(input).toHaveValue('2026-11-24');
    await expect(input).toBeRequired();
  },
};
