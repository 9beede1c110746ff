import { sectionPath } from '@quad/domain/dashboard';
import { OTHER_SKILL } from '@quad/domain/skills';
import { Button, Stack, useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { SkillsScreen } from './SkillsScreen.tsx';

const NEW_SKILL_HREF = `${sectionPath('skills')}?view=add&skill=${OTHER_SKILL}`;

/** The section 'Skills', with a panel for skills that are missing from the catalogue. */
export function SkillsSection() {
  const t = useTranslate();
  const newSkill = (
    <DashboardTile title={t('Add New Skill')}>
      <Stack align="start">
        <p>{t('Is yours not in the list? Describe it: it is yours at once, and others can choose it once it is endorsed.')}</p>
        <Button href={NEW_SKILL_HREF}>{t('Describe a new skill')}</Button>
      </Stack>
    </DashboardTile>
  );
  return (
    <SectionLayout section="skills" asideTop={newSkill}>
      <SkillsScreen />
    </SectionLayout>
  );
}
