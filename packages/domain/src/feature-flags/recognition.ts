/**
 * Approval flows, activity points, certificates and accreditation: one part of the portal. It joins `FEATURE_FLAGS` together with its first
 * call that is served, because a flag without calls switches nothing.
 */
export const RECOGNITION = 'recognition';

export const RECOGNITION_WORDS = {
  name: 'Activity points and certificates',
  about: 'Points, claims and the flows that approve them, certificates and reports. What was earned stays in the record.',
} as const;

/** Its screens, by their paths as the table of screens has them. */
export const RECOGNITION_SCREENS = ['/points', '/approvals', '/certificates/:code', '/accreditation'] as const;
