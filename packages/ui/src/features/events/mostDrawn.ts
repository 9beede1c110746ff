/** Up to here a list draws all of its events, so that the browser's own search finds them. */
export const MOST_DRAWN = 100;
