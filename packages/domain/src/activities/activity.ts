import * as v from 'valibot';

export const ACTIVITY_TYPES = ['approval', 'event', 'cosa'] as const;
export const ActivityType = v.picklist(ACTIVITY_TYPES);
export type ActivityType = v.InferOutput<typeof ActivityType>;

/** A recent activity on the president's dashboard. */
export const Activity = v.object({ type: ActivityType, description: v.string(), timestamp: v.string() });
export type Activity = v.InferOutput<typeof Activity>;
