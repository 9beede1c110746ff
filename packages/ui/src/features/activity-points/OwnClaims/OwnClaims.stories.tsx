import { claimsInEachState, FIXED_NOW, ownPoints, withDeputy } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lastCallsWith, plays, presses, sees } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { OwnClaims } from './OwnClaims.tsx';

const [waiting, ...others] = claimsInEachState();
const CLAIMS = [{ ...waiting, approval: withDeputy(waiting.approval) }, ...others];

const tables = {
  keyboard: [],
  screenReader: [{ part: 'List', role: 'list', name: 'My claims' }],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/OwnClaims',
  component: OwnClaims,
  parameters: { tables, frame: 'page' },
  args: { claims: CLAIMS, activities: ownPoints().activities, now: FIXED_NOW, onEdit: fn() },
} satisfies Meta<typeof OwnClaims>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  /^Waits for: Decision · Neha Krishnan for Kavya Subramanian, until .* · due by/,
  'Kavya Subramanian returned it: The certificate shows another day.',
  /^Approved: Kavya Subramanian/,
  /Reason: Six hours are too few\.$/,
  performTables,
  presses('Change and send again: Survey of lamps'),
  lastCallsWith('onEdit', CLAIMS[1]),
);

export const Empty: Story = { args: { claims: [] }, play: sees('No claims yet') };
