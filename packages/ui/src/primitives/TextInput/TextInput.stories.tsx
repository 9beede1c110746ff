import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasValue, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './TextInput.guide.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  render: (args) => (
    <Field label="Room/Venue Name">
      <TextInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'e.g. Main Auditorium' }, play: performTables };
export const States: Story = {
  args: { defaultValue: 'Main Auditorium' },
  render: (args) => (
    <Stack>
      <Field label="Filled">
        <TextInput {...args} />
      </Field>
      <Field label="Room/Venue Name" hint="Only to be read">
        <TextInput {...args} readOnly />
      </Field>
    </Stack>
  ),
  play: performTables,
};
export const Typed: Story = act(types('Room/Venue Name', 'Main Auditorium'), hasValue('textbox', 'Room/Venue Name', 'Main Auditorium'));
