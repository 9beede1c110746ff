import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aHealth, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminHealth',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/health" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Storage and health' })).toBeVisible();
    await expect(await canvas.findByText('PostgreSQL, 34 MB')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Work in the background' })).toBeVisible();
  },
};

/** Whoever runs an installation for several institutes knows how it is. */
export const Shared: Story = {
  beforeEach: backend(() => [mock(administration.health).ok(aHealth({ findings: null })), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Several institutes share this installation/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.health).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Examining the installation...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.health).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};
