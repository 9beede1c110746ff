import { toEventForm } from '@quad/domain/events';
import { aMinimalEvent, anEvent, UNITS, unitReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  is,
  keys,
  lacksText,
  lastCallsWith,
  neverCalls,
  plays,
  presses,
  retypes,
  says,
  sees,
  seesRole,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RefusedEvent } from '../testing/RefusedEvent.ts';
import { EventFormDialog, type EventFormDialogProps } from './EventFormDialog.tsx';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const UPDATE = { role: 'button', name: 'Update Event' } as const;
const KEEP = { role: 'button', name: 'Keep mine' } as const;
const LOAD = { role: 'button', name: 'Load their version' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Escape}',
      on: TITLE,
      does: 'Leaves the dialog; what was typed is kept as a draft.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onDraftChange' }, { doesNotCall: 'onSubmit' }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog and forgets what was typed.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }],
    },
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the button that saves.', outcome: { focus: UPDATE } },
    { keys: '{Enter}', does: 'Saves the event, and leaves.', outcome: [{ calls: 'onSubmit' }, { calls: 'onClose' }] },
    {
      keys: '{Enter}',
      on: KEEP,
      does: 'Lets what is typed be saved over the newer version; nothing is sent yet.',
      outcome: [{ hides: KEEP }, { doesNotCall: 'onSubmit' }],
      story: 'KeepsMine',
    },
    {
      keys: '{Enter}',
      on: LOAD,
      does: 'Puts the newer version into the fields.',
      outcome: [{ hides: LOAD }, { shows: { ...TITLE, state: { value: 'Line Follower Finals' } } }],
      story: 'LoadsTheirs',
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Edit Event', description: 'Line Follower Challenge' },
    { part: 'Title', ...TITLE, state: { value: 'Line Follower Challenge', required: true } },
    { part: 'Registration', role: 'checkbox', name: 'Registration Required', state: { checked: true } },
    { part: 'Their version', ...LOAD, story: 'Conflict' },
    { part: 'The own version', ...KEEP, story: 'Conflict' },
    { part: 'Failure', role: 'alert', text: 'You can manage events of your own unit only.', story: 'Refused' },
    { part: 'Update Event while it works', role: 'button', name: 'Updating...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
} satisfies ComponentTables;

const event = anEvent();
const newer = anEvent({ title: 'Line Follower Finals', updated_at: '2026-11-20T10:00:00.000Z' });

const meta = {
  title: 'Features/Events/EventFormDialog',
  component: EventFormDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    event,
    units: UNITS.map(unitReference),
    onSearchUsers: fn(async () => []),
    onDraftChange: fn(),
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof EventFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasDescription('dialog', 'Edit Event', 'Line Follower Challenge'),
  hasValue('textbox', 'Title', 'Line Follower Challenge'),
  hasValue('combobox', 'Category', 'technical'),
  hasValue('combobox', 'Organizing unit', 'Robotics Club'),
  seesRole('button', 'Remove Priya Sharma'),
  hasValue('label', 'Start date', '2026-11-27'),
  hasValue('label', 'Start time', '18:30'),
  hasValue('label', 'End time', '20:30'),
  hasValue('textbox', 'Venue', 'Main Auditorium'),
  hasValue('combobox', 'Mode', 'offline'),
  is('checked', 'checkbox', 'Registration Required'),
  hasValue('spinbutton', 'Registration fees', 150),
  hasValue('spinbutton', 'Max participants', 60),
  hasValue('spinbutton', 'Allocated budget', 40_000),
  hasValue('textbox', 'Sponsor 1', 'Sahyadri Electronics'),
  seesRole('button', 'Close'),
  performTables,
);

export const SparseData: Story = {
  args: { event: aMinimalEvent() },
  play: sequence(seesRole('dialog'), hasValue('label', 'Start date', ''), hasValue('combobox', 'Organizing unit', '')),
};

/** The event's unit and organizers are known even if the choices failed to load. */
export const Saves: Story = act(
  { args: { units: [] } },
  seesRole('dialog'),
  hasValue('combobox', 'Organizing unit', 'Robotics Club'),
  seesRole('button', 'Remove Priya Sharma'),
  retypes('Venue', 'Senate Hall'),
  presses('Update Event'),
  callsOnce('onClose'),
  callsWith(
    'onSubmit',
    expect.objectContaining({
      eventId: event._id,
      version: event.updated_at,
      input: expect.objectContaining({
        title: 'Line Follower Challenge',
        schedule: expect.objectContaining({ venue: 'Senate Hall', start: '2026-11-27T13:00:00.000Z' }),
      }),
    }),
  ),
  lastCallsWith('onDraftChange', undefined),
);

/** An organizer who is no longer a student is kept, and one without a name is 'User'. */
export const OrganizersOfBefore: Story = shows(
  {
    event: anEvent({
      organizers: [
        { _id: 'gone', personal_info: { name: 'Dev Malhotra' } },
        { _id: 'nameless', personal_info: { name: '' } },
      ],
    }),
  },
  seesRole('button', 'Remove Dev Malhotra'),
  seesRole('button', 'Remove User'),
  presses('Update Event'),
  callsOnce('onClose'),
  callsWith('onSubmit', expect.objectContaining({ input: expect.objectContaining({ organizers: ['gone', 'nameless'] }) })),
);

export const LongTitle: Story = {
  args: {
    event: anEvent({
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
    }),
  },
};

export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: sequence(presses('Update Event'), presses('Updating...'), callsOnce('onSubmit'), neverCalls('onClose'), performTables),
};

export const Refused: Story = shows(
  { onSubmit: rejecting(new RefusedEvent(403, 'You can manage events of your own unit only.')) },
  presses('Update Event'),
  says('Failed to submit event.'),
  says('You can manage events of your own unit only.'),
  neverCalls('onClose'),
  performTables,
);

/** Updates the event when the server reports a newer version, as a page does. */
function ChangedMeanwhile(args: EventFormDialogProps) {
  const [shown, setShown] = useState(args.event);
  const save = async (edit: Parameters<EventFormDialogProps['onSubmit']>[0]) => {
    await args.onSubmit(edit);
    if (edit.version === newer.updated_at) return;
    setShown(newer);
    throw new RefusedEvent(412, 'Somebody else has changed this event in the meantime. Reload it and try again.');
  };
  return <EventFormDialog {...args} event={shown} onSubmit={save} />;
}

const typesOver = sequence(
  retypes('Venue', 'Senate Hall'),
  presses('Update Event'),
  sees('Somebody else has changed this event in the meantime.'),
);

export const Conflict: Story = plays(
  { render: (args) => <ChangedMeanwhile {...args} /> },
  typesOver,
  sees('Your version differs in: Title, Venue.'),
  hasValue('textbox', 'Venue', 'Senate Hall'),
  neverCalls('onClose'),
  performTables,
);

export const KeepsMine: Story = act(
  { render: (args) => <ChangedMeanwhile {...args} /> },
  typesOver,
  performTables,
  presses('Update Event'),
  callsOnce('onClose'),
  lastCallsWith(
    'onSubmit',
    expect.objectContaining({
      version: newer.updated_at,
      input: expect.objectContaining({ title: 'Line Follower Challenge', schedule: expect.objectContaining({ venue: 'Senate Hall' }) }),
    }),
  ),
);

export const LoadsTheirs: Story = act(
  { render: (args) => <ChangedMeanwhile {...args} /> },
  typesOver,
  performTables,
  hasValue('textbox', 'Title', 'Line Follower Finals'),
  hasValue('textbox', 'Venue', 'Main Auditorium'),
  lacksText('Somebody else has changed this event in the meantime.'),
);

export const Draft: Story = act(
  { args: { draft: { form: { ...toEventForm(event, 'Asia/Kolkata'), title: 'Line Followers' }, version: event.updated_at } } },
  hasValue('textbox', 'Title', 'Line Followers'),
  presses('Discard draft'),
  hasValue('textbox', 'Title', 'Line Follower Challenge'),
);

/** The draft was based on an older version of the event. */
export const DraftOfAnOlderVersion: Story = act(
  { args: { ...Draft.args, event: newer } },
  sees('Somebody else has changed this event in the meantime.', 'Your version differs in: Title.'),
);

function OpenedByButton(args: EventFormDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen && <EventFormDialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

export const Closes: Story = act(
  { render: (args) => <OpenedByButton {...args} /> },
  presses('Edit'),
  types('Title', '!'),
  keys('{Escape}'),
  hasFocus('button', 'Edit'),
  lastCallsWith('onDraftChange', expect.objectContaining({ form: expect.objectContaining({ title: 'Line Follower Challenge!' }) })),
  // Cancel discards the input.
  presses('Edit'),
  types('Title', '!'),
  presses('Cancel'),
  hasFocus('button', 'Edit'),
  lastCallsWith('onDraftChange', undefined),
);
