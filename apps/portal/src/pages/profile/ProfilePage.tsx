import { Card } from '@quad/ui';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { ProfileBoard } from './ProfileBoard.tsx';

/** /profile: the own profile. */
export function ProfilePage() {
  return (
    <SignedInShell title="Profile" section="profile">
      <Card padding="large">
        <ProfileBoard />
      </Card>
    </SignedInShell>
  );
}
