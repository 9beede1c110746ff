const HOUR_MS = 60 * 60 * 1000;
/** What is given in the last second of an hour is stored by then, whatever it waits for and whatever the clocks of servers say. */
const STORED_WITHIN_MS = 60 * 1000;

/**
 * When feedback counts as given. Of anonymous feedback only the hour is kept: to the second it would tell who gave it,
 * beside what else that person did then.
 */
export function feedbackGivenAt({ isAnonymous, now }: { isAnonymous: boolean; now: Date }): Date {
  return isAnonymous ? hourOf(now) : now;
}

/**
 * The hour that goes on, or that has ended only just. Anonymous feedback of earlier hours is there for others, all of one hour at the same
 * moment; that of this hour is not, so that nobody sees when it was given.
 */
export function unlistedSince(now: Date): Date {
  return hourOf(new Date(now.getTime() - STORED_WITHIN_MS));
}

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}
