import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, PEOPLE } from '@quad/domain/fixtures';
import { hasAttribute, hasValue, type Play, plays, presses, retypes, sees, seesRole, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const WrongPassword: Story = plays(
  ({ msw }) => msw.use(mock(accounts.login).fails(401, 'Login failed. Please check your credentials.', 'BAD_CREDENTIALS')),
  types('Email', 'student@campus.example'),
  typesInto('Password', 'not the password'),
  presses('Login'),
  sees('Login failed. Please check your credentials.'),
);

/** The typed mail address and the requested link are kept. */
export const TriesAgain: Story = plays(
  WrongPassword.play,
  ({ msw }) => msw.use(mock(accounts.login).ok({ message: 'Login successful!', user: PEOPLE.student })),
  retypes('Password', 'campus-demo-2026{Enter}', 'label'),
  seesRole('heading', { level: 1, name: 'Line Follower Challenge' }),
);

export const SignsOut: Story = {
  play: sequence(TriesAgain.play, presses('Logout', 'link'), seesRole('button', 'Login'), hasValue('textbox', 'Email', '')),
};
