import { anActivityClaim, FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plays, sees, seesMany, seesRole } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ClaimFacts } from './ClaimFacts.tsx';

const [photo] = anActivityClaim().evidence;

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Evidence', role: 'list', name: 'Evidence' },
    { part: 'Photo', role: 'link', name: 'Photo 1' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/ClaimFacts',
  component: ClaimFacts,
  parameters: { tables, frame: 'page' },
  args: {
    claim: anActivityClaim({
      description: 'Ten days at the coast: planting, and teaching in the evening.',
      evidence: photo ? [photo, { _id: 'letter', url: '/api/points/evidence/letter', kind: 'pdf' }] : [],
    }),
    activity: 'NSS camp',
    now: FIXED_NOW,
  },
} satisfies Meta<typeof ClaimFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(sees('Kollam', 'NSS camp'), seesMany(2, 'link'), seesRole('link', /^PDF 2/), performTables);
