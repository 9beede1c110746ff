import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** Whether somebody follows a unit: its events are in their calendar. It makes nobody a member. */
export const UnitFollowing = v.object({ unit_id: Id, is_following: v.boolean() });
export type UnitFollowing = v.InferOutput<typeof UnitFollowing>;
