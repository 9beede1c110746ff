import { errorText, type RegistrationFilters, useWholeRegistrations } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { REGISTRATION_TEXTS } from '@quad/domain/registrations';
import { useLocaleSettings } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { participantsCsv } from '@quad/ui/features/registrations';
import { useState } from 'react';
import { showShellToast } from '../../app/shell/shellToasts.ts';

/** Returns a name such as 'Participants of Robo Soccer.csv', without characters that file names may not contain. */
function fileName(title: string): string {
  return `Participants of ${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.csv`;
}

/** Exports all registrations of an event that match the filters as CSV. */
export function useExport(event: Event | undefined, filters: RegistrationFilters) {
  const { timeZone } = useLocaleSettings();
  const readAll = useWholeRegistrations();
  const [isExporting, setExporting] = useState(false);
  const exportList = async () => {
    if (!event) return;
    setExporting(true);
    try {
      saveFile(fileName(event.title), await participantsCsv(await readAll(event._id, filters), timeZone));
    } catch (error) {
      showShellToast({ tone: 'critical', description: errorText(error, REGISTRATION_TEXTS.exportFailed) });
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, exportList: () => void exportList() };
}
