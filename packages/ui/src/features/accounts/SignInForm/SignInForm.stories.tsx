import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './SignInForm.guide.tsx';
import { SignInForm } from './SignInForm.tsx';

const performGuide = performTables(guide);

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
  args: { onSignIn: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth/google');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('heading', { name: 'Demonstration accounts' })).not.toBeInTheDocument();
    await performGuide(context);
  },
};

export const Busy: Story = {
  args: { loading: true },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'student@campus.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'campus-demo-2026{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in...' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const FieldErrors: Story = {
  args: { fieldErrors: { email: 'Please enter a valid email address.', password: 'Enter your password.' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await performGuide(context);
  },
};

/** What Google sign-in came back with, as its code in the address. */
export const BackFromGoogle: Story = {
  args: { problem: { code: 'domain', domain: 'campus.example' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only Google accounts of the institute may sign in. Choose the one that ends in @campus.example.',
    );
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    await performGuide(context);
  },
};

export const Demonstration: Story = {
  args: { demonstrationAccounts },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'President' })).toBeVisible();
    await performGuide(context);
  },
};

export const SignsIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'student@campus.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'student@campus.example',
      password: 'correct horse battery',
    });
  },
};

export const SignsInByKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.keyboard('student@campus.example');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('correct horse battery{Enter}');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await performGuide(context);
  },
};

export const NotAnAddress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'student');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
};

export const AccountChosen: Story = {
  args: { demonstrationAccounts },
  play: async (context) => {
    await performGuide(context);
    await expect(context.args.onSignIn).toHaveBeenCalledWith({ email: 'robotics@campus.example', password: 'campus-demo-2026' });
  },
};
