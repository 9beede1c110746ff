import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface LeaveDialogProps {
  /** Leaves, and forgets what was typed. */
  onLeave: () => void;
  /** Goes back to the form; Escape asks for it too. */
  onStay: () => void;
}

/** Asks before what was typed in the profile is lost. It is open as long as it is rendered; load it lazily. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslate();
  return (
    <AlertDialog
      open
      title={t('Leave without saving?')}
      description={t('What you changed in your profile is not saved yet, and is lost if you leave.')}
      cancelText={t('Stay')}
      confirmText={t('Leave')}
      onOpenChange={onStay}
      onConfirm={onLeave}
    />
  );
}
