import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';

const Named = v.object({ _id: Id, name: v.string() });

/** A room that is booked, as administrators see it. */
export const AdminBooking = v.object({
  /** The request's. */
  _id: Id,
  /** As it was typed. */
  room: v.string(),
  room_key: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  event: v.object({ _id: Id, title: v.string() }),
  unit: Named,
  booked_by: Named,
});
export type AdminBooking = v.InferOutput<typeof AdminBooking>;

/** Why a booking is cancelled, which whoever has it is told. */
export const CancellationInput = body({ reason: requiredText('Say why; whoever booked the room is told.', 300) });
export type CancellationInput = v.InferOutput<typeof CancellationInput>;
