/**
 * Up to here a list has all of its events on the page, so that the browser's own search finds them and cards stand in columns.
 */
export const MOST_DRAWN = 100;
