import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { hasAttribute, hasValue, lacks, lacksText, plays, says, sees, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { acts, backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const meta = {
  title: 'Pages/Accounts/RegisterPage',
  component: RegisterPage,
  parameters: PAGE,
  render: () => <Portal path="/register" />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function register({ canvas, userEvent }: Actor, email = 'zoya.khan@campus.example') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Zoya Khan');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'ID' }), '20260042');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(await canvas.findByLabelText('Password'), 'violet harbor lantern');
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
}

export const Default: Story = plays(
  seesTitle('Sign up'),
  hasAttribute('link', 'Sign up with Google', 'href', '/auth/google'),
  hasAttribute('link', 'Login', 'href', '/login'),
  lacksText(/terms of use/),
);

/** After registering, the person is signed in and continues with onboarding. */
export const Registers: Story = acts(
  () => {
    const { personal_info, ...newcomer } = PEOPLE.newcomer;
    const user = { ...newcomer, personal_info: { ...personal_info, name: 'Zoya Khan', email: 'zoya.khan@campus.example' } };
    return [mock(accounts.register).ok({ message: 'Registration successful!', user })];
  },
  register,
  seesTitle('Student registration'),
  sees('Registration successful!'),
  hasValue('textbox', 'Name', 'Zoya Khan'),
  hasValue('textbox', 'Email', 'zoya.khan@campus.example'),
);

export const OtherDomain: Story = {
  play: sequence((context) => register(context, 'zoya.khan@elsewhere.example'), sees('Please use an @campus.example email address.')),
};

const guessable = 'This password is easy to guess. Use a phrase that says nothing about you or the institute.';

export const PasswordRefused: Story = {
  beforeEach: backend(() => [mock(accounts.register).fails(400, guessable, 'INVALID', { password: guessable })]),
  play: sequence(register, async (context) => {
    const password = context.canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')));
    await expect(password).toHaveFocus();
  }),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.register).offline()]),
  play: sequence(register, says('Something went wrong. Please try again.'), hasValue('label', 'Password', 'violet harbor lantern')),
};

/** The institute has no password sign-in. */
export const WithoutPasswords: Story = {
  render: () => (
    <Portal path="/register" offered={{ ways: [{ label: 'Campus Institute', path: 'providers/campus' }], hasPassword: false }} />
  ),
  play: sequence(
    sees('Campus Institute uses its own sign-in provider. There are no passwords here.'),
    hasAttribute('link', 'Go to the sign-in page', 'href', '/login'),
    lacks('textbox'),
  ),
};
