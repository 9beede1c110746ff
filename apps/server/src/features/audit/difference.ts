/** What a change sets anew, each column with its value before and after as JSON, for the audit log. */
export function difference<Row extends object>(before: Row, changes: Partial<Row>): Record<string, string> {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([column, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(former.get(column)))
      .map(([column, value]) => [column, JSON.stringify([former.get(column), value])]),
  );
}
