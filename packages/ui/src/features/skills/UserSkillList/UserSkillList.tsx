import type { UserSkill } from '@quad/domain/skills';
import { lazy, Suspense } from 'react';
import { Card } from '../../../primitives/Card/index.ts';
import { row } from '../../record.css.ts';
import { useIsLong } from '../../useIsLong.ts';
import { UserSkillListLoading } from './UserSkillListLoading.tsx';
import { UserSkillRecord } from './UserSkillRecord.tsx';

const LongUserSkillList = lazy(async () => ({ default: (await import('./LongUserSkillList.tsx')).LongUserSkillList }));

export interface UserSkillListProps {
  userSkills: readonly UserSkill[];
  /** IANA name of the campus's zone. */
  timeZone: string;
}

/** A person's skills, one line each, however many there are. Use UserSkillBrowser instead for one's own, with filters. */
export function UserSkillList({ userSkills, timeZone }: UserSkillListProps) {
  const isLong = useIsLong(userSkills.length);
  if (isLong) {
    return (
      <Suspense fallback={<UserSkillListLoading />}>
        <LongUserSkillList userSkills={userSkills} timeZone={timeZone} />
      </Suspense>
    );
  }
  return (
    <Card padding="none">
      <ul aria-label="Skills">
        {userSkills.map((userSkill) => (
          <li key={userSkill._id} className={row}>
            <UserSkillRecord userSkill={userSkill} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
