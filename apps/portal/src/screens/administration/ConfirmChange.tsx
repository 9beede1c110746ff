import { errorText } from '@quad/api-client/hooks';
import { AlertDialog, useTranslate } from '@quad/ui';
import { type ReactNode, useState } from 'react';
import { announceSaved, showShellToast } from '../../app/shell/shellToasts.ts';

/** What is asked before something changes, and said once it has. */
export interface ChangeTexts {
  /** A question, with `{name}` for what it is about. */
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly done: string;
}

export interface ConfirmChangeProps {
  texts: ChangeTexts;
  name: string;
  tone: 'critical' | 'neutral';
  /** Said where the server has no sentence of its own. */
  failed: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What else is to be chosen. */
  children?: ReactNode;
}

/** Asks before somebody or something is changed; what became of it is told by a toast. */
export function ConfirmChange({ texts, name, tone, failed, onConfirm, onClose, children }: ConfirmChangeProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      announceSaved(texts.done);
    } catch (error) {
      showShellToast({ tone: 'critical', description: errorText(error, failed) });
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t(texts.title, { name })}
      description={t(texts.description)}
      confirmText={t(texts.confirm)}
      tone={tone}
      loading={isBusy}
      loadingText={t('Sending...')}
      onConfirm={() => void confirm()}
    >
      {children}
    </AlertDialog>
  );
}
