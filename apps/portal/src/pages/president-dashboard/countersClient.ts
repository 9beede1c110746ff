import { createClient } from '@quad/api-client/hooks';

const { VITE_API_URL = '', VITE_COUNTERS_URL = `${VITE_API_URL}/counters` } = import.meta.env;

/** The second host, whose lists the president's dashboard counts: below the backend unless the build names another. */
export const countersClient = createClient({ baseUrl: VITE_COUNTERS_URL });
