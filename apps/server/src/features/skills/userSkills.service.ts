import { checkEndorsesSkillType, decideEndorsement } from '@quad/domain/endorsements';
import { SKILL_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { CreateUserSkillInput, SkillType, UserSkill } from '@quad/domain/skills';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkLoggedLimit } from '../daily-limits/dailyLimits.service.ts';
import { checkUnendorsed } from '../daily-limits/unendorsed.service.ts';
import { checkReadsRecordsOf, toEndorser } from '../endorsements/endorsements.service.ts';
import { endorsersOf } from '../notifications/deciders.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findSkill } from './skills.repo.ts';
import type { SkillRow } from './skills.table.ts';
import { toPendingUserSkill, toUserSkill } from './toUserSkill.ts';
import {
  countPendingUserSkills,
  countUserSkillsOf,
  findPendingUserSkills,
  findUserSkill,
  findUserSkills,
  findUserSkillsOf,
  holdsPosition,
  insertUserSkill,
  lockUserSkill,
  saveUserSkillEndorsement,
  type UserSkillChoice,
} from './userSkills.repo.ts';

/** Lists a person's skills (access K7). */
export async function listUserSkills(
  context: Context,
  actor: Actor,
  { userId, proficiency, endorsement, type }: UserSkillChoice,
  page: PageRequest<TimeCursor>,
): Promise<Result<UserSkillPage>> {
  const allowed = await checkReadsRecordsOf(context, actor, userId);
  if (!allowed.ok) return allowed;
  const { db, instituteId } = context;
  const choice = { userId, proficiency, endorsement, type };
  const found = await readPage(page, {
    read: (limit, after) => findUserSkillsOf(db, instituteId, { ...choice, limit, after }),
    cursorOf: ({ claim }) => timeCursor(claim),
    count: () => countUserSkillsOf(db, instituteId, choice),
  });
  return accept(mapPage(found, toUserSkill));
}

type UserSkillPage = Page<UserSkill, TimeCursor>;

/** People's pending skills of a type that the requester can endorse (access K1). */
export async function listPendingUserSkills(
  { db, instituteId }: Context,
  actor: Actor,
  type: SkillType,
  page: PageRequest<TimeCursor>,
): Promise<Result<UserSkillPage>> {
  const allowed = checkEndorsesSkillType(toEndorser(actor), type);
  if (!allowed.ok) return allowed;
  const queue = { type, endorserId: actor.userId };
  const found = await readPage(page, {
    read: (limit, after) => findPendingUserSkills(db, instituteId, { ...queue, limit, after }),
    cursorOf: ({ claim }) => timeCursor(claim),
    count: () => countPendingUserSkills(db, instituteId, queue),
  });
  return accept(mapPage(found, toPendingUserSkill));
}

/** People's skills by ids, with their owners. The caller has checked access. */
export async function userSkillsWithOwners({ db, instituteId }: Context, ids: readonly string[]): Promise<UserSkill[]> {
  return (await findUserSkills(db, instituteId, ids)).map(toPendingUserSkill);
}

/** Adds a skill to the requester's profile, optionally gained in a position that they hold or held (access K9). */
export function addUserSkill(context: Context, { actor, claim, input }: InputParams<CreateUserSkillInput>): Promise<Result<UserSkill>> {
  const { clock, instituteId } = context;
  const { userId } = actor;
  const { skill_id: skillId, position_id: positionId, proficiency_level: proficiency } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const skill = await checkSkill(tx, instituteId, skillId);
    if (!skill.ok) return skill;
    if (positionId !== null && !(isUuid(positionId) && (await holdsPosition(tx, { instituteId, userId, positionId })))) {
      const message = 'Choose a position that you hold.';
      return refuse('INVALID', message, { position_id: message });
    }
    const allowed = await checkLoggedLimit(tx, context, 'skills', actor);
    if (!allowed.ok) return allowed;
    const now = clock();
    const key = { instituteId, id: newId(now) };
    const isNew = await insertUserSkill(tx, {
      ...key,
      userId,
      skillId,
      skillType: skill.value.type,
      positionId,
      proficiency,
      createdAt: now,
    });
    if (!isNew) return refuse('DUPLICATE', SKILL_TEXTS.addFailed);
    const hasRoom = await checkUnendorsed(tx, context, actor);
    if (!hasRoom.ok) return hasRoom;
    const { name, type } = skill.value;
    const to = await endorsersOf(tx, instituteId, type);
    await notify(tx, context, { kind: 'user-skill-claimed', actorId: userId, subject: { id: key.id, title: name }, to });
    return accept({
      value: toUserSkill(await changedUserSkill(tx, key)),
      audit: { action: 'user-skill.create', subjectId: key.id, detail: { skillId, positionId, proficiency } },
    });
  });
}

async function checkSkill(tx: Database, instituteId: string, id: string): Promise<Result<SkillRow>> {
  const skill = isUuid(id) ? await findSkill(tx, { instituteId, id }) : undefined;
  return skill ? accept(skill) : refuse('NOT_FOUND', 'This skill does not exist.', { skill_id: SKILL_TEXTS.skillRequired });
}

interface EndorseParams extends WriteParams {
  readonly id: string;
}

/** Endorses a person's skill and notifies its owner (access K6). */
export function endorseUserSkill(
  context: Context,
  { actor, claim, id }: EndorseParams,
): Promise<Result<{ message: string; userSkill: UserSkill }>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const held = await lockUserSkill(tx, { instituteId, id });
    if (!held) return refuse('NOT_FOUND', "This skill is in nobody's profile.");
    const { userId, skillType: type, skillId, endorsedAt } = held.claim;
    const item = { ownerId: userId, type, isEndorsed: endorsedAt !== null, endorserName: held.endorser?.name };
    const decided = decideEndorsement({ item, endorser: toEndorser(actor) });
    if (!decided.ok) return decided;
    await saveUserSkillEndorsement(tx, held.claim, { ...decided.value, endorsedAt: clock() });
    const subject = { id, title: held.skill.name };
    await notify(tx, context, { kind: 'user-skill-endorsed', actorId: actor.userId, subject, to: recipients('owns', [userId]) });
    return accept({
      value: { message: 'Skill endorsed.', userSkill: toPendingUserSkill(await changedUserSkill(tx, held.claim)) },
      audit: { action: 'user-skill.endorse', subjectId: id, detail: { userId, skillId } },
    });
  });
}

async function changedUserSkill(tx: Database, key: { instituteId: string; id: string }) {
  const record = await findUserSkill(tx, key);
  if (!record) throw new Error(`The skill ${key.id} of a person that was changed is not there.`);
  return record;
}
