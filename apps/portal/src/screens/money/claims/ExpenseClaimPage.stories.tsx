import { expenseClaims } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anExpenseClaim, aPaidClaim } from '@quad/domain/fixtures';
import { act, onPage, plays, presses, sees, seesRole, seesTitle, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../../stories/backend.ts';
import { Portal } from '../../../stories/Portal.tsx';
import { ExpenseClaimPage } from './ExpenseClaimPage.tsx';

const meta = {
  title: 'Pages/Money/ExpenseClaimPage',
  component: ExpenseClaimPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/money/claims/${anExpenseClaim()._id}`} />,
  beforeEach: backend(() => scenarios.president()),
} satisfies Meta<typeof ExpenseClaimPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People who may decide do so line by line. */
export const Default: Story = plays(seesTitle('Cables for the hackathon'), sees('Samosas'), seesRole('button', 'Approve ₹1,850.50'));

/** Approving less than a line's amount needs a reason, and the approved amount is shown. */
export const DecidesLess: Story = act(
  types('Approved amount of Samosas', '{Control>}a{/Control}400', 'spinbutton'),
  presses(/^Approve/),
  sees('Say why less is approved.'),
  types('Why less', 'Twenty helpers were planned'),
  presses('Approve ₹1,650.50'),
  onPage(sees('The decision was kept.')),
);

export const Paid: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(expenseClaims.one).ok(aPaidClaim()), ...scenarios.student()]),
  play: sees('₹1,650.50 of ₹1,850.50', /^Bank transfer, N327251234567/),
};
