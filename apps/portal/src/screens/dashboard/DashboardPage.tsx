import { isDashboardSection, parentSection, sectionHeading } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { HomeSection } from './HomeSection.tsx';
import { sectionContent } from './sections.ts';

/** /dashboard/{section}: the shell, and the section that the address names. */
export function DashboardPage() {
  const { section: name = 'dashboard' } = useParams();
  const section = isDashboardSection(name) ? name : undefined;
  const Content = section === 'dashboard' ? HomeSection : sectionContent(section);
  return (
    <SignedInShell title={DASHBOARD_TEXTS.welcome(sectionHeading(name).name)} section={section && parentSection(section)}>
      <Suspense fallback={<LoadingScreen />}>
        <Content />
      </Suspense>
    </SignedInShell>
  );
}
