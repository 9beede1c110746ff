import { CLAIM_TEXTS, type ClaimEvidence } from '@quad/domain/activity-points';
import type { Translate } from '../../primitives/UiProvider/translate.ts';

/** The name of a piece of evidence, by its index in the claim. */
export function evidenceName({ kind }: Pick<ClaimEvidence, 'kind'>, index: number, t: Translate): string {
  return t(CLAIM_TEXTS[kind], { number: index + 1 });
}
