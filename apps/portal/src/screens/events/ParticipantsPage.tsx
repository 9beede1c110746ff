import { readProps, useEvent, useRegistrations } from '@quad/api-client/hooks';
import { CHECK_IN_TEXTS, checkInPath } from '@quad/domain/check-in';
import type { Event } from '@quad/domain/events';
import { REGISTRATION_LABELS, REGISTRATION_TEXTS, type RegistrationEntry } from '@quad/domain/registrations';
import { BackLink, Button, Inline, Stack, Text, useTranslate } from '@quad/ui';
import { ParticipantList } from '@quad/ui/features/registrations';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useExport } from './useExport.ts';
import { useParticipantFilters } from './useParticipantFilters.ts';

const AddParticipant = lazy(async () => ({ default: (await import('./ParticipantDialogs.tsx')).AddParticipant }));
const RemoveParticipant = lazy(async () => ({ default: (await import('./ParticipantDialogs.tsx')).RemoveParticipant }));
const MailParticipants = lazy(async () => ({ default: (await import('./ParticipantDialogs.tsx')).MailParticipants }));

type OpenDialog = { readonly kind: 'add' | 'mail' } | { readonly kind: 'remove'; readonly entry: RegistrationEntry };

/**
 * /events/{id}/participants: the registrations of an event, for those who may edit it. Others are redirected as from any guarded screen.
 */
export function ParticipantsPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data: event } = useEvent(id);
  const { query, filters, onFiltersChange } = useParticipantFilters();
  const { data: entries, total, error, retry, loadMore } = useRegistrations(id, query);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { isExporting, exportList } = useExport(event, query);
  if (error?.status === 403) return <Navigate to="/unauthorised" replace />;
  return (
    <SignedInShell title={t(REGISTRATION_LABELS.participants)} section="events">
      <Stack>
        <BackLink href={`/events/${id}`}>{event ? t('Back to {title}', { title: event.title }) : t('Back to the event')}</BackLink>
        <Inline justify="between">
          <Text tone="muted">{t('Places go to people in the order in which they register; the others join the waiting list.')}</Text>
          <Inline>
            <Button href={checkInPath(id ?? '')} external>
              {t(CHECK_IN_TEXTS.checkPeopleIn)}
            </Button>
            <Button loading={isExporting} loadingText={t('Exporting...')} onClick={exportList}>
              {t('Export CSV')}
            </Button>
            <Button onClick={() => setOpenDialog({ kind: 'mail' })}>{t('Mail participants')}</Button>
            <Button variant="primary" onClick={() => setOpenDialog({ kind: 'add' })}>
              {t('Add student')}
            </Button>
          </Inline>
        </Inline>
        <ParticipantList
          entries={entries}
          itemCount={total}
          filters={filters}
          onFiltersChange={onFiltersChange}
          onRemove={(entry) => setOpenDialog({ kind: 'remove', entry })}
          {...readProps({ error, retry }, REGISTRATION_TEXTS.listFailed)}
          onLoadMore={loadMore}
        />
      </Stack>
      {openDialog && event && <ParticipantDialog openDialog={openDialog} event={event} onClose={() => setOpenDialog(undefined)} />}
    </SignedInShell>
  );
}

/** 'Add a student', 'Remove …?' or 'Mail participants', loaded on demand. */
function ParticipantDialog({ openDialog, ...dialogProps }: { openDialog: OpenDialog; event: Event; onClose: () => void }) {
  return (
    <Suspense>
      {openDialog.kind === 'add' && <AddParticipant {...dialogProps} />}
      {openDialog.kind === 'mail' && <MailParticipants {...dialogProps} />}
      {openDialog.kind === 'remove' && <RemoveParticipant {...dialogProps} entry={openDialog.entry} />}
    </Suspense>
  );
}
