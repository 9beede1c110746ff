import { REFUSAL_STATUS, type Refusal } from '@quad/domain/refusals';
import { ApiError } from '../client/index.ts';

/** A rule said no before anything was sent: the same error as when the server says it. */
export function refusalError(refusal: Refusal): ApiError {
  return new ApiError({ ...refusal, status: REFUSAL_STATUS[refusal.code], isServerText: true });
}
