import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface CategoryBadgeProps {
  /** As it was typed in or chosen; shown as it is. */
  category: string;
}

/** What a unit, skill or achievement is about. A kind and no state, so it has no hue of its own. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  const t = useTranslate();
  return <Badge>{t(category)}</Badge>;
}
