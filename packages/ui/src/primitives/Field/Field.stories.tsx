import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasDescription, is, says, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Link } from '../Link/Link.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { guide } from './Field.guide.tsx';
import { Field } from './Field.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Mobile number', children: <TextInput name="mobile_no" /> },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };
export const Required: Story = { args: { required: true }, play: performGuide };
export const WithHint: Story = { args: { hint: 'Ten digits, without the country code' } };
export const WithAside: Story = { args: { aside: <Link href="#help">Why is it asked?</Link> } };

export const Invalid: Story = {
  args: { ...WithHint.args, error: 'Mobile number must be 10 digits', required: true },
  play: sequence(
    is('invalid', 'textbox', 'Mobile number'),
    hasDescription('textbox', 'Mobile number', 'Mobile number must be 10 digits Ten digits, without the country code'),
    says('Mobile number must be 10 digits'),
    performGuide,
  ),
};

export const LongLabel: Story = {
  args: { label: 'Name of the person at the institute who will be responsible for the room until it is handed back', required: true },
};
