import { type ResetLink, useResetLink } from '@quad/api-client/hooks';
import { showToast } from '@quad/ui';
import { useEffect } from 'react';
import type { ResetLinkParams } from './useResetLinkParams.ts';

/** Checks the link from a mail, and shows the server's sentence when it is good. */
export function useCheckedResetLink(params: ResetLinkParams): ResetLink {
  const link = useResetLink(params);
  const message = link.status === 'verified' ? link.message : '';
  useEffect(() => {
    if (message) showToast({ message });
  }, [message]);
  return link;
}
