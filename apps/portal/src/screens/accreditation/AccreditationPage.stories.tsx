import { accreditation } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { onPage, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AccreditationPage } from './AccreditationPage.tsx';

const meta = {
  title: 'Pages/Accreditation/AccreditationPage',
  component: AccreditationPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/accreditation?template=naac-5-3-3" />,
  beforeEach: backend(() => scenarios.president()),
} satisfies Meta<typeof AccreditationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Accreditation'), seesRole('link', '14 events without participants'), sees('Inter-house athletics')),
};

/** Whoever is no officer is told who says so. */
export const NoOfficer: Story = {
  beforeEach: backend(() => [mock(accreditation.choice).ok({ templates: [], years: [] }), ...scenarios.president()]),
  play: sees('Only accreditation officers see this'),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(accreditation.rows).ok([]), mock(accreditation.holes).ok([]), ...scenarios.president()]),
  play: sequence(sees('Nothing is missing.'), sees('Nothing of these years')),
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(accreditation.rows).loading(), ...scenarios.president()]),
  play: sees('Filling in the columns...'),
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(accreditation.rows).fails(500, 'Something broke.'), ...scenarios.president()]),
  play: sequence(sees('Something broke.'), seesRole('button', 'Retry')),
};

export const Refused: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accreditation.export).fails(429, 'Try again tomorrow.'), ...scenarios.president()]),
  play: sequence(presses('Download'), onPage(presses('Download CSV', 'menuitem')), sees('Try again tomorrow.')),
};
