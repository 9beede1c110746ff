import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hasAttribute, hasValue, presses, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from './NumberInput.guide.tsx';
import { NumberInput } from './NumberInput.tsx';

const performGuide = performTables(guide);

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

export const Default: Story = { play: performGuide };
export const WithUnit: Story = { args: { unit: 'people', defaultValue: 120 }, play: performGuide };
export const WithCurrency: Story = { args: { min: 0, step: 'any', currency: '₹', defaultValue: 25000 } };

export const Decimal: Story = {
  args: { min: 0, max: 10, step: 0.01, defaultValue: 8.25, unit: 'of 10' },
  play: hasAttribute('spinbutton', undefined, 'inputmode', 'decimal'),
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Invalid: Story = {
  args: { defaultValue: 0 },
  render: (args) => (
    <Field label="Position count" error="Position count must be at least 1.">
      <NumberInput {...args} />
    </Field>
  ),
  play: performGuide,
};

export const Typed: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Max participants' });
    await userEvent.clear(input);
    await userEvent.type(input, '250');
    await expect(input).toHaveValue(250);
  },
};

const onSend = fn();

function FormWithNumber() {
  const { register, handleSubmit } = useForm({ defaultValues: { count: 3 } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <Stack align="start">
        <Field label="Position count">
          <NumberInput min={1} {...register('count', { valueAsNumber: true })} />
        </Field>
        <Button type="submit">Submit</Button>
      </Stack>
    </form>
  );
}

export const InForm: Story = {
  tags: ['act'],
  render: () => <FormWithNumber />,
  play: sequence(hasValue('spinbutton', 'Position count', 3), presses('Submit'), () =>
    expect(onSend).toHaveBeenLastCalledWith({ count: 3 }),
  ),
};
