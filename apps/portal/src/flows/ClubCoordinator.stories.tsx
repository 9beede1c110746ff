import { events, feedback, roomRequests, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aFeedback, anEvent, aRoomRequest, manyUserSkills, PEOPLE, studentReference } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { firstButton, goTo, STOPPABLE, stepsOf } from './steps.ts';

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
      await userEvent.click(canvas.getByRole('button', { name: 'Add Event' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sumo Bots');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'technical');
      await userEvent.click(canvas.getByRole('combobox', { name: 'Organizing unit' }));
      await userEvent.click(await canvas.findByRole('option', { name: /^Robotics Club/ }));
    });
    await step('Sends it, and sees it in the list', async () => {
      msw.use(mock(events.byRole).ok([planned]));
      await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));
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
      await userEvent.type(canvas.getByRole('textbox', { name: 'Room/Venue Name' }), 'Main Auditorium');
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
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
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'Edit Event' }));
      const venue = dialog.getByRole('textbox', { name: 'Venue' });
      await userEvent.clear(venue);
      await userEvent.type(venue, 'Senate Hall');
    });
    await step('Saves, and reads it on the card', async () => {
      const moved = anEvent({ schedule: { ...anEvent().schedule, venue: 'Senate Hall' } });
      msw.use(mock(events.update).ok({ message: 'Event updated successfully!', event: moved }), mock(events.byRole).ok([moved]));
      await userEvent.click(canvas.getByRole('button', { name: 'Update Event' }));
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
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
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
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText('Resolved', { selector: 'li *' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    });
  },
};
