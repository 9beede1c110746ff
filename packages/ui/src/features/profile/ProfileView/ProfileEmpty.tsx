import { PROFILE_TEXTS } from '@quad/domain/messages';
import { UserRoundX } from 'lucide-react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

/** Says that there is no profile to show. */
export function ProfileEmpty() {
  return <EmptyState icon={<UserRoundX size={24} aria-hidden="true" />} title={PROFILE_TEXTS.empty} />;
}
