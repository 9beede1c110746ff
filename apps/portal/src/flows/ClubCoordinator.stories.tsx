import { checkIns, events, feedback, roomRequests, skills } from '@quad/api-client/contract';
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
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { clearDevice } from '../screens/check-in/scanStore.ts';
import { backend, PAGE } from '../stories/backend.ts';
import { heldBefore } from '../stories/heldBefore.ts';
import { Portal } from '../stories/Portal.tsx';
import { find, firstButton, follow, goTo, STOPPABLE, stepsOf } from './steps.ts';

/** What the coordinator of a club comes for: here of the Robotics Club. Each step says what the server knows by then. */
const meta = {
  title: 'Flows/Club coordinator',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(() => scenarios.coordinator({ events: [] }))],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: (context: StoryContext) => Promise<void> };

const planned = anEvent({ title: 'Sumo Bots' });

export const PlansAnEvent: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the events, of which there are none', async () => {
      await goTo(context, 'Events', 'Welcome to the Events Section');
      await expect(await canvas.findByText('No events found')).toBeVisible();
    });
    await step('Fills in the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Event' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sumo Bots');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'technical');
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Organizing unit' }));
      await userEvent.click(await canvas.findByRole('option', { name: /^Robotics Club/ }));
    });
    await step('Sends it, and sees it in the list', async () => {
      msw.use(mock(events.byRole).ok([planned]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Event' }));
      await expect(await canvas.findByRole('article', { name: 'Sumo Bots' })).toBeVisible();
    });
  },
};

/** Goes on with the event that was planned. */
export const AsksForARoom: Story = {
  play: async (context) => {
    await PlansAnEvent.play(context);
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Opens the dialog on the card', async () => {
      await userEvent.click(await firstButton(context, '+ Request Room'));
      await expect(await canvas.findByRole('dialog', { name: 'Request a Room' })).toHaveAccessibleDescription('For Sumo Bots');
    });
    await step('Asks for the auditorium', async () => {
      msw.use(mock(roomRequests.create).ok({ ...planned, room_requests: [aRoomRequest()] }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Main Auditorium');
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }));
      await expect(await canvas.findByText('Pending')).toBeVisible();
    });
  },
};

export const MovesAnEvent: Story = {
  beforeEach: backend(() => scenarios.coordinator({ events: [anEvent()] })),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the events', async () => {
      await goTo(context, 'Events', 'Welcome to the Events Section');
      await expect(await canvas.findByRole('article', { name: 'Line Follower Challenge' })).toBeVisible();
    });
    await step('Changes the venue', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'Edit Event' }));
      const venue = dialog.getByRole('textbox', { name: 'Venue' });
      await userEvent.clear(venue);
      await userEvent.type(venue, 'Senate Hall');
    });
    await step('Saves, and reads it on the card', async () => {
      const moved = anEvent({ schedule: { ...anEvent().schedule, venue: 'Senate Hall' } });
      msw.use(mock(events.update).ok({ message: 'Event updated successfully!', event: moved }), mock(events.byRole).ok([moved]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Update Event' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText(/Senate Hall/)).toBeVisible();
    });
  },
};

export const EndorsesASkill: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the endorsements', async () => {
      msw.use(mock(skills.unendorsedOfUsers).ok(manyUserSkills(2)));
      await goTo(context, 'Endorsements', 'Welcome to the Endorsements Section');
      await expect(await canvas.findByRole('tab', { name: 'User skills (2)' })).toBeVisible();
    });
    await step('Endorses the first', async () => {
      await userEvent.click(await firstButton(context, 'Endorse'));
      await expect(await canvas.findByRole('tab', { name: 'User skills (1)' })).toBeVisible();
    });
    await step('Endorses the next: the focus is there already', async () => {
      await waitFor(async () => expect(await firstButton(context, 'Endorse')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('No Pending Endorsements')).toBeVisible();
    });
  },
};

const complaint = aFeedback({ comments: 'Add two speakers.' });

export const ResolvesFeedback: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the feedback', async () => {
      msw.use(mock(feedback.list).ok([complaint]));
      await goTo(context, 'Feedback', 'Welcome to the Feedback Section');
      await expect(await canvas.findByText('Showing 1 of 1 feedbacks')).toBeVisible();
    });
    await step('Writes down what was done', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Actions taken' }), 'Two speakers were added.');
    });
    await step('Sends it: the item is resolved where it stands', async () => {
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
    });
  },
};

const tonight = anEvent({ schedule: { start: campusMoment(0, '18:00'), end: campusMoment(0, '20:00'), venue: 'Main Auditorium' } });

/** From a free half hour of the day to the request, in which room and time are filled in. */
export const FindsAFreeRoom: Story = {
  beforeEach: backend(() => scenarios.coordinator({ events: [tonight] })),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Finds the rooms by two keys and a word', async () => {
      await find(context, 'rooms', 'Rooms', 'Rooms');
      await expect(await canvas.findByRole('grid', { name: 'Rooms, Friday, 20 November 2026' })).toBeVisible();
    });
    await step('Chooses an hour of the workshop', async () => {
      (await canvas.findByRole('gridcell', { name: '3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov' })).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}{ArrowRight}{Enter}');
      await expect(await canvas.findByText('Workshop Bay is free then.')).toBeVisible();
    });
    await step('Asks for it', async () => {
      msw.use(mock(roomRequests.create).ok({ ...tonight, room_requests: [aRoomRequest({ room: 'Workshop Bay' })] }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** The evening of the event, at the door: the desk is a page of its own, because only that one may ask for a camera. */
export const ChecksPeopleIn: Story = {
  render: () => <Portal path={`/check-in/${tonight._id}`} />,
  beforeEach: [backend(() => scenarios.coordinator({ events: [tonight] })), clearDevice, heldBefore(aCheckInToken())],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Sees how many are in', async () => {
      await expect(await canvas.findByText('12 of 40 are in')).toBeVisible();
    });
    await step('Holds a code before the camera', async () => {
      msw.use(mock(checkIns.checkIn).ok(() => aCheckInAnswer()));
      await userEvent.click(await canvas.findByRole('button', { name: 'Start the camera' }));
      await expect(await canvas.findByText('Checked in')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Stop the camera' }));
    });
    await step('Goes back to the participants', async () => {
      await follow(context, 'Back to the participants', 'Participants');
      await expect(await canvas.findByText('12 students')).toBeVisible();
    });
  },
};
