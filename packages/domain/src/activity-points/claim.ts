import * as v from 'valibot';
import { APPROVAL_TEXTS } from '../approvals/texts.ts';
import { body } from '../fields/body.ts';
import { requiredDay } from '../fields/dates.ts';
import { numberOr } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import type { Sentence } from '../messages/sentence.ts';
import { ACTIVITY_POINT_TEXTS } from './texts.ts';

/** How many photos and PDFs a claim has at most. */
export const MOST_EVIDENCE = 5;
/** How many photos and PDFs somebody has at most that no claim uses: those of four claims. */
export const MOST_UNCLAIMED = 4 * MOST_EVIDENCE;
/** The fields of a claim: what a step of a flow may look at. */
export const CLAIM_FIELDS = ['activity', 'title', 'day', 'place', 'hours', 'evidence'] as const;

/** Why no more is taken. */
export const TOO_MANY_UNCLAIMED: Sentence<number> = { text: ACTIVITY_POINT_TEXTS.unclaimedEvidence, values: { count: MOST_UNCLAIMED } };

const EVIDENCE = ruleMessage(ACTIVITY_POINT_TEXTS.evidence, { 1: MOST_EVIDENCE });
const Day = requiredDay(ACTIVITY_POINT_TEXTS.day);

/** What claiming an activity outside sends, but for the bound of its day: see `activityClaimInput`. */
export const ActivityClaimInput = body({
  /** The criterion of the rules that it is claimed by. */
  activity: requiredId(ACTIVITY_POINT_TEXTS.activity),
  title: requiredText(ACTIVITY_POINT_TEXTS.name),
  day: Day,
  place: requiredText(ACTIVITY_POINT_TEXTS.place),
  hours: numberOr(0, { min: 0, max: 10_000, message: ACTIVITY_POINT_TEXTS.hours }),
  description: optionalText(),
  /** Ids of what was uploaded before. */
  evidence: v.pipe(
    v.array(requiredId(ACTIVITY_POINT_TEXTS.noEvidence), ACTIVITY_POINT_TEXTS.noEvidence),
    v.minLength(1, EVIDENCE),
    v.maxLength(MOST_EVIDENCE, EVIDENCE),
  ),
});
export type ActivityClaimInput = v.InferOutput<typeof ActivityClaimInput>;

/** What changing a returned claim sends: with the version of its request that was seen. */
export const ActivityClaimChange = body({
  ...ActivityClaimInput.entries,
  version: v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version)),
});
export type ActivityClaimChange = v.InferOutput<typeof ActivityClaimChange>;

/** A photo or a PDF of a claim, and where it is seen by those who may. */
export const ClaimEvidence = v.object({ _id: Id, url: v.string(), kind: v.picklist(['photo', 'pdf']) });
export type ClaimEvidence = v.InferOutput<typeof ClaimEvidence>;

/** Which fields of a claim a change sets anew. */
export function changedFields(before: ActivityClaimInput, after: ActivityClaimInput): (keyof ActivityClaimInput)[] {
  const fields = Object.keys(ActivityClaimInput.entries) as (keyof ActivityClaimInput)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** A claim on a campus day ('YYYY-MM-DD'): nothing is claimed before it took place. */
export function activityClaimInput({ today }: { today: string }) {
  return body({ ...ActivityClaimInput.entries, day: dayUntil(today) });
}

/** A changed claim on a campus day. */
export function activityClaimChange({ today }: { today: string }) {
  return body({ ...ActivityClaimChange.entries, day: dayUntil(today) });
}

function dayUntil(today: string) {
  return v.pipe(
    Day,
    v.check((day) => day <= today, ACTIVITY_POINT_TEXTS.future),
  );
}
