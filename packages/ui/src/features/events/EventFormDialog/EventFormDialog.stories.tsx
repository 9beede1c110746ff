import { toEventForm } from '@quad/domain/events';
import { aMinimalEvent, anEvent, UNITS, unitReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  callsOnce,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  is,
  keys,
  neverCalls,
  presses,
  seesRole,
  sequence,
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

export const Default: Story = {
  play: sequence(
    hasDescription('dialog', 'Edit Event', 'Line Follower Challenge'),
    hasValue('textbox', 'Title', 'Line Follower Challenge'),
    hasValue('combobox', 'Category', 'technical'),
    hasValue('combobox', 'Organizing unit', 'Robotics Club'),
    ({ canvas }) => expect(canvas.getByRole('button', { name: 'Remove Priya Sharma' })).toBeInTheDocument(),
    ({ canvas }) => expect(canvas.getByLabelText('Start date')).toHaveValue('2026-11-27'),
    ({ canvas }) => expect(canvas.getByLabelText('Start time')).toHaveValue('18:30'),
    ({ canvas }) => expect(canvas.getByLabelText('End time')).toHaveValue('20:30'),
    hasValue('textbox', 'Venue', 'Main Auditorium'),
    hasValue('combobox', 'Mode', 'offline'),
    is('checked', 'checkbox', 'Registration Required'),
    hasValue('spinbutton', 'Registration fees', 150),
    hasValue('spinbutton', 'Max participants', 60),
    hasValue('spinbutton', 'Allocated budget', 40_000),
    hasValue('textbox', 'Sponsor 1', 'Sahyadri Electronics'),
    seesRole('button', 'Close'),
    performTables,
  ),
};

export const SparseData: Story = {
  args: { event: aMinimalEvent() },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await expect(canvas.getByLabelText('Start date')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Organizing unit' })).toHaveValue('');
  },
};

/** The event's unit and organizers are known even if the choices failed to load. */
export const Saves: Story = {
  tags: ['act'],
  args: { units: [] },
  play: sequence(
    seesRole('dialog'),
    hasValue('combobox', 'Organizing unit', 'Robotics Club'),
    ({ canvas }) => expect(canvas.getByRole('button', { name: 'Remove Priya Sharma' })).toBeInTheDocument(),
    async ({ canvas, userEvent, args }) => {
      const venue = await canvas.findByRole('textbox', { name: 'Venue' });
      await userEvent.clear(venue);
      await userEvent.type(venue, 'Senate Hall');
      await userEvent.click(canvas.getByRole('button', { name: 'Update Event' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          eventId: event._id,
          version: event.updated_at,
          input: expect.objectContaining({
            title: 'Line Follower Challenge',
            schedule: expect.objectContaining({ venue: 'Senate Hall', start: '2026-11-27T13:00:00.000Z' }),
          }),
        }),
      );
      await expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined);
    },
  ),
};

/** An organizer who is no longer a student is kept, and one without a name is 'User'. */
export const OrganizersOfBefore: Story = {
  args: {
    event: anEvent({
      organizers: [
        { _id: 'gone', personal_info: { name: 'Dev Malhotra' } },
        { _id: 'nameless', personal_info: { name: '' } },
      ],
    }),
  },
  play: sequence(
    async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Remove Dev Malhotra' })).toBeInTheDocument(),
    ({ canvas }) => expect(canvas.getByRole('button', { name: 'Remove User' })).toBeInTheDocument(),
    presses('Update Event'),
    callsOnce('onClose'),
    callsWith('onSubmit', expect.objectContaining({ input: expect.objectContaining({ organizers: ['gone', 'nameless'] }) })),
  ),
};

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

export const Refused: Story = {
  args: { onSubmit: rejecting(new RefusedEvent(403, 'You can manage events of your own unit only.')) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Event' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to submit event.');
    await expect(alert).toHaveTextContent('You can manage events of your own unit only.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await performTables(context);
  },
};

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

const typedOver: Story['play'] = async ({ canvas, userEvent }) => {
  const venue = await canvas.findByRole('textbox', { name: 'Venue' });
  await userEvent.clear(venue);
  await userEvent.type(venue, 'Senate Hall');
  await userEvent.click(canvas.getByRole('button', { name: 'Update Event' }));
  await expect(await canvas.findByText('Somebody else has changed this event in the meantime.')).toBeVisible();
};

export const Conflict: Story = {
  render: (args) => <ChangedMeanwhile {...args} />,
  play: async (context) => {
    await typedOver?.(context);
    const { canvas, args } = context;
    await expect(canvas.getByText('Your version differs in: Title, Venue.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Venue' })).toHaveValue('Senate Hall');
    await expect(args.onClose).not.toHaveBeenCalled();
    await performTables(context);
  },
};

export const KeepsMine: Story = {
  tags: ['act'],
  render: (args) => <ChangedMeanwhile {...args} />,
  play: async (context) => {
    await typedOver?.(context);
    const { canvas, userEvent, args } = context;
    await performTables(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Update Event' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        version: newer.updated_at,
        input: expect.objectContaining({ title: 'Line Follower Challenge', schedule: expect.objectContaining({ venue: 'Senate Hall' }) }),
      }),
    );
  },
};

export const LoadsTheirs: Story = {
  tags: ['act'],
  render: (args) => <ChangedMeanwhile {...args} />,
  play: async (context) => {
    await typedOver?.(context);
    const { canvas } = context;
    await performTables(context);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Line Follower Finals');
    await expect(canvas.getByRole('textbox', { name: 'Venue' })).toHaveValue('Main Auditorium');
    await expect(canvas.queryByText('Somebody else has changed this event in the meantime.')).not.toBeInTheDocument();
  },
};

export const Draft: Story = {
  tags: ['act'],
  args: { draft: { form: { ...toEventForm(event, 'Asia/Kolkata'), title: 'Line Followers' }, version: event.updated_at } },
  play: sequence(
    hasValue('textbox', 'Title', 'Line Followers'),
    presses('Discard draft'),
    hasValue('textbox', 'Title', 'Line Follower Challenge'),
  ),
};

/** The draft was based on an older version of the event. */
export const DraftOfAnOlderVersion: Story = {
  tags: ['act'],
  args: { ...Draft.args, event: newer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody else has changed this event in the meantime.')).toBeInTheDocument();
    await expect(canvas.getByText('Your version differs in: Title.')).toBeInTheDocument();
  },
};

function OpenedByButton(args: EventFormDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen && <EventFormDialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

export const Closes: Story = {
  tags: ['act'],
  render: (args) => <OpenedByButton {...args} />,
  play: sequence(
    presses('Edit'),
    types('Title', '!'),
    keys('{Escape}'),
    hasFocus('button', 'Edit'),
    ({ args }) =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ form: expect.objectContaining({ title: 'Line Follower Challenge!' }) }),
      ),
    // Cancel discards the input.
    presses('Edit'),
    types('Title', '!'),
    presses('Cancel'),
    hasFocus('button', 'Edit'),
    ({ args }) => expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined),
  ),
};
