import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { hasValue, plays, presses, says, sees, seesRole, seesTitle, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ConfirmAddressPage } from './ConfirmAddressPage.tsx';

const DEAD = 'This link does not work any more. Please ask for a new one.';

const meta = {
  title: 'Pages/Accounts/ConfirmAddressPage',
  component: ConfirmAddressPage,
  parameters: PAGE,
  render: () => <Portal path="/verify-email/0198c0de/3f2a9c41d7" />,
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.newcomer, email_proof: 'required' })),
} satisfies Meta<typeof ConfirmAddressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the browser that registered: one click leads on to onboarding. */
export const Default: Story = plays(
  seesTitle('Confirm your email address'),
  presses('Confirm'),
  seesTitle('Student registration'),
  sees('Your email address is confirmed.'),
);

export const Checking: Story = { beforeEach: backend(() => [mock(accounts.checkProofLink).loading()]), play: sees('Checking the link...') };

/** The link is malformed, expired, used or forged: the server gives the same answer for all. */
export const LinkRefused: Story = {
  beforeEach: backend(() => [mock(accounts.checkProofLink).fails(400, DEAD)]),
  play: sequence(says(DEAD), presses('Sign in to request a new one', 'link'), seesTitle('Check your mail')),
};

export const NotChecked: Story = shows(
  () => [mock(accounts.checkProofLink).offline()],
  retries('The link could not be checked.', () => [mock(accounts.checkProofLink).ok({ message: '', is_registrant: true })]),
  seesRole('button', 'Confirm'),
);

/** Nobody is signed in: whoever opens the link takes over the account and continues. */
export const InAnotherBrowser: Story = shows(
  () => {
    const user = { ...PEOPLE.newcomer, personal_info: { ...PEOPLE.newcomer.personal_info, name: 'Meera Iyer' } };
    return [
      mock(accounts.checkProofLink).ok({ message: '', is_registrant: false }),
      mock(accounts.proveMailbox).ok({ message: 'Your email address is confirmed.', user }),
      ...scenarios.signedOut(),
    ];
  },
  types('Name', 'Meera Iyer'),
  typesInto('New Password', 'violet harbor lantern'),
  presses('Take over this account'),
  seesTitle('Student registration'),
  hasValue('textbox', 'Name', 'Meera Iyer'),
);

export const Offline: Story = {
  beforeEach: backend(() => [mock(accounts.proveMailbox).offline()]),
  play: sequence(presses('Confirm'), says('Your address could not be confirmed. Please try again.')),
};
