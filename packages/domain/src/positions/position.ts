import * as v from 'valibot';
import { LenientNumber, LenientText, reference } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';

export const POSITION_TYPES = ['Core Member', 'Member', 'Team Lead', 'Coordinator', 'Volunteer', 'Intern', 'Other'] as const;
export type PositionType = (typeof POSITION_TYPES)[number];

/** The unit of a position, with its category and, for office-bearers, its contact. */
const UnitOfPosition = v.object({
  ...UnitReference.entries,
  category: LenientText,
  contact_info: v.optional(v.object({ email: LenientText })),
});

const stored = {
  _id: Id,
  position_id: v.optional(v.string()),
  title: v.string(),
  /** One of `POSITION_TYPES`, or the text entered for 'Other'. */
  position_type: LenientText,
  description: LenientText,
  position_count: v.optional(v.nullable(v.number()), 1),
  requirements: v.optional(
    v.object({ min_cgpa: LenientNumber, min_year: LenientNumber, skills_required: v.optional(v.array(v.string()), []) }),
    {},
  ),
  responsibilities: v.optional(v.array(v.string()), []),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
};

/** A position of responsibility as in lists. */
export const Position = v.object({ ...stored, unit_id: v.optional(v.nullable(UnitOfPosition), null) });
export type Position = v.InferOutput<typeof Position>;

/** A position as stored: the response to adding one. */
export const PositionRecord = v.object({ ...stored, unit_id: reference(UnitOfPosition) });
export type PositionRecord = v.InferOutput<typeof PositionRecord>;

/** A position as referenced by a position holder or a skill. */
export const PositionReference = v.object({
  _id: Id,
  title: v.string(),
  position_type: LenientText,
  unit_id: reference(UnitReference),
  /** Duties of the position; only in a person's own list. */
  responsibilities: v.optional(v.array(v.string())),
});
export type PositionReference = v.InferOutput<typeof PositionReference>;
