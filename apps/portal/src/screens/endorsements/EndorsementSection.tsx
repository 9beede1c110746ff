import { sectionPath } from '@quad/domain/dashboard';
import { mayEndorse } from '@quad/domain/endorsements';
import { Link, splitAt, useTranslate } from '@quad/ui';
import { useParams } from 'react-router-dom';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useRole } from '../../app/useUser.ts';
import { EndorsementScreen } from './EndorsementScreen.tsx';
import { useSelectedSkillType } from './useSelectedSkillType.ts';

const WHO_ENDORSES = 'Office-bearers endorse skills and achievements. Yours are under {skills} and {achievements}.';

/** 'Endorsement', in the shell: the whole panel, or only the achievements under 'endorse-achievements'. */
export function EndorsementSection() {
  return mayEndorse(useRole()) ? <OfficeBearers /> : <Students />;
}

function OfficeBearers() {
  const { section } = useParams();
  const shown = useSelectedSkillType();
  return (
    <SectionLayout section="endorsement">
      <EndorsementScreen {...shown} isTitled isOfAchievements={section === 'endorse-achievements'} />
    </SectionLayout>
  );
}

/** The panel is shown to non-students only (docs/specification/endorsements.md#endorsements-section). */
function Students() {
  const t = useTranslate();
  const [before, between, after] = splitAt(t, WHO_ENDORSES, 'skills', 'achievements');
  return (
    <SectionLayout section="endorsement">
      <p>
        {before}
        <Link href={sectionPath('skills')}>{t('Skills')}</Link>
        {between}
        <Link href={sectionPath('view-achievements')}>{t('Achievements')}</Link>
        {after}
      </p>
    </SectionLayout>
  );
}
