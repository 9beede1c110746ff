import { UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  is,
  neverCalls,
  plays,
  presses,
  retypes,
  sees,
  selects,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { neverResolving, submissionPlays } from '../../../testing/submission.ts';
import { OrgUnitForm } from './OrgUnitForm.tsx';

const NAME = { role: 'textbox', name: 'Organization name' } as const;
const EMAIL = { role: 'textbox', name: 'Contact email' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CREATE = { role: 'button', name: 'Create Organization' } as const;

const tables = {
  keyboard: [
    key('{Enter}', { role: 'button', name: 'Add social link' }, 'Adds a row and goes to its first field.', {
      shows: { role: 'group', name: 'Social link 2' },
    }),
    key('{Enter}', { role: 'button', name: 'Remove social link 2' }, 'Takes the row away again.', {
      hides: { role: 'group', name: 'Social link 2' },
    }),
    key('{Tab}', CREATE, 'Moves to Cancel.', { focus: CANCEL }),
    ...ofStory(
      'NothingTyped',
      key(
        '{Enter}',
        CREATE,
        'Sends nothing while something is missing, and moves to the first field that is wrong.',
        { doesNotCall: 'onSubmit' },
        { focus: NAME },
        { shows: { ...NAME, state: { invalid: true } } },
      ),
    ),
    key('{Enter}', CANCEL, 'Leaves the form; nothing is created.', { calls: 'onCancel' }, { doesNotCall: 'onSubmit' }),
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Create Organization' },
    { part: 'Organization name', ...NAME, state: { required: true, invalid: false } },
    {
      part: 'Contact email',
      ...EMAIL,
      description: 'The owner of this address coordinates the unit, and receives a mail explaining how to sign in.',
      state: { required: true },
    },
    { part: 'Active', role: 'checkbox', name: 'Active', state: { checked: true } },
    { part: 'Category that is given', role: 'textbox', name: 'Category', description: 'Given by your office.', story: 'GeneralSecretary' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Org units/OrgUnitForm',
  component: OrgUnitForm,
  parameters: { tables },
  args: { role: 'PRESIDENT', parents: UNITS, onSubmit: fn(async () => {}), onCancel: fn() },
} satisfies Meta<typeof OrgUnitForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function fillIn({ canvas, userEvent }: Actor) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Organization name' }), 'Astronomy Club');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Organization type' }), 'Club');
  const category = canvas.queryByRole('combobox', { name: 'Category' });
  if (category) await userEvent.selectOptions(category, 'scitech');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Contact email' }), 'astronomy@campus.example');
}

const form = submissionPlays({ fillIn, button: 'Create Organization' });

export const Default: Story = plays(
  is('required', 'combobox', 'Category'),
  hasValue('spinbutton', 'Hierarchy level', 1),
  is('checked', 'checkbox', 'Active'),
  hasValue('spinbutton', 'Allocated Budget ($)', 0),
  hasValue('spinbutton', 'Spent Amount ($)', 0),
  performTables,
);

export const GeneralSecretary: Story = {
  args: { role: 'GENSEC_CULTURAL', parents: UNITS.filter(({ category }) => category === 'cultural') },
  play: async (context) => {
    const { args, canvas } = context;
    await performTables(context);
    const category = canvas.getByRole('textbox', { name: 'Category' });
    await expect(category).toHaveValue('cultural');
    await expect(category).toHaveAttribute('readonly');
    await form.send(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ category: null })));
  },
};

export const NothingTyped: Story = plays(
  performTables,
  hasDescription('textbox', 'Organization name', 'Organization name is required.'),
  hasFocus('textbox', 'Organization name'),
  sees('Organization type is required.', 'Category is required.', 'Contact email is required.'),
  neverCalls('onSubmit'),
);

export const Wrong: Story = plays(
  types('Contact email', 'astronomy'),
  retypes('Hierarchy level', '0', 'spinbutton'),
  types('Platform', 'Instagram'),
  types('URL', 'somewhere'),
  form.submit,
  'Please enter a valid email address.',
  'Hierarchy level must be at least 1.',
  'Enter addresses that begin with https:// or http://.',
);

/** An incomplete link is dropped. */
export const Submits: Story = act(
  fillIn,
  selects('Parent unit', 'Science and Technology Council'),
  types('Platform', 'Instagram'),
  types('URL', 'https://instagram.example/stars'),
  presses('Add social link'),
  form.submit,
  callsWith('onSubmit', {
    name: 'Astronomy Club',
    type: 'Club',
    description: '',
    parent_unit_id: '00000002-0000-4000-8000-000000000001',
    hierarchy_level: 1,
    category: 'scitech',
    is_active: true,
    contact_info: {
      email: 'astronomy@campus.example',
      social_media: [{ platform: 'Instagram', url: 'https://instagram.example/stars' }],
    },
    budget_info: { allocated_budget: 0, spent_amount: 0 },
  }),
  hasValue('textbox', 'Organization name', ''),
);

export const Submitting: Story = { args: { onSubmit: neverResolving() }, play: form.shows('Creating...') };
