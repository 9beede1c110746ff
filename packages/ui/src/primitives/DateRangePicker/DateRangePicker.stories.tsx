import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasFocus, lastCallsWith, plays, presses, seesRole, sequence, typesInto } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './DateRangePicker.guide.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  parameters: { guide: () => guide, frame: 'menu' },
  args: { label: 'Days of the camp', onValueChange: fn() },
  render: (args) => (
    <Field label="Days of the camp" group>
      <DateRangePicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(performTables, lastCallsWith('onValueChange', { start: '2026-11-20', end: '2026-11-27' })) };
const FILLED = { start: '2026-11-24', end: '2026-12-05' };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="With an error" group error="The last day is before the first one.">
        <DateRangePicker {...args} defaultValue={{ start: '2026-11-27', end: '2026-11-24' }} />
      </Field>
      <Field label="Filled" group>
        <DateRangePicker {...args} defaultValue={FILLED} />
      </Field>
      <Field label="Disabled" group>
        <DateRangePicker {...args} defaultValue={FILLED} disabled />
      </Field>
    </Stack>
  ),
  play: performTables,
};
export const Open: Story = plays(
  { parameters: { frame: 'opened' }, args: { defaultValue: FILLED, months: 2 } },
  presses('Choose from a calendar'),
  seesRole('gridcell', { name: 'Wednesday, 25 November 2026', selected: true }),
  hasFocus('gridcell', 'Tuesday, 24 November 2026'),
);

export const Typed: Story = act(
  typesInto('From', '2026-11-24'),
  lastCallsWith('onValueChange', { start: '2026-11-24', end: '' }),
  typesInto('To', '2026-11-27'),
  lastCallsWith('onValueChange', { start: '2026-11-24', end: '2026-11-27' }),
);
