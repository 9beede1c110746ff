import type { LucideIcon } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';

interface NothingProps extends Pick<EmptyStateProps, 'title' | 'description' | 'action'> {
  icon: LucideIcon;
}

/** The placeholder of a list without items, with an icon. */
export function Nothing({ icon: Icon, ...words }: NothingProps) {
  return <EmptyState icon={<Icon size={24} aria-hidden="true" />} {...words} />;
}
