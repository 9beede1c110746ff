import { anApproval, FIXED_NOW, fixtureId, returnedApproval, withDeputy } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hasAttribute, plays, sees } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ApprovalList } from './ApprovalList.tsx';

const second = anApproval({ _id: fixtureId('approval', 2), title: 'Survey of lamps in the hostels' });
const late = anApproval({
  _id: fixtureId('approval', 3),
  title: 'Compost pits for the canteen',
  steps: second.steps.map((step) => (step.place === 'open' ? { ...step, due_at: '2026-11-18T04:30:00.000Z' } : step)),
});

const tables = {
  keyboard: [],
  screenReader: [{ part: 'List', role: 'list', name: 'Waiting for me' }],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Approvals/ApprovalList',
  component: ApprovalList,
  parameters: { tables, frame: 'page' },
  args: {
    approvals: [late, withDeputy(anApproval()), second],
    view: 'to-decide',
    hrefOf: ({ _id }) => `/approvals?request=${_id}`,
    now: FIXED_NOW,
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ApprovalList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasAttribute('link', 'NSS camp at the coast', 'href', `/approvals?request=${fixtureId('approval', 1)}`),
  sees('Overdue', / Neha Krishnan for Kavya Subramanian, until /),
  performTables,
);

/** A user's own requests show their status. */
export const Requested: Story = {
  args: {
    view: 'requested',
    approvals: [
      anApproval(),
      { ...returnedApproval(), _id: fixtureId('approval', 2) },
      anApproval({ _id: fixtureId('approval', 4), status: 'approved', steps: [] }),
      anApproval({ _id: fixtureId('approval', 5), status: 'rejected', steps: [] }),
    ],
  },
  play: sees('Waiting', 'Returned', 'Approved', 'Rejected'),
};

export const NothingRequested: Story = { args: { approvals: [], view: 'requested' }, play: sees('No requests yet') };
