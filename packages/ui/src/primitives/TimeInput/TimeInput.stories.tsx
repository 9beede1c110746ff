import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './TimeInput.guide.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = {
  title: 'Primitives/TimeInput',
  component: TimeInput,
  decorators: [
    (Story) => (
      <Field label="Time" required>
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Filled: Story = { args: { defaultValue: '18:30' }, play: performTables };

export const Typed: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Time');
    await userEvent.type(input, '18:30');
    await expect(input).toHaveValue('18:30');
    await expect(input).toBeRequired();
  },
};
