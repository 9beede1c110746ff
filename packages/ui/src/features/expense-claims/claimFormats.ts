import { CLAIM_SCREEN_TEXTS, type ExpenseClaimStatus, type Receipt } from '@quad/domain/expense-claims';
import { formatPaise } from '@quad/domain/ledger';
import type { BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../primitives/UiProvider/translate.ts';

export const CLAIM_TONES = {
  submitted: 'info',
  returned: 'caution',
  approved: 'positive',
  'partly-approved': 'positive',
  refused: 'critical',
  'in-batch': 'info',
  paid: 'neutral',
} as const satisfies Record<ExpenseClaimStatus, BadgeTone>;

/** The name of a claimant; 'former member' if the account was erased. */
export function claimantName(person: { personal_info?: { name?: string | null } | null } | null, t: Translate): string {
  return person?.personal_info?.name || t(CLAIM_SCREEN_TEXTS.former);
}

/** The name of a photo or PDF, by its index. */
export function receiptName({ kind }: Pick<Receipt, 'kind'>, index: number, t: Translate): string {
  return t(CLAIM_SCREEN_TEXTS[kind], { number: index + 1 });
}

/** Returns a formatter for amounts in paise. */
export function usePaise(): (paise: number) => string {
  const { currency, locale } = useLocaleSettings();
  return (paise) => formatPaise(paise, { currency, locale });
}
