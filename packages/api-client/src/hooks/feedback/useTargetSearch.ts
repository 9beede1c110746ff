import type { FeedbackTargets } from '@quad/domain/feedback';
import { useCallback } from 'react';
import { feedback } from '../../contract/feedback.contract.ts';
import { useClient } from '../clientContext.ts';

/** Asks for what feedback can be about, by name, title or roll number: 20 of each kind at most. */
export function useTargetSearch(): (search: string, signal: AbortSignal) => Promise<FeedbackTargets> {
  const client = useClient();
  return useCallback((search, signal) => client.call(feedback.targets, { query: { search }, signal }), [client]);
}
