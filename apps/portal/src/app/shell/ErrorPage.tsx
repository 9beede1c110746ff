import { useSession } from '@quad/api-client/hooks';
import { decideRoute } from '@quad/domain/access';
import { Button, EmptyState, Page, useTranslate } from '@quad/ui';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { SignedInShell } from './SignedInShell.tsx';

export interface ErrorPageProps {
  title: string;
  /** Why the page is not shown. */
  text: string;
  /** Further explanation. */
  hint?: string | undefined;
}

/**
 * Explains why a page is not shown, with a link home. Renders inside the shell for those who may open the dashboard, and alone for
 * everybody else.
 */
export function ErrorPage({ title, text, hint }: ErrorPageProps) {
  const t = useTranslate();
  const session = useSession();
  const notice = <EmptyState title={text} description={hint} action={<Button href="/">{t('Go to your dashboard')}</Button>} />;
  if (session.status === 'loading') return <LoadingScreen />;
  if (decideRoute({ path: '/dashboard', session }).kind === 'show') return <SignedInShell title={title}>{notice}</SignedInShell>;
  return (
    <main>
      <Page title={title} width="text">
        {notice}
      </Page>
    </main>
  );
}
