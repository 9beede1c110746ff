import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminOffices',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/offices" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Roles and offices' })).toBeVisible();
    await expect(await canvas.findByText('4 offices')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Hand offices over' })).toHaveAttribute('href', '/admin/imports?kind=offices');
  },
};

/** What comes back with other addresses hands the offices over. */
export const SavesTheSheet: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    let saved: Blob | undefined;
    const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:saved';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(fn());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the sheet' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [header, first] = ((await saved?.text()) ?? '').split('\r\n');
    await expect(header).toContain('Office,Unit,Email,Tenure,Until');
    await expect(first).toContain('President,,president@campus.example');
    click.mockRestore();
    create.mockRestore();
  },
};

export const EndsAHolding: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct Captain of Priya Sharma' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Completed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText('The position was corrected.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.offices).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading offices...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(administration.offices).empty(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No offices found')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.offices).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};
