import { feedback, inbox, roomRequests, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aFeedback, anEvent, aUserSkill, inboxCounts, manyInboxItems } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { InboxPage } from './InboxPage.tsx';

const meta = {
  title: 'Pages/Inbox/InboxPage',
  component: InboxPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/inbox" />,
  beforeEach: backend(() => scenarios.president()),
} satisfies Meta<typeof InboxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const FIRST = 'Line Follower Challenge wants Main Auditorium';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Waits for you' }));
    await expect(await list.findByRole('button', { name: FIRST })).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(await canvas.findByRole('link', { name: 'Inbox 6 wait for you' })).toHaveAttribute('href', '/inbox');
  },
};

export const GeneralSecretary: Story = {
  beforeEach: backend(() => scenarios.scitech()),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Waits for you' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Coordinator: Story = { ...GeneralSecretary, beforeEach: backend(() => scenarios.coordinator()) };

/** Nothing waits for students: they see what they were told. */
export const Student: Story = {
  beforeEach: backend(() => scenarios.student()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Robo Soccer has a new time or place' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Inbox' })).toBeVisible();
  },
};

/** What others decided stands beside what waits. */
export const ToUpdates: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Updates' }));
    await expect(await canvas.findByRole('link', { name: 'Robo Soccer has a new time or place' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Waits for you' }));
    await expect(await canvas.findByRole('list', { name: 'Waits for you' })).toBeVisible();
  },
};

/** A decision is sent when its person goes elsewhere, and is one less in the bar. */
export const DecidesAndLeaves: Story = {
  tags: ['act'],
  beforeEach: backend(() => {
    const sent: string[] = [];
    return [
      mock(roomRequests.decide).ok(({ params, body }) => {
        sent.push(`${params.requestId} ${body.status}`);
        return anEvent();
      }),
      ...scenarios.president(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Approve: ${FIRST}` }));
    await expect(await canvas.findByText(`Approved: ${FIRST}`)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Inbox 6 wait for you' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Calendar' }));
    await expect(await canvas.findByRole('link', { name: 'Inbox 5 wait for you' })).toBeVisible();
  },
};

/** Refused after its person has left: said over the screen where they are now. */
export const RefusedLater: Story = {
  beforeEach: backend(() => [
    mock(roomRequests.decide).fails(409, 'This request was already Rejected.', 'ALREADY_DECIDED'),
    ...scenarios.president(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Approve: ${FIRST}` }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Calendar' }));
    await expect(await screen.findByText(`${FIRST}: This request was already Rejected.`)).toBeVisible();
  },
};

/** Feedback is resolved in the dialog that its own screen has. */
export const ResolvesFeedback: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(feedback.resolve).ok({ message: 'Feedback marked as resolved.', feedback: aFeedback({ is_resolved: true }) }),
    ...scenarios.scitech(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resolve: Suggestion about Monsoon Ragas' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Actions taken' }), 'Two speakers were added.');
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Resolved: Suggestion about Monsoon Ragas')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Suggestion about Monsoon Ragas' })).not.toBeInTheDocument();
  },
};

/** By letters alone: into the list, on to what is to be endorsed, a yes, and back. */
export const ByKeys: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(skills.endorseOfUser).ok({ message: 'Endorsed.', userSkill: aUserSkill({ is_endorsed: true }) }),
    ...scenarios.president(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Waits for you' });
    await userEvent.keyboard('jjj');
    await expect(await canvas.findByRole('button', { name: 'Priya Sharma asks to be endorsed in Embedded C' })).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Endorsed: Priya Sharma asks to be endorsed in Embedded C')).toBeVisible();
    await userEvent.keyboard('u');
    await expect(await canvas.findByRole('button', { name: 'Priya Sharma asks to be endorsed in Embedded C' })).toBeVisible();
  },
};

/** The address says which kind is shown. */
export const OneKind: Story = {
  render: () => <Portal path="/inbox?kind=feedback" />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Waits for you' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const AllKinds: Story = {
  tags: ['act'],
  ...OneKind,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Waits for you' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'All 8' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(8));
  },
};

export const Many: Story = {
  beforeEach: backend(() => [
    mock(inbox.list).ok(manyInboxItems(130)),
    mock(inbox.counts).ok(inboxCounts(manyInboxItems(130))),
    ...scenarios.president(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('30 of 130'))[0]).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Inbox 130 wait for you' })).toHaveTextContent('99+');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect((await canvas.findAllByText('60 of 130'))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(inbox.list).empty(), ...scenarios.president()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits for you')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(inbox.list).loading(), ...scenarios.president()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what waits for you...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(inbox.list).offline(), ...scenarios.president()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load what waits for you.');
  },
};

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load what waits for you.');
    msw.use(mock(inbox.list).ok(manyInboxItems(3)));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('list', { name: 'Waits for you' })).toBeVisible();
  },
};
