import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, keys, lastCallsWith, loses, neverCalls, presses, seesRole, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './MultiCombobox.guide.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const PEOPLE = [
  { value: 'u1', label: 'Aarav Sharma' },
  { value: 'u2', label: 'Arjun Menon' },
  { value: 'u3', label: 'Kavya Nair' },
  { value: 'u4', label: 'Meera Iyer' },
];

const meta = {
  title: 'Primitives/MultiCombobox',
  component: MultiCombobox,
  parameters: { guide: () => guide, frame: 'menu' },
  args: { options: PEOPLE, placeholder: 'Search a person', onValueChange: fn() },
  render: (args) => (
    <Field label="Organizers">
      <MultiCombobox {...args} />
    </Field>
  ),
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Chosen: Story = { args: { defaultValue: ['u4', 'u2'] }, play: performTables };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Disabled">
        <MultiCombobox {...args} defaultValue={['u4']} disabled />
      </Field>
      <Field label="One is no longer offered">
        <MultiCombobox {...args} defaultValue={['u2', 'somebody who left']} />
      </Field>
      <Field label="With an error" error="Choose at least one organizer.">
        <MultiCombobox {...args} />
      </Field>
    </Stack>
  ),
  play: sequence(seesRole('button', 'Remove somebody who left'), performTables),
};

/** Requests matching options; selected people keep their names when the next search runs. */
export const Searching: Story = act(
  {
    args: { options: undefined, onSearch: fn(async (typed: string) => PEOPLE.filter(({ label }) => label.toLowerCase().includes(typed))) },
  },
  types('Organizers', 'kav', 'combobox'),
  presses('Kavya Nair', 'option'),
  types('Organizers', 'meera', 'combobox'),
  presses('Meera Iyer', 'option'),
  seesRole('button', 'Remove Kavya Nair'),
  lastCallsWith(
    'onValueChange',
    ['u3', 'u4'],
    [
      { value: 'u3', label: 'Kavya Nair' },
      { value: 'u4', label: 'Meera Iyer' },
    ],
  ),
  keys('{Escape}'),
  presses('Remove Kavya Nair'),
  lastCallsWith('onValueChange', ['u4'], [{ value: 'u4', label: 'Meera Iyer' }]),
);

export const SeveralInARow: Story = act(
  types('Organizers', 'mee{ArrowDown}{Enter}', 'combobox'),
  presses('Arjun Menon', 'option'),
  lastCallsWith('onValueChange', ['u4', 'u2'], expect.any(Array)),
  seesRole('option', { name: 'Meera Iyer', selected: true }),
  presses('Meera Iyer', 'option'),
  lastCallsWith('onValueChange', ['u2'], expect.any(Array)),
  keys('{Escape}{Backspace}'),
  lastCallsWith('onValueChange', [], expect.any(Array)),
);

/** After a removal the focus moves to the next chip, and to the input if none is left. */
export const RemovedByKeyboard: Story = act({ args: { defaultValue: ['u1', 'u4', 'u2'] } }, async ({ args, canvas, userEvent }) => {
  const [first, second, third] = canvas.getAllByRole('button', { name: /^Remove / });
  await userEvent.tab();
  await expect(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(second).toHaveFocus();
  await userEvent.tab();
  await expect(third).toHaveFocus();
  await userEvent.keyboard('[Space]');
  await expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith([], []);
  await expect(canvas.getByRole('combobox')).toHaveFocus();
});

/** Backspace that is held down deletes what was typed, but no chip. */
export const BackspaceHeldAndRemoved: Story = act(
  { args: { defaultValue: ['u4', 'u2'] } },
  ({ canvas }) => void fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'Backspace', repeat: true }),
  seesRole('button', 'Remove Arjun Menon'),
  neverCalls('onValueChange'),
  ({ canvas }) => void fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'Backspace' }),
  loses('button', 'Remove Arjun Menon'),
  types('Organizers', 'arjun', 'combobox'),
  presses('Arjun Menon', 'option'),
  keys('{Escape}'),
  presses('Remove Meera Iyer'),
  lastCallsWith('onValueChange', ['u2'], expect.any(Array)),
);
