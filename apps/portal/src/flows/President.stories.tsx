import { events, feedback, orgUnits, positions, roomRequests } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import {
  aFeedback,
  anEvent,
  aRoomRequest,
  aUnit,
  fixtureId,
  manyFeedbacks,
  manyPositionHolders,
  PEOPLE,
  studentReference,
  UNITS,
} from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { find, follow, goTo, STOPPABLE, stepsOf } from './steps.ts';

const asking = anEvent({ room_requests: [aRoomRequest()] });
const approved = anEvent({ room_requests: [aRoomRequest({ status: 'Approved', reviewed_by: PEOPLE.president._id })] });
const rival = anEvent({
  _id: fixtureId('event', 2),
  title: 'Monsoon Ragas',
  room_requests: [aRoomRequest({ _id: fixtureId('roomRequest', 2) })],
});
const TAKEN = "Room Main Auditorium is already booked for 'Line Follower Challenge' on Nov 27, 2026 at 6:30 pm.";

/** What the president comes for. Each step says what the server knows by then. */
const meta = {
  title: 'Flows/President',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(() => scenarios.president({ events: [asking, rival] }))],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: (context: StoryContext) => Promise<void> };

async function review({ canvas, userEvent }: StoryContext, title: string) {
  const card = within(await canvas.findByRole('article', { name: title }));
  await userEvent.click(await card.findByRole('button', { name: 'Manage Requests' }));
  return within(await canvas.findByRole('dialog', { name: `Requests for: ${title}` }));
}

export const ApprovesARoom: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the events', async () => {
      await goTo(context, 'Events', 'Welcome to the Events Section');
      await expect(await canvas.findAllByText('Pending')).toHaveLength(2);
    });
    await step('Opens the requests of one', async () => {
      const dialog = await review(context, 'Line Follower Challenge');
      await expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
    });
    await step('Approves', async () => {
      msw.use(mock(roomRequests.decide).ok(approved), mock(events.all).ok([approved]));
      const dialog = within(canvas.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
      await expect(await dialog.findByText('Approved')).toBeVisible();
    });
    await step('Closes the dialog: the card says so, too', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(within(canvas.getByRole('article', { name: 'Line Follower Challenge' })).getByText('Approved')).toBeVisible();
    });
  },
};

/** Goes on with the other event, which asks for the same room at the same time. */
export const RejectsADoubleBooking: Story = {
  play: async (context) => {
    await ApprovesARoom.play(context);
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Opens the requests of the other: the clash is shown', async () => {
      const dialog = await review(context, 'Monsoon Ragas');
      await expect(await dialog.findByText(TAKEN)).toBeVisible();
    });
    await step('Approves all the same, and is refused', async () => {
      msw.use(mock(roomRequests.decide).fails(409, TAKEN, 'ROOM_TAKEN'));
      const dialog = within(canvas.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(TAKEN);
    });
    await step('Rejects', async () => {
      const rejected = { ...rival, room_requests: [{ ...rival.room_requests[0], status: 'Rejected', reviewed_by: PEOPLE.president._id }] };
      msw.use(mock(roomRequests.decide).ok(rejected as typeof rival));
      const dialog = within(canvas.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Reject' }));
      await expect(await dialog.findByText('Rejected')).toBeVisible();
    });
  },
};

const WAITING = 'Line Follower Challenge wants Main Auditorium';

/** All that waits, of every kind, where it is decided. */
export const DecidesInTheInbox: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Opens the inbox', async () => {
      await follow(context, 'Inbox 6 wait for you', 'Inbox');
      await expect(await canvas.findByRole('button', { name: WAITING })).toBeVisible();
    });
    await step('Approves: for a moment it can be taken back', async () => {
      msw.use(mock(roomRequests.decide).ok(approved));
      await userEvent.click(await canvas.findByRole('button', { name: `Approve: ${WAITING}` }));
      await expect(await canvas.findByText(`Approved: ${WAITING}`)).toBeVisible();
    });
    await step('Goes on to the rooms: the decision is sent', async () => {
      await find(context, 'rooms', 'Rooms', 'Rooms');
      await expect(await canvas.findByRole('link', { name: 'Inbox 5 wait for you' })).toBeVisible();
    });
  },
};

const complaint = aFeedback({ comments: 'Add two speakers.' });

export const ResolvesFeedback: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the feedback', async () => {
      msw.use(mock(feedback.list).ok([complaint, ...manyFeedbacks(4).slice(1)]));
      await goTo(context, 'Feedback', 'Welcome to the Feedback Section');
      await expect(await canvas.findByText('Showing 4 of 4 feedbacks')).toBeVisible();
    });
    await step('Filters by what is open', async () => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Not Resolved');
      await expect(await canvas.findByText('Showing 3 of 4 feedbacks')).toBeVisible();
    });
    await step('Writes down what was done', async () => {
      const row = (await canvas.findByText('Add two speakers.', { selector: 'li *' })).closest('li') as HTMLElement;
      await userEvent.click(within(row).getByRole('button', { name: 'Update' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Actions taken' }), 'Two speakers were added.');
    });
    await step('Sends it: it leaves the list', async () => {
      const resolved = {
        ...complaint,
        is_resolved: true,
        actions_taken: 'Two speakers were added.',
        resolved_by: studentReference(PEOPLE.president),
      };
      msw.use(mock(feedback.resolve).ok({ message: 'Resolved.', feedback: resolved }));
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText('Showing 2 of 4 feedbacks')).toBeVisible();
    });
  },
};

export const AddsACouncil: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the clubs', async () => {
      await goTo(context, 'Clubs', 'Welcome to the Clubs Section');
      await expect(await canvas.findByRole('list', { name: 'Units of Sports Council' })).toBeVisible();
    });
    await step('Fills in the form', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Organization name' }), 'Research Council');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Organization type' }), 'Council');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'academic');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Contact email' }), 'research@campus.example');
    });
    await step('Sends it, and sees it among the units', async () => {
      const council = aUnit({
        _id: fixtureId('unit', 99),
        name: 'Research Council',
        type: 'Council',
        category: 'academic',
        parent_unit_id: null,
      });
      msw.use(mock(orgUnits.create).ok(council), mock(orgUnits.list).ok([...UNITS, council]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Organization' }));
      await expect(await canvas.findByText('Organizational unit created successfully!')).toBeVisible();
      await expect(await canvas.findByText('Research Council', { selector: 'summary *' })).toBeVisible();
    });
  },
};

export const AppointsAHolder: Story = {
  beforeEach: backend(() => scenarios.president({ holders: manyPositionHolders(2) })),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the positions', async () => {
      await goTo(context, 'PORs', 'Welcome to the PORs Section');
      await expect(await canvas.findByText('Showing 2 of 2 position holders')).toBeVisible();
    });
    await step('Chooses who, what and when', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Position' }));
      await canvas.findByRole('form', { name: 'Add Position Holder' });
      for (const [name, typed] of [
        ['User', 'diya'],
        ['Position', 'workshop'],
      ] as const) {
        await userEvent.type(await canvas.findByRole('combobox', { name }), typed);
        await canvas.findAllByRole('option', { name: new RegExp(typed, 'i') });
        await userEvent.keyboard('{ArrowDown}{Enter}');
      }
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Tenure year' }), '2024-2025');
    });
    await step('Appoints', async () => {
      msw.use(mock(positions.holders).ok(manyPositionHolders(3)));
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Position Holder' }));
      await expect(await canvas.findByText('Position Holder created successfully!')).toBeVisible();
    });
    await step('Finds the holder in the records', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View Position' }));
      await expect(await canvas.findByText('Showing 3 of 3 position holders')).toBeVisible();
    });
  },
};
