import { type OpenClaims as Claims, formatPaise, UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface OpenClaimsProps {
  /** Claims of a year that nobody has decided; null where the year is not over. */
  claims: Claims | null;
}

/** How many claims of a year wait for a decision, which is handed over with it; nothing where none does. */
export function OpenClaims({ claims }: OpenClaimsProps) {
  const settings = useLocaleSettings();
  if (!claims || claims.count === 0) return null;
  const { count, amount } = claims;
  return <Text tone="muted">{settings.translate(UNIT_YEAR_TEXTS.openClaims, { count, amount: formatPaise(amount, settings) })}</Text>;
}
