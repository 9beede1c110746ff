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

/** What somebody is called; a former member once they were erased. */
export function claimantName(person: { personal_info?: { name?: string | null } | null } | null, t: Translate): string {
  return person?.personal_info?.name || t(CLAIM_SCREEN_TEXTS.former);
}

/** What a photo or a PDF is called, by its place. */
export function receiptName({ kind }: Pick<Receipt, 'kind'>, index: number, t: Translate): string {
  return t(CLAIM_SCREEN_TEXTS[kind], { number: index + 1 });
}

/** Writes paise as the reader does. */
export function usePaise(): (paise: number) => string {
  const { currency, locale } = useLocaleSettings();
  return (paise) => formatPaise(paise, { currency, locale });
}
