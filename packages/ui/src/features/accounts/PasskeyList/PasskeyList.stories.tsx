import { MAX_PASSKEYS } from '@quad/domain/accounts';
import { aPasskey } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  act,
  callsWith,
  hasAttribute,
  hasValue,
  lacks,
  loses,
  neverCalls,
  onPage,
  plays,
  presses,
  says,
  sees,
  seesMany,
  seesRole,
  sequence,
  shows,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { PasskeyList } from './PasskeyList.tsx';

const REMOVE = { role: 'button', name: 'Remove passkey: Laptop' } as const;
const NEXT = { role: 'button', name: 'Remove passkey: Phone' } as const;
const RETRY = { role: 'button', name: 'Retry' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: REMOVE, does: 'Moves to the button of the next one.', outcome: { focus: NEXT } },
    { keys: '{Enter}', on: RETRY, does: 'Asks for them again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'Passkeys', role: 'list' },
    { part: 'Passkey', role: 'listitem', text: 'Added Nov 2, 2026, not used yet' },
    { part: 'Remove', ...REMOVE },
    { part: 'Failure', role: 'alert', text: 'The passkey could not be removed. Please try again.', story: 'CannotRemove' },
    { part: 'Nothing could be read', role: 'alert', text: 'Your passkeys could not be loaded.', story: 'Failed' },
    { part: 'While they are on their way', role: 'status', text: 'Loading passkeys...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const phone = aPasskey();
const laptop = aPasskey({ id: '01900000-0000-7000-8000-000000000902', name: 'Laptop', last_used_at: null });

const meta = {
  title: 'Features/Accounts/PasskeyList',
  component: PasskeyList,
  parameters: { frame: 'overlay', tables },
  args: { passkeys: [laptop, phone], onRetry: fn(), onAdd: fn(async () => true), onRemove: fn(async () => {}) },
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const Default: Story = plays('Added Nov 2, 2026, not used yet', 'Added Nov 2, 2026, last used Nov 20, 2026, 9:00 am', performTables);

export const Empty: Story = shows({ passkeys: [] }, sees('You have no passkey yet.'), seesRole('button', 'Add a passkey'));

export const Loading: Story = { args: { passkeys: undefined }, play: performTables };
export const Failed: Story = { args: { passkeys: undefined, error: 'Your passkeys could not be loaded.' }, play: performTables };

/** The maximum number of passkeys of an account. */
export const Many: Story = {
  args: {
    passkeys: Array.from({ length: MAX_PASSKEYS }, (_none, index) =>
      aPasskey({ id: `01900000-0000-7000-8000-0000000009${String(index + 10)}`, name: `Device ${index + 1}` }),
    ),
  },
  play: seesMany(MAX_PASSKEYS, 'listitem'),
};

export const LongNames: Story = {
  args: {
    passkeys: [
      aPasskey({ name: 'The key that lies in the second drawer of the society’s desk' }),
      { ...laptop, name: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenschluessel' },
    ],
  },
};

/** Existing passkeys can be seen and removed even without browser support. */
export const Unsupported: Story = shows(
  { onAdd: undefined },
  sees('This browser does not support passkeys. To add one, open the portal in a newer browser.'),
  lacks('button', 'Add a passkey'),
  seesRole('button', 'Remove passkey: Phone'),
);

async function add({ canvas, userEvent }: Played, name = 'Phone') {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
  if (name) await userEvent.type(await screen.findByLabelText(/^Name/), name);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
}

export const WithoutName: Story = { play: sequence((context) => add(context, ''), onPage(sees('Enter a name.'), neverCalls('onAdd'))) };

export const Adding: Story = {
  args: { onAdd: fn(() => new Promise<boolean>(() => {})) },
  play: sequence(add, onPage(hasAttribute('button', 'Waiting...', 'aria-busy', 'true'))),
};

/** Cancelling the browser's prompt is not an error, and the name is kept. */
export const AddingCancelled: Story = shows(
  { onAdd: fn(async () => false) },
  add,
  (context) => waitFor(() => expect(context.args.onAdd).toHaveBeenCalled()),
  onPage(seesRole('button', 'Continue'), hasValue('label', /^Name/, 'Phone'), lacks('alert')),
);

export const AddingRefused: Story = {
  args: { onAdd: fn(() => Promise.reject(new RefusedSubmission('This device already has a passkey for your account.'))) },
  play: sequence(add, onPage(says('This device already has a passkey for your account.'))),
};

async function remove({ canvas, userEvent }: Played, answer: 'Remove' | 'Cancel') {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey: Phone' }));
  await screen.findByRole('alertdialog', { name: 'Remove the passkey Phone?' });
  await userEvent.click(screen.getByRole('button', { name: answer }));
}

export const AsksBeforeRemoving: Story = {
  play: sequence(presses('Remove passkey: Phone'), onPage(seesRole('alertdialog', 'Remove the passkey Phone?'))),
};

export const AddsAndRemoves: Story = act(
  (context) => add(context, ' Phone '),
  callsWith('onAdd', { name: 'Phone' }),
  onPage(loses('dialog')),
  (context) => remove(context, 'Cancel'),
  neverCalls('onRemove'),
  (context) => remove(context, 'Remove'),
  callsWith('onRemove', phone.id),
);

export const CannotRemove: Story = {
  tags: ['act'],
  args: { onRemove: fn(() => Promise.reject(new Error('offline'))) },
  play: sequence((context) => remove(context, 'Remove'), says('The passkey could not be removed. Please try again.'), performTables),
};
