import { Card } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

/** /profile: the own profile. */
export function ProfilePage() {
  return (
    <SignedInShell title="Profile" section="profile">
      <Card padding="large">
        <ProfileScreen />
      </Card>
    </SignedInShell>
  );
}
