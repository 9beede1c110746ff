import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsWith, hasFocus, lastCallsWith, loses, neverCalls, presses, seesRole, sequence, typesInto } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './DatePicker.guide.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  parameters: { guide: () => guide, frame: 'menu' },
  args: { label: 'Day of the event', onValueChange: fn() },
  render: (args) => (
    <Field label="Date">
      <DatePicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Filled">
        <DatePicker {...args} defaultValue="2026-11-24" />
      </Field>
      <Field label="Read only" hint="Set by the office">
        <DatePicker {...args} defaultValue="2026-11-24" readOnly />
      </Field>
      <Field label="Disabled">
        <DatePicker {...args} defaultValue="2026-11-24" disabled />
      </Field>
      <Field label="With an error" required error="The hall is taken on this day. Choose another one.">
        <DatePicker {...args} defaultValue="2026-11-26" />
      </Field>
    </Stack>
  ),
  play: sequence(async ({ canvas }) => {
    const [, readOnly, disabled] = canvas.getAllByRole('button', { name: 'Choose from a calendar' });
    await expect(readOnly).toBeDisabled();
    await expect(disabled).toBeDisabled();
  }, performTables),
};

export const Open: Story = {
  parameters: { frame: 'opened' },
  args: { defaultValue: '2026-11-24' },
  play: sequence(presses('Choose from a calendar'), seesRole('grid', 'November 2026'), performTables),
};

export const OpenRightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
  play: sequence(presses('Choose from a calendar'), seesRole('gridcell', 'Tuesday, 24 November 2026')),
};

export const Bounded: Story = act(
  { args: { min: '2026-11-20', max: '2026-11-30', unavailableReason: (day) => (day === '2026-11-26' ? 'the hall is taken' : undefined) } },
  presses('Choose from a calendar'),
  presses('Thursday, 26 November 2026, the hall is taken', 'gridcell'),
  neverCalls('onValueChange'),
  presses('Friday, 27 November 2026', 'gridcell'),
  callsWith('onValueChange', '2026-11-27'),
  loses('grid'),
);

export const Typed: Story = act(
  typesInto('Date', '2026-12-05'),
  lastCallsWith('onValueChange', '2026-12-05'),
  presses('Choose from a calendar'),
  hasFocus('gridcell', { name: 'Saturday, 5 December 2026', selected: true }),
);
