import { POSITION_HOLDER_STATUSES } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PositionHolderStatusBadge } from './PositionHolderStatusBadge.tsx';

const tables = { keyboard: [], screenReader: [{ part: 'Word', role: 'generic', text: 'active' }] } satisfies ComponentTables;

const meta = {
  title: 'Features/Badges/PositionHolderStatusBadge',
  component: PositionHolderStatusBadge,
  parameters: { tables },
  args: { status: 'active' },
} satisfies Meta<typeof PositionHolderStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {POSITION_HOLDER_STATUSES.map((each) => (
        <PositionHolderStatusBadge key={String(each)} status={each} />
      ))}
    </Inline>
  ),
  play: sequence(sees('active', 'completed', 'terminated'), performTables),
};
