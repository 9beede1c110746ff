import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anAdminPerson, manyAdminPeople, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminPeople',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/people" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'People' });
    await waitFor(() => expect(list.children).toHaveLength(12));
    await expect(await canvas.findByText('This is you')).toBeVisible();
    await expect(await canvas.findByText('12 people')).toBeVisible();
  },
};

export const Corrects: Story = {
  beforeEach: backend(() => [mock(administration.correct).ok(anAdminPerson({ name: 'Aarav M. Mehta' })), ...scenarios.as(OFFICE)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Correct' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What is right' }), 'Aarav M. Mehta');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText('The account was corrected.')).toBeVisible();
  },
};

export const Disables: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Disable the account of Aarav Mehta?' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await expect(await canvas.findByText('The account is disabled.')).toBeVisible();
  },
};

/** The addresses end as well, unless that is chosen otherwise. */
export const SignsOut: Story = {
  beforeEach: backend(() => [mock(administration.changeAccess).ok(anAdminPerson()), ...scenarios.as(OFFICE)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign out everywhere' }));
    const choice = await canvas.findByRole('checkbox', { name: 'Also end the addresses of their calendar and record' });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await canvas.findByText('They are signed out everywhere.')).toBeVisible();
  },
};

/** Two administrators are always left. */
export const DisablingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.changeAccess).fails(
      409,
      'registrar@campus.example is one of the last administrators: make two others first.',
      'CONFLICT',
    ),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await expect(await canvas.findByText(/is one of the last administrators/)).toBeVisible();
  },
};

/** A quarter of an hour has passed since the password was typed. */
export const AsksForThePassword: Story = {
  beforeEach: backend(() => [
    mock(administration.people).fails(403, 'Please type your password again to go on.', 'REAUTHENTICATION_REQUIRED'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'correct horse battery');
    msw.use(mock(administration.people).ok(manyAdminPeople(3)));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('3 people')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.people).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading people...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(administration.people).empty(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has an account yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.people).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const Many: Story = {
  beforeEach: backend(() => [mock(administration.people).ok(manyAdminPeople(2000)), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,000 people')).toBeVisible();
  },
};

/** Whatever the role: the right is another thing. */
export const President: Story = {
  beforeEach: backend(() => scenarios.president()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
  },
};
