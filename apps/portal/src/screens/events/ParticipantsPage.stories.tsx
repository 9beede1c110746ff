import { events, registrations } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyRegistrations } from '@quad/domain/fixtures';
import { act, hasAttribute, loses, plays, presses, says, sees, seesRole, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { savesLines } from '../../stories/savedFile.ts';
import { ParticipantsPage } from './ParticipantsPage.tsx';

const event = anEvent();
const campus = { events: [event] };

const meta = {
  title: 'Pages/Events/ParticipantsPage',
  component: ParticipantsPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}/participants`} />,
  beforeEach: backend(() => scenarios.president(campus)),
} satisfies Meta<typeof ParticipantsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('heading', { level: 1, name: 'Participants' }),
  // Includes the header row.
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13)),
  sees('12 students'),
  hasAttribute('link', 'Back to Line Follower Challenge', 'href', `/events/${event._id}`),
);

/** Somebody else has just added them. */
export const AddingIsRefused: Story = shows(
  () => [mock(registrations.add).fails(409, 'This student is already on the list.', 'DUPLICATE')],
  presses('Add student'),
  types('Student', 'priya', 'combobox'),
  presses(/Priya Sharma/, 'option'),
  async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Add a student' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add student' }).find((button) => dialog.contains(button)) ?? dialog);
  },
  says('This student is already on the list.'),
);

export const Removes: Story = acts(
  () => {
    let entries = manyRegistrations(3, 2);
    return [
      mock(registrations.list).ok(() => entries),
      mock(registrations.remove).ok(({ params }) => {
        entries = entries.filter(({ _id }) => _id !== params.userId).map((entry) => ({ ...entry, state: 'registered', position: null }));
        return { message: 'The student was removed from the list and is told why.' };
      }),
    ];
  },
  sees('Number 1 in line'),
  async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Remove' });
    if (!first) throw new Error('There is nobody to remove.');
    await userEvent.click(first);
  },
  types('Reason', 'Only first years play.'),
  presses('Remove'),
  loses('dialog', 'Remove Aarav Mehta?'),
  sees('The student was removed from the list and is told why.', '2 students'),
  loses('text', 'Number 1 in line'),
);

/** Mails the participants and adds one, then exports all that match the filters, not only those on the screen. */
export const Exports: Story = act(
  presses('Mail participants'),
  types('Subject', 'Bring your robot'),
  types('Text', 'We begin at ten.'),
  presses('Send mail'),
  sees('The mail goes to 12 students.'),
  presses('Add student'),
  types('Student', 'priya', 'combobox'),
  presses(/Priya Sharma/, 'option'),
  async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Add a student' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add student' }).find((button) => dialog.contains(button)) ?? dialog);
    await expect(await canvas.findByText('The student was added and is notified by mail.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
  types('Search', 'diya', 'searchbox'),
  sees('1 student found'),
  presses('Clear filters'),
  selects('State', 'Waiting'),
  sees('4 students found', 'Number 4 in line'),
  savesLines('Export CSV', async (lines) => {
    await expect(lines).toHaveLength(5);
    await expect(lines[0]).toContain('Name,Roll number,Email,State,Place in line,Registered at');
    await expect(lines[1]).toContain(',Waiting,1,');
  }),
  ({ msw }) => msw.use(mock(registrations.list).offline()),
  presses('Export CSV'),
  sees('Failed to export the list.'),
);

export const Loading: Story = { beforeEach: backend(() => [mock(registrations.list).loading()]), play: sees('Loading participants...') };
export const Empty: Story = { beforeEach: backend(() => [mock(registrations.list).empty()]), play: sees('Nobody has registered yet') };

export const Failed: Story = {
  beforeEach: backend(() => [mock(registrations.list).fails(500, 'Something broke.')]),
  play: sequence(sees('Something broke.'), seesRole('button', 'Retry')),
};

/** The event does not load: the participants are shown all the same. */
export const EventFailed: Story = shows(() => [mock(events.byId).fails(500, 'Something broke.')], seesRole('link', 'Back to the event'));

export const Student: Story = shows(() => scenarios.student(campus), seesRole('heading', '403 - Unauthorised Access'));

/** An office-bearer who may not edit this event. */
export const AnotherCategory: Story = acts(
  () => [
    mock(registrations.list).fails(403, 'Only people who manage this event can see who registered.', 'FORBIDDEN'),
    ...scenarios.sports(campus),
  ],
  seesRole('heading', '403 - Unauthorised Access'),
);
