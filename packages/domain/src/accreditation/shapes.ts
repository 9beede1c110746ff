import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { MAX_TITLE_LENGTH, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ACCREDITATION_FIGURES, ACCREDITATION_KINDS } from './figures.ts';
import { ACCREDITATION_TEXTS } from './texts.ts';
import { MAX_ACADEMIC_YEARS } from './window.ts';

/** Maximum number of columns of a template, and of an institute's own templates. */
export const MAX_COLUMNS = 12;
export const MAX_TEMPLATES = 20;

const Column = body({
  figure: requiredText(ACCREDITATION_TEXTS.column, 30),
  heading: requiredText(ACCREDITATION_TEXTS.heading, MAX_TITLE_LENGTH),
});

const YEARS = ruleMessage(ACCREDITATION_TEXTS.years, { 1: MAX_ACADEMIC_YEARS });
const COLUMNS = ruleMessage(ACCREDITATION_TEXTS.columns, { 1: MAX_COLUMNS });

/** Body that adds a template: the kind of its rows, and columns chosen from those available for the kind. */
export const TemplateInput = v.pipe(
  body({
    name: requiredText(ACCREDITATION_TEXTS.name),
    source: requiredText(ACCREDITATION_TEXTS.source, 300),
    kind: v.picklist(ACCREDITATION_KINDS, ACCREDITATION_TEXTS.kind),
    columns: v.pipe(v.array(Column, COLUMNS), v.minLength(1, COLUMNS), v.maxLength(MAX_COLUMNS, COLUMNS)),
  }),
  v.forward(
    v.check(({ kind, columns }) => {
      const known: readonly string[] = ACCREDITATION_FIGURES[kind];
      const named = columns.map(({ figure }) => figure);
      return new Set(named).size === named.length && named.every((figure) => known.includes(figure));
    }, ACCREDITATION_TEXTS.column),
    ['columns'],
  ),
);
export type TemplateInput = v.InferOutput<typeof TemplateInput>;

/** A template of the portal or the institute. */
export const Template = v.object({
  _id: Id,
  name: v.string(),
  source: v.string(),
  /** Day on which it was written; it has to be checked against the current manual. */
  dated: v.string(),
  kind: v.picklist(ACCREDITATION_KINDS),
  /** Only events or achievements of these categories; empty for all. */
  categories: v.array(v.string()),
  columns: v.array(v.object({ figure: v.string(), heading: v.string() })),
  /** Whether the institute added it. */
  own: v.boolean(),
});
export type Template = v.InferOutput<typeof Template>;

/** The options of an accreditation officer: the templates, and the years, latest first. */
export const AccreditationChoice = v.object({ templates: v.array(Template), years: v.array(v.string()) });
export type AccreditationChoice = v.InferOutput<typeof AccreditationChoice>;

/** A row of a template, with its cells in column order. */
export const AccreditationRow = v.object({ _id: Id, cells: v.array(v.union([v.string(), v.number()])) });
export type AccreditationRow = v.InferOutput<typeof AccreditationRow>;

/** Kinds of missing data. */
export const MISSING_DATA_KINDS = ['no-report', 'no-participants', 'no-certificate', 'unverified', 'no-appointment', 'unanswered'] as const;
export type MissingDataKind = (typeof MISSING_DATA_KINDS)[number];

/** Missing data of one kind: the count, and the first items with the place where each can be corrected. */
export const MissingData = v.object({
  kind: v.picklist(MISSING_DATA_KINDS),
  count: v.number(),
  href: v.string(),
  items: v.array(v.object({ title: v.string(), day: v.string(), href: v.string() })),
});
export type MissingData = v.InferOutput<typeof MissingData>;

export const ACCREDITATION_FORMATS = ['csv', 'xlsx', 'zip'] as const;

const ExportedYear = v.pipe(v.number(YEARS), v.integer(YEARS), v.minValue(2000, YEARS), v.maxValue(2099, YEARS));

/** Body of an export: the template, the years and the format. */
export const AccreditationExport = body({
  template_id: requiredText(ACCREDITATION_TEXTS.noTemplate, 100),
  from: ExportedYear,
  to: ExportedYear,
  as_of: v.optional(v.nullable(CalendarDay), null),
  format: v.picklist(ACCREDITATION_FORMATS, ACCREDITATION_TEXTS.format),
});
export type AccreditationExport = v.InferOutput<typeof AccreditationExport>;

/** The accreditation officers, a right that is independent of the role. */
export const OfficerInput = body({ user_ids: v.pipe(v.array(Id), v.maxLength(20)) });
export type OfficerInput = v.InferOutput<typeof OfficerInput>;
export const Officers = v.array(PersonReference);
