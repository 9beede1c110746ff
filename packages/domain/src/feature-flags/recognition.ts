/** Approval flows, activity points and certificates: one part of the portal, whose texts come with its screens. */
export const RECOGNITION_WORDS = {
  name: 'Activity points',
  about: 'Points, claims, the flows that approve them, and certificates of events. What was earned stays in the record.',
} as const;
