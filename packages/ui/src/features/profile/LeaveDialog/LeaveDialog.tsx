import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface LeaveDialogProps {
  /** Leaves the form and discards the input. */
  onLeave: () => void;
  /** Returns to the form, also by Escape. */
  onStay: () => void;
}

/** Asks for confirmation before unsaved input of the profile is lost. It is open while it is rendered; load it lazily. */
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
