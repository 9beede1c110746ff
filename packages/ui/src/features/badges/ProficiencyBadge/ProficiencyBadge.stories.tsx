import { PROFICIENCY_LEVELS } from '@quad/domain/skills';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ProficiencyBadge } from './ProficiencyBadge.tsx';

const tables = { keyboard: [], screenReader: [{ part: 'Word', role: 'generic', text: 'beginner' }] } satisfies ComponentTables;

const meta = {
  title: 'Features/Badges/ProficiencyBadge',
  component: ProficiencyBadge,
  parameters: { tables },
  args: { level: 'beginner' },
} satisfies Meta<typeof ProficiencyBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {PROFICIENCY_LEVELS.map((each) => (
        <ProficiencyBadge key={String(each)} level={each} />
      ))}
    </Inline>
  ),
  play: sequence(sees('beginner', 'intermediate', 'advanced', 'expert'), performTables),
};
