import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasAttribute, hasValue, retypes, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './NumberInput.guide.tsx';
import { NumberInput } from './NumberInput.tsx';

const meta = {
  title: 'Primitives/NumberInput',
  component: NumberInput,
  args: { min: 1, defaultValue: 1 },
  render: (args) => (
    <Field label="Max participants">
      <NumberInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="With a unit">
        <NumberInput {...args} unit="people" defaultValue={120} />
      </Field>
      <Field label="With a currency">
        <NumberInput {...args} min={0} step="any" currency="₹" defaultValue={25000} />
      </Field>
      <Field label="Decimal">
        <NumberInput {...args} min={0} max={10} step={0.01} defaultValue={8.25} unit="of 10" />
      </Field>
      <Field label="Only to be read">
        <NumberInput {...args} readOnly />
      </Field>
      <Field label="Position count" error="Position count must be at least 1.">
        <NumberInput {...args} defaultValue={0} />
      </Field>
    </Stack>
  ),
  play: sequence(hasAttribute('spinbutton', 'Decimal', 'inputmode', 'decimal'), performTables),
};
export const Typed: Story = act(retypes('Max participants', '250', 'spinbutton'), hasValue('spinbutton', 'Max participants', 250));
