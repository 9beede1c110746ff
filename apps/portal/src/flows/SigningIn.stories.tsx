import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, PEOPLE } from '@quad/domain/fixtures';
import { hasAttribute, hasValue, type Play, presses, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';

const event = anEvent();

/** Opens a shared link, signs in, reaches the linked page, and signs out. */
const meta = {
  title: 'Flows/Signing in',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}`} />,
  beforeEach: backend(() => scenarios.signedOut({ events: [event] })),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta> & { play: Play };

/** Signing in with Google leads to the same page. */
export const GoogleLinkReturns: Story = {
  play: hasAttribute('link', 'Sign in with Google', 'href', `/auth/google?returnTo=%2Fevents%2F${event._id}`),
};

export const WrongPassword: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mock(accounts.login).fails(401, 'Login failed. Please check your credentials.', 'BAD_CREDENTIALS'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'student@campus.example');
    await userEvent.type(await canvas.findByLabelText('Password'), 'not the password');
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Login failed. Please check your credentials.')).toBeVisible();
  },
};

/** The typed mail address and the requested link are kept. */
export const TriesAgain: Story = {
  play: async (context) => {
    await WrongPassword.play(context);
    const { canvas, msw, userEvent } = context;
    msw.use(mock(accounts.login).ok({ message: 'Login successful!', user: PEOPLE.student }));
    await userEvent.clear(await canvas.findByLabelText('Password'));
    await userEvent.type(await canvas.findByLabelText('Password'), 'campus-demo-2026{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Line Follower Challenge' })).toBeVisible();
  },
};

export const SignsOut: Story = {
  play: sequence(TriesAgain.play, presses('Logout', 'link'), seesRole('button', 'Login'), hasValue('textbox', 'Email', '')),
};
