import { administration, passkeys, security } from '@quad/api-client/contract';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { manyAdminPeople, PEOPLE } from '@quad/domain/fixtures';
import { loses, onPage, plays, presses, sees, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RequiredPasskey } from './RequiredPasskey.tsx';

const WANTED = 'Your institute requires a passkey for office holders and administrators. Add one in Settings to continue.';

const USE = 'Your institute requires your passkey for this. Use it to continue.';
const ADMINISTRATOR = { ...PEOPLE.president, is_administrator: true };

/** The institute requires a passkey of office-bearers, and this one has none or has not used it in this session. */
const meta = {
  title: 'Pages/Accounts/RequiredPasskey',
  component: RequiredPasskey,
  parameters: PAGE,
  render: () => <Portal path="/admin/people" />,
  beforeEach: backend(() => [mock(administration.people).fails(403, WANTED, 'PASSKEY_REQUIRED'), ...scenarios.as(ADMINISTRATOR)]),
} satisfies Meta<typeof RequiredPasskey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(onPage(seesRole('dialog', 'Add a passkey'), sees(/Without one you have the rights of a student\.$/)));

/** After declining, the screen explains why it is empty. */
export const NotNow: Story = { play: sequence(onPage(presses('Not now')), sees(WANTED)) };

/** Signed in by password, with a passkey registered: the portal asks for the passkey and not for the password. */
export const ToBeUsed: Story = shows(
  () => [
    mock(security.reauthentication).ok({ ways: ['passkey'], until: null }),
    mock(administration.people).fails(403, USE, 'PASSKEY_REQUIRED'),
  ],
  onPage(seesRole('dialog', 'Confirm that it is you'), sees(USE), seesRole('button', 'Use your passkey')),
  () => expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument(),
);

/** The credential that a browser returns for a touched passkey. */
function aTouchedPasskey(): PublicKeyCredential {
  const id = 'q3T9vXzB1kLw0RmYc8hJ2g';
  const response = { clientDataJSON: id, authenticatorData: id, signature: id, userHandle: id };
  return Object.defineProperty(Object.create(PublicKeyCredential.prototype), 'toJSON', {
    value: () => ({ id, rawId: id, type: 'public-key', response }),
  });
}

/** After the passkey is used, the pending request completes without a reload. */
export const Used: Story = shows(
  () => {
    let isUsed = false;
    return [
      mock(security.reauthentication).ok({ ways: ['passkey'], until: null }),
      mock(passkeys.reauthenticate).ok(() => {
        isUsed = true;
        return { ways: ['passkey'], until: '2026-11-20T09:45:00.000Z' };
      }),
      mock(administration.people).ok(() => (isUsed ? manyAdminPeople(3) : new MockRefusal(403, USE, 'PASSKEY_REQUIRED'))),
    ];
  },
  () => spyOn(navigator.credentials, 'get').mockResolvedValue(aTouchedPasskey()),
  onPage(presses('Use your passkey')),
  sees(manyAdminPeople(3)[0]?.name ?? ''),
  onPage(loses('dialog')),
);
