import { roomRequests, rooms } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRoomUse, busyRooms, campusMoment, manyRooms, PEOPLE, roomUses } from '@quad/domain/fixtures';
import { act, focuses, keys, lacks, lacksText, onPage, plays, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { acts, backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RoomsPage } from './RoomsPage.tsx';

const NAMELESS = roomUses().map((use) => ({ ...use, title: null, event_id: null, is_mine: false, may_release: false }));
const event = anEvent({ schedule: { start: campusMoment(0, '18:00'), end: campusMoment(0, '20:00'), venue: 'Main Auditorium' } });
const coordinator = () => scenarios.coordinator({ events: [event] });

const meta = {
  title: 'Pages/Rooms/RoomsPage',
  component: RoomsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/rooms" />,
  beforeEach: backend(coordinator),
} satisfies Meta<typeof RoomsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const TODAY = 'Rooms, Friday, 20 November 2026';

/** Requests Workshop Bay from 3:30 pm to 4:30 pm with the keyboard. */
const ask = sequence(
  focuses('gridcell', '3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov'),
  keys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}{ArrowRight}{Enter}'),
);

export const Default: Story = plays(
  seesTitle('Rooms'),
  seesRole('grid', TODAY),
  sees('Choose when you need a room; the request is sent in the name of one of your events.'),
);

/** A student sees when rooms are taken, but not by which event. */
export const Student: Story = shows(
  () => [mock(rooms.uses).ok(NAMELESS), ...scenarios.student()],
  seesRole('grid', TODAY),
  sees('See when rooms are free, requested or booked.'),
  lacksText('Winter Play'),
  lacks('button', 'Catalogue'),
);

export const President: Story = {
  beforeEach: backend(() => scenarios.president()),
  play: sequence(seesRole('grid', TODAY), seesRole('button', 'Catalogue'), sees('See when rooms are free, requested or booked.')),
};

export const Week: Story = {
  render: () => <Portal path="/rooms?view=week&day=2026-11-22" />,
  beforeEach: backend(() => [
    mock(rooms.list).ok(manyRooms(200)),
    mock(rooms.uses).ok(busyRooms(manyRooms(200))),
    ...scenarios.coordinator({ events: [event] }),
  ]),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Rooms, 22–28 November 2026' });
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
  },
};

export const NoEventNeedsARoom: Story = {
  beforeEach: backend(() => scenarios.coordinator({ events: [] })),
  play: sequence(ask, onPage(seesRole('dialog', 'No event needs a room'))),
};

/** The president approves the selected request. */
export const Approves: Story = acts(
  () => [
    mock(rooms.uses).ok([
      aRoomUse({ starts_at: campusMoment(0, '15:00'), ends_at: campusMoment(0, '17:00'), status: 'Pending', may_decide: true }),
    ]),
    mock(roomRequests.decide).ok(event),
    ...scenarios.president(),
  ],
  async ({ canvas, userEvent, msw }) => {
    (await canvas.findByRole('gridcell', { name: '3:00 pm to 5:00 pm, requested: Winter Play, Main Auditorium, Fri, 20 Nov' })).focus();
    await userEvent.keyboard('{Enter}');
    const approve = await screen.findByRole('button', { name: 'Approve' });
    msw.use(mock(rooms.uses).ok([aRoomUse({ starts_at: campusMoment(0, '15:00'), ends_at: campusMoment(0, '17:00'), may_release: true })]));
    await userEvent.click(approve);
    await expect(await screen.findByRole('button', { name: 'Release booking' })).toBeVisible();
  },
);

/** The requester releases a booking. */
export const Releases: Story = acts(
  () => [
    mock(rooms.uses).ok([
      aRoomUse({ starts_at: campusMoment(0, '15:00'), ends_at: campusMoment(0, '17:00'), is_mine: true, may_release: true }),
    ]),
    mock(roomRequests.release).ok(event),
  ],
  focuses('gridcell', '3:00 pm to 5:00 pm, yours: Winter Play, Main Auditorium, Fri, 20 Nov'),
  keys('{Enter}'),
  onPage(presses('Release booking'), seesRole('alertdialog')),
  ({ msw }) => msw.use(mock(rooms.uses).empty()),
  onPage(presses('Release booking'), sees('Nothing is booked or requested any more.')),
);

const TAKEN = `Room Main Auditorium is already booked for 'Monsoon Ragas' on Nov 20, 2026 at 4:00 pm.`;

export const Refused: Story = shows(
  () => [
    mock(rooms.uses).ok([
      aRoomUse({ starts_at: campusMoment(0, '15:00'), ends_at: campusMoment(0, '17:00'), status: 'Pending', may_decide: true }),
    ]),
    mock(roomRequests.decide).fails(409, TAKEN, 'ROOM_TAKEN'),
    ...scenarios.president(),
  ],
  focuses('gridcell', '3:00 pm to 5:00 pm, requested: Winter Play, Main Auditorium, Fri, 20 Nov'),
  keys('{Enter}'),
  onPage(presses('Approve'), says(TAKEN)),
);

export const OnAPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  beforeEach: backend(() => [mock(rooms.uses).ok(roomUses()), ...scenarios.as(PEOPLE.coordinator)]),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(rooms.list).empty(), mock(rooms.uses).empty(), ...scenarios.president()]),
  play: sees('There are no rooms yet.', 'Add the rooms of the campus, so that people see when they are free.'),
};

export const Failed: Story = { beforeEach: backend(() => [mock(rooms.uses).offline()]), play: says('Failed to load the rooms.') };

export const Retried: Story = act(
  { ...Failed },
  retries('Failed to load the rooms.', () => [mock(rooms.uses).ok(roomUses())]),
  seesRole('grid', TODAY),
);
