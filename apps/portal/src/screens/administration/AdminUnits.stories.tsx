import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyAdminUnits, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminUnits',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/units" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Units' })).toBeVisible();
    await expect(await canvas.findByText('13 units')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Bring units in' })).toHaveAttribute('href', '/admin/imports?kind=units');
  },
};

export const Changes: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Robotics Club' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Change or move' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' and Drones');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The unit was changed.')).toBeVisible();
  },
};

export const HandsOver: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Robotics Club' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Change the contact' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email of the new contact' }), 'asha@campus.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand it over' }));
    await expect(await canvas.findByText('The unit was handed over.')).toBeVisible();
  },
};

export const Archives: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Robotics Club' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Archive' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Archive Robotics Club?' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    await expect(await canvas.findByText('The unit is archived.')).toBeVisible();
  },
};

/** Those that belong to it come first. */
export const ArchivingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.changeUnitState).fails(409, 'Other units belong to this one. Archive them first, or move them.', 'CONFLICT'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Robotics Club' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Archive' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    await expect(await canvas.findByText(/^Other units belong to this one/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.units).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading units...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(administration.units).empty(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no units yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.units).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const Many: Story = {
  beforeEach: backend(() => [mock(administration.units).ok(manyAdminUnits(2000)), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,000 units')).toBeVisible();
  },
};
