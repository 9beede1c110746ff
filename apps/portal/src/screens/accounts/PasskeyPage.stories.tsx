import { passkeys } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, hasAttribute, lacks, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PasskeyPage } from './PasskeyPage.tsx';

const meta = {
  title: 'Pages/Accounts/PasskeyPage',
  component: PasskeyPage,
  parameters: PAGE,
  render: () => <Portal path="/login/passkey" />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof PasskeyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Sign in with a passkey';

const press = presses(NAME);

export const Default: Story = {
  play: sequence(seesTitle(NAME), seesRole('button', NAME), hasAttribute('link', 'Sign in another way', 'href', '/login')),
};

export const Waiting: Story = shows(() => [mock(passkeys.askToSignIn).loading()], press, seesRole('button', 'Waiting for your passkey...'));

/** Cancelling the browser's dialog stays on the page and shows no error. */
export const TurnedDown: Story = act(async (context) => {
  const ask = spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press(context);
  await expect(await context.canvas.findByRole('button', { name: NAME })).toBeEnabled();
  await expect(ask).toHaveBeenCalled();
}, lacks('alert'));

export const Refused: Story = {
  beforeEach: backend(() => [mock(passkeys.askToSignIn).fails(429, 'Too many attempts. Please wait a while and try again.')]),
  play: sequence(press, says('Too many attempts. Please wait a while and try again.')),
};

export const Unsupported: Story = {
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => known && Object.defineProperty(window, 'PublicKeyCredential', known);
  },
  play: sequence(
    sees('This browser does not support passkeys. Continue in the browser or on the device that has yours.'),
    lacks('button', NAME),
  ),
};
