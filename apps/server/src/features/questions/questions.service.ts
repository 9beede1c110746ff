import { isEnabled } from '@quad/domain/feature-flags';
import {
  asksForAnswers,
  checkAnswers,
  checkPlacesLeft,
  choicesOf,
  FORM_TEXTS,
  type FormField,
  fieldsDue,
  nextErasure,
  type ProfileAnswers,
} from '@quad/domain/forms';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Registration } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { EventKey } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { findRecipient } from '../accounts/accounts.service.ts';
import {
  type AnswersKey,
  countFiles,
  eraseFields,
  findAnswers,
  findErasable,
  findEventIdsWithQuestions,
  findNewest,
  hasAnswers,
  lockPlaces,
  saveAnswers,
  saveNextErasure,
} from './questions.repo.ts';

/** Number of versions handled per run; the next run takes the next ones. */
const AT_ONCE = 100;

/** The current questions of an event. */
export interface Questions {
  readonly version: number;
  readonly fields: readonly FormField[];
  /** Number of days after the event at which the next answers are erased; null once all are. */
  readonly nextErasure: number | null;
}

/** The current questions of an event; undefined if it has none or questions are turned off. */
export async function readQuestions(db: Database, { config }: Pick<Context, 'config'>, event: EventKey): Promise<Questions | undefined> {
  if (!isEnabled(config.institute, 'questions')) return undefined;
  const newest = await findNewest(db, event);
  return newest && newest.fields.length > 0 ? newest : undefined;
}

/** Those of the events that currently have questions. */
export async function findEventsWithQuestions(
  db: Database,
  { config, instituteId }: Pick<Context, 'config' | 'instituteId'>,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(isEnabled(config.institute, 'questions') ? await findEventIdsWithQuestions(db, instituteId, eventIds) : []);
}

/** Whether a person who gets a place from the waiting list must answer questions to keep it. */
export async function hasMandatoryQuestions(db: Database, context: Pick<Context, 'config'>, event: EventKey): Promise<boolean> {
  const questions = await readQuestions(db, context, event);
  return questions !== undefined && asksForAnswers(questions.fields);
}

/** A person's state with respect to the questions of an event. */
export async function readQuestionState(
  db: Database,
  context: Pick<Context, 'config'>,
  key: AnswersKey,
): Promise<Registration['questions']> {
  if (!(await readQuestions(db, context, key))) return undefined;
  return (await hasAnswers(db, key)) > 0 ? 'answered' : 'asked';
}

/** The profile fields of a user that a form can ask for. */
export async function readProfile(db: Database, context: Context, userId: string): Promise<ProfileAnswers> {
  const person = await findRecipient({ ...context, db }, userId);
  return { 'roll-number': person?.rollNumber ?? null, phone: person?.phone ?? null };
}

/**
 * Stores answers in the transaction that gives, or has given, the place. The caller has locked the event's places. Answers to hidden
 * questions are not stored, and no option is chosen more often than it has places.
 */
export async function storeAnswers(
  tx: Database,
  context: Context,
  key: AnswersKey,
  { questions: { version, fields, nextErasure: planned }, sent }: { questions: Questions; sent: Readonly<Record<string, unknown>> },
): Promise<Result<true>> {
  const checked = checkAnswers(fields, sent, await readProfile(tx, context, key.userId));
  if (!checked.ok) return checked;
  const answers = checked.value;
  const files = fields.filter(({ id, kind }) => kind === 'file' && answers[id] !== undefined);
  const named = [...new Set(files.map(({ id }) => String(answers[id])))];
  if (named.length > 0 && (await countFiles(tx, key, named)) < named.length) {
    return refuse('INVALID', FORM_TEXTS.file, Object.fromEntries(files.map(({ id }) => [`answers.${id}`, FORM_TEXTS.file])));
  }
  const taken = await lockPlaces(tx, key);
  const before = (await findAnswers(tx, key))?.choices ?? [];
  const choices = choicesOf(fields, answers);
  const left = checkPlacesLeft(fields, { chosen: choices, before, taken });
  if (!left.ok) return left;
  const { instituteId, eventId, userId } = key;
  await saveAnswers(tx, { instituteId, eventId, userId, version, answers, choices, answeredAt: context.clock() });
  // Earlier answers may have been erased already, if the event was moved since.
  const next = nextErasure(fields);
  if (planned !== next) await saveNextErasure(tx, { instituteId, eventId, version }, next);
  return accept(true);
}

/** Erases answers whose retention period after the event is over. */
export async function eraseDueAnswers(context: Pick<Context, 'clock' | 'db' | 'instituteId'>): Promise<void> {
  const { clock, db, instituteId } = context;
  const now = clock();
  for (const { questions, endsAt, startsAt } of await findErasable(db, instituteId, { now, limit: AT_ONCE })) {
    const due = fieldsDue(questions.fields, endsAt ?? startsAt, now);
    const last = Math.max(...questions.fields.filter(({ id }) => due.includes(id)).map((field) => field.erase_after_days));
    await db.transaction((tx) => eraseFields(tx, questions, due, nextErasure(questions.fields, last)));
  }
}
