import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { callsOnce, is, isNot, keys, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Switch.guide.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Less motion', onChange: fn(), onCheckedChange: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const States: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="With a hint" hint="Things appear in place and do not slide in" />
      <Switch {...args} label="Not to be changed" disabled />
    </Stack>
  ),
  play: performTables,
};

export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };

export const TurnedOn: Story = {
  tags: ['act'],
  play: sequence(isNot('checked', 'switch', 'Less motion'), keys('{Tab} '), is('checked', 'switch', 'Less motion'), callsOnce('onChange')),
};
