import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { splitAt } from '../../primitives/UiProvider/translate.ts';
import { notice } from './notes.css.ts';

/** Advice for a password that passes the domain's rules. */
export const NEW_PASSWORD_HINT = 'At least 12 characters. A phrase of a few words is easy to remember.';

export interface NoticeProps {
  /** The confirmation. Without it nothing is visible, but the live region is mounted. */
  children?: ReactNode;
}

/** A persistent confirmation. Mount it from the start, so that screen readers announce what appears in it. */
export function Notice({ children }: NoticeProps) {
  return <div role="status">{children && <div className={notice}>{children}</div>}</div>;
}

/** The folder with the mails of a demonstration. */
export function MailFolder({ folder }: { folder: string }) {
  const [before, after] = splitAt(useTranslate(), 'This demonstration sends no mail. Messages are saved as files in {folder}.', 'folder');
  return (
    <Text size="s">
      {before}
      <code>{folder}</code>
      {after}
    </Text>
  );
}

/** A link for requesting a new mail if the old link is used, expired or incomplete. */
export function NewLink() {
  const t = useTranslate();
  return (
    <Text size="s">
      {t('A link works once and for a short time.')} <Link href="/forgot-password">{t('Request a new link')}</Link>
    </Text>
  );
}
