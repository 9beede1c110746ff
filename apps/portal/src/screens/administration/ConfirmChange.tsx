import { AlertDialog, useTranslate } from '@quad/ui';
import type { ReactNode } from 'react';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useAttempt } from './useAttempt.ts';

/** Texts of the confirmation dialog and of the toast after the change. */
export interface ChangeTexts {
  /** The question, with `{name}` as the placeholder for its object. */
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly done: string;
}

export interface ConfirmChangeProps<Answer> {
  texts: Omit<ChangeTexts, 'done'> & { readonly done: string | ((answer: Answer) => string) };
  name?: string;
  tone: 'critical' | 'neutral';
  /** Shown if the server sends no message of its own. */
  failed: string;
  onConfirm: () => Promise<Answer>;
  onClose: () => void;
  /** Further choices in the dialog. */
  children?: ReactNode;
}

/** Asks for confirmation before somebody or something is changed; a toast reports the result. */
export function ConfirmChange<Answer>({ texts, name = '', tone, failed, onConfirm, onClose, children }: ConfirmChangeProps<Answer>) {
  const t = useTranslate();
  const { isBusy, attempt } = useAttempt(failed);
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
      onConfirm={() => void attempt(() => withSuccessToast(onConfirm, texts.done)()).then(onClose)}
    >
      {children}
    </AlertDialog>
  );
}
