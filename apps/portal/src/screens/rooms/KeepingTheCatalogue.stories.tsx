import { rooms } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aRoom, fixtureId, ROOMS } from '@quad/domain/fixtures';
import { act, hasDescription, loses, onPage, presses, sees, types, uploads } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RoomsPage } from './RoomsPage.tsx';

/** The president's catalogue of rooms, and the errors that the server may return. */
const meta = {
  title: 'Pages/Rooms/Keeping the catalogue',
  component: RoomsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/rooms?show=catalogue" />,
  beforeEach: backend(() => scenarios.president()),
} satisfies Meta<typeof RoomsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sees('Seminar Hall 2', '3 names that people typed are not in the catalogue.') };

const NOT_A_PHOTO = 'Please choose a JPEG, PNG or WebP image up to 5 MB.';

export const AddsAndArchives: Story = act(
  async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add room' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Robotics Lab');
    const added = aRoom({ _id: fixtureId('room', 9), name: 'Robotics Lab' });
    msw.use(mock(rooms.create).ok(added), mock(rooms.list).ok([...ROOMS, added]));
    await userEvent.click(await screen.findByRole('button', { name: 'Save room' }));
    await expect(await canvas.findByText('Robotics Lab')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
  async ({ canvas, msw, userEvent }) => {
    const archived = { ...ROOMS[0], is_archived: true };
    const button = await canvas.findByRole('button', { name: 'Archive Main Auditorium' });
    msw.use(mock(rooms.update).ok(archived), mock(rooms.list).ok([archived, ...ROOMS.slice(1)]));
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Make available again: Main Auditorium' })).toBeVisible();
  },
);

/** If the photo is refused, the room is already saved: the next attempt updates it. */
export const PhotoRefused: Story = acts(
  () => [mock(rooms.changePhoto).fails(415, NOT_A_PHOTO, 'UNSUPPORTED_MEDIA', { image: NOT_A_PHOTO })],
  presses('Add room'),
  onPage(types('Name', 'Robotics Lab'), uploads('Choose photo', new File(['png'], 'lab.png', { type: 'image/png' }))),
  async ({ userEvent, msw }) => {
    const added = aRoom({ _id: fixtureId('room', 9), name: 'Robotics Lab' });
    msw.use(mock(rooms.create).ok(added), mock(rooms.list).ok([...ROOMS, added]));
    await userEvent.click(screen.getByRole('button', { name: 'Save room' }));
    await expect(await screen.findByRole('dialog', { name: 'Edit room' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(new RegExp(NOT_A_PHOTO)));
    const changed = { ...added, photo: '/photos/lab.webp' };
    msw.use(mock(rooms.update).ok(added), mock(rooms.changePhoto).ok(changed), mock(rooms.list).ok([...ROOMS, changed]));
  },
  onPage(presses('Save room'), loses('dialog')),
);

const TAKEN = 'Another room in the catalogue has or had this name.';

export const NameTaken: Story = shows(
  () => [mock(rooms.create).fails(409, TAKEN, 'DUPLICATE', { name: TAKEN })],
  presses('Add room'),
  onPage(types('Name', 'Main Auditorium'), presses('Save room'), hasDescription('textbox', 'Name', TAKEN)),
);

/** Previews the merge, then merges. */
export const Merges: Story = acts(
  () => [mock(rooms.merge).ok(({ body }) => ({ room: ROOMS[0], requests: 4, conflicts: [], is_done: body.is_dry_run !== true }))],
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge names' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Main Audi' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Room' }), 'Main Auditorium');
    await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
    await expect(await screen.findByText('There are no conflicts. Requests that change to Main Auditorium: 4.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText('Merged into Main Auditorium. Requests: 4.')).toBeVisible();
  },
);

export const Empty: Story = shows(() => [mock(rooms.list).empty(), mock(rooms.typedNames).empty()], 'There are no rooms yet.');

export const Loading: Story = shows(() => [mock(rooms.list).loading()], sees('Loading rooms...'));
