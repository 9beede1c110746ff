import { callKey, type Endpoint, successOf } from '@quad/api-client/contract';
import * as v from 'valibot';

/**
 * Checks a response against the contract: its shape, and that it has no key that the contract does not name. Throws, because a difference
 * is a bug of the server. Runs in development and tests, not in production.
 */
export function checkReply(call: Endpoint, value: unknown): void {
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const result = v.safeParse(successOf(call).schema, sent);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(`The answer of ${callKey(call)} breaks the contract at "${v.getDotPath(issue) ?? ''}": ${issue.message}`);
  }
  const unnamed = pathOfUnnamedKey(sent, result.output);
  if (unnamed) throw new Error(`The answer of ${callKey(call)} has "${unnamed}", which the contract does not name.`);
}

/** Path of the first key that was sent but dropped by parsing. */
function pathOfUnnamedKey(sent: unknown, parsed: unknown, path = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    const here = path ? `${path}.${key}` : key;
    if (!(key in parsed)) return here;
    const found = pathOfUnnamedKey(value, Reflect.get(parsed, key), here);
    if (found) return found;
  }
  return undefined;
}
