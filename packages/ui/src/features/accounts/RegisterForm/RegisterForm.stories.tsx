import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasDescription,
  hasValue,
  is,
  plays,
  presses,
  says,
  sees,
  sequence,
  shows,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { RegisterForm } from './RegisterForm.tsx';

const NAME = { role: 'textbox', name: 'Name' } as const;
const REGISTER = { role: 'button', name: 'Register' } as const;
const EMAIL_HINT = 'Your address at the institute, ending in @campus.example.';

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: REGISTER,
      does: 'Sends nothing while a field is wrong, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onRegister' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    { keys: '{Tab}', does: 'Moves to the next field.', outcome: { focus: { role: 'textbox', name: 'ID' } }, story: 'NothingTyped' },
    { keys: '{Tab}', does: 'Moves on to the address.', outcome: { focus: { role: 'textbox', name: 'Email' } }, story: 'NothingTyped' },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show password' },
      does: 'Shows what is typed as the password; the button then hides it.',
      outcome: [{ shows: { role: 'textbox', name: 'Password' } }, { focus: { role: 'button', name: 'Hide password' } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Name', ...NAME, state: { required: true, invalid: false } },
    { part: 'Email', role: 'textbox', name: 'Email', description: EMAIL_HINT, state: { required: true } },
    { part: 'Show password', role: 'button', name: 'Show password' },
    { part: 'Register', ...REGISTER },
    { part: 'Sign up with Google', role: 'link', name: 'Sign up with Google' },
    {
      part: 'Register while it works',
      role: 'button',
      name: 'Registering...',
      state: { busy: true, unavailable: true },
      story: 'Registering',
    },
    { part: 'Error', role: 'alert', text: 'User already exists.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/RegisterForm',
  component: RegisterForm,
  parameters: { tables },
  args: { domain: 'campus.example', onRegister: fn(async () => {}) },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function register({ canvas, userEvent }: Actor, email = 'zoya.khan@campus.example') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Zoya Khan');
  await userEvent.type(canvas.getByRole('textbox', { name: 'ID' }), '20260042');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'violet harbor lantern');
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
}

export const Default: Story = plays(
  is('required', 'textbox', 'Name'),
  hasAttribute('textbox', 'ID', 'inputmode', 'numeric'),
  hasAttribute('textbox', 'Email', 'type', 'email'),
  hasAttribute('label', 'Password', 'autocomplete', 'new-password'),
  hasAttribute('link', 'Sign up with Google', 'href', '/auth/google'),
  hasAttribute('link', 'Login', 'href', '/login'),
  performTables,
);

export const Registers: Story = act(
  register,
  callsWith('onRegister', {
    name: 'Zoya Khan',
    ID: '20260042',
    email: 'zoya.khan@campus.example',
    password: 'violet harbor lantern',
  }),
);

export const Registering: Story = {
  args: { onRegister: fn(() => new Promise(() => {})) },
  play: sequence(register, presses('Registering...'), callsOnce('onRegister'), performTables),
};

export const NothingTyped: Story = plays(
  performTables,
  hasDescription('textbox', 'Name', 'Enter your name.'),
  sees('ID Number is required', 'Enter your email address.', 'Enter a password.'),
);

/** The institute's terms of use are linked before the account is created. */
export const WithTerms: Story = shows(
  { termsUrl: 'https://campus.example/terms' },
  sees('By creating an account you accept the terms of use.'),
  hasAttribute('link', 'Read the terms of use', 'href', 'https://campus.example/terms'),
  hasAttribute('link', 'Read the terms of use', 'target', '_blank'),
);

export const Refused: Story = shows(
  { onRegister: rejecting(new RefusedAccount(400, 'User already exists.')) },
  register,
  says('User already exists.'),
  hasValue('textbox', 'Name', 'Zoya Khan'),
  hasValue('label', 'Password', 'violet harbor lantern'),
  performTables,
);

export const RefusedWithoutReason: Story = act(
  { args: { onRegister: rejecting(new RefusedAccount(500, '')) } },
  register,
  says('Registration failed. Please try again.'),
);
