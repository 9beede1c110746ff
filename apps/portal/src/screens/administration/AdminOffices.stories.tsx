import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, hasAttribute, plays, sees, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { savesLines } from '../../stories/savedFile.ts';
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

export const Default: Story = plays(
  seesTitle('Roles and offices'),
  sees('4 offices'),
  hasAttribute('link', 'Hand over offices', 'href', '/admin/imports?kind=offices'),
);

/** Uploading the sheet with changed addresses hands the offices over. */
export const SavesTheSheet: Story = act(
  savesLines('Export the sheet', async ([header, first]) => {
    await expect(header).toContain('Office,Unit,Email,Tenure,Until');
    await expect(first).toContain('President,,president@campus.example');
  }),
);

export const Loading: Story = { beforeEach: backend(() => [mock(administration.offices).loading()]), play: sees('Loading offices...') };
export const Empty: Story = { beforeEach: backend(() => [mock(administration.offices).empty()]), play: sees('No offices found') };

export const Failed: Story = shows(() => [mock(administration.offices).fails(500, 'Something broke.')], 'Something broke.');
