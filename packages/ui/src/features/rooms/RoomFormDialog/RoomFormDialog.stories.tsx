import { aRoom } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasDescription,
  hasValue,
  is,
  neverCalls,
  plays,
  presses,
  seesRole,
  sequence,
  types,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RoomFormDialog } from './RoomFormDialog.tsx';

const NAME = { role: 'textbox', name: 'Name' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Save room' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Save room.', outcome: { focus: SUBMIT }, story: 'NothingTyped' },
    {
      keys: '{Enter}',
      does: 'Sends nothing while the name is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add room' },
    { part: 'Name', ...NAME, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Rooms/RoomFormDialog',
  component: RoomFormDialog,
  parameters: { tables, frame: 'overlay' },
  args: { onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RoomFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('dialog', 'Add room'), performTables) };

export const Editing: Story = plays(
  { args: { room: aRoom({ closes: '24:00', decided_by: 'GENSEC_CULTURAL' }) } },
  seesRole('dialog', 'Edit room'),
  hasValue('label', 'Closes', '23:59'),
  hasValue('combobox', 'Who decides', 'GENSEC_CULTURAL'),
  types('Building', ' A'),
  presses('Save room'),
  callsOnce('onClose'),
  callsWith(
    'onSubmit',
    {
      name: 'Main Auditorium',
      building: 'Central Block A',
      capacity: 600,
      equipment: ['Stage', 'Two projectors', 'Sound system'],
      opens: '08:00',
      closes: '24:00',
      decided_by: 'GENSEC_CULTURAL',
      is_archived: false,
    },
    { photo: undefined },
  ),
);

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#5a7fb9" d="M0 0h16v9H0z"/></svg>')}`;

/** The photo is sent with the form. */
export const ChoosesAPhoto: Story = act(types('Name', 'Physics Gallery'), async ({ canvas, userEvent, args }) => {
  const photo = new File([new Uint8Array(12)], 'hall.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText('Choose photo'), photo);
  await userEvent.click(canvas.getByRole('button', { name: 'Save room' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Physics Gallery' }), { photo }));
});

const NOT_A_PHOTO = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';

export const NotAPhoto: Story = plays(async ({ canvas, userEvent }) => {
  const file = new File(['text'], 'notes.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(await canvas.findByLabelText('Choose photo'), file);
  await expect(canvas.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(new RegExp(NOT_A_PHOTO));
});

export const NothingTyped: Story = {
  play: sequence(seesRole('dialog'), performTables, hasDescription('textbox', 'Name', 'Enter a room or venue.'), neverCalls('onSubmit')),
};

/** A room has to close after it opens. A removed photo is sent with the form. */
export const ClosesBefore: Story = act(
  { args: { room: aRoom({ photo: PHOTO, opens: '10:00', closes: '09:00' }) } },
  presses('Save room'),
  hasDescription('label', 'Closes', /It must close after it opens\./),
  async ({ canvas, userEvent }) => userEvent.clear(await canvas.findByLabelText('Closes')),
  typesInto('Closes', '18:00'),
  presses('Remove photo'),
  is('enabled', 'label', 'Choose photo'),
  presses('Save room'),
  callsWith('onSubmit', expect.objectContaining({ name: 'Main Auditorium' }), { photo: null }),
);

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: sequence(types('Name', 'Physics Gallery'), presses('Save room'), seesRole('button', 'Saving...'), performTables),
};
