import type { UserSkill } from '@quad/domain/skills';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { UserSkillRecord } from './UserSkillRecord.tsx';

export interface LongUserSkillListProps {
  userSkills: readonly UserSkill[];
}

/** More skills than a page can draw at once. */
export function LongUserSkillList({ userSkills }: LongUserSkillListProps) {
  return (
    <VirtualList label="Skills" items={userSkills} itemKey={({ _id }) => _id} estimatedRowHeight={68}>
      {(userSkill) => <UserSkillRecord userSkill={userSkill} />}
    </VirtualList>
  );
}
