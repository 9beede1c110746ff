import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { is, presses, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from './RadioGroup.guide.tsx';
import { RADIO_ORIENTATIONS, RadioGroup } from './RadioGroup.tsx';

const MODES = [
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
  { value: 'hybrid', label: 'Hybrid' },
];

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { options: MODES, defaultValue: 'offline', onChange: fn(), onValueChange: fn() },
  render: (args) => (
    <Field label="Mode" group>
      <RadioGroup {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const Directions: Story = {
  render: (args) => (
    <Stack>
      {RADIO_ORIENTATIONS.map((orientation) => (
        <Field key={orientation} label={orientation} group>
          <RadioGroup {...args} orientation={orientation} />
        </Field>
      ))}
    </Stack>
  ),
};

export const WithHints: Story = {
  args: {
    options: [
      { value: 'online', label: 'Online', hint: 'Everybody joins by a link' },
      { value: 'offline', label: 'Offline', hint: 'At the venue only' },
      { value: 'hybrid', label: 'Hybrid', hint: 'At the venue, and by a link', disabled: true },
    ],
  },
  play: performGuide,
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  args: { defaultValue: undefined },
  render: (args) => (
    <Field label="Mode" group required error="Choose how the event takes place.">
      <RadioGroup {...args} />
    </Field>
  ),
  play: performGuide,
};

export const MovedByArrows: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Offline' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
    await userEvent.click(canvas.getByText('Online'));
    await expect(canvas.getByRole('radio', { name: 'Online' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

const onSend = fn();

function FormWithRadios() {
  const { register, handleSubmit } = useForm({ defaultValues: { mode: 'hybrid' } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <Stack align="start">
        <Field label="Mode" group>
          <RadioGroup options={MODES} {...register('mode')} />
        </Field>
        <Button type="submit">Submit</Button>
      </Stack>
    </form>
  );
}

export const InForm: Story = {
  tags: ['act'],
  render: () => <FormWithRadios />,
  play: sequence(is('checked', 'radio', 'Hybrid'), presses('Online', 'radio'), presses('Submit'), () =>
    expect(onSend).toHaveBeenLastCalledWith({ mode: 'online' }),
  ),
};
