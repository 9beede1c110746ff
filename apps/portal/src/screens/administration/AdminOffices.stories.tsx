import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { hasAttribute, sees, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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
  play: sequence(
    seesTitle('Roles and offices'),
    sees('4 offices'),
    hasAttribute('link', 'Hand offices over', 'href', '/admin/imports?kind=offices'),
  ),
};

/** Uploading the sheet with changed addresses hands the offices over. */
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

export const Loading: Story = { beforeEach: backend(() => [mock(administration.offices).loading()]), play: sees('Loading offices...') };
export const Empty: Story = { beforeEach: backend(() => [mock(administration.offices).empty()]), play: sees('No offices found') };

export const Failed: Story = shows(() => [mock(administration.offices).fails(500, 'Something broke.')], 'Something broke.');
