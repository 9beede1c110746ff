import type { UserSkill } from '@quad/domain/skills';
import { lazy, Suspense } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { isLong } from '../../isLong.ts';
import { row } from '../../record.css.ts';
import { UserSkillListLoading } from './UserSkillListLoading.tsx';
import { UserSkillRecord } from './UserSkillRecord.tsx';

const LongUserSkillList = lazy(async () => ({ default: (await import('./LongUserSkillList.tsx')).LongUserSkillList }));

export interface UserSkillListProps {
  userSkills: readonly UserSkill[];
  /** How many there are before they are narrowed down; all of these, where it is left out. */
  total?: number;
}

/** A person's skills, one line each, however many there are. Use UserSkillBrowser instead for one's own, with filters. */
export function UserSkillList({ userSkills, total = userSkills.length }: UserSkillListProps) {
  if (isLong(total)) {
    return (
      <Suspense fallback={<UserSkillListLoading />}>
        <LongUserSkillList userSkills={userSkills} />
      </Suspense>
    );
  }
  return (
    <Card padding="none">
      <ul aria-label="Skills">
        {userSkills.map((userSkill) => (
          <li key={userSkill._id} className={row}>
            <UserSkillRecord userSkill={userSkill} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
