import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent } from '@quad/domain/fixtures';
import { act, type Context, hasAttribute, plays, presses, sees, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsPage } from './EventsPage.tsx';

const coordinator = () => scenarios.coordinator({ events: [anEvent()] });
const moved = anEvent({ schedule: { ...anEvent().schedule, venue: 'Senate Hall' }, updated_at: '2026-11-20T08:00:00.000Z' });
const changedByAnother = anEvent({ title: 'Line Follower Finals', updated_at: '2026-11-20T08:00:00.000Z' });
const STALE = 'Somebody else has changed this event in the meantime. Reload it and try again.';

/** 'Edit Event' over the events, and the errors that the server may return. */
const meta = {
  title: 'Pages/Events/Editing an event',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
  beforeEach: [() => sessionStorage.clear(), backend(coordinator)],
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<Context, 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  return within(await canvas.findByRole('dialog', { name: 'Edit Event' }));
}

async function moveToAnotherVenue(context: Played) {
  const dialog = await open(context);
  const venue = dialog.getByRole('textbox', { name: 'Venue' });
  await context.userEvent.clear(venue);
  await context.userEvent.type(venue, 'Senate Hall');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Update Event' }));
  return dialog;
}

/** Saves another venue once the list has loaded. The response and the refetched list both have it. */
async function saveAnotherVenue(context: Context) {
  await context.canvas.findByRole('button', { name: 'Edit' });
  context.msw.use(mock(events.update).ok({ message: 'Event updated successfully!', event: moved }), mock(events.byRole).ok([moved]));
  await moveToAnotherVenue(context);
}

export const Default: Story = plays(async (context) => {
  const dialog = await open(context);
  await expect(await dialog.findByRole('textbox', { name: 'Title' })).toHaveValue('Line Follower Challenge');
  await expect(await dialog.findByRole('combobox', { name: 'Organizing unit' })).toHaveValue('Robotics Club');
  await expect(await dialog.findByRole('button', { name: 'Remove Priya Sharma' })).toBeInTheDocument();
});

/** The president and another GenSec can edit too; nobody can delete. */
export const ByThePresident: Story = shows(
  () => scenarios.president({ events: [anEvent()] }),
  saveAnotherVenue,
  sees('Senate Hall'),
  hasAttribute('button', 'Delete', 'aria-disabled', 'true'),
  presses('Delete'),
  seesRole('article', 'Line Follower Challenge'),
);

/** The typed changes are kept, and the person decides which version wins. */
export const ChangedMeanwhile: Story = plays(async (context) => {
  const { canvas, msw } = context;
  await canvas.findByRole('button', { name: 'Edit' });
  msw.use(mock(events.update).fails(412, STALE, 'STALE'), mock(events.byRole).ok([changedByAnother]));
  const dialog = await moveToAnotherVenue(context);
  await expect(await dialog.findByText('Somebody else has changed this event in the meantime.')).toBeVisible();
  await expect(await dialog.findByText('Your version differs in: Title, Venue.')).toBeVisible();
  await expect(await dialog.findByRole('textbox', { name: 'Venue' })).toHaveValue('Senate Hall');
});

/** Closed by mistake and opened again: the typed changes are still there. */
export const DraftRestored: Story = act(async (context) => {
  const { canvas, userEvent } = context;
  const dialog = await open(context);
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), ', round two');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await open(context);
  await expect(await again.findByRole('textbox', { name: 'Title' })).toHaveValue('Line Follower Challenge, round two');
  await userEvent.click(await again.findByRole('button', { name: 'Discard draft' }));
  await expect(await again.findByRole('textbox', { name: 'Title' })).toHaveValue('Line Follower Challenge');
});
