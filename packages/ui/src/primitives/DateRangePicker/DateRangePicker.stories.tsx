import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './DateRangePicker.guide.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  parameters: { guide: () => guide, frame: 'menu' },
  args: { label: 'Days of the camp', onValueChange: fn() },
  render: (args) => (
    <Field label="Days of the camp" isGroup>
      <DateRangePicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await performGuide(context);
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-27' });
  },
};

export const Filled: Story = { args: { defaultValue: { start: '2026-11-24', end: '2026-12-05' } } };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const Invalid: Story = {
  args: { defaultValue: { start: '2026-11-27', end: '2026-11-24' } },
  render: (args) => (
    <Field label="Days of the camp" isGroup error="The last day is before the first one.">
      <DateRangePicker {...args} />
    </Field>
  ),
  play: performGuide,
};

export const Open: Story = {
  parameters: { frame: 'opened' },
  args: { ...Filled.args, months: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Wednesday, 25 November 2026', selected: true })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'Tuesday, 24 November 2026' })).toHaveFocus();
  },
};

export const Typed: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-24');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '' });
    await userEvent.type(canvas.getByLabelText('To'), '2026-11-27');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-24', end: '2026-11-27' });
  },
};
