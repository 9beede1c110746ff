import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { splitAt } from '../../primitives/UiProvider/translate.ts';
import { notice } from './notes.css.ts';

/** Helps to choose a password that domain's rules take. */
export const NEW_PASSWORD_HINT = 'At least 12 characters. A phrase of a few words is easy to remember.';

export interface NoticeProps {
  /** What was done. Without it nothing is shown, and the place to announce it is ready. */
  children?: ReactNode;
}

/** Says that something was done, and stays. Keep it on the page from the start, so that what appears in it is read out. */
export function Notice({ children }: NoticeProps) {
  return <div role="status">{children && <div className={notice}>{children}</div>}</div>;
}

/** Where the mails of a demonstration lie. */
export function MailFolder({ folder }: { folder: string }) {
  const [before, after] = splitAt(useTranslate(), 'This demonstration sends no mails. They are files in {folder}.', 'folder');
  return (
    <Text size="s">
      {before}
      <code>{folder}</code>
      {after}
    </Text>
  );
}

/** The way out for somebody whose link is used up, too old or cut off. */
export function NewLink() {
  const t = useTranslate();
  return (
    <Text size="s">
      {t('A link works once and for a short time.')} <Link href="/forgot-password">{t('Ask for a new link')}</Link>
    </Text>
  );
}
