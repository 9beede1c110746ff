import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './RadioGroup.guide.tsx';
import { RADIO_ORIENTATIONS, RadioGroup } from './RadioGroup.tsx';

const MODES = [
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
  { value: 'hybrid', label: 'Hybrid' },
];

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

export const Default: Story = { play: performTables };

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

export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="With hints" group>
        <RadioGroup
          {...args}
          options={[
            { value: 'online', label: 'Online', hint: 'Everybody joins by a link' },
            { value: 'offline', label: 'Offline', hint: 'At the venue only' },
            { value: 'hybrid', label: 'Hybrid', hint: 'At the venue, and by a link', disabled: true },
          ]}
        />
      </Field>
      <Field label="Disabled" group>
        <RadioGroup {...args} disabled />
      </Field>
    </Stack>
  ),
  play: performTables,
};

export const Invalid: Story = {
  args: { defaultValue: undefined },
  render: (args) => (
    <Field label="Mode" group required error="Choose how the event takes place.">
      <RadioGroup {...args} />
    </Field>
  ),
  play: performTables,
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
