import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = {
  title: 'Primitives/TimeInput',
  component: TimeInput,
  decorators: [
    (Story) => (
      <Field label="Time" isRequired>
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: '18:30' } };

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Time');
    await userEvent.type(input, '18:30');
    await expect(input).toHaveValue('18:30');
    await expect(input).toBeRequired();
  },
};
