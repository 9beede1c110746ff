import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface CategoryBadgeProps {
  /** The category as entered or selected; shown unchanged. */
  category: string;
}

/** The category of a unit, skill or achievement. It is not a status, so it has no color of its own. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  const t = useTranslate();
  return <Badge>{t(category)}</Badge>;
}
