import { money } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aMoneyOverview } from '@quad/domain/fixtures';
import { sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { MoneyPage } from './MoneyPage.tsx';

// docs/specification/money.md#money-screens
const meta = {
  title: 'Pages/Money/MoneyPage',
  component: MoneyPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/money" />,
  beforeEach: backend(() => scenarios.president()),
} satisfies Meta<typeof MoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Money'), seesRole('link', 'Robotics Club'), seesRole('figure', 'Spent by unit')),
};

export const Nothing: Story = {
  beforeEach: backend(() => [
    mock(money.overview).ok({ ...aMoneyOverview({ units: 0 }), months: [], categories: [], may_allocate: false }),
    ...scenarios.student(),
  ]),
  play: sees('No money to look after'),
};
