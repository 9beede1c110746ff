import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { plays, says } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { SignInForm } from '../SignInForm/SignInForm.tsx';
import { AccountPage } from './AccountPage.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Mark', role: 'banner', text: 'Campus Institute' },
    { part: 'Column', role: 'main' },
    { part: 'Title', role: 'heading', name: 'Sign in', state: { level: 1 } },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/AccountPage',
  component: AccountPage,
  parameters: { tables, frame: 'page', layout: 'fullscreen' },
  args: {
    institute: { name: 'Campus Institute', portalTitle: 'Quad' },
    title: 'Sign in',
    subtitle: 'Clubs, events and rooms of your campus.',
    children: <SignInForm onSignIn={fn()} />,
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  ({ canvas }) => expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Sign in' })),
  says('QuadCampus Institute', 'banner'),
  performTables,
);

export const LongNames: Story = {
  args: {
    institute: {
      name: 'Institute of Engineering, Natural Sciences and Performing Arts at the Foot of the Western Ghats',
      portalTitle: 'Student Affairs and Campus Life Portal',
    },
  },
};
