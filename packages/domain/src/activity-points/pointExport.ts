import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredId } from '../fields/text.ts';
import { ACTIVITY_POINT_TEXTS, SIGNING_TEXTS } from './texts.ts';

/** Columns available in an export; in addition there is one for each segment, named `segment.` and its id. */
export const POINT_EXPORT_COLUMNS = [
  'roll_number',
  'name',
  'email',
  'program',
  'admission_year',
  'term',
  'total',
  'signed_by',
  'signed_at',
] as const;

const SEGMENT_COLUMN = /^segment\.[^\s]{1,200}$/;

function isColumn(text: string): boolean {
  return SEGMENT_COLUMN.test(text) || POINT_EXPORT_COLUMNS.some((column) => column === text);
}

/** Body that exports the signed points of a term: the columns in order. */
export const PointExportBody = body({
  term_id: requiredId(SIGNING_TEXTS.term),
  columns: v.pipe(
    v.array(v.pipe(v.string(ACTIVITY_POINT_TEXTS.column), v.check(isColumn, ACTIVITY_POINT_TEXTS.column)), ACTIVITY_POINT_TEXTS.column),
    v.minLength(1, ACTIVITY_POINT_TEXTS.column),
    v.maxLength(50, ACTIVITY_POINT_TEXTS.column),
  ),
});
export type PointExportBody = v.InferOutput<typeof PointExportBody>;
