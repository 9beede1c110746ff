import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

/** /profile: the person's own profile. */
export function ProfilePage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Profile')} section="profile">
      <Card padding="l">
        <ProfileScreen />
      </Card>
    </SignedInShell>
  );
}
