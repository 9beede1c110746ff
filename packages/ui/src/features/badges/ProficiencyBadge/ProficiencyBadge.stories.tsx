import { PROFICIENCY_LEVELS } from '@quad/domain/skills';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
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
  play: async (context) => {
    const { canvas } = context;
    for (const word of ['beginner', 'intermediate', 'advanced', 'expert']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await performTables(context);
  },
};
