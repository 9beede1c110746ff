import type { PersonReference } from '@quad/domain/accounts';
import {
  ACADEMIC_YEAR_STARTS_IN,
  ACCREDITATION_TEMPLATES,
  ACCREDITATION_TEXTS,
  type AcademicWindow,
  type AccreditationChoice,
  type AccreditationRow,
  academicWindow,
  MAX_TEMPLATES,
  type MissingData,
  type OfficerInput,
  type Template,
  type TemplateInput,
  type WindowRequest,
} from '@quad/domain/accreditation';
import { tenureOfDay, tenureOptions } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import type { Page, PageRequest } from '../../db/pages.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { findCapablePeople } from '../accounts/accounts.service.ts';
import { auditedTransaction, recordAll } from '../audit/audit.service.ts';
import {
  findOfficers,
  findTemplates,
  insertTemplate,
  isOfficer,
  lockTemplates,
  removeTemplateRow,
  replaceOfficers,
} from './accreditation.repo.ts';
import { readRows } from './reading.ts';

/** Pagination cursor: the number of rows so far. An offset is stable, because the data is read as of a fixed day. */
export const RowCursor = v.object({ rows: v.number() });
export type RowCursor = v.InferOutput<typeof RowCursor>;

/** A template and the requested years. */
export interface TemplateRequest extends WindowRequest {
  readonly templateId: string;
}

export interface OpenTemplate {
  readonly template: Template;
  readonly window: AcademicWindow;
}

function yearsOf({ clock, config }: Pick<Context, 'clock' | 'config'>) {
  const { institute } = config;
  const { timeZone } = institute;
  return { today: campusDay(clock(), timeZone), startsIn: institute.yearStartsIn ?? ACADEMIC_YEAR_STARTS_IN, timeZone };
}

type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number];

function toTemplate({ timeZone }: { timeZone: string }, { id, template, createdAt }: Omit<TemplateRow, 'instituteId'>): Template {
  return { ...template, _id: id, dated: campusDay(createdAt, timeZone), categories: [], own: true };
}

/** The institute's own templates (access M14). */
export async function listTemplates({ db, instituteId, config }: Context): Promise<Template[]> {
  return (await findTemplates(db, instituteId)).map((row) => toTemplate(config.institute, row));
}

async function allTemplates(context: Context): Promise<Template[]> {
  return [...ACCREDITATION_TEMPLATES, ...(await listTemplates(context))];
}

async function checkOfficer({ db, instituteId }: Context, { userId }: Actor): Promise<Result<true>> {
  return (await isOfficer(db, instituteId, userId)) ? accept(true) : refuse('FORBIDDEN', ACCREDITATION_TEXTS.notOfficer);
}

/** Templates and years to choose from; empty for users who are not officers (access Y1). */
export async function readChoice(context: Context, actor: Actor): Promise<AccreditationChoice> {
  const allowed = await checkOfficer(context, actor);
  if (!allowed.ok) return { templates: [], years: [] };
  const { today, startsIn } = yearsOf(context);
  const years = tenureOptions({ currentYear: Number(tenureOfDay(today, startsIn).slice(0, 4)) });
  return { templates: await allTemplates(context), years };
}

/** A template with its period, for officers (access Y1). */
export async function openTemplate(
  context: Context,
  actor: Actor,
  { templateId, ...request }: TemplateRequest,
): Promise<Result<OpenTemplate>> {
  const allowed = await checkOfficer(context, actor);
  if (!allowed.ok) return allowed;
  const template = (await allTemplates(context)).find(({ _id }) => _id === templateId);
  if (!template) return refuse('NOT_FOUND', ACCREDITATION_TEXTS.noTemplate);
  const window = academicWindow(request, yearsOf(context));
  return window.ok ? accept({ template, window: window.value }) : window;
}

/** One page of a completed template (access Y1, docs/specification/accreditation.md#accreditation-figures). */
export async function listRows(
  context: Context,
  actor: Actor,
  request: TemplateRequest,
  { limit, after }: PageRequest<RowCursor>,
): Promise<Result<Page<AccreditationRow, RowCursor>>> {
  const opened = await openTemplate(context, actor, request);
  if (!opened.ok) return opened;
  const start = after?.rows ?? 0;
  const items: AccreditationRow[] = [];
  let count = 0;
  for await (const rows of readRows(context, opened.value).pages) {
    items.push(...rows.slice(Math.max(0, start - count), Math.max(0, start + limit - count)));
    count += rows.length;
  }
  return accept({
    items,
    next: limit > 0 && count > start + limit ? { rows: start + limit } : undefined,
    total: after ? undefined : { count, isExact: true },
  });
}

/** Missing data for a template (access Y1, docs/specification/accreditation.md#accreditation-missing). */
export async function listMissingData(context: Context, actor: Actor, request: TemplateRequest): Promise<Result<MissingData[]>> {
  const opened = await openTemplate(context, actor, request);
  if (!opened.ok) return opened;
  return accept(await missingDataOf(context, opened.value));
}

/** Reads all facts of a template and returns what is missing. */
export async function missingDataOf(context: Context, opened: OpenTemplate): Promise<MissingData[]> {
  const reading = readRows(context, opened);
  for await (const _rows of reading.pages);
  return reading.missingData();
}

/** Lists the officers (access M14). */
export async function listOfficers({ db, instituteId }: Context): Promise<PersonReference[]> {
  const officers = await findOfficers(db, instituteId);
  return officers.map(({ id, name, email }) => ({ _id: id, username: email, personal_info: { name } }));
}

/**
 * Sets the officers (access M14, docs/specification/accreditation.md#accreditation-officers). Nobody can name themselves. Each added or
 * removed officer is recorded in the audit log.
 */
export function setOfficers(context: Context, { actor, claim, input }: InputParams<OfficerInput>): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  const ids = [...new Set(input.user_ids)];
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const capable = await findCapablePeople(tx, instituteId, ids);
    if (capable.length < ids.length) return refuse('NOT_FOUND', ACCREDITATION_TEXTS.noPerson, { user_ids: ACCREDITATION_TEXTS.noPerson });
    const former = await replaceOfficers(tx, instituteId, ids);
    if (ids.includes(actor.userId) && !former.includes(actor.userId)) return refuse('SELF_APPOINTMENT', ACCREDITATION_TEXTS.ownOffice);
    await recordAll(tx, context, actor.userId, [
      ...ids
        .filter((id) => !former.includes(id))
        .map((id) => ({ action: 'accreditation-officer.add' as const, subjectId: id, detail: {} })),
      ...former
        .filter((id) => !ids.includes(id))
        .map((id) => ({ action: 'accreditation-officer.remove' as const, subjectId: id, detail: {} })),
    ]);
    return accept({ value: { message: ACCREDITATION_TEXTS.officersSet }, audit: undefined });
  });
}

/** Adds a template to the institute (access M14, docs/specification/accreditation.md#accreditation-templates). */
export function addTemplate(context: Context, { actor, claim, input }: InputParams<TemplateInput>): Promise<Result<Template>> {
  const { clock, config, instituteId } = context;
  const createdAt = clock();
  const id = newId(createdAt);
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    if ((await lockTemplates(tx, instituteId)) >= MAX_TEMPLATES)
      return refuse('CONFLICT', { text: ACCREDITATION_TEXTS.tooManyTemplates, values: { 1: MAX_TEMPLATES } });
    await insertTemplate(tx, { instituteId, id, template: input, createdAt });
    const { name, kind } = input;
    return accept({
      value: toTemplate(config.institute, { id, template: input, createdAt }),
      audit: { action: 'accreditation-template.create', subjectId: id, detail: { name, kind } },
    });
  });
}

/** Deletes a template of the institute (access M14). */
export function removeTemplate(
  context: Context,
  { actor, claim, templateId }: WriteParams & { readonly templateId: string },
): Promise<Result<{ message: string }>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const removed = await removeTemplateRow(tx, context.instituteId, templateId);
    if (!removed) return refuse('NOT_FOUND', ACCREDITATION_TEXTS.noTemplate);
    return accept({
      value: { message: ACCREDITATION_TEXTS.templateRemoved },
      audit: { action: 'accreditation-template.remove', subjectId: templateId, detail: { name: removed.template.name } },
    });
  });
}
