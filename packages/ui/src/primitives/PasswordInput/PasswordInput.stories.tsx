import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './PasswordInput.guide.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <Field label="Password" required>
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'three quiet herons');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('three quiet herons');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
