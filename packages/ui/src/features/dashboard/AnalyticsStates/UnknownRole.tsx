import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

/** In place of analytics for a role that the portal does not know: there is nobody to ask for its figures. */
export function UnknownRole({ roleName }: { roleName: string }) {
  return <EmptyState title={DASHBOARD_TEXTS.unknownRole(roleName)} description={DASHBOARD_TEXTS.noAnalyticsEndpoint} />;
}
