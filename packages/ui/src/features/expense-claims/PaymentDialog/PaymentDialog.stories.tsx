import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { plays, presses, seesRole } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Pay by hand' },
    { part: 'Reference', role: 'textbox', name: 'Reference' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Expense claims/PaymentDialog',
  component: PaymentDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    name: 'Asha Rao',
    amount: 165_050,
    onSubmit: fn(async () => {}),
    onClose: fn(),
    onLoad: async () => 'upi://pay?pa=asha%40okbank&pn=Asha%20Rao&am=1650.50&cu=INR&tn=Cables',
  },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code for a UPI app appears on request. */
export const Default: Story = plays(presses('Show the UPI code'), seesRole('img', 'Pay ₹1,650.50 by UPI'), performTables);
