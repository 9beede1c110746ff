import { money } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aMoneyOverview } from '@quad/domain/fixtures';
import { plays, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
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

export const Default: Story = plays(seesTitle('Money'), seesRole('link', 'Robotics Club'), seesRole('figure', 'Spent by unit'));

/** The figures, the charts and the list come from one response. */
export const Loading: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(money.overview).loading()]),
  play: sees('Loading the money...'),
};

export const Failed: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(money.overview).offline()]),
  play: sequence(sees('The money could not be loaded.'), seesRole('button', 'Retry')),
};

const MANY = Array.from({ length: 60 }, (_, at) =>
  aMoneyOverview({ units: 1 }).units.map(({ unit, ...figures }) => ({
    ...figures,
    unit: { ...unit, _id: `unit-${at}`, name: `${unit.name} of the hostel block ${at + 1}` },
  })),
).flat();

export const ManyUnits: Story = {
  beforeEach: backend(() => [mock(money.overview).ok({ ...aMoneyOverview(), units: MANY })]),
  play: seesRole('link', 'Robotics Club of the hostel block 60'),
};

export const Nothing: Story = {
  beforeEach: backend(() => [
    mock(money.overview).ok({ ...aMoneyOverview({ units: 0 }), months: [], categories: [], may_allocate: false }),
    ...scenarios.student(),
  ]),
  play: sees('My claims'),
};
