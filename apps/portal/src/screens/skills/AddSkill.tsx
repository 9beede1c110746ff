import { useAddSkill, useDailyAllowances, usePositionHoldersOfUser, useSkillCatalogue, useSkillSearch } from '@quad/api-client/hooks';
import { SKILL_TEXTS } from '@quad/domain/messages';
import type { PositionHolder, PositionReference } from '@quad/domain/positions';
import type { Skill, AddSkillForm as SkillToAdd } from '@quad/domain/skills';
import { useTranslate } from '@quad/ui';
import { AddSkillForm } from '@quad/ui/features/skills';
import { showShellToast } from '../../app/shell/shellToasts.ts';
import { useUser } from '../../app/useUser.ts';

/** The positions that somebody holds or held, without duplicates from several tenures. */
function positionsOf(positionHolders: readonly PositionHolder[]): PositionReference[] {
  const known = positionHolders.flatMap(({ position_id }) => (position_id ? [[position_id._id, position_id] as const] : []));
  return [...new Map(known).values()];
}

const NONE: readonly Skill[] = [];

export interface AddSkillProps {
  /** Initial choice: 'other' opens the new-skill form. */
  initialSkill: string;
}

/** 'Add Skills': the form. Options that fail to load are logged and left empty. */
export function AddSkill({ initialSkill }: AddSkillProps) {
  const t = useTranslate();
  const { _id } = useUser();
  const { data: catalogue = NONE, hasMore } = useSkillCatalogue();
  const searchSkills = useSkillSearch();
  const { data: positionHolders = [] } = usePositionHoldersOfUser(_id);
  const { data: allowances } = useDailyAllowances();
  const addSkill = useAddSkill();
  const add = async (added: SkillToAdd) => {
    await addSkill(added);
    showShellToast({ tone: 'positive', description: t(SKILL_TEXTS.added) });
  };
  return (
    <AddSkillForm
      key={initialSkill}
      initialSkill={initialSkill}
      catalogue={catalogue}
      onSearchSkills={hasMore ? searchSkills : undefined}
      positions={positionsOf(positionHolders)}
      remaining={allowances?.skills}
      unendorsed={allowances?.unendorsed}
      onAdd={add}
    />
  );
}
