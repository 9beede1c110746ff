import { sectionPath } from '@quad/domain/dashboard';
import { mayEndorse } from '@quad/domain/endorsements';
import { Link, useTranslate } from '@quad/ui';
import { useParams } from 'react-router-dom';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useRole } from '../../app/useUser.ts';
import { EndorsementScreen } from './EndorsementScreen.tsx';
import { useShownSkillType } from './useShownSkillType.ts';

/** 'Endorsement', in the shell: the whole panel, or only the achievements under 'endorse-achievements'. */
export function EndorsementSection() {
  return <SectionLayout section="endorsement">{mayEndorse(useRole()) ? <OfficeBearers /> : <Students />}</SectionLayout>;
}

function OfficeBearers() {
  const { section } = useParams();
  return <EndorsementScreen {...useShownSkillType()} isTitled isOfAchievements={section === 'endorse-achievements'} />;
}

/** The panel is shown to non-students only (docs/specification/endorsements.md#endorsements-section). */
function Students() {
  const t = useTranslate();
  return (
    <p>
      {t('Office-bearers endorse skills and achievements. Yours are under')} <Link href={sectionPath('skills')}>{t('Skills')}</Link>{' '}
      {t('and')} <Link href={sectionPath('view-achievements')}>{t('Achievements')}</Link>.
    </p>
  );
}
