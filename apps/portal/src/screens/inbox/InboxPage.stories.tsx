import { feedback, inbox, roomRequests, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aFeedback, anEvent, aUserSkill, inboxCounts, manyInboxItems } from '@quad/domain/fixtures';
import {
  act,
  hasAttribute,
  hasFocus,
  inside,
  keys,
  lacks,
  loses,
  onPage,
  plays,
  presses,
  says,
  sees,
  seesMany,
  seesRole,
  seesTitle,
  sequence,
  types,
} from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { acts, backend, PAGE, retries, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesTitle('Inbox'),
  inside('list', 'Waits for you', seesRole('button', FIRST), seesMany(8, 'listitem')),
  hasAttribute('link', 'Inbox 6 wait for you', 'href', '/inbox'),
);

export const GeneralSecretary: Story = shows(() => scenarios.scitech(), inside('list', 'Waits for you', seesMany(6, 'listitem')));

/** Students have no pending items: they see their notifications. */
export const Student: Story = {
  beforeEach: backend(() => scenarios.student()),
  play: sequence(seesRole('link', 'Robo Soccer has a new time or place'), lacks('tab'), seesRole('link', 'Inbox')),
};

/** Decisions of others are in the tab beside the pending items. */
export const ToUpdates: Story = act(
  presses('Updates', 'tab'),
  seesRole('link', 'Robo Soccer has a new time or place'),
  presses('Waits for you', 'tab'),
  seesRole('list', 'Waits for you'),
);

/** A decision is sent when the person leaves the page, and the count in the top bar decreases. */
export const DecidesAndLeaves: Story = acts(
  () => {
    const sent: string[] = [];
    return [
      mock(roomRequests.decide).ok(({ params, body }) => {
        sent.push(`${params.requestId} ${body.status}`);
        return anEvent();
      }),
    ];
  },
  presses(`Approve: ${FIRST}`),
  sees(`Approved: ${FIRST}`),
  seesRole('link', 'Inbox 6 wait for you'),
  presses('Calendar', 'link'),
  seesRole('link', 'Inbox 5 wait for you'),
);

/** Refused after the person has left: a toast reports it on the current screen. */
export const RefusedLater: Story = {
  beforeEach: backend(() => [mock(roomRequests.decide).fails(409, 'This request was already Rejected.', 'ALREADY_DECIDED')]),
  play: sequence(presses(`Approve: ${FIRST}`), presses('Calendar', 'link'), onPage(sees(`${FIRST}: This request was already Rejected.`))),
};

/** Feedback is resolved in the same dialog as on its own screen. */
export const ResolvesFeedback: Story = acts(
  () => [
    mock(feedback.resolve).ok({ message: 'Feedback marked as resolved.', feedback: aFeedback({ is_resolved: true }) }),
    ...scenarios.scitech(),
  ],
  presses('Resolve: Suggestion about Monsoon Ragas'),
  onPage(types('Actions taken', 'Two speakers were added.'), presses('Submit')),
  sees('Resolved: Suggestion about Monsoon Ragas'),
  onPage(loses('dialog')),
  lacks('button', 'Suggestion about Monsoon Ragas'),
);

/** Keyboard only: opens the list, moves to an endorsement, approves it, and goes back. */
export const ByKeys: Story = acts(
  () => [mock(skills.endorseOfUser).ok({ message: 'Endorsed.', userSkill: aUserSkill({ is_endorsed: true }) })],
  seesRole('list', 'Waits for you'),
  keys('jjj'),
  hasFocus('button', 'Priya Sharma asks to be endorsed in Embedded C'),
  keys('a'),
  sees('Endorsed: Priya Sharma asks to be endorsed in Embedded C'),
  keys('u'),
  seesRole('button', 'Priya Sharma asks to be endorsed in Embedded C'),
);

/** The URL names the kind of items. */
export const OneKind: Story = {
  render: () => <Portal path="/inbox?kind=feedback" />,
  play: inside('list', 'Waits for you', seesMany(1, 'listitem')),
};

export const AllKinds: Story = act({ ...OneKind }, async ({ canvas, userEvent }) => {
  const list = await canvas.findByRole('list', { name: 'Waits for you' });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(await canvas.findByRole('button', { name: 'All 8' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(8));
});

export const Many: Story = shows(
  () => [mock(inbox.list).ok(manyInboxItems(130)), mock(inbox.counts).ok(inboxCounts(manyInboxItems(130)))],
  async ({ canvas }) => expect((await canvas.findAllByText('30 of 130'))[0]).toBeVisible(),
  says('99+', 'link', 'Inbox 130 wait for you'),
  presses('Show more'),
  async ({ canvas }) => expect((await canvas.findAllByText('60 of 130'))[0]).toBeVisible(),
);

export const Empty: Story = { beforeEach: backend(() => [mock(inbox.list).empty()]), play: sees('Nothing waits for you') };
export const Loading: Story = { beforeEach: backend(() => [mock(inbox.list).loading()]), play: sees('Loading what waits for you...') };
export const Failed: Story = { beforeEach: backend(() => [mock(inbox.list).offline()]), play: says('Failed to load what waits for you.') };

export const Retried: Story = act(
  { ...Failed },
  retries('Failed to load what waits for you.', () => [mock(inbox.list).ok(manyInboxItems(3))]),
  seesRole('list', 'Waits for you'),
);
