import type { FeedbackTargets } from '@quad/domain/feedback';
import { feedback } from '../../contract/feedback.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** Everything that feedback can be about. Thousands of entries: not asked for again because a window got the focus. */
export function useFeedbackTargets(): Read<FeedbackTargets> {
  return useRead(keys.feedbackTargets, [feedback.targets], { revalidateOnFocus: false });
}
