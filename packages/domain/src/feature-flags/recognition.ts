/** Approval flows and activity points: one part of the portal, whose texts come with its screens. */
export const RECOGNITION_WORDS = {
  name: 'Activity points',
  about: 'Points, claims and the flows that approve them. What was earned stays in the record.',
} as const;
