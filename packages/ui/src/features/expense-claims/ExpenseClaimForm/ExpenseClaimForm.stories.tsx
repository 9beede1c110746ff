import { type ExpenseDraft, emptyDraftLine } from '@quad/domain/expense-claims';
import { claimableCommitments, FIXED_NOW } from '@quad/domain/fixtures';
import { campusDay } from '@quad/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, hasDisplayValue, neverCalls, presses, sees, seesRole, selects, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ExpenseClaimForm } from './ExpenseClaimForm.tsx';

const TODAY = campusDay(FIXED_NOW, 'Asia/Kolkata');
const PHOTO = new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' });
const BLANK: ExpenseDraft<File> = { key: 'draft', commitment_id: '', title: '', lines: [emptyDraftLine('one', TODAY)] };
const FILLED: ExpenseDraft<File> = {
  ...BLANK,
  ...{ commitment_id: 'budget-hackathon', title: 'Cables for the hackathon' },
  lines: [
    {
      ...emptyDraftLine('one', TODAY),
      ...{ what: 'Twenty jumper cables', budget_line_id: 'cables', amount: '1250.50', photos: [{ id: 'photo', photo: PHOTO }] },
    },
  ],
};

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'What it was approved for', role: 'combobox', name: 'Approved for' },
    { part: 'Receipt', role: 'group', name: 'Receipt' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Expense claims/ExpenseClaimForm',
  component: ExpenseClaimForm,
  parameters: { tables },
  args: {
    defaultValue: FILLED,
    onValueChange: fn(),
    commitments: claimableCommitments(),
    today: TODAY,
    newId: () => crypto.randomUUID(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ExpenseClaimForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Sum: ₹1,250.50'), performTables) };

/** Each field shows its error, and nothing is sent. */
export const FieldsAreMissing: Story = {
  tags: ['edge'],
  args: { defaultValue: BLANK },
  play: sequence(
    presses('Send the claim'),
    sees('Add from one to 3 photos or PDFs of the receipt.', 'Enter what was bought.'),
    neverCalls('onSubmit'),
  ),
};

export const Sends: Story = act(
  presses('Add a line'),
  seesRole('region', 'Line 2'),
  presses('Remove line 2'),
  selects('Line of the budget', 'food'),
  hasDisplayValue('combobox', 'Line of the budget', 'Food for helpers'),
  presses('Send the claim'),
  callsOnce('onSubmit'),
);
