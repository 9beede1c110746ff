import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';

const Named = v.object({ _id: Id, name: v.string() });

/** A booking of a room, as shown to administrators. */
export const AdminBooking = v.object({
  /** Id of the request. */
  _id: Id,
  /** The room's name as typed. */
  room: v.string(),
  room_key: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  event: v.object({ _id: Id, title: v.string() }),
  unit: Named,
  booked_by: Named,
});
export type AdminBooking = v.InferOutput<typeof AdminBooking>;

/** Reason for cancelling a booking, which is sent to the person who has it. */
export const CancellationInput = body({ reason: requiredText('Enter the reason. The person who booked the room will see it.', 300) });
export type CancellationInput = v.InferOutput<typeof CancellationInput>;
