const HOUR_MS = 60 * 60 * 1000;

/**
 * When feedback counts as given. Of anonymous feedback only the hour is kept: to the second it would tell who gave it,
 * beside what else that person did then.
 */
export function feedbackGivenAt({ isAnonymous, now }: { isAnonymous: boolean; now: Date }): Date {
  return isAnonymous ? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS) : now;
}
