import { events, orgUnits, positions, roomRequests } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRoomRequest, aUnit, fixtureId, manyPositionHolders, PEOPLE, UNITS } from '@quad/domain/fixtures';
import { type Context, inside, keys, loses, type Play, presses, says, sees, seesRole, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { followLink, openSection, STOPPABLE, searchFor, step } from './steps.ts';

const asking = anEvent({ room_requests: [aRoomRequest()] });
const approved = anEvent({ room_requests: [aRoomRequest({ status: 'Approved', reviewed_by: PEOPLE.president._id })] });
const rival = anEvent({
  _id: fixtureId('event', 2),
  title: 'Monsoon Ragas',
  room_requests: [aRoomRequest({ _id: fixtureId('roomRequest', 2) })],
});
const TAKEN = "Room Main Auditorium is already booked for 'Line Follower Challenge' on Nov 27, 2026 at 6:30 pm.";

/** What the president does. Each step sets what the server knows at that point. */
const meta = {
  title: 'Flows/President',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(() => scenarios.president({ events: [asking, rival] }))],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: Play };

async function review({ canvas, userEvent }: Context, title: string) {
  const card = within(await canvas.findByRole('article', { name: title }));
  await userEvent.click(await card.findByRole('button', { name: 'Manage Requests' }));
  return within(await canvas.findByRole('dialog', { name: `Requests for: ${title}` }));
}

export const ApprovesARoom: Story = {
  play: sequence(
    step('Goes to the events', openSection('Events', 'Welcome to the Events Section'), async ({ canvas }) =>
      expect(await canvas.findAllByText('Rooms: 1 pending')).toHaveLength(2),
    ),
    step('Opens the requests of one', async (context) => {
      const dialog = await review(context, 'Line Follower Challenge');
      await expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
    }),
    step(
      'Approves',
      ({ msw }) => msw.use(mock(roomRequests.decide).ok(approved), mock(events.all).ok([approved])),
      inside('dialog', undefined, presses('Approve'), sees('Approved')),
    ),
    step('Closes the dialog: the card says so, too', keys('{Escape}'), loses('dialog'), ({ canvas }) =>
      expect(within(canvas.getByRole('article', { name: 'Line Follower Challenge' })).getByText('Rooms: 1 approved')).toBeVisible(),
    ),
  ),
};

/** Continues with the other event, which requests the same room at the same time. */
export const RejectsADoubleBooking: Story = {
  play: sequence(
    ApprovesARoom.play,
    step('Opens the requests of the other: the clash is shown', async (context) => {
      const dialog = await review(context, 'Monsoon Ragas');
      await expect(await dialog.findByText(TAKEN)).toBeVisible();
    }),
    step(
      'Approves all the same, and is refused',
      ({ msw }) => msw.use(mock(roomRequests.decide).fails(409, TAKEN, 'ROOM_TAKEN')),
      inside('dialog', undefined, presses('Approve'), says(TAKEN)),
    ),
    step('Rejects', async ({ canvas, msw, userEvent }) => {
      const rejected = { ...rival, room_requests: [{ ...rival.room_requests[0], status: 'Rejected', reviewed_by: PEOPLE.president._id }] };
      msw.use(mock(roomRequests.decide).ok(rejected as typeof rival));
      const dialog = within(canvas.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Reject' }));
      await expect(await dialog.findByText('Rejected')).toBeVisible();
    }),
  ),
};

const WAITING = 'Line Follower Challenge wants Main Auditorium';

/** Decides pending items of every kind in the inbox. */
export const DecidesInTheInbox: Story = {
  play: sequence(
    step('Opens the inbox', followLink('Inbox 6 wait for you', 'Inbox'), seesRole('button', WAITING)),
    step(
      'Approves: for a moment it can be taken back',
      ({ msw }) => msw.use(mock(roomRequests.decide).ok(approved)),
      presses(`Approve: ${WAITING}`),
      sees(`Approved: ${WAITING}`),
    ),
    step('Goes on to the rooms: the decision is sent', searchFor('rooms', 'Rooms', 'Rooms'), seesRole('link', 'Inbox 5 wait for you')),
  ),
};

export const AddsACouncil: Story = {
  play: sequence(
    step('Goes to the clubs', openSection('Clubs', 'Welcome to the Clubs Section'), seesRole('list', 'Units of Sports Council')),
    step(
      'Fills in the form',
      types('Organization name', 'Research Council'),
      selects('Organization type', 'Council'),
      selects('Category', 'academic'),
      types('Contact email', 'research@campus.example'),
    ),
    step('Sends it, and sees it among the units', async ({ canvas, msw, userEvent }) => {
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
    }),
  ),
};

export const AppointsAHolder: Story = {
  beforeEach: backend(() => scenarios.president({ holders: manyPositionHolders(2) })),
  play: sequence(
    step('Goes to the positions', openSection('PORs', 'Welcome to the PORs Section'), sees('Showing 2 of 2 position holders')),
    step('Chooses who, what and when', async ({ canvas, userEvent }) => {
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
    }),
    step(
      'Appoints',
      ({ msw }) => msw.use(mock(positions.holders).ok(manyPositionHolders(3))),
      presses('Add Position Holder'),
      sees('Position Holder created successfully!'),
    ),
    step('Finds the holder in the records', presses('View Position'), sees('Showing 3 of 3 position holders')),
  ),
};
