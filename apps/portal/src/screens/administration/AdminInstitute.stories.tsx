import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminInstitute',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/institute" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Institute' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Mail domain' })).toHaveValue('campus.example');
  },
};

export const Saves: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title of the portal' }), ' North');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The institute was changed.')).toBeVisible();
  },
};

export const DomainIsTaken: Story = {
  beforeEach: backend(() => [
    mock(administration.changeInstitute).fails(409, 'Another institute has this domain.', 'DUPLICATE'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mail domain' }), '.north.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Another institute has this domain.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Mail domain' })).toHaveValue('campus.example.north.example');
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.institute).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the institute...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.institute).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};
