import { type ImportKind, inColumn } from '@quad/domain/administration';
import { saidBy } from '@quad/domain/fields';
import type { Said } from '@quad/domain/messages';
import * as v from 'valibot';

/** What a rule of the domain makes of a line; a sentence that names the column where it refuses it. `fields` says which column is which. */
export function byRule<Schema extends v.GenericSchema<unknown, object>>(
  kind: ImportKind,
  schema: Schema,
  input: unknown,
  fields: Readonly<Record<string, string>>,
): v.InferOutput<Schema> | Said {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const [issue] = issues;
  const path = v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? '';
  return inColumn(kind, fields[path] ?? '', saidBy(issue));
}
