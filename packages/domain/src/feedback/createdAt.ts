const HOUR_MS = 60 * 60 * 1000;
/** Time within which feedback is certainly stored, including waiting and clock differences between servers. */
const STORED_WITHIN_MS = 60 * 1000;

/**
 * Returns the time recorded for feedback. For anonymous feedback only the hour, because an exact time could identify its author by their
 * other actions.
 */
export function feedbackCreatedAt({ isAnonymous, now }: { isAnonymous: boolean; now: Date }): Date {
  return isAnonymous ? hourOf(now) : now;
}

/**
 * Returns the start of the current hour, or of the previous one just after it has ended. Anonymous feedback since then is hidden from
 * others, so that all feedback of an hour appears at once and its exact time stays unknown.
 */
export function unlistedSince(now: Date): Date {
  return hourOf(new Date(now.getTime() - STORED_WITHIN_MS));
}

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}
