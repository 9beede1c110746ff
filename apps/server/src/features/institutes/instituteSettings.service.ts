import { type InstituteChange, type InstituteInput, type InstituteSettings, unreadableColorText } from '@quad/domain/administration';
import { YEAR_STARTS_IN } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Installation } from '../../plugins/endpoints.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import { recountFigures } from '../figures/figures.service.ts';
import { hasDomain, type InstituteRow, lockInstitutes, readInstitute, updateInstitute } from './institutes.repo.ts';
import { unreadable } from './institutes.service.ts';

/** The settings of the institute (access M7, docs/specification/administration.md#administration-institute). */
export async function readSettings(context: Context): Promise<InstituteSettings> {
  return toSettings(context, await ownRow(context, context.db));
}

const TAKEN = 'Another institute has this domain.';

/**
 * Saves the settings of the institute (access M7). They take precedence over the environment variables, which would otherwise overwrite
 * them at every start. All nodes apply them within seconds.
 */
export function saveSettings(
  context: Context,
  { acrossInstitutes }: Pick<Installation, 'acrossInstitutes'>,
  { actor, input }: { actor: Actor; input: InstituteChange },
): Promise<Result<InstituteSettings>> {
  const { instituteId } = context;
  const pair = input.brand_color === '' ? undefined : unreadable(input.brand_color);
  if (pair) {
    const message = unreadableColorText(pair);
    return Promise.resolve(refuse('INVALID', message, { brand_color: message }));
  }
  return auditedTransaction({ ...context, db: acrossInstitutes }, { actor }, async (tx) => {
    await lockInstitutes(tx);
    const known = await ownRow(context, tx);
    const former = { ...known, feedbackPromiseDays: promisedDays(context, known), yearStartsIn: known.yearStartsIn ?? YEAR_STARTS_IN };
    // What somebody else has changed since the form was read stays, unless this person has changed it too.
    const said = input.seen ? onlyOf(toColumns(input), difference(toColumns(input.seen), toColumns(input))) : toColumns(input);
    if (said.domain !== undefined && said.domain !== known.domain && (await hasDomain(tx, said.domain, instituteId)))
      return refuse('DUPLICATE', TAKEN, { domain: TAKEN });
    const detail = difference(former, said);
    const changed = Object.keys(detail);
    if (changed.length === 0) return accept({ value: toSettings(context, known), audit: undefined });
    const changes = onlyOf(said, detail);
    const settled = [...new Set([...known.settled, ...changed])].sort();
    await updateInstitute(tx, instituteId, { ...changes, settled });
    // The time zone decides which month an event belongs to.
    if (changed.includes('timeZone')) await recountFigures(tx, instituteId);
    const after = { ...known, ...said };
    return accept({ value: toSettings(context, after), audit: { action: 'institute.change', subjectId: instituteId, detail } });
  });
}

function toColumns(settings: InstituteInput | InstituteSettings) {
  return {
    name: settings.name,
    domain: settings.domain,
    portalTitle: settings.portal_title,
    timeZone: settings.time_zone,
    roomSlotMinutes: settings.room_slot_minutes,
    feedbackPromiseDays: settings.feedback_promise_days,
    brandColor: settings.brand_color || null,
    termsUrl: settings.terms_url || null,
    yearStartsIn: settings.year_starts_in,
    passkeysRequired: settings.passkeys_required,
    off: settings.off,
    embedHosts: settings.embed_hosts,
  };
}

/** The columns that another object has too. */
function onlyOf<Columns extends object>(columns: Columns, others: object): Partial<Columns> {
  return Object.fromEntries(Object.entries(columns).filter(([column]) => Object.hasOwn(others, column))) as Partial<Columns>;
}

async function ownRow({ instituteId }: Context, db: Database): Promise<InstituteRow> {
  const row = await readInstitute(db, instituteId);
  if (!row) throw new Error('The institute is gone.');
  return row;
}

function promisedDays({ config }: Context, row: InstituteRow): number {
  return row.feedbackPromiseDays ?? config.feedbackPromiseDays;
}

function toSettings(context: Context, row: InstituteRow): InstituteSettings {
  const { name, domain, portalTitle, timeZone, roomSlotMinutes, brandColor, termsUrl, yearStartsIn, passkeysRequired, off, embedHosts } =
    row;
  return {
    name,
    domain,
    portal_title: portalTitle,
    time_zone: timeZone,
    room_slot_minutes: roomSlotMinutes,
    feedback_promise_days: promisedDays(context, row),
    brand_color: brandColor ?? '',
    terms_url: termsUrl ?? '',
    year_starts_in: yearStartsIn ?? YEAR_STARTS_IN,
    passkeys_required: passkeysRequired,
    off,
    embed_hosts: embedHosts,
  };
}
