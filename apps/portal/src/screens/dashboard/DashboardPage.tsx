import { isDashboardSection, parentSection, sectionHeading } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { HomeSection } from './HomeSection.tsx';
import { sectionContent } from './sections.ts';

/** /dashboard/{section}: the shell with the section from the URL. */
export function DashboardPage() {
  const t = useTranslate();
  const { section: name = 'dashboard' } = useParams();
  const section = isDashboardSection(name) ? name : undefined;
  const Content = section === 'dashboard' ? HomeSection : sectionContent(section);
  return (
    <SignedInShell
      title={t(DASHBOARD_TEXTS.welcome, { section: t(sectionHeading(name).name) })}
      section={section && parentSection(section)}
    >
      <Suspense fallback={<LoadingScreen />}>
        <Content />
      </Suspense>
    </SignedInShell>
  );
}
