import { aPayee } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hasDisplayValue, neverCalls, plays, presses, sees, seesRole, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PayeeDialog } from './PayeeDialog.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'How I am paid' },
    { part: 'Consent', role: 'checkbox', name: 'I agree that this is stored to pay my claims.' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Expense claims/PayeeDialog',
  component: PayeeDialog,
  parameters: { tables, frame: 'overlay' },
  args: { payee: aPayee(), onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof PayeeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without consent nothing is saved, and the input is kept. */
export const Default: Story = plays(
  seesRole('dialog', 'How I am paid'),
  types('Account number', '123456789012'),
  presses('Save'),
  sees('Agree that your account is stored for payments.'),
  hasDisplayValue('textbox', 'Account number', '123456789012'),
  neverCalls('onSubmit'),
  performTables,
);
