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
  play: sequence(seesTitle('Accreditation'), seesRole('link', 'Events without participants: 14'), sees('Inter-house athletics')),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(accreditation.rows).ok([]), mock(accreditation.holes).ok([])]),
  play: sees('Nothing is missing.', 'Nothing in these years'),
};

export const Refused: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accreditation.export).fails(429, 'Try again tomorrow.')]),
  play: sequence(presses('Download'), onPage(presses('Download CSV', 'menuitem')), sees('Try again tomorrow.')),
};
