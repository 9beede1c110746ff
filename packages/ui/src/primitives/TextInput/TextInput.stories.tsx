import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasValue, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './TextInput.guide.tsx';
import { TextInput } from './TextInput.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  decorators: [
    (Story) => (
      <Field label="Room/Venue Name">
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'e.g. Main Auditorium' }, play: performGuide };
export const Filled: Story = { args: { defaultValue: 'Main Auditorium' } };
export const ReadOnly: Story = { args: { defaultValue: 'Main Auditorium', readOnly: true }, play: performGuide };

export const Typed: Story = {
  tags: ['act'],
  play: sequence(types('Room/Venue Name', 'Main Auditorium'), hasValue('textbox', 'Room/Venue Name', 'Main Auditorium')),
};
