import { pendingClubEndorsements } from '@quad/domain/dashboard';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { formatPaddedDate } from '@quad/domain/time';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { VerifiedBadge } from '../../badges/index.ts';
import { detail, row, words } from '../rows.css.ts';

function nameOf(user: ClubData['achievements'][number]['user_id']): string {
  return typeof user === 'object' && user ? user.personal_info.name : '';
}

/** The newest achievements of the club that wait for endorsement. */
export function ClubEndorsements({ club }: { club: ClubData }) {
  const { timeZone } = useLocaleSettings();
  const achievements = pendingClubEndorsements(club);
  if (achievements.length === 0) return <p>{ENDORSEMENT_TEXTS.emptyTitle}</p>;
  return (
    <ul>
      {achievements.map(({ _id, title, user_id, date_achieved, verified }) => (
        <li key={_id} className={row}>
          <div className={words}>
            <p>{title}</p>
            <p className={detail}>{[nameOf(user_id), formatPaddedDate(date_achieved, timeZone)].filter(Boolean).join(', ')}</p>
          </div>
          <VerifiedBadge isVerified={verified} />
        </li>
      ))}
    </ul>
  );
}
