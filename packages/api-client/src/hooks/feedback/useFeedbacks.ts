import type { Feedback } from '@quad/domain/feedback';
import { feedback } from '../../contract/feedback.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** All feedback, newest first. */
export function useFeedbacks(): Read<Feedback[]> {
  return useRead(keys.feedbacks, [feedback.list]);
}
