import { checkEndorsesSkillType, decideEndorsement } from '@quad/domain/endorsements';
import { sentence } from '@quad/domain/messages';
import { accept, type Refusal, type Result, refuse } from '@quad/domain/refusals';
import type { CreateSkillInput, Skill, SkillType } from '@quad/domain/skills';
import type { Actor, Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkLoggedLimit } from '../daily-limits/dailyLimits.service.ts';
import { checkUnendorsed } from '../daily-limits/unendorsed.service.ts';
import { toEndorser } from '../endorsements/endorsements.service.ts';
import { endorsersOf } from '../notifications/deciders.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import {
  type CatalogueChoice,
  countPendingSkills,
  findCatalogue,
  findPendingSkills,
  findSkillByName,
  findSkills,
  insertSkill,
  lockSkill,
  type SkillCursor,
  saveSkillEndorsement,
} from './skills.repo.ts';
import type { SkillRow } from './skills.table.ts';
import { toSkill } from './toSkill.ts';

/** The skills that the requester can choose (access K7). */
export async function listCatalogue(
  { db, instituteId }: Context,
  { userId }: Actor,
  { search, type }: Omit<CatalogueChoice, 'userId'>,
  page: PageRequest<SkillCursor>,
): Promise<Page<Skill, SkillCursor>> {
  const found = await findCatalogue(db, instituteId, { userId, search, type }, page);
  return mapPage(found, ({ skill }) => toSkill(skill));
}

/** Pending catalogue skills of a type that the requester can endorse (access K1). */
export async function listPendingSkills(
  { db, instituteId }: Context,
  actor: Actor,
  type: SkillType,
  page: PageRequest<TimeCursor>,
): Promise<Result<Page<Skill, TimeCursor>>> {
  const allowed = checkEndorsesSkillType(toEndorser(actor), type);
  if (!allowed.ok) return allowed;
  const queue = { type, endorserId: actor.userId };
  const found = await readPage(page, {
    read: (limit, after) => findPendingSkills(db, instituteId, { ...queue, limit, after }),
    cursorOf: timeCursor,
    count: () => countPendingSkills(db, instituteId, queue),
  });
  return accept(mapPage(found, toSkill));
}

/** Skills by ids. The caller has checked access. */
export async function skillsOf({ db, instituteId }: Context, ids: readonly string[]): Promise<Skill[]> {
  return (await findSkills(db, instituteId, ids)).map(toSkill);
}

/** Proposes a skill for the catalogue (access K8). If one with this name and type exists, the error contains its id. */
export function createSkill(context: Context, { actor, claim, input }: InputParams<CreateSkillInput>): Promise<Result<Skill>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const now = clock();
    const wanted = { ...input, instituteId, id: newId(now), createdBy: actor.userId, createdAt: now };
    const created = await insertSkill(tx, wanted);
    if (!created) return { ok: false, refusal: alreadyThere(await findSkillByName(tx, wanted), input) };
    const allowed = await checkLoggedLimit(tx, context, 'proposals', actor);
    if (!allowed.ok) return allowed;
    const hasRoom = await checkUnendorsed(tx, context, actor);
    if (!hasRoom.ok) return hasRoom;
    const { id, name, type } = created;
    const to = await endorsersOf(tx, instituteId, type);
    await notify(tx, context, { kind: 'skill-proposed', actorId: actor.userId, subject: { id, title: name }, to });
    return accept({ value: toSkill(created), audit: { action: 'skill.create', subjectId: id, detail: { name, type } } });
  });
}

function alreadyThere(existing: SkillRow | undefined, { name, type }: CreateSkillInput): Refusal {
  const message = sentence`There is a ${{ text: type }} skill '${name}' already.`;
  const { refusal } = refuse('DUPLICATE', message, { name: message });
  return existing ? { ...refusal, details: { skill: { _id: existing.id } } } : refusal;
}

interface EndorseParams extends WriteParams {
  readonly id: string;
}

/** Endorses a skill of the catalogue and notifies the person who proposed it (access K5). */
export function endorseSkill(context: Context, { actor, claim, id }: EndorseParams): Promise<Result<{ message: string; skill: Skill }>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const held = await lockSkill(tx, { instituteId, id });
    if (!held) return refuse('NOT_FOUND', 'This skill does not exist.');
    const { skill, endorserName } = held;
    const item = { ownerId: skill.createdBy, type: skill.type, isEndorsed: skill.endorsedAt !== null, endorserName };
    const decided = decideEndorsement({ item, endorser: toEndorser(actor) });
    if (!decided.ok) return decided;
    const endorsed = await saveSkillEndorsement(tx, skill, { ...decided.value, endorsedAt: clock() });
    const to = recipients('asked', [skill.createdBy]);
    await notify(tx, context, { kind: 'skill-endorsed', actorId: actor.userId, subject: { id, title: skill.name }, to });
    return accept({
      value: { message: 'Skill endorsed.', skill: toSkill(endorsed) },
      audit: { action: 'skill.endorse', subjectId: id, detail: { name: skill.name, type: skill.type } },
    });
  });
}
