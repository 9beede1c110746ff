import { type ImportKind, inColumn } from '@quad/domain/administration';
import { messageOf } from '@quad/domain/fields';
import type { Message } from '@quad/domain/messages';
import * as v from 'valibot';

/**
 * Parses a line with a domain schema. Returns the output, or an error message that names the column. `fields` maps the schema's fields to
 * the table's.
 */
export function parseLine<Schema extends v.GenericSchema<unknown, object>>(
  kind: ImportKind,
  schema: Schema,
  input: unknown,
  fields: Readonly<Record<string, string>>,
): v.InferOutput<Schema> | Message {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const [issue] = issues;
  const path = v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? '';
  return inColumn(kind, fields[path] ?? '', messageOf(issue));
}
