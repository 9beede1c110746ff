/** Values by name, as they enter a path or a query. */
export type UrlParts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fills the braces of a path: `/api/events/{id}`. */
export function fillPath(path: string, params: UrlParts = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The query with its question mark; empty without any value. An absent value is left out. */
export function queryString(query: UrlParts = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
