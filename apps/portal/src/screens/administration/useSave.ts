import { errorText } from '@quad/api-client/hooks';
import { useState } from 'react';
import { saveFile } from '../../app/saveFile.ts';
import { showShellToast } from '../../app/shell/shellToasts.ts';

/** Saves a file that is made when it is asked for, and says so where it cannot be. */
export function useSave(name: string, make: () => Promise<string>) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(name, await make());
    } catch (error) {
      showShellToast({ tone: 'critical', description: errorText(error, 'Failed to export the list.') });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save: () => void save() };
}
