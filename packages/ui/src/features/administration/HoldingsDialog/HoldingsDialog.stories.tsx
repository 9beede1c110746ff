import { aHolding, manyHoldings, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, callsOnce, callsWith, lacks, plays, presses, says, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { HoldingsDialog } from './HoldingsDialog.tsx';

const LONG = 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon';
const CLOSE = { role: 'button', name: 'Close' } as const;

const tables = {
  keyboard: [{ keys: '{Enter}', on: CLOSE, does: 'Leaves the dialog.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCorrect' }] }],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Holders of Captain', description: 'Robotics Club' },
    { part: 'List', role: 'list', name: 'Holders' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/HoldingsDialog',
  component: HoldingsDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    position: { title: 'Captain', unit: { _id: 'unit', name: 'Robotics Club' } },
    items: manyHoldings(4),
    ownId: '',
    onCorrect: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HoldingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current and the former holders. */
export const Default: Story = plays(async (context) => {
  const rows = await context.canvas.findAllByRole('listitem');
  await expect(rows).toHaveLength(4);
  await expect(rows[0]).toHaveTextContent('Goes on');
  await expect(rows[2]).toHaveTextContent('Ended early');
}, performTables);

export const Corrects: Story = act(
  { args: { items: [aHolding()] } },
  presses('Correct Captain of Priya Sharma, 2026-2027'),
  callsWith('onCorrect', aHolding()),
);

/** Users cannot decide about themselves. */
export const Own: Story = shows({ items: [aHolding()], ownId: PEOPLE.student._id }, sees('Your own position'), lacks('button', /^Correct/));

export const Empty: Story = { args: { items: [] }, play: sees('Nobody has held it yet') };
export const Failed: Story = {
  args: { items: undefined, error: 'Something broke.' },
  play: sequence(says('Something broke.'), presses('Retry'), callsOnce('onRetry')),
};

export const LongName: Story = {
  args: {
    position: { title: LONG, unit: { _id: 'unit', name: LONG } },
    items: [aHolding({ person: { _id: 'long', name: LONG, username: `${LONG}@campus.example` } })],
  },
};
