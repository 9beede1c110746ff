import { UNIT_CATEGORIES } from '@quad/domain/org-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { CategoryBadge } from './CategoryBadge.tsx';

const tables = { keyboard: [], screenReader: [{ part: 'Word', role: 'generic', text: 'scitech' }] } satisfies ComponentTables;

const meta = {
  title: 'Features/Badges/CategoryBadge',
  component: CategoryBadge,
  parameters: { tables },
  args: { category: 'scitech' },
} satisfies Meta<typeof CategoryBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {UNIT_CATEGORIES.map((each) => (
        <CategoryBadge key={String(each)} category={each} />
      ))}
    </Inline>
  ),
  play: sequence(sees('cultural', 'scitech', 'sports', 'academic', 'independent'), performTables),
};
