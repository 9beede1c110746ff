import * as v from 'valibot';
import { StudentReference } from '../accounts/person.ts';
import { LenientNumber, LenientText, reference } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';
import { PositionReference } from './position.ts';

export const POSITION_HOLDER_STATUSES = ['active', 'completed', 'terminated'] as const;
export const PositionHolderStatus = v.picklist(POSITION_HOLDER_STATUSES, 'The status must be active, completed or terminated.');
export type PositionHolderStatus = v.InferOutput<typeof PositionHolderStatus>;

const stored = {
  _id: Id,
  por_id: v.optional(v.string()),
  /** Such as 2023-2024. */
  tenure_year: v.string(),
  status: PositionHolderStatus,
  appointment_details: v.optional(v.nullable(v.object({ appointed_by: reference(StudentReference), appointment_date: LenientText }))),
  /** Omitted where a student sees others. */
  performance_metrics: v.optional(
    v.nullable(
      v.object({
        events_organized: LenientNumber,
        /** Rupees. */
        budget_utilized: LenientNumber,
        feedback: LenientText,
      }),
    ),
  ),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
};

/** A holder of a position, as in lists. In the person's own list, the person is a bare id. */
export const PositionHolder = v.object({
  ...stored,
  user_id: reference(StudentReference),
  position_id: v.optional(v.nullable(PositionReference), null),
});
export type PositionHolder = v.InferOutput<typeof PositionHolder>;

/** A position holder as stored: the response to an appointment. */
export const PositionHolderRecord = v.object({
  ...stored,
  user_id: reference(StudentReference),
  position_id: reference(PositionReference),
});
export type PositionHolderRecord = v.InferOutput<typeof PositionHolderRecord>;
