/** The version of an event, for ETag and If-Match: when it last changed. */
export function eventVersion(updatedAt: string | undefined): string {
  return `"${updatedAt ?? ''}"`;
}
