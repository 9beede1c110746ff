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

/** Maximum number of evidence files of a claim. */
export const MAX_EVIDENCE = 5;
/** Maximum number of uploaded evidence files that no claim uses yet: enough for four claims. */
export const MAX_UNCLAIMED = 4 * MAX_EVIDENCE;

/** Message when the maximum of unused uploads is reached. */
export const TOO_MANY_UNCLAIMED: Sentence<number> = { text: ACTIVITY_POINT_TEXTS.unclaimedEvidence, values: { count: MAX_UNCLAIMED } };

const EVIDENCE = ruleMessage(ACTIVITY_POINT_TEXTS.evidence, { 1: MAX_EVIDENCE });
const Day = requiredDay(ACTIVITY_POINT_TEXTS.day);

/** Body that claims an external activity, without the upper bound of its day: see `activityClaimInput`. */
export const ActivityClaimInput = body({
  /** Id of the criterion in the rules. */
  activity: requiredId(ACTIVITY_POINT_TEXTS.activity),
  title: requiredText(ACTIVITY_POINT_TEXTS.name),
  day: Day,
  place: requiredText(ACTIVITY_POINT_TEXTS.place),
  hours: numberOr(0, { min: 0, max: 10_000, message: ACTIVITY_POINT_TEXTS.hours }),
  description: optionalText(),
  /** Ids of uploaded files. */
  evidence: v.pipe(
    v.array(requiredId(ACTIVITY_POINT_TEXTS.noEvidence), ACTIVITY_POINT_TEXTS.noEvidence),
    v.minLength(1, EVIDENCE),
    v.maxLength(MAX_EVIDENCE, EVIDENCE),
  ),
});
export type ActivityClaimInput = v.InferOutput<typeof ActivityClaimInput>;

/** Body that changes a returned claim, with the version of its request that the person saw. */
export const ActivityClaimChange = body({
  ...ActivityClaimInput.entries,
  version: v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version)),
});
export type ActivityClaimChange = v.InferOutput<typeof ActivityClaimChange>;

/** A photo or a PDF of a claim, with its URL for those who may see it. */
export const ClaimEvidence = v.object({ _id: Id, url: v.string(), kind: v.picklist(['photo', 'pdf']) });
export type ClaimEvidence = v.InferOutput<typeof ClaimEvidence>;

/** Returns the fields of a claim that a change modifies. */
export function changedFields(before: ActivityClaimInput, after: ActivityClaimInput): (keyof ActivityClaimInput)[] {
  const fields = Object.keys(ActivityClaimInput.entries) as (keyof ActivityClaimInput)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** A claim on a campus day ('YYYY-MM-DD'): the activity must not be in the future. */
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
