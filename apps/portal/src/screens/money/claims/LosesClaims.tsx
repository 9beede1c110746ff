import { CHECK_IN_TEXTS } from '@quad/domain/check-in';
import { CLAIM_SCREEN_TEXTS } from '@quad/domain/expense-claims';
import { AlertDialog, useTranslate } from '@quad/ui';
import { inArea } from '../../../app/AreaTranslations.tsx';

interface LosesClaimsProps {
  /** Called to sign out and delete the drafts. */
  onConfirm: () => void;
  /** Called to stay signed in. */
  onCancel: () => void;
}

/** Asks before signing out deletes the person's drafts of claims. */
export const LosesClaims = inArea('money', Question);

function Question({ onConfirm, onCancel }: LosesClaimsProps) {
  const t = useTranslate();
  return (
    <AlertDialog
      open
      onOpenChange={onCancel}
      title={t(CLAIM_SCREEN_TEXTS.signOutTitle)}
      description={t(CLAIM_SCREEN_TEXTS.signOutHint)}
      confirmText={t(CHECK_IN_TEXTS.signOutAnyway)}
      cancelText={t(CHECK_IN_TEXTS.staySignedIn)}
      onConfirm={onConfirm}
    />
  );
}
