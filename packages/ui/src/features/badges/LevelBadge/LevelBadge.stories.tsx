import { ACHIEVEMENT_LEVELS } from '@quad/domain/achievements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { LevelBadge } from './LevelBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'national' },
    { part: 'Word of a level that is not known', role: 'generic', text: 'Inter-hostel' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Badges/LevelBadge',
  component: LevelBadge,
  parameters: { tables },
  args: { level: 'national' },
} satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {[...ACHIEVEMENT_LEVELS, 'Inter-hostel'].map((each) => (
        <LevelBadge key={String(each)} level={each} />
      ))}
    </Inline>
  ),
  play: sequence(sees('international', 'national', 'state', 'district', 'college', 'Inter-hostel'), performTables),
};
