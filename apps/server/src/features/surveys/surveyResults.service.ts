import { type AnswerFigures, type Answers, figuresOf } from '@quad/domain/forms';
import { accept, type Result } from '@quad/domain/refusals';
import { COMPARED_EVENTS, compareFigures, isEnough, SURVEY_RULES, type SurveyResults, shownFigures } from '@quad/domain/surveys';
import type { Actor, Context } from '../../context.ts';
import type { EventKey } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { checkManages, type EventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { findEarlierFigures, findListed, findSurvey, findTexts } from './surveys.repo.ts';
import { phaseOf } from './surveys.service.ts';
import type { SurveyRow } from './surveys.table.ts';

/** Number of answers read per statement. */
const AT_ONCE = 2000;
/** Maximum number of texts shown per question. */
const MAX_TEXTS = 500;

const NOTHING: SurveyResults = { sent: 0, figures: null, withheld: [], texts: [], comparison: [] };

/** Results of a survey, for those who manage its event (access E17). */
export async function readResults(context: Context, { actor, eventId }: { actor: Actor; eventId: string }): Promise<Result<SurveyResults>> {
  const { db, instituteId } = context;
  const managed = checkManages(await readEventWithUnit(db, instituteId, eventId), actor, SURVEY_RULES.managersOnly);
  if (!managed.ok) return managed;
  const survey = await findSurvey(db, { instituteId, eventId: managed.value.event.id });
  return accept(survey ? await toResults(db, context, survey, managed.value) : NOTHING);
}

async function toResults(db: Database, { clock }: Context, survey: SurveyRow, { event }: EventWithUnit): Promise<SurveyResults> {
  const { instituteId, eventId, anonymous, sentTo: sent } = survey;
  const shown = shownFigures(survey.figures ?? (await countListed(db, survey)), survey);
  const earlier =
    shown.figures && event.finishesAt
      ? await findEarlierFigures(db, { instituteId, eventId, unitId: event.unitId, before: event.finishesAt, limit: COMPARED_EVENTS })
      : [];
  const isClosed = phaseOf(survey, clock()) === 'closed';
  return {
    sent,
    ...shown,
    texts: anonymous && isClosed ? await textsOf(db, survey, shown.figures) : [],
    // What an earlier survey withholds, because fewer than five people answered it, is not in the comparison either.
    comparison: compareFigures(
      shown.figures,
      earlier.flatMap(({ figures, anonymous: wasAnonymous }) => shownFigures(figures, { anonymous: wasAnonymous }).figures ?? []),
    ),
  };
}

/** Counts the listed answers by option. */
export async function countListed(db: Database, { instituteId, eventId, fields }: SurveyRow): Promise<AnswerFigures> {
  const all: Answers[] = [];
  for (let after: string | undefined; ; ) {
    const rows = await findListed(db, { instituteId, eventId }, { after, limit: AT_ONCE });
    all.push(...rows.map(({ answers }) => answers));
    after = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) break;
  }
  return figuresOf(fields, all);
}

/** Texts of the questions whose results are shown. */
async function textsOf(
  db: Database,
  { instituteId, eventId, fields }: SurveyRow,
  figures: AnswerFigures | null,
): Promise<SurveyResults['texts']> {
  const written = fields.filter(({ id, kind }) => (kind === 'short' || kind === 'long') && figures?.fields.some((each) => each.id === id));
  const texts: SurveyResults['texts'] = [];
  for (const { id, label } of written) {
    texts.push({ label, texts: await findTexts(db, { instituteId, eventId }, { field: id, limit: MAX_TEXTS }) });
  }
  return texts;
}

/** Number of answers to an event's survey, once it is final and at least five. */
export async function countAnswered(db: Database, event: EventKey): Promise<number | undefined> {
  const figures = (await findSurvey(db, event))?.figures;
  return figures && isEnough(figures.count) ? figures.count : undefined;
}
