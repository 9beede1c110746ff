import path from 'node:path';
import type { Context } from '../context.ts';
import { record } from '../features/audit/audit.service.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { examineAudit } from '../features/audit/auditReading.service.ts';
import { resealAuditLog } from '../features/audit/auditSealing.ts';
import { appendCheckpoint, type Checkpoint, takeCheckpoint } from '../features/audit/checkpoints.ts';
import { reencryptPayees } from '../features/expense-claims/payees.service.ts';
import { reencryptSecrets } from '../features/institutes/institutes.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { afterReplacement, replaceKey } from '../keys/keys.ts';
import { type Command, withContext, withInstallation } from './command.ts';

const MAX_LISTED = 50;

/** Verifies the whole audit log and compares it with the checkpoints stored outside the database. */
export const auditVerify: Command = {
  summary: 'Verifies that no row of the audit log was forged, removed, cut off or swapped.',
  options: { checkpoints: { type: 'string', about: 'File of checkpoints (default: the one in the data folder)' } },
  async run(config, options) {
    const file = options.checkpoints ? path.resolve(String(options.checkpoints)) : undefined;
    return withContext(config, options, async (context) => {
      await chainAudit(context);
      const { rows, faults, compared } = await examineAudit(context, file);
      if (faults.length === 0)
        return `The audit log is sound: ${rows.toLocaleString('en-US')} rows, compared with ${compared} checkpoints.`;
      throw new FriendlyError(
        `The audit log was tampered with: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${rows.toLocaleString('en-US')} rows.`,
        [...faults.slice(0, MAX_LISTED), ...(faults.length > MAX_LISTED ? [`and ${faults.length - MAX_LISTED} more`] : [])],
        'Compare it with a backup before changing the database.',
      );
    });
  },
};

/** Replaces the key of the audit log, as a routine or because the old one is lost. */
export const auditReseal: Command = {
  summary: 'Verifies the audit log, and seals it with a new key.',
  isGlobal: true,
  options: {
    'accept-broken-audit': { type: 'boolean', about: 'Seals it even if it is not sound or its key is lost' },
  },
  async run(config, options) {
    const rows = await withInstallation(
      config,
      async ({ connection: { acrossInstitutes }, institutes }) => {
        const contexts = await institutes.all();
        const instituteIds = contexts.map(({ instituteId }) => instituteId);
        const findings = new Map<Context, readonly string[]>();
        for (const context of contexts) findings.set(context, (await examineAudit(context)).faults);
        const faults = [...findings.values()].flat();
        if (faults.length > 0 && !options['accept-broken-audit']) {
          throw new FriendlyError(
            'The audit log is not sound, or was sealed with another key.',
            faults.slice(0, MAX_LISTED),
            'Investigate without changing the database, or pass --accept-broken-audit.',
          );
        }
        let count = 0;
        const checkpoints: Checkpoint[] = [];
        await replaceKey(acrossInstitutes, config, { instituteIds, purpose: 'audit' }, async (tx, audit) => {
          for (const [context, found] of findings) {
            const sealed = { ...context, db: tx, keys: { ...context.keys, audit } };
            await reencryptSecrets(tx, context, sealed.keys);
            await reencryptPayees(tx, context, sealed.keys);
            await record(tx, sealed, undefined, { action: 'audit.seal-anew', detail: { findings: found.length } });
            count += await resealAuditLog(tx, sealed);
            checkpoints.push(await takeCheckpoint(tx, sealed, 'sealed-anew'));
          }
        });
        for (const checkpoint of checkpoints) await appendCheckpoint(config, checkpoint);
        return count;
      },
      ['audit', 'feedback', 'credentials'],
    );
    return `Sealed ${rows.toLocaleString('en-US')} rows with a new key. ${afterReplacement(config, 'audit')}`;
  },
};
