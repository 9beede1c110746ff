import { personalData, security } from '@quad/api-client/contract';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { anExport, someData } from '@quad/domain/fixtures';
import { is, lacks, lacksText, loses, onPage, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { MyDataPage } from './MyDataPage.tsx';

const LEAVING = { asked_at: '2026-11-20T09:30:00.000Z', due_at: '2026-12-04T09:30:00.000Z' };
const PREPARING = anExport({ state: 'preparing', ready_at: null, gone_at: null, bytes: null });

const meta = {
  title: 'Pages/Personal data/MyDataPage',
  component: MyDataPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/my-data" />,
  beforeEach: backend(() => scenarios.student()),
} satisfies Meta<typeof MyDataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('My data'), seesRole('button', 'Request my data'), seesRole('button', 'Leave and erase my account')),
};

/** Data are asked for at once. Leaving asks for the password first; the interrupted action then continues. */
export const AsksForThePassword: Story = acts(
  () => {
    let isConfirmed = false;
    return [
      mock(personalData.ask).ok(PREPARING),
      mock(security.reauthenticate).ok(() => {
        isConfirmed = true;
        return { ways: ['password'], until: '2026-11-20T09:45:00.000Z' };
      }),
      mock(personalData.leave).ok(() => {
        if (!isConfirmed) return new MockRefusal(403, 'Please type your password again to continue.', 'REAUTHENTICATION_REQUIRED');
        return someData({ leaving: LEAVING });
      }),
    ];
  },
  presses('Request my data'),
  sees('Your data is being prepared. You can leave this page.'),
  presses('Leave and erase my account'),
  onPage(presses('Leave')),
  async ({ userEvent }) => {
    const field = await screen.findByLabelText(/^Password/);
    // It opens over another dialog and is interactive once that one has closed.
    await waitFor(() => expect(field).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.type(field, 'correct horse battery');
  },
  onPage(presses('Continue')),
  sees('Your account will be erased on Dec 4, 2026, 3:00 pm'),
);

/** Declining loses nothing. */
export const NotNow: Story = {
  beforeEach: backend(() => [
    mock(personalData.ask).fails(403, 'Please type your password again to continue.', 'REAUTHENTICATION_REQUIRED'),
  ]),
  play: sequence(presses('Request my data'), onPage(presses('Not now'), loses('dialog')), is('enabled', 'button', 'Request my data')),
};

const askedAnother = fn(() => ({ ways: ['password' as const], until: null }));

/** What waits for the password of one person is not asked of, nor done as, another who signs in in another tab. */
export const AnotherSignsIn: Story = acts(
  () => [mock(personalData.leave).fails(403, 'Please type your password again to continue.', 'REAUTHENTICATION_REQUIRED')],
  presses('Leave and erase my account'),
  onPage(presses('Leave'), seesRole('dialog', 'Type your password again')),
  ({ msw }) => {
    askedAnother.mockClear();
    msw.use(mock(security.reauthentication).ok(askedAnother), ...scenarios.coordinator());
    const otherTab = new BroadcastChannel('quad-session');
    otherTab.postMessage('signed-in');
    otherTab.close();
  },
  onPage(loses('dialog', 'Type your password again')),
  seesTitle('My data'),
  is('enabled', 'button', 'Request my data'),
  () => expect(askedAnother).not.toHaveBeenCalled(),
);

/** Somebody without a password has to sign in again. */
export const WithoutPassword: Story = {
  beforeEach: backend(() => [
    mock(security.reauthentication).ok({ ways: [], until: null }),
    mock(personalData.ask).fails(403, 'Please sign out and sign in again to continue.', 'REAUTHENTICATION_REQUIRED'),
  ]),
  play: sequence(presses('Request my data'), says('Please sign out and sign in again to continue.')),
};

export const Ready: Story = {
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ export: anExport() }))]),
  play: seesRole('button', 'Download the archive'),
};

export const Stays: Story = acts(
  () => [mock(personalData.mine).ok(someData({ leaving: LEAVING }))],
  presses('Keep my account'),
  seesRole('button', 'Leave and erase my account'),
);

export const President: Story = shows(
  () => [mock(personalData.mine).ok(someData({ obstacles: ['role'] })), ...scenarios.president()],
  sees('You hold an office. Have it handed over first: your account can leave as a student.'),
  lacks('button', 'Leave and erase my account'),
);

/** There is no export yet, and nothing would remain after erasure. */
export const Empty: Story = {
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ kept: [] }))]),
  play: sequence(seesRole('button', 'Request my data'), lacksText('This stays, with a number in place of your name:')),
};

export const Asking: Story = shows(() => [mock(personalData.ask).loading()], presses('Request my data'), seesRole('button', 'Asking...'));

export const AskingIsRefused: Story = {
  beforeEach: backend(() => [mock(personalData.ask).fails(409, 'Your data is being prepared already.', 'CONFLICT')]),
  play: sequence(presses('Request my data'), says('Your data is being prepared already.')),
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(personalData.mine).fails(500, 'Something broke.')]),
  play: sequence(seesRole('alert'), is('enabled', 'button', 'Retry')),
};
