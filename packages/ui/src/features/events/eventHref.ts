/** Where an event has its own page. */
export function eventHref(eventId: string): string {
  return `/events/${encodeURIComponent(eventId)}`;
}
