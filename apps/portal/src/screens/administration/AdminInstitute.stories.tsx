import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, hasValue, presses, sees, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = { play: sequence(seesTitle('Institute'), hasValue('textbox', 'Mail domain', 'campus.example')) };

export const Saves: Story = act(types('Title of the portal', ' North'), presses('Save'), sees('The institute was changed.'));

export const DomainIsTaken: Story = shows(
  () => [mock(administration.changeInstitute).fails(409, 'Another institute has this domain.', 'DUPLICATE')],
  types('Mail domain', '.north.example'),
  presses('Save'),
  sees('Another institute has this domain.'),
  hasValue('textbox', 'Mail domain', 'campus.example.north.example'),
);

export const Loading: Story = shows(() => [mock(administration.institute).loading()], 'Loading the institute...');

export const Failed: Story = shows(() => [mock(administration.institute).fails(500, 'Something broke.')], 'Something broke.');
