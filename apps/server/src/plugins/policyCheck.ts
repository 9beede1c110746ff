import type { PolicyTable } from '@quad/domain/access';
import type { FastifyInstance } from 'fastify';

/** Refuses to boot with a route that the policy table does not know and that is no page or file of the portal. */
export function requirePolicyRows(app: FastifyInstance, policy: PolicyTable): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const isKnown = config?.isPortal || (config?.call !== undefined && Object.hasOwn(policy, config.call));
    if (!isKnown) throw new Error(`The route ${String(method)} ${url} has no row in the policy table.`);
  });
}
