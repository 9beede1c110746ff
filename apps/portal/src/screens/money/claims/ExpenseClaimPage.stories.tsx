import { expenseClaims, payments } from '@quad/api-client/contract';
import { deleteDrafts, readDrafts, storeDraft } from '@quad/api-client/hooks/expense-drafts';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { anExpenseClaim, aPaidClaim, aPaymentBatch, campusMoment, PEOPLE } from '@quad/domain/fixtures';
import { act, hasValue, lacksText, onPage, plays, presses, retypes, sees, seesRole, seesTitle, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { acts, backend, PAGE } from '../../../stories/backend.ts';
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
  sees('Enter why less is approved.'),
  types('Why less', 'Twenty helpers were planned'),
  presses('Approve ₹1,650.50'),
  onPage(sees('The decision was saved.')),
);

export const Paid: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(expenseClaims.one).ok(aPaidClaim()), ...scenarios.student()]),
  play: sees('₹1,650.50 of ₹1,850.50', /^Bank transfer, N327251234567/),
};

const by = PEOPLE.student._id;
const [bought] = anExpenseClaim().lines;

/** Stores a whole draft of the student's, which was submitted without a connection or not. */
const stores = (isSubmitted: boolean) => async (_context: unknown) => {
  await deleteDrafts(by);
  await storeDraft({
    ...{ key: 'draft-motors', commitment_id: 'budget-hackathon', title: 'Motors', by, at: campusMoment(0, '14:05'), isSubmitted },
    lines: [
      {
        ...{ id: 'line', what: 'Motors', budget_line_id: 'cables', day: '2026-11-13', amount: '500', total: '', photos: [] },
        receipts: bought?.receipts ?? [],
      },
    ],
  });
  return () => deleteDrafts(by);
};

const refuses = fn(() => new MockRefusal(409, 'This budget is closed.', 'CONFLICT'));

/** A claim that the server refuses is sent once each time that the device gets a connection, and stays. */
export const RefusedLater: Story = {
  tags: ['act'],
  render: () => <Portal path="/money/claims/mine" />,
  beforeEach: [
    backend(() => [mock(expenseClaims.create).ok(refuses), ...scenarios.student()]),
    () => void refuses.mockClear(),
    stores(true),
  ],
  play: async (context) => {
    await sees('Motors')(context);
    await waitFor(() => expect(refuses).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(refuses).toHaveBeenCalledTimes(2));
    await presses('Change')(context);
    await onPage(presses('Cancel'))(context);
    await expect(await readDrafts(by)).toHaveLength(1);
    await expect(refuses).toHaveBeenCalledTimes(2);
  },
};

const accepts = fn(() => anExpenseClaim());

/** What is changed after a claim could not be sent is not sent by itself, half typed, once there is a connection. */
export const ChangedOffline: Story = {
  tags: ['act'],
  render: () => <Portal path="/money/claims/new?draft=draft-motors" />,
  beforeEach: [
    backend(() => [mock(expenseClaims.create).offline(), ...scenarios.student()]),
    () => void accepts.mockClear(),
    stores(false),
  ],
  play: async (context) => {
    await presses('Send the claim')(context);
    await sees('You are not connected. The claim is saved on this device and sent once you are.')(context);
    await retypes('Amount', '5', 'spinbutton')(context);
    context.msw.use(mock(expenseClaims.create).ok(accepts));
    window.dispatchEvent(new Event('online'));
    await sees('The claim could not be sent.')(context);
    await lacksText('You are not connected. The claim is saved on this device and sent once you are.')(context);
    await hasValue('spinbutton', 'Amount', 5)(context);
    await expect((await readDrafts(by)).map(({ isSubmitted, lines }) => [isSubmitted, lines[0]?.amount])).toEqual([[false, '5']]);
    await expect(accepts).not.toHaveBeenCalled();
  },
};

const sending = Promise.withResolvers<void>();

/** Somebody who goes elsewhere while a claim is sent is not led away from there. */
export const LeftWhileSending: Story = {
  tags: ['act'],
  render: () => <Portal path="/money/claims/new?draft=draft-motors" />,
  beforeEach: [
    backend(() => [
      mock(expenseClaims.create).ok(async () => {
        await sending.promise;
        return anExpenseClaim();
      }),
      ...scenarios.student(),
    ]),
    stores(false),
  ],
  play: async (context) => {
    await presses('Send the claim')(context);
    await presses('Skills', 'link')(context);
    await sees('Add New Skill')(context);
    sending.resolve();
    await onPage(sees('The claim was sent.'))(context);
    await sees('Add New Skill')(context);
  },
};

const BATCHES = Array.from({ length: 101 }, (_, at) => aPaymentBatch({ _id: `batch-${101 - at}`, number: 101 - at, payments: [] }));

/** A treasurer reaches the oldest batch; a failure to remove the account is shown beside it. */
export const RemovingFails: Story = {
  ...acts(
    () => [mock(expenseClaims.removePayee).offline(), mock(payments.batches).ok(BATCHES), ...scenarios.student()],
    sees('100 of 101'),
    presses('Show more'),
    seesRole('region', 'Batch 1'),
    sees('All 101 are shown'),
    presses('Remove'),
    sees('Your account could not be removed.'),
  ),
  render: () => <Portal path="/money/claims/mine" />,
};
