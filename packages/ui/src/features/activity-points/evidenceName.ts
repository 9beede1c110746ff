import { CLAIM_TEXTS, type ClaimEvidence } from '@quad/domain/activity-points';
import type { Translate } from '../../primitives/UiProvider/translate.ts';

/** What a piece of evidence is called, by its place among those of its claim. */
export function evidenceName({ kind }: Pick<ClaimEvidence, 'kind'>, index: number, t: Translate): string {
  return t(CLAIM_TEXTS[kind], { number: index + 1 });
}
