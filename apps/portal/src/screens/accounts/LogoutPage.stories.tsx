import { accounts, checkIns } from '@quad/api-client/contract';
import { clearDevice, readStoredScans, storeScan } from '@quad/api-client/hooks/check-in';
import { deleteDrafts, readDrafts, storeDraft } from '@quad/api-client/hooks/expense-drafts';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aCheckInToken, anEvent, campusMoment, PEOPLE } from '@quad/domain/fixtures';
import { act, inside, loses, onPage, presses, sees, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { LogoutPage } from './LogoutPage.tsx';

const meta = {
  title: 'Pages/Accounts/LogoutPage',
  component: LogoutPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/logout" />,
  beforeEach: [backend(scenarios.student), clearDevice],
} satisfies Meta<typeof LogoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = shows(() => [mock(accounts.logout).loading()], sees('Logging out...'));

export const SignsOut: Story = act(seesRole('button', 'Login'));

/** A failed request is only logged: this tab signs out anyway. */
export const Offline: Story = {
  beforeEach: backend(() => [mock(accounts.logout).offline()]),
  parameters: { consoleErrors: { expected: [/^Signing out failed\./], reason: 'The failure is logged, and nothing else says it.' } },
  play: SignsOut.play,
};

const by = PEOPLE.student._id;

const OTHER = PEOPLE.coordinator._id;

const aScan = (author: string) => ({
  ...{ eventId: anEvent()._id, scan_id: '00000000-0000-4000-8000-000000000001', token: aCheckInToken() },
  ...{ at: campusMoment(0, '14:05'), digest: 'gKuH-pRMGvKVdx1W7rEZuA', by: author },
});

/** Stores two check-in scans that never reached the server, and a draft of a claim of each of two people. */
async function scannedBefore() {
  await clearDevice();
  for (const author of [by, OTHER]) {
    const draft = { key: `draft-${author}`, commitment_id: '', title: 'Motors', lines: [] };
    await storeDraft({ ...draft, by: author, at: campusMoment(0, '14:05'), isSubmitted: false });
  }
  await storeScan({ ...aScan(by), scan_id: '00000000-0000-4000-8000-000000000001' });
  await storeScan({ ...aScan(by), scan_id: '00000000-0000-4000-8000-000000000002' });
  return async () => {
    await clearDevice();
    await deleteDrafts(by);
    await deleteDrafts(OTHER);
  };
}

/** Scans that cannot be sent, and then drafts of claims, would be lost: the person is asked first, and they are kept until they agree. */
export const LosesScans: Story = act(
  { beforeEach: [backend(() => [mock(checkIns.checkIn).offline()]), scannedBefore] },
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out and lose scans?' }));
    await expect(
      await dialog.findByText('2 scans could not be sent and are only on this device. The people that they let in are not counted yet.'),
    ).toBeVisible();
    await expect(await readStoredScans(by)).toHaveLength(2);
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign out and lose them' }));
    const claims = within(await screen.findByRole('alertdialog', { name: 'Sign out and lose unsent claims?' }));
    await expect(claims.getByText('Claims that were not sent are only on this device, with their receipts.')).toBeVisible();
    await expect(await readDrafts(by)).toHaveLength(1);
    await userEvent.click(claims.getByRole('button', { name: 'Sign out and lose them' }));
    await expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(await readStoredScans(by)).toHaveLength(0);
    await expect(await readDrafts(by)).toHaveLength(0);
    await expect(await readDrafts(OTHER)).toHaveLength(1);
  },
);

/** Cancelling keeps the scans and leads back. */
export const KeepsScans: Story = act(
  { ...LosesScans },
  onPage(inside('alertdialog', 'Sign out and lose scans?', presses('Stay signed in')), loses('alertdialog')),
  ({ canvas }) => expectHome(canvas),
  async () => expect(await readStoredScans(by)).toHaveLength(2),
);

async function othersScan() {
  await clearDevice();
  await storeScan(aScan(OTHER));
  return clearDevice;
}

/** Scans of somebody else, whose session ended before they were sent, are not lost unasked either. */
export const LosesScansOfOthers: Story = act(
  { beforeEach: [backend(scenarios.student), othersScan] },
  onPage(seesRole('alertdialog', 'Sign out and lose scans?')),
  async () => expect(await readStoredScans(OTHER)).toHaveLength(1),
);
