import { SectionLayout } from '../../app/SectionLayout.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The person's own profile as a section of the dashboard. */
export function ProfileSection() {
  return (
    <SectionLayout section="profile">
      <ProfileScreen headingLevel={3} />
    </SectionLayout>
  );
}
