import { passkeys, security } from '@quad/api-client/contract';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { aPasskey } from '@quad/domain/fixtures';
import { onPage, plays, presses, sees, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { acts, backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';

const phone = aPasskey();

/** The person's own passkeys, in Settings. */
const meta = {
  title: 'Pages/Accounts/OwnPasskeys',
  component: OwnPasskeys,
  parameters: PAGE,
  render: () => <Portal path="/settings" />,
  beforeEach: backend(() => [mock(passkeys.own).ok([phone]), ...scenarios.student()]),
} satisfies Meta<typeof OwnPasskeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesRole('button', 'Remove passkey: Phone'), seesRole('heading', 'Passkeys'));

/** Removing one asks for confirmation and for reauthentication; the list is updated afterwards. */
export const Removes: Story = acts(
  () => {
    let isConfirmed = false;
    return [
      mock(security.reauthenticate).ok(() => {
        isConfirmed = true;
        return { ways: ['password'], until: '2026-11-20T09:45:00.000Z' };
      }),
      mock(passkeys.remove).ok(() =>
        isConfirmed
          ? { message: 'The passkey was removed. It no longer works.' }
          : new MockRefusal(403, 'Please type your password again to continue.', 'REAUTHENTICATION_REQUIRED'),
      ),
    ];
  },
  onPage(presses('Remove passkey: Phone'), presses('Remove'), sees('It confirms that it is you before you change how you sign in.')),
  async ({ userEvent }) => {
    const field = await screen.findByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(field).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.type(field, 'correct horse battery');
  },
  onPage(presses('Continue'), sees('You have no passkey yet.')),
);

export const Failed: Story = {
  beforeEach: backend(() => [mock(passkeys.own).fails(503, 'The portal is busy. Please try again.')]),
  play: sees('Your passkeys could not be loaded.'),
};
