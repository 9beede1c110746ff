import { checkIns, events, feedback, roomRequests, skills } from '@quad/api-client/contract';
import { clearDevice } from '@quad/api-client/hooks/check-in';
import { mock, scenarios } from '@quad/api-client/mocks';
import {
  aCheckInAnswer,
  aCheckInToken,
  aFeedback,
  anEvent,
  aRoomRequest,
  campusMoment,
  manyUserSkills,
  PEOPLE,
  studentReference,
} from '@quad/domain/fixtures';
import { keys, loses, type Play, presses, sees, seesRole, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { showToCamera } from '../stories/showToCamera.ts';
import { firstButton, followLink, openSection, STOPPABLE, searchFor, step } from './steps.ts';

/** What the coordinator of a club does; here of the Robotics Club. Each step sets what the server knows at that point. */
const meta = {
  title: 'Flows/Club coordinator',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(() => scenarios.coordinator({ events: [] }))],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: Play };

const planned = anEvent({ title: 'Sumo Bots' });

export const PlansAnEvent: Story = {
  play: sequence(
    step('Goes to the events, of which there are none', openSection('Events', 'Welcome to the Events Section'), sees('No events found')),
    step(
      'Fills in the form',
      presses('Add Event'),
      types('Title', 'Sumo Bots'),
      selects('Category', 'technical'),
      presses('Organizing unit', 'combobox'),
      presses(/^Robotics Club/, 'option'),
    ),
    step(
      'Sends it, and sees it in the list',
      ({ msw }) => msw.use(mock(events.byRole).ok([planned])),
      presses('Create Event'),
      seesRole('article', 'Sumo Bots'),
    ),
  ),
};

/** Continues with the event that was planned. */
export const AsksForARoom: Story = {
  play: sequence(
    PlansAnEvent.play,
    step('Opens the dialog on the card', async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(await firstButton(context, '+ Request Room'));
      await expect(await canvas.findByRole('dialog', { name: 'Request a Room' })).toHaveAccessibleDescription('For Sumo Bots');
    }),
    step(
      'Asks for the auditorium',
      ({ msw }) => msw.use(mock(roomRequests.create).ok({ ...planned, room_requests: [aRoomRequest()] })),
      types('Room/Venue Name', 'Main Auditorium'),
      presses('Submit Request'),
      sees('Rooms: 1 pending'),
    ),
  ),
};

export const MovesAnEvent: Story = {
  beforeEach: backend(() => scenarios.coordinator({ events: [anEvent()] })),
  play: sequence(
    step('Goes to the events', openSection('Events', 'Welcome to the Events Section'), seesRole('article', 'Line Follower Challenge')),
    step('Changes the venue', async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'Edit Event' }));
      const venue = dialog.getByRole('textbox', { name: 'Venue' });
      await userEvent.clear(venue);
      await userEvent.type(venue, 'Senate Hall');
    }),
    step('Saves, and reads it on the card', async ({ canvas, msw, userEvent }) => {
      const moved = anEvent({ schedule: { ...anEvent().schedule, venue: 'Senate Hall' } });
      msw.use(mock(events.update).ok({ message: 'Event updated successfully!', event: moved }), mock(events.byRole).ok([moved]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Update Event' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText(/Senate Hall/)).toBeVisible();
    }),
  ),
};

export const EndorsesASkill: Story = {
  play: sequence(
    step(
      'Goes to the endorsements',
      ({ msw }) => msw.use(mock(skills.unendorsedOfUsers).ok(manyUserSkills(2))),
      openSection('Endorsements', 'Welcome to the Endorsements Section'),
      seesRole('tab', 'User skills (2)'),
    ),
    step('Endorses the first', async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(await firstButton(context, 'Endorse'));
      await expect(await canvas.findByRole('tab', { name: 'User skills (1)' })).toBeVisible();
    }),
    step(
      'Endorses the next: the focus is there already',
      async (context) => waitFor(async () => expect(await firstButton(context, 'Endorse')).toHaveFocus()),
      keys('{Enter}'),
      sees('No Pending Endorsements'),
    ),
  ),
};

const complaint = aFeedback({ comments: 'Add two speakers.' });

export const ResolvesFeedback: Story = {
  play: sequence(
    step(
      'Goes to the feedback',
      ({ msw }) => msw.use(mock(feedback.list).ok([complaint])),
      openSection('Feedback', 'Welcome to the Feedback Section'),
      sees('Showing 1 of 1 feedbacks'),
    ),
    step('Writes down what was done', presses('Update'), types('Actions taken', 'Two speakers were added.')),
    step('Sends it: the item is resolved where it stands', async ({ canvas, msw, userEvent }) => {
      const resolved = {
        ...complaint,
        is_resolved: true,
        actions_taken: 'Two speakers were added.',
        resolved_by: studentReference(PEOPLE.coordinator),
      };
      msw.use(mock(feedback.resolve).ok({ message: 'Resolved.', feedback: resolved }));
      const dialog = within(canvas.getByRole('dialog', { name: 'mark as resolved' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText('Resolved', { selector: 'li *' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    }),
  ),
};

const tonight = anEvent({ schedule: { start: campusMoment(0, '18:00'), end: campusMoment(0, '20:00'), venue: 'Main Auditorium' } });

/** From a free half hour of the day to the request, with room and time already filled in. */
export const FindsAFreeRoom: Story = {
  beforeEach: backend(() => scenarios.coordinator({ events: [tonight] })),
  play: sequence(
    step(
      'Finds the rooms by two keys and a word',
      searchFor('rooms', 'Rooms', 'Rooms'),
      seesRole('grid', 'Rooms, Friday, 20 November 2026'),
    ),
    step(
      'Chooses an hour of the workshop',
      async ({ canvas }) =>
        (await canvas.findByRole('gridcell', { name: '3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov' })).focus(),
      keys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}{ArrowRight}{Enter}'),
      sees('Workshop Bay is free at that time.'),
    ),
    step(
      'Asks for it',
      ({ msw }) => msw.use(mock(roomRequests.create).ok({ ...tonight, room_requests: [aRoomRequest({ room: 'Workshop Bay' })] })),
      presses('Submit Request'),
      loses('dialog'),
    ),
  ),
};

/** Check-in at the door on the evening of the event. The desk is a separate page, because only that page may use the camera. */
export const ChecksPeopleIn: Story = {
  render: () => <Portal path={`/check-in/${tonight._id}`} />,
  beforeEach: [backend(() => scenarios.coordinator({ events: [tonight] })), clearDevice, showToCamera(aCheckInToken())],
  play: sequence(
    step('Sees how many are in', sees('12 of 40 are in')),
    step(
      'Holds a code before the camera',
      ({ msw }) => msw.use(mock(checkIns.checkIn).ok(() => aCheckInAnswer())),
      presses('Start the camera'),
      sees('Checked in'),
      presses('Stop the camera'),
    ),
    step('Goes back to the participants', followLink('Back to the participants', 'Participants'), sees('12 students')),
  ),
};
