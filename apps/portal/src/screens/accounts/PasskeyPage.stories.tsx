import { passkeys } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

async function press({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: NAME }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(canvas.getByRole('button', { name: NAME })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute('href', '/login');
  },
};

export const Waiting: Story = {
  beforeEach: backend(() => [mock(passkeys.askToSignIn).loading(), ...scenarios.signedOut()]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Waiting for your passkey...' })).toBeVisible();
  },
};

/** Whoever turns the browser's question down is where they were, and reads of no error. */
export const TurnedDown: Story = {
  tags: ['act'],
  play: async (context) => {
    const ask = spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: NAME })).toBeEnabled();
    await expect(ask).toHaveBeenCalled();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [
    mock(passkeys.askToSignIn).fails(429, 'Too many attempts. Please wait a while and try again.'),
    ...scenarios.signedOut(),
  ]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait a while and try again.');
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(passkeys.askToSignIn).offline(), ...scenarios.signedOut()]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This passkey could not be used. Please try again, or sign in another way.',
    );
  },
};

export const Unsupported: Story = {
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => known && Object.defineProperty(window, 'PublicKeyCredential', known);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This browser knows no passkeys. Go on in the browser or on the device that has yours.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  },
};
