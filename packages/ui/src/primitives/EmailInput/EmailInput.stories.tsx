import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasValue, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './EmailInput.guide.tsx';
import { EmailInput } from './EmailInput.tsx';

const meta = {
  title: 'Primitives/EmailInput',
  component: EmailInput,
  render: (args) => (
    <Field label="Email">
      <EmailInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'name@campus.example' }, play: performTables };
export const States: Story = {
  args: { defaultValue: 'meera@campus.example' },
  render: (args) => (
    <Stack>
      <Field label="Filled">
        <EmailInput {...args} />
      </Field>
      <Field label="Email" hint="Only to be read">
        <EmailInput {...args} readOnly />
      </Field>
    </Stack>
  ),
  play: performTables,
};
export const Typed: Story = act(types('Email', 'meera@campus.example'), hasValue('textbox', 'Email', 'meera@campus.example'));
