import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsTimes, hasFocus, is, keys, presses } from '../../plays.ts';
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

export const MovedByArrows: Story = act(
  keys('{Tab}'),
  hasFocus('radio', 'Offline'),
  keys('{ArrowDown}'),
  is('checked', 'radio', 'Hybrid'),
  presses('Online', 'text'),
  is('checked', 'radio', 'Online'),
  callsTimes(2, 'onChange'),
);
