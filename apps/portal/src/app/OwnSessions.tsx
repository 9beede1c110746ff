import { useOwnSessions } from '@quad/api-client/hooks';
import { SessionList } from '@quad/ui/features/settings';

/** Where the person is signed in, for the settings. */
export default function OwnSessions() {
  const { data, error, retry, end } = useOwnSessions();
  return <SessionList sessions={data} hasFailed={error !== undefined} onRetry={retry} onEnd={end} />;
}
