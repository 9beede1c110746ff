import { activityPoints, approvals } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anApproval, fixtureId, returnedApproval } from '@quad/domain/fixtures';
import { act, inside, loses, onPage, plays, presses, says, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ApprovalsPage } from './ApprovalsPage.tsx';

const OPENED = `/approvals?request=${anApproval()._id}`;

const meta = {
  title: 'Pages/Approvals/ApprovalsPage',
  component: ApprovalsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/approvals" />,
  beforeEach: backend(() => scenarios.president()),
} satisfies Meta<typeof ApprovalsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesTitle('Approvals'), seesRole('link', 'NSS camp at the coast')) };

/** Ends a deputy's term and names another person. */
export const NamesADeputy: Story = act(
  presses('Deputy'),
  onPage(inside('dialog', 'Deputy', presses('End it')), sees('Nobody stands in for you any more.')),
);

/** Students see the state of their own requests. */
export const Student: Story = {
  render: () => <Portal path="/approvals?view=requested" />,
  beforeEach: backend(() => [mock(approvals.list).ok([returnedApproval()]), ...scenarios.student()]),
  play: sequence(seesTitle('Approvals'), sees('Returned')),
};

/** The URL names the open request, which shows its evidence. */
export const Opened: Story = plays(
  { render: () => <Portal path={OPENED} /> },
  onPage(inside('dialog', 'NSS camp at the coast', sees('Kollam'), seesRole('link', /^Photo 1/), seesRole('button', 'Return for changes'))),
);

/** Certificates that are issued only after approval. */
export const OpenedCertificates: Story = {
  tags: ['edge'],
  render: () => <Portal path={OPENED} />,
  beforeEach: backend(() => [mock(approvals.one).ok(anApproval({ kind: 'certificates', title: 'Line Follower Challenge' }))]),
  play: onPage(inside('dialog', 'Line Follower Challenge', sees('Who came', '12'), seesRole('figure', 'As Full name would get it'))),
};

export const Approves: Story = act(
  { render: () => <Portal path={OPENED} /> },
  onPage(seesRole('link', /^Photo 1/), presses('Approve'), sees('"NSS camp at the coast" is approved.'), loses('dialog')),
);

export const Returns: Story = act(
  { render: () => <Portal path={OPENED} /> },
  onPage(
    presses('Return for changes'),
    types('Reason', 'The letter has another date.'),
    presses('Return for changes'),
    sees('"NSS camp at the coast" was returned.'),
  ),
);

export const Busy: Story = plays(
  { render: () => <Portal path={OPENED} />, beforeEach: backend(() => [mock(approvals.decide).loading()]) },
  onPage(presses('Approve'), seesRole('button', 'Sending the decision...')),
);

/** Somebody else decided first. */
export const Refused: Story = {
  render: () => <Portal path={OPENED} />,
  beforeEach: backend(() => [mock(approvals.decide).fails(412, 'Somebody decided about this in the meantime. Check it again.')]),
  play: onPage(presses('Approve'), says('Somebody decided about this in the meantime. Check it again.')),
};

/** The claim has been withdrawn in the meantime. */
export const NoClaim: Story = {
  render: () => <Portal path={OPENED} />,
  beforeEach: backend(() => [mock(activityPoints.oneClaim).fails(404, 'This claim no longer exists.')]),
  play: onPage(sees('This claim no longer exists.')),
};

export const LongTitle: Story = {
  beforeEach: backend(() => {
    const title = 'Coordination of intercollegiate symposia on autonomous navigation, swarm robotics and machine vision';
    return [mock(approvals.list).ok([anApproval({ title })])];
  }),
};

export const Many: Story = {
  beforeEach: backend(() => [
    mock(approvals.list).ok(Array.from({ length: 60 }, (_, index) => anApproval({ _id: fixtureId('approval', index + 1) }))),
  ]),
};

export const Empty: Story = shows(() => [mock(approvals.list).empty()], 'Nothing waits for you');
export const Loading: Story = shows(() => [mock(approvals.list).loading()], 'Loading the requests...');
export const Failed: Story = {
  beforeEach: backend(() => [mock(approvals.list).fails(500, 'Something broke.')]),
  play: sequence(sees('Something broke.'), seesRole('button', 'Retry')),
};

/** The institute has disabled the feature. */
export const SwitchedOff: Story = {
  render: () => <Portal path="/approvals" institute={{ off: ['recognition'] }} />,
  play: seesTitle('This is not on here'),
};
