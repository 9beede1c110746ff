import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hasDescription, is, says, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Link } from '../Link/Link.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { guide } from './Field.guide.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Mobile number', children: <TextInput name="mobile_no" /> },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field {...args} required />
      <Field {...args} label="With a hint" hint="Ten digits, without the country code" />
      <Field {...args} label="With an aside" aside={<Link href="#help">Why is it asked?</Link>} />
      <Field {...args} label="With an error" required hint="Ten digits, without the country code" error="Mobile number must be 10 digits" />
    </Stack>
  ),
  play: sequence(
    is('invalid', 'textbox', 'With an error'),
    hasDescription('textbox', 'With an error', 'Mobile number must be 10 digits Ten digits, without the country code'),
    says('Mobile number must be 10 digits'),
    performTables,
  ),
};
export const LongLabel: Story = {
  args: { label: 'Name of the person at the institute who will be responsible for the room until it is handed back', required: true },
};
