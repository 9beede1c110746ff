/** Approval flows, activity points and certificates: one feature, whose texts are loaded with its screens. */
export const RECOGNITION_DESCRIPTION = {
  name: 'Activity points',
  about: 'Points, claims, the flows that approve them, and certificates of events. What was earned stays in the record.',
} as const;
