import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasDescription,
  hasFocus,
  keys,
  lacks,
  neverCalls,
  plays,
  presses,
  says,
  seesRole,
  sequence,
  shows,
  types,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { SignInForm } from './SignInForm.tsx';

const EMAIL = { role: 'textbox', name: 'Email' } as const;
const LOGIN = { role: 'button', name: 'Login' } as const;
const STORY = 'SignsInByKeyboard';

const tables = {
  keyboard: [
    { keys: '{Enter}', on: EMAIL, does: 'Sends the form from any of its fields.', outcome: { calls: 'onSignIn' }, story: STORY },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show password' },
      does: 'Shows what is typed as the password; the button then hides it.',
      outcome: [{ shows: { role: 'textbox', name: 'Password' } }, { focus: { role: 'button', name: 'Hide password' } }],
      story: STORY,
    },
    {
      keys: '{Tab}',
      does: 'Moves to the way for a forgotten password.',
      outcome: { focus: { role: 'link', name: 'Forgot password?' } },
      story: STORY,
    },
    { keys: '{Tab}', does: 'Moves to the button that sends the form.', outcome: { focus: LOGIN }, story: STORY },
    { keys: '[Space]', does: 'Sends it.', outcome: { calls: 'onSignIn' }, story: STORY },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Club coordinator' },
      does: 'Fills in a demonstration account, and moves to Login.',
      outcome: [{ focus: LOGIN }, { shows: { ...EMAIL, state: { value: 'robotics@campus.example' } } }, { doesNotCall: 'onSignIn' }],
      story: 'AccountChosen',
    },
    { keys: '{Enter}', does: 'Signs in with it.', outcome: { calls: 'onSignIn' }, story: 'AccountChosen' },
  ],
  screenReader: [
    { part: 'Email', ...EMAIL, state: { required: true, invalid: false } },
    { part: 'Show password', role: 'button', name: 'Show password' },
    { part: 'Login', ...LOGIN },
    { part: 'Sign in with Google', role: 'link', name: 'Sign in with Google' },
    {
      part: 'Email that is wrong',
      ...EMAIL,
      description: 'Please enter a valid email address.',
      state: { invalid: true },
      story: 'FieldErrors',
    },
    { part: 'Login while it works', role: 'button', name: 'Logging in...', state: { busy: true, unavailable: true }, story: 'Busy' },
    {
      part: 'Problem',
      role: 'alert',
      text: 'Only Google accounts of the institute may sign in. Choose the one that ends in @campus.example.',
      story: 'BackFromGoogle',
    },
    { part: 'Demonstration accounts', role: 'region', name: 'Demonstration accounts', story: 'Demonstration' },
  ],
} satisfies ComponentTables;

const password = 'campus-demo-2026';
const demonstrationAccounts = [
  { email: 'student@campus.example', label: 'Student', password },
  { email: 'newcomer@campus.example', label: 'Newcomer', password },
  { email: 'robotics@campus.example', label: 'Club coordinator', password },
  { email: 'scitech@campus.example', label: 'GenSec SciTech', password },
  { email: 'academic@campus.example', label: 'GenSec Academic', password },
  { email: 'cultural@campus.example', label: 'GenSec Cultural', password },
  { email: 'sports@campus.example', label: 'GenSec Sports', password },
  { email: 'president@campus.example', label: 'President', password },
];

const meta = {
  title: 'Features/Accounts/SignInForm',
  component: SignInForm,
  parameters: { tables },
  args: { onSignIn: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasAttribute('textbox', 'Email', 'type', 'email'),
  hasAttribute('label', 'Password', 'type', 'password'),
  hasAttribute('link', 'Forgot password?', 'href', '/forgot-password'),
  hasAttribute('link', 'Sign in with Google', 'href', '/auth/google'),
  hasAttribute('link', 'Sign Up', 'href', '/register'),
  lacks('heading', 'Demonstration accounts'),
  performTables,
);

export const Busy: Story = shows(
  { loading: true },
  types('Email', 'student@campus.example'),
  typesInto('Password', 'campus-demo-2026{Enter}'),
  presses('Logging in...'),
  neverCalls('onSignIn'),
  performTables,
);

export const WithPasskey: Story = {
  args: { passkeyHref: '/login/passkey' },
  play: hasAttribute('link', 'Sign in with a passkey', 'href', '/login/passkey'),
};

/** A browser without passkey support offers none. */
export const WithoutPasskeys: Story = act(
  {
    ...WithPasskey,
    beforeEach: () => {
      const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      return () => known && Object.defineProperty(window, 'PublicKeyCredential', known);
    },
  },
  ({ canvas }) => expect(canvas.getByText('Sign in with a passkey')).not.toBeVisible(),
  lacks('link', 'Sign in with a passkey'),
);

export const FieldErrors: Story = shows(
  { fieldErrors: { email: 'Please enter a valid email address.', password: 'Enter your password.' } },
  hasDescription('textbox', 'Email', 'Please enter a valid email address.'),
  hasDescription('label', 'Password', 'Enter your password.'),
  performTables,
);

/** The error code of Google sign-in in the URL. */
export const BackFromGoogle: Story = shows(
  { problem: { code: 'domain', domain: 'campus.example' } },
  says('Only Google accounts of the institute may sign in. Choose the one that ends in @campus.example.'),
  seesRole('button', 'Login'),
  performTables,
);

export const Demonstration: Story = {
  args: { demonstrationAccounts },
  play: sequence(seesRole('heading', 'Demonstration accounts'), seesRole('button', 'President'), performTables),
};

export const SignsInByKeyboard: Story = act(
  presses('Email', 'textbox'),
  keys('student@campus.example{Tab}'),
  hasFocus('label', 'Password'),
  keys('correct horse battery{Enter}'),
  callsOnce('onSignIn'),
  callsWith('onSignIn', { email: 'student@campus.example', password: 'correct horse battery' }),
  performTables,
);

export const AccountChosen: Story = {
  args: { demonstrationAccounts },
  play: sequence(performTables, callsWith('onSignIn', { email: 'robotics@campus.example', password: 'campus-demo-2026' })),
};
