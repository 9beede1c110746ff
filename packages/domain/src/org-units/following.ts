import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** Whether a person follows a unit, which adds its events to their calendar. Following is not membership. */
export const UnitFollowing = v.object({ unit_id: Id, is_following: v.boolean() });
export type UnitFollowing = v.InferOutput<typeof UnitFollowing>;
