import type { Role } from '@quad/domain/access';
import type { Achievement } from '@quad/domain/achievements';
import { toStudentReference } from '../accounts/accounts.service.ts';
import type { AchievementRecord } from './achievements.repo.ts';

/** An achievement as the API returns it. Students do not get the verifier's address. Calendar days are sent as midnight UTC. */
export function toAchievement({ achievement, event, verifier }: AchievementRecord, role: Role): Achievement {
  return {
    _id: achievement.id,
    achievement_id: achievement.id,
    user_id: achievement.userId,
    title: achievement.title,
    description: achievement.description,
    category: achievement.category,
    type: achievement.type,
    level: achievement.level,
    event_id: event && { _id: event.id, title: event.title, description: event.description },
    date_achieved: `${achievement.dateAchieved}T00:00:00.000Z`,
    position: achievement.position,
    certificate_url: achievement.certificateUrl,
    verified: achievement.verifiedAt !== null,
    verified_by: verifier && {
      _id: verifier.id,
      personal_info: { name: verifier.name },
      ...(role === 'STUDENT' ? {} : { username: verifier.email }),
    },
    created_at: achievement.createdAt.toISOString(),
  };
}

/** The same with its owner, for endorsers. */
export function toPendingAchievement(record: AchievementRecord, role: Role): Achievement {
  return { ...toAchievement(record, role), user_id: toStudentReference(record.owner) };
}
