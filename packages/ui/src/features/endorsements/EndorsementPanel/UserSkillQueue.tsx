import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { UserSkill } from '@quad/domain/skills';
import { ProficiencyBadge } from '../../badges/index.ts';
import { userSkillItem } from '../endorsementItem.ts';
import { type PendingList, ShownQueue } from './ShownQueue.tsx';

/** People's skills that wait for endorsement. */
export function UserSkillQueue(list: PendingList<UserSkill>) {
  return (
    <ShownQueue
      {...list}
      label="User skills"
      what="user skills"
      read={userSkillItem}
      renderBadge={({ proficiency_level }) => <ProficiencyBadge level={proficiency_level} />}
      loadFailedText={ENDORSEMENT_TEXTS.userSkillsLoadFailed}
      failedText={ENDORSEMENT_TEXTS.endorseFailed}
    />
  );
}
