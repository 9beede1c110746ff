import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, within } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  lastCallsWith,
  neverCalls,
  plays,
  presses,
  seesRole,
  selects,
  sequence,
  shows,
} from '../../../plays.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const GENDER = { role: 'combobox', name: 'Gender' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SAVE = { role: 'button', name: 'Save' } as const;
const PHONE = { role: 'textbox', name: 'Phone' } as const;

const tables = {
  keyboard: [
    key('{Tab}', SAVE, 'Moves to Cancel.', { focus: CANCEL }),
    key('{Enter}', CANCEL, 'Leaves the form.', { calls: 'onCancel' }, { doesNotCall: 'onSave' }),
    key('{Enter}', SAVE, 'Sends nothing where nothing was changed, and is done.', { calls: 'onSuccess' }, { doesNotCall: 'onSave' }),
    key('{Enter}', PHONE, 'Saves from a field, too.', { calls: 'onSuccess' }),
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Edit profile' },
    { part: 'Personal', role: 'group', name: 'Personal' },
    { part: 'Gender', ...GENDER, state: { value: 'Male' } },
    { part: 'Photo', role: 'group', name: 'Photo', description: 'JPEG, PNG or WebP, up to 5 MB.' },
    { part: 'Field that is wrong', ...PHONE, description: 'Mobile number must be 10 digits', state: { invalid: true }, story: 'Wrong' },
    { part: 'Message', role: 'alert', text: 'Please fix validation errors', story: 'Wrong' },
    { part: 'Save while it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
} satisfies ComponentTables;

const { student } = PEOPLE;

const meta = {
  title: 'Features/Profile/ProfileForm',
  component: ProfileForm,
  parameters: { tables },
  args: {
    profile: student,
    currentYear: 2026,
    onSave: fn(async () => {}),
    onSuccess: fn(),
    onDirtyChange: fn(),
    onCancel: fn(),
    onPhotoChange: fn(async () => {}),
    onPhotoRemove: fn(async () => {}),
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function retype({ canvas, userEvent }: Actor, name: string, text: string, role = 'textbox') {
  await userEvent.clear(canvas.getByRole(role, { name }));
  await userEvent.type(canvas.getByRole(role, { name }), text);
}

const save = presses('Save');

function offered({ canvas }: Pick<Actor, 'canvas'>, name: string) {
  return within(canvas.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  for (const name of ['Name', 'Student ID', 'Email']) {
    await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly');
  }
  await expect(offered(context, 'Gender')).toEqual(['Not given', 'Male', 'Female', 'Other']);
  await expect(offered(context, 'Program')).toEqual(['Not given', 'B.Tech', 'M.Tech', 'MSc', 'PhD', 'Other']);
  await expect(offered(context, 'Discipline')).toEqual([
    'Not given',
    'Computer Science & Engineering',
    'Electrical Engineering',
    'Mechanical Engineering',
    'Civil Engineering',
    'Electronics & Communication',
    'Chemical Engineering',
    'Mathematics',
    'Physics',
    'Chemistry',
  ]);
  await expect(offered(context, 'Year of study')).toEqual(['Not given', '1st', '2nd', '3rd', '4th', '5th', 'Alumni']);
  await expect(offered(context, 'Hostel')).toEqual(['Not given', 'None', 'MSH', 'Indravati', 'Gopad', 'Kanhar']);
  const phone = canvas.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await expect(phone).toHaveAttribute('maxlength', '10');
  await expect(canvas.getByRole('spinbutton', { name: 'CGPA' })).toHaveAttribute('step', '0.01');
  await expect(canvas.getByLabelText('Date of birth')).toHaveValue('2005-02-14');
  await performTables(context);
});

function OpenedByButton(props: ProfileFormProps) {
  const [isEditing, setEditing] = useState(false);
  return isEditing ? <ProfileForm {...props} /> : <Button onClick={() => setEditing(true)}>Edit</Button>;
}

/** The first editable field is focused. */
export const Opened: Story = act({ render: (args) => <OpenedByButton {...args} /> }, presses('Edit'), hasFocus('combobox', 'Gender'));

/** Values that were typed freely at onboarding are offered too. */
export const StoredBesideTheList: Story = shows(
  { profile: { ...student, academic_info: { ...student.academic_info, program: 'Integrated MSc', branch: 'Marine Engineering' } } },
  (context) => expect(offered(context, 'Program')).toContain('Integrated MSc'),
  hasValue('combobox', 'Discipline', 'Marine Engineering'),
  (context) => retype(context, 'Room number', 'C-7'),
  save,
  callsWith('onSave', { contact_info: { room_number: 'C-7' } }),
);

/** Without changes nothing is sent; otherwise only the changed fields. */
export const Saves: Story = act(
  save,
  callsOnce('onSuccess'),
  neverCalls('onSave'),
  ({ args }) => mocked(args.onSuccess).mockClear(),
  (context) => retype(context, 'Phone', '9123456780'),
  (context) => retype(context, 'CGPA', '9.1', 'spinbutton'),
  selects('Hostel', 'Not given'),
  lastCallsWith('onDirtyChange', true),
  save,
  callsWith('onSave', {
    personal_info: { phone: '9123456780' },
    academic_info: { cgpa: '9.1' },
    contact_info: { hostel: '' },
  }),
  callsOnce('onSuccess'),
);

export const Wrong: Story = plays(
  (context) => retype(context, 'Phone', '98765'),
  (context) => retype(context, 'Admission year', '2015', 'spinbutton'),
  (context) => retype(context, 'CGPA', '10.01', 'spinbutton'),
  (context) => retype(context, 'GitHub', 'priya'),
  (context) => retype(context, 'LinkedIn', 'linkedin.com/in/priya'),
  save,
  'Please fix validation errors',
  hasDescription('textbox', 'Phone', 'Mobile number must be 10 digits'),
  hasFocus('textbox', 'Phone'),
  'Admission year must be between 2016 and 2026',
  'CGPA must be between 0 and 10, in steps of 0.01.',
  'Invalid GitHub URL',
  'Invalid LinkedIn URL',
  neverCalls('onSave'),
  performTables,
);

export const Saving: Story = {
  args: { onSave: fn(() => new Promise(() => {})) },
  play: sequence((context) => retype(context, 'Room number', 'C-7'), save, seesRole('button', 'Saving...'), performTables),
};
