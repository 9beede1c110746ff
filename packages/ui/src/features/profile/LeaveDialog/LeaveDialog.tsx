import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';

export interface LeaveDialogProps {
  /** Leaves, and forgets what was typed. */
  onLeave: () => void;
  /** Goes back to the form; Escape asks for it too. */
  onStay: () => void;
}

/** Asks before what was typed in the profile is lost. It is open as long as it is rendered; load it lazily. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      open
      title="Leave without saving?"
      description="What you changed in your profile is not saved yet, and is lost if you leave."
      cancelText="Stay"
      confirmText="Leave"
      onOpenChange={onStay}
      onConfirm={onLeave}
    />
  );
}
