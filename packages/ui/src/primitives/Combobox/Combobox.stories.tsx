import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasFocus,
  hasValue,
  keys,
  lastCallsWith,
  neverCalls,
  plays,
  presses,
  retypes,
  says,
  seesMany,
  seesRole,
  sequence,
  shows,
  types,
} from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from './Combobox.guide.tsx';
import { Combobox } from './Combobox.tsx';

const PEOPLE = [
  { value: 'u1', label: 'Aarav Sharma', detail: 'aarav@campus.example' },
  { value: 'u2', label: 'Arjun Menon', detail: 'arjun@campus.example' },
  { value: 'u3', label: 'Kavya Nair', detail: 'kavya@campus.example' },
  { value: 'u4', label: 'Meera Iyer', detail: 'meera@campus.example' },
  { value: 'u5', label: 'Zoë Mathew', detail: 'zoe@campus.example' },
];

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  parameters: { guide: () => guide, frame: 'menu' },
  args: { options: PEOPLE, placeholder: 'Search a person', onValueChange: fn() },
  render: (args) => (
    <Field label="Student">
      <Combobox {...args} />
    </Field>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Chosen: Story = { args: { defaultValue: 'u4' }, play: performTables };
export const Disabled: Story = { args: { defaultValue: 'u4', disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Student" required error="User selection is required.">
      <Combobox {...args} />
    </Field>
  ),
  play: performTables,
};

export const Open: Story = plays(
  { parameters: { frame: 'opened' }, args: { defaultValue: 'u2' } },
  presses('Student', 'combobox'),
  seesMany(5, 'option'),
  seesRole('option', { name: 'Arjun Menon arjun@campus.example', selected: true }),
);

/** The list lies over the dialog and is as wide as its input. The first Escape closes the list, the second the dialog. */
export const InDialog: Story = {
  tags: ['act'],
  parameters: { frame: 'overlay' },
  render: (args) => (
    <Dialog defaultOpen title="Give a position">
      <Field label="Student">
        <Combobox {...args} />
      </Field>
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Give a position' });
    const input = canvas.getByRole('combobox', { name: 'Student' });
    await userEvent.click(input);
    const list = await canvas.findByRole('listbox');
    await expect(await canvas.findAllByRole('option')).toHaveLength(5);
    await waitFor(() => expect(list.getBoundingClientRect().width).toBeCloseTo(input.getBoundingClientRect().width, 0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const Empty: Story = plays(types('Student', 'nobody of that name', 'combobox'), seesRole('option', 'Nothing found'), performTables);

export const TextGoesBackThenFoundByKeyboard: Story = act(
  { args: { defaultValue: 'u4' } },
  types('Student', 'xyz', 'combobox'),
  ({ userEvent }) => userEvent.click(document.body),
  hasValue('combobox', 'Student', 'Meera Iyer'),
  neverCalls('onValueChange'),
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Student' });
    await userEvent.clear(input);
    await userEvent.type(input, 'zoe');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Zoë Mathew');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('u5');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
);

/** Requests matching options when typing pauses; outdated answers are discarded. */
export const Searching: Story = act(
  { args: { options: undefined, onSearch: fn(async () => PEOPLE) } },
  presses('Student', 'combobox'),
  seesRole('option', 'Type at least 2 letters'),
  types('Student', 'z', 'combobox'),
  seesRole('option', 'Type at least 2 letters'),
  types('Student', 'oe', 'combobox'),
  seesRole('option', 'Searching...'),
  says('Searching...', 'status'),
  presses('Zoë Mathew zoe@campus.example', 'option'),
  callsOnce('onSearch'),
  callsWith('onSearch', 'zoe', expect.any(AbortSignal)),
  lastCallsWith('onValueChange', 'u5'),
  hasValue('combobox', 'Student', 'Zoë Mathew'),
);

/** Known options are offered before anything is typed, and keep their label when selected. */
export const SearchingWithSuggestions: Story = shows(
  { options: PEOPLE.slice(0, 1), defaultValue: 'u1', onSearch: fn(async () => PEOPLE) },
  hasValue('combobox', 'Student', 'Aarav Sharma'),
  presses('Student', 'combobox'),
  seesRole('option', 'Aarav Sharma aarav@campus.example'),
  seesRole('option', 'Type at least 2 letters'),
  performTables,
);

export const SearchFoundNothing: Story = {
  args: { options: undefined, onSearch: fn(async () => []) },
  play: sequence(types('Student', 'nobody', 'combobox'), seesRole('option', 'Nothing found')),
};

export const SearchFailed: Story = shows(
  { options: undefined, onSearch: fn(async (typed: string) => (typed === 'kav' ? Promise.reject(new Error('Offline.')) : PEOPLE)) },
  types('Student', 'kav', 'combobox'),
  seesRole('option', 'The search failed. Keep typing to try again.'),
  types('Student', 'ya', 'combobox'),
  seesRole('option', 'Kavya Nair kavya@campus.example'),
);

const overtaken = Promise.withResolvers<typeof PEOPLE>();
const signals: AbortSignal[] = [];

/** The first answer arrives after the second request was sent, so it is discarded. */
export const SearchOvertaken: Story = act(
  {
    args: {
      options: undefined,
      onSearch: fn(async (typed: string, signal: AbortSignal) => {
        signals.push(signal);
        return typed === 'arjun' ? overtaken.promise : PEOPLE;
      }),
    },
  },
  () => (signals.length = 0),
  types('Student', 'arjun', 'combobox'),
  callsWith('onSearch', 'arjun', expect.any(AbortSignal)),
  retypes('Student', 'meera', 'combobox'),
  seesRole('option', 'Meera Iyer meera@campus.example'),
  () => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]),
  () => overtaken.resolve([]),
  seesRole('option', 'Meera Iyer meera@campus.example'),
);

const THOUSANDS = Array.from({ length: 5000 }, (_, index) => ({ value: `s${index + 1}`, label: `Student ${index + 1}` }));

export const Thousands: Story = shows(
  { options: THOUSANDS },
  presses('Student', 'combobox'),
  async ({ canvas }) => expect((await canvas.findAllByRole('option')).length).toBeLessThan(40),
  keys('{ArrowUp}'),
  seesRole('option', 'Student 5000'),
  hasAttribute('option', 'Student 5000', 'aria-posinset', '5000'),
  hasAttribute('option', 'Student 5000', 'aria-setsize', '5000'),
  types('Student', '4321', 'combobox'),
  seesRole('option', 'Student 4321'),
);

const onSend = fn();

function FormWithCombobox() {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { user_id: '' } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <Stack>
        <Field label="Student" error={formState.errors.user_id?.message} required>
          <Controller
            control={control}
            name="user_id"
            rules={{ required: 'User selection is required.' }}
            render={({ field: { onChange, ...field } }) => (
              <Combobox options={PEOPLE} {...field} onValueChange={onChange} required={false} />
            )}
          />
        </Field>
        <Button type="submit">Submit</Button>
      </Stack>
    </form>
  );
}

export const InForm: Story = act(
  { render: () => <FormWithCombobox /> },
  presses('Submit'),
  says('User selection is required.'),
  hasFocus('combobox', 'Student'),
  types('Student', 'kav', 'combobox'),
  presses('Kavya Nair kavya@campus.example', 'option'),
  presses('Submit'),
  () => waitFor(() => expect(onSend).toHaveBeenLastCalledWith({ user_id: 'u3' })),
);
