import { certificates, records } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anOwnRecord, RECORD_ADDRESS, RECORD_SHARED_AT } from '@quad/domain/fixtures';
import { act, hasAttribute, hasValue, is, isNot, onPage, plays, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RecordPage } from './RecordPage.tsx';

const meta = {
  title: 'Pages/Records/RecordPage',
  component: RecordPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/record" />,
  beforeEach: backend(() => scenarios.student()),
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('My record'),
  seesRole('heading', { level: 2, name: 'Endorsed skills' }),
  is('checked', 'checkbox', 'Workshop Lead'),
  hasAttribute('link', 'Check a credential', 'href', '/verify'),
  seesRole('link', 'Save as PDF: Line Follower Challenge'),
);

export const Shares: Story = act(
  presses('Workshop Lead', 'checkbox'),
  presses('Create an address'),
  hasValue('textbox', 'Address of your record', RECORD_ADDRESS),
  isNot('checked', 'checkbox', 'Workshop Lead'),
  seesRole('button', 'Renew address'),
);

export const Stops: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(records.own).ok(anOwnRecord({ shared_at: RECORD_SHARED_AT }))]),
  play: sequence(presses('Stop sharing'), onPage(presses('Stop sharing')), seesRole('button', 'Create an address')),
};

export const Busy: Story = {
  beforeEach: backend(() => [mock(records.share).loading()]),
  play: sequence(presses('Create an address'), hasAttribute('button', 'Create an address', 'aria-busy', 'true')),
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(records.share).fails(429, 'That was too often. Please wait a moment.')]),
  play: sequence(presses('Create an address'), says('That was too often. Please wait a moment.')),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(records.own).ok(anOwnRecord({ entries: [] })), mock(certificates.own).ok([])]),
  play: sees('There is nothing in your record yet.', 'No certificates yet'),
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(records.own).fails(500, 'Something broke.')]),
  play: sequence(sees('Something broke.'), seesRole('button', 'Retry')),
};
