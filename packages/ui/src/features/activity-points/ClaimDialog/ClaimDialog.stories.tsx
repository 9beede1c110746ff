import { type ClaimEvidence, TOO_MANY_UNCLAIMED } from '@quad/domain/activity-points';
import { anActivityClaim, FIXED_NOW, ownPoints, returnedApproval } from '@quad/domain/fixtures';
import { formatMessage } from '@quad/domain/messages';
import { campusDay } from '@quad/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  type Context,
  callsOnce,
  callsWith,
  hasDisplayValue,
  lacks,
  neverCalls,
  presses,
  sees,
  seesRole,
  selects,
  sequence,
  shows,
  types,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ClaimDialog } from './ClaimDialog.tsx';

const PHOTO: ClaimEvidence = { _id: 'photo', url: anActivityClaim().evidence[0]?.url ?? '', kind: 'photo' };
const returned = anActivityClaim({ approval: returnedApproval() });

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Claim points' },
    { part: 'Evidence', role: 'group', name: 'Evidence' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/ClaimDialog',
  component: ClaimDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    activities: ownPoints().activities,
    today: campusDay(FIXED_NOW, 'Asia/Kolkata'),
    onUpload: fn(async () => PHOTO),
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof ClaimDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const attaches =
  (...files: readonly File[]) =>
  async ({ canvas, userEvent }: Context) => {
    await userEvent.upload(await canvas.findByLabelText(/^Choose files/), [...files]);
  };
const letter = new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' });
const fill = sequence(
  selects('Activity', 'ktu-nss'),
  types('What you did', 'NSS camp at the coast'),
  typesInto(/^Date/, '2026-11-02'),
  types('Place', 'Kollam'),
  attaches(letter),
  sees(/sent$/),
);

export const Default: Story = { play: sequence(seesRole('dialog', 'Claim points'), performTables) };

export const Claims: Story = act(fill, presses('Claim points'), async ({ args }) => {
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({
    ...{ activity: 'ktu-nss', title: 'NSS camp at the coast', day: '2026-11-02', place: 'Kollam', hours: 0, description: '' },
    evidence: ['photo'],
  });
});

export const EvidenceIsMissing: Story = {
  play: sequence(presses('Claim points'), sees('Add from one to 5 photos or PDFs as evidence.'), neverCalls('onSubmit')),
};

/** A rejected file shows the reason and what to do; the rest of the input is kept. */
export const NotUploaded: Story = shows(
  { onUpload: rejecting(new RefusedSubmission(formatMessage(TOO_MANY_UNCLAIMED))) },
  attaches(letter),
  sees(/^You have uploaded 20 files that no claim uses\. Send a claim/),
  seesRole('button', 'Try again: letter.pdf'),
);

/** The input is kept. */
export const Refused: Story = shows(
  { onSubmit: rejecting(new RefusedSubmission('You have made many claims today.')) },
  fill,
  presses('Claim points'),
  sees('You have made many claims today.'),
  hasDisplayValue('textbox', 'Place', 'Kollam'),
  neverCalls('onClose'),
);

export const Returned: Story = shows(
  { claim: returned },
  sees('Kavya Subramanian returned it: The certificate shows another day.'),
  hasDisplayValue('textbox', 'Place', 'Kollam'),
  seesRole('link', /^Photo 1/),
);

/** One piece of evidence is removed and another is added. */
export const SendsAgain: Story = act(
  { args: { claim: returned, onUpload: fn(async (): Promise<ClaimEvidence> => ({ ...PHOTO, _id: 'letter', kind: 'pdf' })) } },
  presses('Remove Photo 1'),
  lacks('link', /^Photo 1/),
  attaches(letter),
  sees(/sent$/),
  presses('Change and send again'),
  callsOnce('onClose'),
  callsWith('onSubmit', expect.objectContaining({ hours: 80, evidence: ['letter'] })),
);
