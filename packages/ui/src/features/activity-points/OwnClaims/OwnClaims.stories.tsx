import {
  anActivityClaim,
  anApproval,
  FIXED_NOW,
  fixtureId,
  ownPoints,
  PEOPLE,
  personReference,
  returnedApproval,
} from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lastCallsWith, presses, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { OwnClaims } from './OwnClaims.tsx';

const decided = (verdict: 'approved' | 'rejected', reason: string) => {
  const [step] = anApproval().steps;
  const decision = {
    verdict,
    person: personReference(PEOPLE.president),
    principal: null,
    at: '2026-11-19T04:30:00.000Z',
    reason,
    is_superseded: false,
  };
  return anApproval({ status: verdict, steps: step ? [{ ...step, place: verdict, decisions: [decision] }] : [] }, PEOPLE.student);
};
const returned = anActivityClaim({ _id: fixtureId('claim', 5), title: 'Survey of lamps', approval: returnedApproval() });
const CLAIMS = [
  anActivityClaim(),
  returned,
  anActivityClaim({ _id: fixtureId('claim', 6), title: 'Teaching at a school', approval: decided('approved', '') }),
  anActivityClaim({ _id: fixtureId('claim', 7), title: 'Walk in the town', approval: decided('rejected', 'Six hours are too few.') }),
];

const tables = {
  keyboard: [],
  screenReader: [{ part: 'List', role: 'list', name: 'My claims' }],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Activity points/OwnClaims',
  component: OwnClaims,
  parameters: { tables, frame: 'page' },
  args: { claims: CLAIMS, activities: ownPoints().activities, now: FIXED_NOW, onEdit: fn() },
} satisfies Meta<typeof OwnClaims>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    sees(
      /^Waits for: Decision · due by/,
      'Kavya Subramanian returned it: The certificate shows another day.',
      /^Approved: Kavya Subramanian/,
      /Reason: Six hours are too few\.$/,
    ),
    performGuide,
  ),
};

export const ToChange: Story = {
  tags: ['act'],
  play: sequence(presses('Change and send again: Survey of lamps'), lastCallsWith('onEdit', returned)),
};

export const Empty: Story = { args: { claims: [] }, play: sees('No claims yet') };
