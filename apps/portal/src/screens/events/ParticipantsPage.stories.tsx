import { events, registrations } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyRegistrations } from '@quad/domain/fixtures';
import { presses, sees, seesRole, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Participants' })).toBeVisible();
    // Includes the header row.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await expect(await canvas.findByText('12 students')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Back to Line Follower Challenge' })).toHaveAttribute(
      'href',
      `/events/${event._id}`,
    );
  },
};

/** Exports all participants that match the filters, not only those on the screen. */
export const Exports: Story = {
  tags: ['act'],
  play: sequence(
    types('Search', 'diya', 'searchbox'),
    sees('1 student found'),
    presses('Clear filters'),
    selects('State', 'Waiting'),
    sees('4 students found', 'Number 4 in line'),
    async (context) => {
      const { canvas, userEvent } = context;
      let saved: Blob | undefined;
      const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        saved = file as Blob;
        return '#saved';
      });
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(fn());
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Waiting');
      await canvas.findByText('4 students found');
      await presses('Export CSV')(context);
      await waitFor(() => expect(create).toHaveBeenCalledOnce());
      const lines = ((await saved?.text()) ?? '').trim().split('\r\n');
      await expect(lines).toHaveLength(5);
      await expect(lines[0]).toContain('Name,Roll number,Email,State,Place in line,Registered at');
      await expect(lines[1]).toContain(',Waiting,1,');
      click.mockRestore();
      create.mockRestore();
    },
    async (context) => {
      const { canvas, msw } = context;
      msw.use(mock(registrations.list).offline());
      await presses('Export CSV')(context);
      await expect(await canvas.findByText('Failed to export the list.')).toBeVisible();
    },
  ),
};

/** Somebody else has just added them. */
export const AddingIsRefused: Story = {
  beforeEach: backend(() => [mock(registrations.add).fails(409, 'This student is on the list already.', 'DUPLICATE')]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await presses('Add student')(context);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Student' }), 'priya');
    await userEvent.click(await canvas.findByRole('option', { name: /Priya Sharma/ }));
    const dialog = canvas.getByRole('dialog', { name: 'Add a student' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add student' }).find((button) => dialog.contains(button)) ?? dialog);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This student is on the list already.');
  },
};

export const Removes: Story = {
  tags: ['act'],
  beforeEach: backend(() => {
    let entries = manyRegistrations(3, 2);
    return [
      mock(registrations.list).ok(() => entries),
      mock(registrations.remove).ok(({ params }) => {
        entries = entries.filter(({ _id }) => _id !== params.userId).map((entry) => ({ ...entry, state: 'registered', position: null }));
        return { message: 'The student was taken off the list and is told why.' };
      }),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Number 1 in line')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Remove' });
    if (!first) throw new Error('There is nobody to remove.');
    await userEvent.click(first);
    const dialog = await canvas.findByRole('dialog', { name: 'Remove Aarav Mehta?' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), 'Only first years play.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByText('The student was taken off the list and is told why.')).toBeVisible();
    await expect(await canvas.findByText('2 students')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Number 1 in line')).not.toBeInTheDocument());
  },
};

export const Mails: Story = {
  tags: ['act'],
  play: sequence(
    presses('Mail participants'),
    types('Subject', 'Bring your robot'),
    types('Text', 'We begin at ten.'),
    presses('Send mail'),
    sees('The mail goes to 12 students.'),
    async (context) => {
      const { canvas, userEvent } = context;
      await presses('Add student')(context);
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Student' }), 'priya');
      await userEvent.click(await canvas.findByRole('option', { name: /Priya Sharma/ }));
      const dialog = canvas.getByRole('dialog', { name: 'Add a student' });
      await userEvent.click(canvas.getAllByRole('button', { name: 'Add student' }).find((button) => dialog.contains(button)) ?? dialog);
      await expect(await canvas.findByText('The student was added and is told by mail.')).toBeVisible();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    },
  ),
};

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
export const AnotherCategory: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(registrations.list).fails(403, 'Only those who manage this event see who registered.', 'FORBIDDEN'),
    ...scenarios.sports(campus),
  ]),
  play: Student.play,
};
