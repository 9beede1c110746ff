import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, neverCalls, plays, presses, sees, seesRole, sequence, types, typesInto } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { TermDialog } from './TermDialog.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add a term' },
    { part: 'Name', role: 'textbox', name: 'Name of the term' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/TermDialog',
  component: TermDialog,
  parameters: { tables, frame: 'overlay' },
  args: { onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof TermDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = (until: string) =>
  sequence(
    types('Name of the term', 'Odd semester 2026'),
    typesInto(/^From/, '2026-07-01'),
    typesInto(/^Until/, until),
    presses('Add a term'),
  );

export const Default: Story = { play: sequence(seesRole('dialog', 'Add a term'), performTables) };

export const Adds: Story = act(fill('2026-11-15'), async ({ args }) => {
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Odd semester 2026', from: '2026-07-01', until: '2026-11-15' });
});

export const EndsBeforeItBegins: Story = plays(fill('2026-06-15'), sees('A term cannot end before it begins.'), neverCalls('onSubmit'));
