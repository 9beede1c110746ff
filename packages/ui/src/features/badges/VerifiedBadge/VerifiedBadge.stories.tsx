import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Verified' },
    { part: 'Word while it waits', role: 'generic', text: 'Pending' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Badges/VerifiedBadge',
  component: VerifiedBadge,
  parameters: { tables },
  args: { verified: true },
} satisfies Meta<typeof VerifiedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {[true, false].map((each) => (
        <VerifiedBadge key={String(each)} verified={each} />
      ))}
    </Inline>
  ),
  play: sequence(sees('Verified', 'Pending'), performTables),
};
