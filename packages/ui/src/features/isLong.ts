/** Up to here a list has all of its entries on the page, so that the browser's own search finds them. */
const MOST_DRAWN = 100;

/**
 * Whether only what is in sight of a list is to be drawn. Goes by how many there are before anything narrows them down, so that
 * nothing is built anew while somebody types, and a reload shows the same.
 */
export function isLong(total: number): boolean {
  return total > MOST_DRAWN;
}
