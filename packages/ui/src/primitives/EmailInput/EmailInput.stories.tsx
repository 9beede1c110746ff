import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasValue, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './EmailInput.guide.tsx';
import { EmailInput } from './EmailInput.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/EmailInput',
  component: EmailInput,
  decorators: [
    (Story) => (
      <Field label="Email">
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'name@campus.example' }, play: performGuide };
export const Filled: Story = { args: { defaultValue: 'meera@campus.example' } };
export const ReadOnly: Story = { args: { defaultValue: 'meera@campus.example', readOnly: true }, play: performGuide };

export const Typed: Story = {
  tags: ['act'],
  play: sequence(types('Email', 'meera@campus.example'), hasValue('textbox', 'Email', 'meera@campus.example')),
};
