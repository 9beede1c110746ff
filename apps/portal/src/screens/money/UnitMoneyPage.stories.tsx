import { budgets, money } from '@quad/api-client/contract';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { aBudgetSummary, aUnitYear, journalRows } from '@quad/domain/fixtures';
import { inside, is, onPage, plays, presses, says, sees, seesRole, seesTitle, selects, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, reloads, shows } from '../../stories/backend.ts';
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

export const Empty: Story = shows(
  () => [mock(money.unit).ok(aUnitYear({ ...NOTHING, months: [], categories: [], budgets: [] })), mock(money.entries).ok([])],
  sees('No budgets in this year', 'Nothing was entered in this year'),
);

/** Somebody who may not see the unit's money learns nothing about it. */
export const Refused: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(money.unit).fails(404, 'This unit no longer exists.', 'NOT_FOUND')]),
  play: says('This unit no longer exists.'),
};

const ENTRIES = Array.from({ length: 60 }, (_, at) => journalRows().map((row) => ({ ...row, _id: `${row._id}-${at}` }))).flat();

export const ManyEntries: Story = {
  beforeEach: backend(() => [
    mock(money.unit).ok(
      aUnitYear({
        budgets: Array.from({ length: 40 }, (_, at) => aBudgetSummary({ _id: `budget-${at}`, title: `Round ${at + 1} of RoboWars 2026` })),
      }),
    ),
    mock(money.entries).ok(ENTRIES),
  ]),
  play: sequence(sees('Round 40 of RoboWars 2026'), seesRole('button', 'Show more')),
};

// docs/specification/money.md#money-sheet
export const Sheet: Story = plays(
  { render: () => <Portal path="/money/robotics?sheet=yes" /> },
  seesTitle('Robotics Club'),
  seesRole('table', 'Allocation'),
  sees('For the institute: name, day, signature'),
  seesRole('button', 'Print'),
);

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
  play: sequence(onPage(seesRole('dialog', 'Request money for Robotics Club')), fills, onPage(seesRole('button', 'Request ₹1,250.50'))),
};

export const Refuses: Story = {
  tags: ['act'],
  render: () => <Portal path="/money/robotics?ask=yes" />,
  beforeEach: backend(() => [
    mock(budgets.ask).fails(400, 'The last day is already over.', 'INVALID', { ends_on: 'The last day is already over.' }),
  ]),
  play: sequence(fills, onPage(presses('Request ₹1,250.50'), sees('The last day is already over.'))),
};

const MORE = aUnitYear({ may_allocate: true, allocated: aUnitYear().allocated + 5_000_000 });
const STALE = 'This has changed in the meantime. Check it again.';

/**
 * The public page stays if it cannot be changed. An allocation is stored, and not replaced by somebody who has not seen it: who entered one
 * while the dialog was open keeps theirs.
 */
export const Allocates: Story = acts(
  () => [
    mock(money.unit).ok(aUnitYear({ may_allocate: true, public_address: 'https://quad.campus.example/money/public/robotics' })),
    mock(money.publish).offline(),
    ...scenarios.president(),
  ],
  seesRole('link', /^Open the public page/),
  is('checked', 'switch', 'Anybody may see it'),
  presses('Anybody may see it', 'switch'),
  says('It could not be changed.'),
  presses('Allocate'),
  onPage(
    inside('dialog', 'Allocate to Robotics Club', types(/^Reason/, 'Resolution 14'), presses('Allocate')),
    sees(/^Robotics Club has ₹74,700.50 for 2026-2027\.$/),
  ),
  ({ msw }) => msw.use(mock(money.allocate).ok(({ body }) => (body.seen === MORE.allocated ? MORE : new MockRefusal(409, STALE, 'STALE')))),
  presses('Allocate'),
  onPage(inside('dialog', 'Allocate to Robotics Club', types(/^Reason/, 'Resolution 14'))),
  reloads(() => [mock(money.unit).ok(MORE)], '₹1,24,700.50'),
  onPage(inside('dialog', 'Allocate to Robotics Club', presses('Allocate'), says(STALE))),
);

const LAST_YEAR = { year: '2025-2026', may_allocate: true, open_claims: { count: 2, amount: 640_050 } } as const;

export const HandsOver: Story = acts(
  () => [
    mock(money.unit).ok(aUnitYear({ ...LAST_YEAR, free: 0, may_carry_over: true })),
    mock(money.carryOver).ok(
      aUnitYear({
        ...LAST_YEAR,
        free: 0,
        handed_over: { at: '2026-11-20T09:00:00Z', free: 0, committed: 2_200_000, payable: 345_050, claims: LAST_YEAR.open_claims },
      }),
    ),
    ...scenarios.president(),
  ],
  sees('Claims that wait for a decision: 2, over ₹6,400.50.'),
  presses('Hand over'),
  onPage(
    inside('dialog', 'Hand over 2025-2026?', sees('Claims that wait for a decision: 2, over ₹6,400.50.'), presses('Hand over')),
    sees('2025-2026 of Robotics Club was handed over.'),
  ),
);
