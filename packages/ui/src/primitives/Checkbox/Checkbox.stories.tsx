import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsTimes, hasDescription, is, isNot, keys, presses } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Registration Required', onChange: fn(), onCheckedChange: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const States: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Checkbox {...args} label="Not ticked" />
      <Checkbox {...args} label="Ticked" defaultChecked />
      <Checkbox {...args} label="With a hint" hint="Only your unit sees it" />
      <Checkbox {...args} label="Wrong" invalid />
      <Checkbox {...args} label="Not to be changed" disabled />
      <Checkbox {...args} label="Ticked for good" disabled defaultChecked />
    </Stack>
  ),
  play: performTables,
};

export const LongLabel: Story = {
  args: { label: 'Whoever wants to take part has to register before the day, and the number of places is limited by the size of the room' },
};

export const Ticked: Story = act(
  { args: { hint: 'Shows fees and the number of places' } },
  hasDescription('checkbox', 'Registration Required', 'Shows fees and the number of places'),
  presses('Registration Required', 'text'),
  is('checked', 'checkbox', 'Registration Required'),
  keys(' '),
  isNot('checked', 'checkbox', 'Registration Required'),
  callsTimes(2, 'onChange'),
);
