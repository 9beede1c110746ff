import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import type { UserSkillListProps } from './UserSkillList.tsx';
import { UserSkillRecord } from './UserSkillRecord.tsx';

/** More skills than a page can draw at once. */
export function LongUserSkillList({ userSkills, timeZone }: UserSkillListProps) {
  return (
    <VirtualList label="Skills" items={userSkills} itemKey={({ _id }) => _id} estimatedRowHeight={68}>
      {(userSkill) => <UserSkillRecord userSkill={userSkill} timeZone={timeZone} />}
    </VirtualList>
  );
}
