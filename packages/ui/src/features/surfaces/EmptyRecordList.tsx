import type { LucideIcon } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';

interface EmptyRecordListProps extends Pick<EmptyStateProps, 'title' | 'description' | 'action'> {
  icon: LucideIcon;
}

/** The placeholder of a list without items, with an icon. */
export function EmptyRecordList({ icon: Icon, ...texts }: EmptyRecordListProps) {
  return <EmptyState icon={<Icon size={24} aria-hidden="true" />} {...texts} />;
}
