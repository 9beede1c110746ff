import { type Achievement, type AchievementInput, achievementInput } from '@quad/domain/achievements';
import { checkEndorsesSkillType, decideEndorsement } from '@quad/domain/endorsements';
import { messageOf } from '@quad/domain/fields';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { SkillType } from '@quad/domain/skills';
import { campusDay } from '@quad/domain/time';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkLoggedLimit } from '../daily-limits/dailyLimits.service.ts';
import { checkUnendorsed } from '../daily-limits/unendorsed.service.ts';
import { checkReadsRecordsOf, toEndorser } from '../endorsements/endorsements.service.ts';
import { endorsersOf } from '../notifications/deciders.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import {
  type AchievementChoice,
  AchievementCursor,
  type AchievementOrder,
  type AchievementRecord,
  countAchievementsOf,
  countPendingAchievements,
  findAchievement,
  findAchievements,
  findAchievementsOf,
  findPendingAchievements,
  insertAchievement,
  isEvent,
  lockAchievement,
  saveVerification,
} from './achievements.repo.ts';
import { toAchievement, toPendingAchievement } from './toAchievement.ts';

export { AchievementCursor };

interface Changed {
  readonly message: string;
  readonly achievement: Achievement;
}

/** Lists a person's achievements (access K3). */
export async function listAchievements(
  context: Context,
  actor: Actor,
  { order, userId, search, category, state, level }: AchievementChoice & { order?: AchievementOrder | undefined },
  page: PageRequest<AchievementCursor>,
): Promise<Result<Page<Achievement, AchievementCursor>>> {
  const allowed = await checkReadsRecordsOf(context, actor, userId);
  if (!allowed.ok) return allowed;
  const { db, instituteId } = context;
  const choice = { userId, search, category, state, level };
  const found = await readPage(page, {
    read: (limit, after) => findAchievementsOf(db, instituteId, { ...choice, order, limit, after }),
    cursorOf: ({ achievement: { dateAchieved: date, ...at } }) => ({ date, ...timeCursor(at) }),
    count: () => countAchievementsOf(db, instituteId, choice),
  });
  return accept(mapPage(found, (record) => toAchievement(record, actor.role)));
}

/** Pending achievements of a type that the requester can verify (access K1). */
export async function listPendingAchievements(
  context: Context,
  actor: Actor,
  type: SkillType,
  page: PageRequest<TimeCursor>,
): Promise<Result<Page<Achievement, TimeCursor>>> {
  const allowed = checkEndorsesSkillType(toEndorser(actor), type);
  return allowed.ok ? accept(await pendingAchievements(context, actor, { type, page })) : allowed;
}

interface PendingAchievementsParams {
  readonly type: SkillType;
  readonly page: PageRequest<TimeCursor>;
  readonly newestFirst?: boolean;
}

/** Pending achievements of a type, except the requester's own. The caller has checked access. */
export async function pendingAchievements(
  { db, instituteId }: Context,
  actor: Actor,
  { type, page, newestFirst = false }: PendingAchievementsParams,
): Promise<Page<Achievement, TimeCursor>> {
  const queue = { type, endorserId: actor.userId };
  const found = await readPage(page, {
    read: (limit, after) => findPendingAchievements(db, instituteId, { ...queue, limit, after, newestFirst }),
    cursorOf: ({ achievement }) => timeCursor(achievement),
    count: () => countPendingAchievements(db, instituteId, queue),
  });
  return mapPage(found, (record) => toPendingAchievement(record, actor.role));
}

/** Achievements by ids, with their owners. The caller has checked access. */
export async function achievementsWithOwners(
  { db, instituteId }: Context,
  { role }: Actor,
  ids: readonly string[],
): Promise<Achievement[]> {
  return (await findAchievements(db, instituteId, ids)).map((record) => toPendingAchievement(record, role));
}

/** Submits an achievement of the requester (access K4). It is always pending first. */
export function addAchievement(context: Context, { actor, claim, input }: InputParams<AchievementInput>): Promise<Result<Changed>> {
  const { clock, config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const now = clock();
    const checked = v.safeParse(achievementInput({ today: campusDay(now, config.institute.timeZone) }), input);
    if (!checked.success) {
      const reason = messageOf(checked.issues[0]);
      return refuse('INVALID', reason, { date_achieved: reason });
    }
    const { title, description, category, type, level, position, event_id: eventId } = checked.output;
    if (eventId !== null && !(isUuid(eventId) && (await isEvent(tx, { instituteId, id: eventId })))) {
      return refuse('NOT_FOUND', 'This event does not exist.', { event_id: 'Choose an event from the list.' });
    }
    const allowed = await checkLoggedLimit(tx, context, 'achievements', actor);
    if (!allowed.ok) return allowed;
    const key = { instituteId, id: newId(now) };
    const { date_achieved: dateAchieved, certificate_url: certificateUrl } = checked.output;
    await insertAchievement(tx, {
      ...key,
      ...{ userId: actor.userId, title, description, category, type, level, position, eventId, dateAchieved, certificateUrl },
      createdAt: now,
    });
    const hasRoom = await checkUnendorsed(tx, context, actor);
    if (!hasRoom.ok) return hasRoom;
    const to = await endorsersOf(tx, instituteId, type);
    await notify(tx, context, { kind: 'achievement-submitted', actorId: actor.userId, subject: { id: key.id, title }, to });
    return accept({
      value: { message: ACHIEVEMENT_TEXTS.submitted, achievement: toAchievement(await changedAchievement(tx, key), actor.role) },
      audit: { action: 'achievement.create', subjectId: key.id, detail: { type, eventId } },
    });
  });
}

interface VerifyParams {
  readonly actor: Actor;
  readonly id: string;
}

/** Verifies a person's achievement and notifies them (access K2). */
export function verifyAchievement(context: Context, { actor, id }: VerifyParams): Promise<Result<Changed>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const held = await lockAchievement(tx, { instituteId, id });
    if (!held) return refuse('NOT_FOUND', 'This achievement does not exist.');
    const { userId, type, verifiedAt } = held.achievement;
    const item = { ownerId: userId, type, isEndorsed: verifiedAt !== null, endorserName: held.verifier?.name };
    const decided = decideEndorsement({ item, endorser: toEndorser(actor) });
    if (!decided.ok) return decided;
    await saveVerification(tx, held.achievement, { verifiedBy: decided.value.endorsedBy, verifiedAt: clock() });
    const subject = { id, title: held.achievement.title };
    await notify(tx, context, { kind: 'achievement-verified', actorId: actor.userId, subject, to: recipients('owns', [userId]) });
    return accept({
      value: {
        message: 'Achievement verified.',
        achievement: toPendingAchievement(await changedAchievement(tx, held.achievement), actor.role),
      },
      audit: { action: 'achievement.verify', subjectId: id, detail: { userId, type } },
    });
  });
}

async function changedAchievement(tx: Database, key: { instituteId: string; id: string }): Promise<AchievementRecord> {
  const record = await findAchievement(tx, key);
  if (!record) throw new Error(`The achievement ${key.id} that was changed is not there.`);
  return record;
}
