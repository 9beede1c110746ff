import type { UserSkill } from '@quad/domain/skills';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { UserSkillRecord } from './UserSkillRecord.tsx';

export interface LongUserSkillListProps {
  userSkills: readonly UserSkill[];
  /** IANA name of the campus's zone. */
  timeZone: string;
}

/** More skills than a page can draw at once. */
export function LongUserSkillList({ userSkills, timeZone }: LongUserSkillListProps) {
  return (
    <VirtualList label="Skills" items={userSkills} itemKey={({ _id }) => _id} estimatedRowHeight={68}>
      {(userSkill) => <UserSkillRecord userSkill={userSkill} timeZone={timeZone} />}
    </VirtualList>
  );
}
