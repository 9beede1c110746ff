import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsOnce,
  callsTimes,
  callsWith,
  hasAttribute,
  hasDescription,
  hasValue,
  lacks,
  neverCalls,
  plays,
  presses,
  retypes,
  sees,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { OnboardingForm } from './OnboardingForm.tsx';

const ID = { role: 'textbox', name: 'ID Number' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;
const ID_HINT = 'As on your identity card; it cannot be changed later.';

const tables = {
  keyboard: [
    ...ofStory(
      'NothingTyped',
      key(
        '{Enter}',
        SUBMIT,
        'Sends nothing while a field is wrong, and moves to the first one that is.',
        { doesNotCall: 'onComplete' },
        { focus: ID },
        { shows: { ...ID, state: { invalid: true } } },
      ),
      key('{Tab}', 'Moves to the next field.', { focus: { role: 'textbox', name: 'Mobile number' } }),
      key('{Tab}', 'Moves on, in the order in which they are read.', { focus: { role: 'spinbutton', name: 'Admission year' } }),
      key('{Tab}', 'Moves to the programs; the down arrow offers the suggestions of the browser.', {
        focus: { role: 'combobox', name: 'Program' },
      }),
    ),
  ],
  screenReader: [
    { part: 'Name', role: 'textbox', name: 'Name', state: { value: 'Zoya Khan', required: false } },
    { part: 'ID Number', ...ID, description: ID_HINT, state: { required: true, invalid: false } },
    { part: 'Admission year', role: 'spinbutton', name: 'Admission year', state: { required: true } },
    { part: 'Program', role: 'combobox', name: 'Program', state: { required: true } },
    { part: 'Submit', ...SUBMIT },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
    {
      part: 'ID Number that was refused',
      ...ID,
      description: `This ID number belongs to another account. ${ID_HINT}`,
      state: { invalid: true },
      story: 'FieldRefused',
    },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/OnboardingForm',
  component: OnboardingForm,
  parameters: { tables },
  args: { person: { name: 'Zoya Khan', email: 'newcomer@campus.example' }, currentYear: 2026, onComplete: fn(async () => {}) },
} satisfies Meta<typeof OnboardingForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function complete({ canvas, userEvent }: Actor, id = '20260042') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'ID Number' }), id);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Admission year' }), '2026');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Program' }), 'B.Tech');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Discipline' }), 'Marine Engineering');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const name = canvas.getByRole('textbox', { name: 'Name' });
  const email = canvas.getByRole('textbox', { name: 'Email' });
  await expect(name).toHaveValue('Zoya Khan');
  await expect(name).toHaveAttribute('readonly');
  await expect(email).toHaveValue('newcomer@campus.example');
  await expect(email).toHaveAttribute('readonly');
  await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  await performTables(context);
});

/** Programs and disciplines are suggested; other disciplines are accepted too. */
export const Completes: Story = act(
  async ({ canvas, canvasElement }) => {
    const offered = (name: string) => {
      const list = canvas.getByRole('combobox', { name }).getAttribute('list') ?? '';
      return [...canvasElement.querySelectorAll<HTMLOptionElement>(`[id="${list}"] option`)].map(({ value }) => value);
    };
    await expect(offered('Program')).toEqual(['B.Tech', 'M.Tech', 'MSc', 'PhD', 'Other']);
    await expect(offered('Discipline')).toContain('Computer Science & Engineering');
  },
  complete,
  callsWith('onComplete', {
    name: 'Zoya Khan',
    email: 'newcomer@campus.example',
    ID_No: '20260042',
    mobile_no: '9876543210',
    add_year: '2026',
    Program: 'B.Tech',
    discipline: 'Marine Engineering',
  }),
);

export const Submitting: Story = {
  args: { onComplete: fn(() => new Promise(() => {})) },
  play: sequence(complete, presses('Submitting...'), callsOnce('onComplete'), performTables),
};

export const NothingTyped: Story = plays(async (context) => {
  const { canvas } = context;
  await performTables(context);
  const id = canvas.getByRole('textbox', { name: 'ID Number' });
  await waitFor(() => expect(id).toHaveAccessibleDescription(expect.stringContaining('ID Number is required')));
  await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription('Mobile number must be 10 digits');
  await expect(canvas.getByRole('spinbutton', { name: 'Admission year' })).toHaveAccessibleDescription('Invalid admission year');
  await expect(canvas.getByRole('combobox', { name: 'Program' })).toHaveAccessibleDescription('Program is required');
  await expect(canvas.getByRole('combobox', { name: 'Discipline' })).toHaveAccessibleDescription('Discipline is required');
});

const FORM = 'A roll number has letters, digits, - and / only.';

/** Validated before anything is sent. */
export const RollNumberOfAnotherForm: Story = plays(async (context) => {
  const { canvas, userEvent, args } = context;
  const id = canvas.getByRole('textbox', { name: 'ID Number' });
  await complete(context, '2026.CS.42');
  await waitFor(() => expect(id).toHaveAccessibleDescription(expect.stringContaining(FORM)));
  await expect(id).toHaveFocus();
  await expect(args.onComplete).not.toHaveBeenCalled();
  await userEvent.clear(id);
  await userEvent.type(id, '2026/CS-42');
  await expect(id).not.toHaveAccessibleDescription(expect.stringContaining(FORM));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith(expect.objectContaining({ ID_No: '2026/CS-42' })));
});

/** The institute may use another format: submitted again unchanged, the roll number is sent to the server to decide. */
export const RollNumberInsistedOn: Story = plays(
  (context) => complete(context, '2026.CS.42'),
  sees(FORM),
  presses('Submit'),
  callsWith('onComplete', expect.objectContaining({ ID_No: '2026.CS.42' })),
);

export const WrongNumbers: Story = act(
  types('Mobile number', '987654321'),
  types('Admission year', '2015', 'spinbutton'),
  presses('Submit'),
  hasDescription('textbox', 'Mobile number', 'Mobile number must be 10 digits'),
  hasDescription('spinbutton', 'Admission year', 'Invalid admission year'),
  retypes('Admission year', '2027', 'spinbutton'),
  hasDescription('spinbutton', 'Admission year', 'Invalid admission year'),
  retypes('Admission year', '2026', 'spinbutton'),
  ({ canvas }) => waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Admission year' })).not.toHaveAccessibleDescription()),
  neverCalls('onComplete'),
);

export const FieldRefused: Story = {
  tags: ['act'],
  args: {
    onComplete: fn(async () => {
      const message = 'This ID number belongs to another account.';
      throw new RefusedAccount(409, message, { ID_No: message });
    }),
  },
  play: async (context) => {
    await complete(context);
    const id = context.canvas.getByRole('textbox', { name: 'ID Number' });
    await waitFor(() => expect(id).toHaveAccessibleDescription(expect.stringContaining('This ID number belongs to another account.')));
    await expect(id).toHaveFocus();
    await performTables(context);
  },
};

/** There is no message, as specified; the input is kept and can be submitted again. */
export const Failed: Story = plays(
  { args: { onComplete: rejecting(new Error('fetch failed')) } },
  complete,
  callsOnce('onComplete'),
  presses('Submit'),
  callsTimes(2, 'onComplete'),
  lacks('alert'),
  hasValue('textbox', 'ID Number', '20260042'),
  sees('Your ID number is 20260042. It cannot be changed.'),
);

/** People who come from Google or another provider have not seen the registration page, so they accept the terms here. */
export const WithTerms: Story = plays(
  { args: { termsUrl: 'https://campus.example/terms' } },
  sees('By registering you accept the terms of use.'),
  hasAttribute('link', 'Read the terms of use', 'href', 'https://campus.example/terms'),
);
