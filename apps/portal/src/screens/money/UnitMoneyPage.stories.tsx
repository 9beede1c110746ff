import { budgets, money } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUnitYear } from '@quad/domain/fixtures';
import { inside, onPage, presses, sees, seesRole, seesTitle, selects, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { UnitMoneyPage } from './UnitMoneyPage.tsx';

// docs/specification/money.md#money-screens
const meta = {
  title: 'Pages/Money/UnitMoneyPage',
  component: UnitMoneyPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/money/robotics" />,
  beforeEach: backend(() => scenarios.coordinator()),
} satisfies Meta<typeof UnitMoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Robotics Club'), sees('RoboWars 2026'), seesRole('table', 'Entries'), seesRole('figure', 'Spent by month')),
};

const NOTHING = { allocated: 0, free: 0, committed: 0, payable: 0, spent: 0 };

export const Empty: Story = {
  beforeEach: backend(() => [
    mock(money.unit).ok(aUnitYear({ ...NOTHING, months: [], categories: [], budgets: [] })),
    mock(money.entries).ok([]),
    ...scenarios.coordinator(),
  ]),
  play: sequence(sees('No budgets in this year'), sees('Nothing was entered in this year')),
};

export const Opened: Story = {
  render: () => <Portal path="/money/robotics?budget=one" />,
  play: onPage(seesRole('dialog', 'RoboWars 2026'), sees('Arena and safety cage')),
};

const fills = onPage(
  typesInto(/^What for/, 'Line-follower workshop'),
  typesInto(/^Last day/, '2027-01-16'),
  typesInto(/^What is bought/, 'Sensors'),
  typesInto(/^Amount/, '1250.50'),
  selects(/^Kind/, 'Equipment'),
);

export const Asking: Story = {
  render: () => <Portal path="/money/robotics?ask=yes" />,
  play: sequence(onPage(seesRole('dialog', 'Ask for money for Robotics Club')), fills, onPage(seesRole('button', 'Ask for ₹1,250.50'))),
};

export const Refused: Story = {
  tags: ['act'],
  render: () => <Portal path="/money/robotics?ask=yes" />,
  beforeEach: backend(() => [
    mock(budgets.ask).fails(400, 'The last day is over already.', 'INVALID', { ends_on: 'The last day is over already.' }),
    ...scenarios.coordinator(),
  ]),
  play: sequence(fills, onPage(presses('Ask for ₹1,250.50'), sees('The last day is over already.'))),
};

export const Allocates: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(money.unit).ok(aUnitYear({ may_allocate: true })), ...scenarios.president()]),
  play: sequence(
    presses('Allocate'),
    onPage(
      inside('dialog', 'Allocate to Robotics Club', types(/^Reason/, 'Resolution 14'), presses('Allocate')),
      sees(/^Robotics Club has ₹74,700.50 for 2026-2027\.$/),
    ),
  ),
};
