import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredId } from '../fields/text.ts';
import { ACTIVITY_POINT_TEXTS, SIGNING_TEXTS } from './texts.ts';

/** The columns that an export can have, beside one of each segment: its id after `segment.`. */
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
export type PointExportColumn = (typeof POINT_EXPORT_COLUMNS)[number] | `segment.${string}`;

const SEGMENT = /^segment\.[^\s]{1,200}$/;

function isColumn(text: string): text is PointExportColumn {
  return SEGMENT.test(text) || POINT_EXPORT_COLUMNS.some((column) => column === text);
}

/** What exporting the signed points of a term sends: which columns, in their order. */
export const PointExportBody = body({
  term_id: requiredId(SIGNING_TEXTS.term),
  columns: v.pipe(
    v.array(
      v.custom<PointExportColumn>((text) => typeof text === 'string' && isColumn(text), ACTIVITY_POINT_TEXTS.column),
      ACTIVITY_POINT_TEXTS.column,
    ),
    v.minLength(1, ACTIVITY_POINT_TEXTS.column),
    v.maxLength(50, ACTIVITY_POINT_TEXTS.column),
  ),
});
