import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasAttribute, hasFocus, hasValue, plays, presses, typesInto } from '../../plays.ts';
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

export const Shown: Story = plays(
  typesInto('Password', 'three quiet herons'),
  hasAttribute('label', 'Password', 'type', 'password'),
  presses('Show password'),
  hasAttribute('label', 'Password', 'type', 'text'),
  hasValue('label', 'Password', 'three quiet herons'),
  hasFocus('button', 'Hide password'),
);
